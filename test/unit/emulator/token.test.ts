import { describe, expect, it } from 'vitest';
import { TokenAuthority } from '../../../src/emulator';
import { TestPage } from './test-page';

const loadError = async (page: TestPage, accessToken: string) => {
  const failed = page.next('/events/error');
  await page.request('POST', '/report/load', { accessToken, id: 'shop' });
  return (await failed).body;
};

describe('access token', () => {
  it('rejects a load with a malformed token', async () => {
    expect(await loadError(new TestPage(), 'opaque')).toMatchObject({ message: 'LoadReportFailed', errorCode: '401' });
  });

  it('emits TokenExpired for a load with an expired token', async () => {
    const page = new TestPage();
    const body = await loadError(page, await page.frame.createToken(['*'], -1));
    expect(body).toEqual({
      message: 'TokenExpired',
      detailedMessage: 'Access token has expired, resubmit with a new access token',
      errorCode: '403',
      level: 6,
    });
  });

  it('creates expired tokens with an issue time one hour before their expiry', async () => {
    const token = await new TestPage().frame.createToken(['*'], -10);
    const { iat, exp } = JSON.parse(atob(token.split('.')[1] ?? '')) as { iat: number; exp: number };
    expect(exp - iat).toBe(3600);
  });

  it.each([NaN, Infinity])('rejects the lifetime %d', async (seconds) => {
    await expect(new TestPage().frame.createToken(['*'], seconds)).rejects.toThrow(
      `Expected expiresInSeconds to be a finite number, received ${String(seconds)}.`,
    );
  });

  it('rejects a load with a token for a different report', async () => {
    const page = new TestPage();
    const body = await loadError(page, await page.frame.createToken(['other']));
    expect(body).toMatchObject({ message: 'PowerBINotAuthorizedException', errorCode: '403' });
  });

  it('rejects a load with a token signed with a different secret', async () => {
    const token = await new TestPage().frame.createToken();
    expect(await loadError(new TestPage(), token)).toMatchObject({ message: 'LoadReportFailed', errorCode: '401' });
  });

  it('accepts an opaque token in lenient mode', async () => {
    const page = new TestPage({ lenient: true });
    await page.load({ accessToken: 'opaque' });
    expect(page.events).toContain('rendered');
  });

  it('does not include the token in messages from the frame', async () => {
    const page = new TestPage();
    await loadError(page, 'very-secret-token');
    expect(JSON.stringify(page.messages)).not.toContain('very-secret-token');
  });

  it('rejects requests after the token has expired until it is refreshed', async () => {
    const page = new TestPage();
    await page.load();
    const error = page.next('/events/error');
    page.frame.expireToken();
    expect((await error).body).toMatchObject({ message: 'TokenExpired' });
    expect(await page.request('GET', '/report/pages')).toMatchObject({
      status: 403,
      body: { message: 'TokenExpired' },
    });
    const refreshed = await page.request('POST', '/report/token', await page.frame.createToken());
    expect(refreshed.status).toBe(200);
    expect((await page.request('GET', '/report/pages')).status).toBe(200);
  });

  it('rejects other requests whose path ends in /token once the token has expired', async () => {
    const page = new TestPage();
    await page.load({ permissions: 7, viewMode: 1 });
    page.frame.expireToken();
    const response = await page.request('DELETE', '/report/pages/token', {});
    expect(response).toMatchObject({ status: 403, body: { message: 'TokenExpired' } });
  });

  it('does not replace a valid token with an invalid one', async () => {
    const page = new TestPage();
    await page.load();
    expect((await page.request('POST', '/report/token', 'bad')).status).toBe(401);
    expect((await page.request('GET', '/report/pages')).status).toBe(200);
  });

  it('requests a token before expiry when the page has a token provider', async () => {
    const page = new TestPage();
    page.hooks.newAccessToken = await page.frame.createToken();
    const requested = page.next('/eventHooks/newAccessToken');
    await page.load({ accessToken: await page.frame.createToken(['*'], 2) }, { tokenProviderSupplied: true });
    await requested;
    expect((await page.request('GET', '/report/pages')).status).toBe(200);
  });

  it('opens a report in edit mode only with a token that permits changes', async () => {
    const page = new TestPage();
    const viewOnly = await page.frame.createToken(['shop'], 3600, { editableReports: [], targetWorkspaces: [] });
    const failed = page.next('/events/error');
    await page.request('POST', '/report/load', { accessToken: viewOnly, id: 'shop', permissions: 7, viewMode: 1 });
    expect((await failed).body).toMatchObject({ message: 'PowerBINotAuthorizedException', errorCode: '403' });
    await page.load({ accessToken: viewOnly, permissions: 7 });
    expect((await page.request('POST', '/report/switchMode/edit', null)).status).toBe(403);
    expect((await page.request('POST', '/report/saveAs', { name: 'Copy' })).status).toBe(403);
  });

  it('opens a report in edit mode only if the load configuration permits changes', async () => {
    const page = new TestPage();
    const accessToken = await page.frame.createToken();
    const failed = page.next('/events/error');
    await page.request('POST', '/report/load', { accessToken, id: 'shop', viewMode: 1 });
    expect((await failed).body).toMatchObject({ message: 'PowerBINotAuthorizedException', errorCode: '403' });
  });

  it('renders a prepared report in edit mode only with permission to change it', async () => {
    const page = new TestPage();
    const accessToken = await page.frame.createToken(['shop'], 3600, { editableReports: [], targetWorkspaces: [] });
    const loaded = page.next('/events/loaded');
    await page.request('POST', '/report/prepare', { accessToken, id: 'shop', permissions: 7 });
    await loaded;
    const edit = { permissions: 7, viewMode: 1 };
    expect(await page.request('POST', '/report/render', edit)).toMatchObject({
      status: 403,
      body: { message: 'PowerBINotAuthorizedException' },
    });
    expect((await page.request('POST', '/report/save', null)).status).toBe(400);
    await page.request('POST', '/report/render', { permissions: 7 });
    expect((await page.request('POST', '/report/switchMode/edit', null)).status).toBe(403);
  });

  it('accepts tokens that another program has issued for a different audience', async () => {
    const secret = 'a secret of at least thirty-two characters';
    const page = new TestPage({ secret });
    const accessToken = new TokenAuthority(secret).sign({ items: ['shop'], aud: 'kpi-report' }, 60);
    await page.load({ accessToken });
    expect(page.events).toContain('rendered');
  });

  it('requires a secret of at least 32 characters', () => {
    expect(() => new TestPage({ secret: 'x'.repeat(31) })).toThrow(
      'Expected a secret of at least 32 characters, received 31.',
    );
    expect(() => new TestPage({ secret: 'x'.repeat(32) })).not.toThrow();
  });
});
