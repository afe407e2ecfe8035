import { describe, expect, it } from 'vitest';
import { TestPage } from './page';

const load = async (page: TestPage, accessToken: string) => {
  const failed = page.next('/events/error');
  await page.call('POST', '/report/load', { accessToken, id: 'shop' });
  return (await failed).body;
};

describe('a token', () => {
  it('that is no token fails the load', async () => {
    expect(await load(new TestPage(), 'opaque')).toMatchObject({ message: 'LoadReportFailed', errorCode: '401' });
  });

  it('that has ended fails the load with TokenExpired', async () => {
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

  it('signed by somebody else fails the load', async () => {
    const token = await new TestPage().frame.createToken();
    expect(await load(new TestPage(), token)).toMatchObject({ message: 'LoadReportFailed', errorCode: '401' });
  });

  it('that is opaque opens everything only in lenient mode', async () => {
    const page = new TestPage({ lenient: true });
    await page.load({ accessToken: 'opaque' });
    expect(page.events).toContain('rendered');
  });

  it('never appears in what the frame sends', async () => {
    const page = new TestPage();
    await load(page, 'very-secret-token');
    expect(JSON.stringify(page.raised)).not.toContain('very-secret-token');
  });

  it('that ends makes calls fail until a new one comes', async () => {
    const page = new TestPage();
    await page.load();
    const told = page.next('/events/error');
    page.frame.expireToken();
    expect((await told).body).toMatchObject({ message: 'TokenExpired' });
    expect(await page.call('GET', '/report/pages')).toMatchObject({ status: 403, body: { message: 'TokenExpired' } });
    const renewed = await page.call('POST', '/report/token', await page.frame.createToken());
    expect(renewed.status).toBe(200);
    expect((await page.call('GET', '/report/pages')).status).toBe(200);
  });

  it('that is bad does not replace a good one', async () => {
    const page = new TestPage();
    await page.load();
    expect((await page.call('POST', '/report/token', 'bad')).status).toBe(401);
    expect((await page.call('GET', '/report/pages')).status).toBe(200);
  });

  it('is asked for before the end when the page provides tokens', async () => {
    const page = new TestPage();
    page.hooks.newAccessToken = await page.frame.createToken();
    const asked = page.next('/eventHooks/newAccessToken');
    await page.load({ accessToken: await page.frame.createToken(['*'], 2) }, { tokenProviderSupplied: true });
    await asked;
    expect((await page.call('GET', '/report/pages')).status).toBe(200);
  });
});
