import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readSecrets } from '../server/database/secrets';
import { createLog } from '../server/log';
import { createProvider } from '../server/sign-in/provider';
import { signIn, type ReportEmbed, type StaffMember } from '../shared';
import { Client } from './support/client';
import { ruleDatabaseKinds, startTestDemo, users, type TestDemo } from './support/demo';
import { addPerson } from './support/people';
import {
  requestTokens,
  authorizationRequest,
  CookieClient,
  finish,
  locationOf,
  refresh,
  signInWithPassword,
  type Tokens,
} from './support/sign-in';

const password = 'Corporate-2026';

describe.each(ruleDatabaseKinds)('codes, tokens and sessions on the %s database', (kind) => {
  let demo: TestDemo;
  beforeAll(async () => {
    demo = await startTestDemo(kind);
  });
  afterAll(() => demo.close());

  const startSignIn = async (browser: CookieClient, extra: Record<string, string> = {}) => {
    const { url, verifier } = authorizationRequest(demo.origin, extra);
    return { page: locationOf(await browser.visit(url)), verifier };
  };
  const code = async (browser: CookieClient, page: string, email: string) => {
    let location = locationOf(await browser.post(page, { email, password }));
    while (!location.includes('code=')) location = locationOf(await browser.visit(location));
    return new URL(location).searchParams.get('code') ?? '';
  };
  const apiStatus = async ({ accessToken }: Tokens) =>
    (await new Client(demo.origin, accessToken).get('permissions')).status;
  /** Creates a person with a password and signs in from the given number of browsers. */
  const personWithSessions = async (count: number) => {
    const person = await addPerson(demo.db, { permissions: ['manage-staff-profile'] });
    const corporate = await demo.as(users.corporate);
    await corporate.put(`IYG-US/staff/${person.id}`, { ...person, password: 'first-word-1' });
    const sessions = [];
    for (let index = 0; index < count; index++) {
      const browser = new CookieClient(demo.origin);
      sessions.push({ browser, tokens: await signInWithPassword(demo.origin, person.email, 'first-word-1', browser) });
    }
    return { person, sessions };
  };

  test('redeems an authorization code only once, even in parallel, and revokes the grant on reuse', async () => {
    const browser = new CookieClient(demo.origin);
    const { page, verifier } = await startSignIn(browser);
    const form = {
      grant_type: 'authorization_code',
      code: await code(browser, page, users.corporate),
      redirect_uri: `${demo.origin}${signIn.callbackPath}`,
      code_verifier: verifier,
    };
    const responses = await Promise.all([1, 2, 3, 4].map(() => requestTokens(browser, form)));
    expect(responses.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(responses.filter(({ body }) => body.error === 'invalid_grant').length).toBeGreaterThanOrEqual(3);
    for (const { status, body } of responses)
      if (status === 200) {
        const tokens = {
          accessToken: String(body.access_token),
          refreshToken: String(body.refresh_token),
          idToken: '',
        };
        expect(await apiStatus(tokens)).toBe(401);
        expect((await refresh(browser, tokens.refreshToken)).status).toBe(400);
      }
  });

  test('redeems a refresh token only once, even in parallel, and revokes the grant on reuse', async () => {
    const browser = new CookieClient(demo.origin);
    const first = await signInWithPassword(demo.origin, users.manager, 'Manager-2026', browser);
    const responses = await Promise.all([1, 2, 3].map(() => refresh(browser, first.refreshToken)));
    const redeemed = responses.filter(({ status }) => status === 200);
    expect(redeemed.length).toBeLessThanOrEqual(1);
    for (const { tokens } of redeemed) {
      expect((await refresh(browser, tokens.refreshToken)).status).toBe(400);
      expect(await apiStatus(tokens)).toBe(401);
    }
    expect(await apiStatus(first)).toBe(401);
  });

  const signOut = async (browser: CookieClient, { idToken }: Tokens) => {
    const page = await (await browser.visit(`${signIn.providerPath}/session/end?id_token_hint=${idToken}`)).text();
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    await browser.post(`${signIn.providerPath}/session/end/confirm`, { xsrf, logout: 'yes' });
  };

  test("revokes a session's access tokens when the user signs out", async () => {
    const browser = new CookieClient(demo.origin);
    const tokens = await signInWithPassword(demo.origin, users.franchisee, 'Franchisee-2026', browser);
    const other = await signInWithPassword(demo.origin, users.franchisee, 'Franchisee-2026');
    expect(await apiStatus(tokens)).toBe(200);
    await signOut(browser, tokens);
    expect(await apiStatus(tokens)).toBe(401);
    expect(await apiStatus(other)).toBe(200);
  });

  test("revokes a session's embed tokens when the user signs out", async () => {
    const contentStatus = async ({ token, reportId }: ReportEmbed) => {
      const headers = { authorization: `Bearer ${Buffer.from(token).toString('base64')}` };
      return (await fetch(`${demo.contentOrigin}/content/reports/${reportId}`, { headers })).status;
    };
    const embed = async ({ accessToken }: Tokens) =>
      (await new Client(demo.origin, accessToken).get<ReportEmbed>('power-bi')).body;
    const browser = new CookieClient(demo.origin);
    const tokens = await signInWithPassword(demo.origin, users.franchisee, 'Franchisee-2026', browser);
    const ended = await embed(tokens);
    const other = await embed(await signInWithPassword(demo.origin, users.franchisee, 'Franchisee-2026'));
    expect(await contentStatus(ended)).toBe(200);
    await signOut(browser, tokens);
    expect(await contentStatus(ended)).toBe(404);
    expect(await contentStatus(other)).toBe(200);
  });

  test('requires the current password when users change their own password', async () => {
    const { person, sessions } = await personWithSessions(1);
    const client = new Client(demo.origin, sessions[0]?.tokens.accessToken);
    const path = `IYG-US/staff/${person.id}`;
    const save = (passwords: object) => client.put<{ errors?: object[] }>(path, { ...person, ...passwords });
    for (const [currentPassword, message] of [
      [undefined, 'Please provide your current password'],
      ['', 'Please provide your current password'],
      ['wrong-word-1', 'The current password is incorrect'],
    ]) {
      const { status: rejected, body } = await save({ password: 'second-word-2', currentPassword });
      expect([rejected, body.errors]).toEqual([400, [{ path: 'currentPassword', message }]]);
    }
    // ids ignore case
    const sameRecord = `IYG-US/staff/${person.id.toUpperCase()}`;
    expect((await client.put(sameRecord, { ...person, password: 'second-word-2' })).status).toBe(400);
    expect((await client.get(sameRecord)).status).toBe(200);
    expect((await save({ password: 'second-word-2', currentPassword: 'first-word-1' })).status).toBe(200);
    await signInWithPassword(demo.origin, person.email, 'second-word-2');
  });

  test('limits attempts to guess the current password', async () => {
    const { person, sessions } = await personWithSessions(1);
    const client = new Client(demo.origin, sessions[0]?.tokens.accessToken);
    const statuses: number[] = [];
    for (let count = 0; count < 12; count++) {
      const guess = { ...person, password: 'second-word-2', currentPassword: `guess-${String(count)}` };
      statuses.push((await client.put(`IYG-US/staff/${person.id}`, guess)).status);
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  test('ends all other sessions when users change their own password, and keeps the current one', async () => {
    const { person, sessions } = await personWithSessions(3);
    const [current, ...others] = sessions;
    if (!current) throw new Error('Expected a session.');
    const client = new Client(demo.origin, current.tokens.accessToken);
    const change = { ...person, password: 'second-word-2', currentPassword: 'first-word-1' };
    expect((await client.put<StaffMember>(`IYG-US/staff/${person.id}`, change)).status).toBe(200);
    for (const { browser, tokens } of others) {
      expect(await apiStatus(tokens)).toBe(401);
      expect((await refresh(browser, tokens.refreshToken)).status).toBe(400);
      const silent = authorizationRequest(demo.origin, { prompt: 'none' });
      expect(locationOf(await browser.visit(silent.url))).toContain('error=login_required');
    }
    expect(await apiStatus(current.tokens)).toBe(200);
    expect((await refresh(current.browser, current.tokens.refreshToken)).status).toBe(200);
  });

  test('signs in two tabs in one browser at the same time', async () => {
    const browser = new CookieClient(demo.origin);
    const tabs = [await startSignIn(browser), await startSignIn(browser)];
    for (const { page } of tabs) expect((await browser.visit(page)).status).toBe(200);
    const tokens = await Promise.all(
      tabs.map(async ({ page, verifier }) =>
        finish(browser, await browser.post(page, { email: users.corporate, password }), verifier),
      ),
    );
    for (const session of tokens) expect(await apiStatus(session)).toBe(200);
    for (const session of tokens) expect((await refresh(browser, session.refreshToken)).status).toBe(200);
  });

  test('finds a session at any time while its id changes', async () => {
    const provider = createProvider({
      db: demo.db,
      secrets: await readSecrets(demo.db),
      log: createLog(() => undefined),
      origin: demo.origin,
      appOrigins: [],
      accessTokenSeconds: 60,
    });
    const session = new provider.Session();
    await session.save(60);
    const firstId = session.jti;
    session.resetIdentifier();

    const isFound = async () => (await provider.Session.findByUid(session.uid)) !== undefined;
    const found: boolean[] = [];
    const { adapter } = provider.Session;
    for (const name of ['upsert', 'destroy'] as const) {
      const call = adapter[name].bind(adapter) as (...args: unknown[]) => Promise<void>;
      vi.spyOn(adapter, name).mockImplementation(async (...args: unknown[]) => {
        await call(...args);
        found.push(await isFound());
      });
    }
    await session.save(60);
    expect(found).toEqual([true, true]);
    expect(await provider.Session.find(firstId)).toBeUndefined();
    expect(await provider.Session.find(session.jti)).toBeDefined();
  });

  test('switches users with prompt=login on a page whose inline script is allowed by its content security policy', async () => {
    const browser = new CookieClient(demo.origin);
    await signInWithPassword(demo.origin, users.corporate, password, browser);
    const { page, verifier } = await startSignIn(browser, { prompt: 'login' });
    const response = await browser.post(page, { email: users.manager, password: 'Manager-2026' });
    const switching = await browser.visit(locationOf(response));
    const html = await switching.text();
    const policy = switching.headers.get('content-security-policy') ?? '';
    const inline = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1];
    const hash = inline === undefined ? undefined : createHash('sha256').update(inline).digest('base64');
    expect(hash === undefined || policy.includes(`'sha256-${hash}'`)).toBe(true);
    expect(policy).toContain("form-action 'self'");

    const xsrf = /name="xsrf" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const action = new URL(/action="([^"]+)"/.exec(html)?.[1] ?? '').pathname;
    const resumed = await browser.post(action, { xsrf, logout: 'yes' });
    const tokens = await finish(browser, resumed, verifier);
    expect((await new Client(demo.origin, tokens.accessToken).get('IYG-US/locations/count')).body).toBe(1);
  });

  test('responds with invalid_target for an unknown resource', async () => {
    const { url } = authorizationRequest(demo.origin, { resource: 'https://other.example/api' });
    const location = locationOf(await new CookieClient(demo.origin).visit(url));
    expect(new URL(location).searchParams.get('error')).toBe('invalid_target');
  });
});
