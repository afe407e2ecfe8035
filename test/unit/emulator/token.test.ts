import { describe, expect, it } from 'vitest';
import { TestPage } from './test-page';

const load = async (page: TestPage, accessToken: string) => {
  const failed = page.next('/events/error');
  await page.request('POST', '/report/load', { accessToken, id: 'shop' });
  return (await failed).body;
};

describe('access token', () => {
  it('that is malformed fails the load', async () => {
    expect(await load(new TestPage(), 'opaque')).toMatchObject({ message: 'LoadReportFailed', errorCode: '401' });
  });

  it('that has expired fails the load with TokenExpired', async () => {
    const page = new TestPage();
    const body = await load(page, await page.frame.createToken(['*'], -1));
    expect(body).toEqual({
      message: 'TokenExpired',
      detailedMessage: 'Access token has expired, resubmit with a new access token',
      errorCode: '403',
      level: 6,
    });
  });

  it('for another report fails the load', async () => {
    const page = new TestPage();
    const body = await load(page, await page.frame.createToken(['other']));
    expect(body).toMatchObject({ message: 'PowerBINotAuthorizedException', errorCode: '403' });
  });

  it('that was signed with another secret fails the load', async () => {
    const token = await new TestPage().frame.createToken();
    expect(await load(new TestPage(), token)).toMatchObject({ message: 'LoadReportFailed', errorCode: '401' });
  });

  it('that is opaque is accepted in lenient mode', async () => {
    const page = new TestPage({ lenient: true });
    await page.load({ accessToken: 'opaque' });
    expect(page.events).toContain('rendered');
  });

  it('does not appear in messages of the frame', async () => {
    const page = new TestPage();
    await load(page, 'very-secret-token');
    expect(JSON.stringify(page.messages)).not.toContain('very-secret-token');
  });

  it('that expires makes requests fail until it is renewed', async () => {
    const page = new TestPage();
    await page.load();
    const error = page.next('/events/error');
    page.frame.expireToken();
    expect((await error).body).toMatchObject({ message: 'TokenExpired' });
    expect(await page.request('GET', '/report/pages')).toMatchObject({
      status: 403,
      body: { message: 'TokenExpired' },
    });
    const renewed = await page.request('POST', '/report/token', await page.frame.createToken());
    expect(renewed.status).toBe(200);
    expect((await page.request('GET', '/report/pages')).status).toBe(200);
  });

  it('that is invalid does not replace a valid one', async () => {
    const page = new TestPage();
    await page.load();
    expect((await page.request('POST', '/report/token', 'bad')).status).toBe(401);
    expect((await page.request('GET', '/report/pages')).status).toBe(200);
  });

  it('is requested before expiry when the page has a token provider', async () => {
    const page = new TestPage();
    page.hooks.newAccessToken = await page.frame.createToken();
    const requested = page.next('/eventHooks/newAccessToken');
    await page.load({ accessToken: await page.frame.createToken(['*'], 2) }, { tokenProviderSupplied: true });
    await requested;
    expect((await page.request('GET', '/report/pages')).status).toBe(200);
  });
});
