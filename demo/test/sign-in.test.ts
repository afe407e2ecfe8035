import { eq, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInRecords, staff } from '../server/database/schema';
import { profileActor, profileSchema, signIn } from '../shared';
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
} from './support/sign-in';

const password = 'Corporate-2026';

describe.each(ruleDatabaseKinds)('sign-in on the %s database', (kind) => {
  let demo: TestDemo;
  beforeAll(async () => {
    demo = await startTestDemo(kind, { APP_ORIGINS: 'http://localhost:5174' });
  });
  afterAll(() => demo.close());

  const startSignIn = async (extra: Record<string, string> = {}) => {
    const browser = new CookieClient(demo.origin);
    const { url, verifier } = authorizationRequest(demo.origin, extra);
    const page = locationOf(await browser.visit(url));
    return { browser, page, verifier };
  };

  test('issues an ID token with the specified profile claims', async () => {
    const { idToken } = await signInWithPassword(demo.origin, users.managerOfThree, 'ManagerThree-2026');
    const profile = profileSchema.parse(decodeJwt(idToken));
    expect(profile).toMatchObject({
      userType: 'LocationManager',
      locations: ['1001', '1002', '1003'],
      primaryRegion: 'IYG-US',
      given_name: 'Thea',
      profilePictureUrl: expect.stringMatching(/^\/api\/photos\/[\da-f]{64}$/) as string,
    });
    expect(profileActor(profile).permissions).not.toContain('access-reports');
    const photo = await fetch(`${demo.origin}${profile.profilePictureUrl ?? ''}`);
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  test('opens the app when the user goes back to a completed sign-in, and rejects its form', async () => {
    const browser = new CookieClient(demo.origin);
    const page = `${demo.origin}/identity/sign-in/completed`;
    const response = await browser.visit(page);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/']);
    const form = await fetch(page, { method: 'POST', body: new URLSearchParams({ email: 'a', password: 'b' }) });
    expect([form.status, await form.text()]).toEqual([400, expect.stringContaining('This sign-in has expired')]);
  });

  test('omits the primary region for an account without one', async () => {
    const { idToken } = await signInWithPassword(demo.origin, users.noRegion, 'NoRegion-2026');
    expect(decodeJwt(idToken)).not.toHaveProperty('primaryRegion');
  });

  test('shows an accessible, branded page, and an error for wrong credentials', async () => {
    const { browser, page } = await startSignIn({ space: 'PLS-AU', login_hint: 'me@pls.example' });
    const response = await browser.visit(page);
    const html = await response.text();
    expect(html).toContain('Pulse Intervals');
    expect(html).toContain('value="me@pls.example"');
    expect(html).toMatch(/<label for="email">[\s\S]*<label for="password">/);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    // browsers request the icon of pages without one from a default path, which the policy would block
    expect(html).toContain('<link rel="icon" href="/icon.svg"');
    expect(policy).toContain("img-src 'self'");
    expect(html).not.toMatch(/<style|style="|<script>|onclick/);
    for (const path of ['style.css', 'sign-out.js', 'reveal-password.js'])
      expect((await browser.visit(`${signIn.providerPath}/${path}`)).status).toBe(200);

    const rejected = await browser.post(page, { email: '"><b>@x.example', password: 'wrong-password-1' });
    const errorPage = await rejected.text();
    expect(rejected.status).toBe(401);
    expect(errorPage).toMatch(/role="alert"><svg .*<\/svg><span>Incorrect email or password\./);
    expect(errorPage).toContain('value="&#34;&#62;&#60;b&#62;@x.example"');
    expect(errorPage).not.toContain('wrong-password-1');
  });

  test('shows an error for each empty field, without scripts', async () => {
    const { browser, page } = await startSignIn();
    const both = await browser.post(page, { email: '', password: '' });
    const text = await both.text();
    expect(both.status).toBe(400);
    expect(text).toContain('<title>Error: Sign in');
    expect(text).toMatch(/id="email"[^>]* autofocus aria-invalid="true" aria-describedby="email-error"/);
    expect(text).toMatch(/id="email-error"[\s\S]*Please enter your email\./);
    expect(text).toMatch(/id="password-error"[\s\S]*Please enter your password\./);
    const one = await (await browser.post(page, { email: users.corporate, password: '' })).text();
    expect(one).toMatch(/id="password"[^>]* autofocus aria-invalid="true" aria-describedby="password-error"/);
    expect(one).not.toContain('email-error');
  });

  test('responds identically to an unknown email, an account without a password and a wrong password', async () => {
    const person = await addPerson(demo.db);
    const texts = new Set<string>();
    for (const email of ['unknown@test.example', person.email, users.corporate]) {
      const { browser, page } = await startSignIn();
      const response = await browser.post(page, { email, password: 'wrong-password-1' });
      texts.add(`${String(response.status)} ${(await response.text()).replaceAll(email, '').replaceAll(page, '')}`);
    }
    expect(texts.size).toBe(1);
  });

  test('blocks an account after ten wrong passwords, but not other accounts', async () => {
    const person = await addPerson(demo.db);
    const { browser, page } = await startSignIn();
    for (let count = 0; count < 10; count++)
      expect((await browser.post(page, { email: person.email, password: 'wrong-password-1' })).status).toBe(401);
    const blocked = await browser.post(page, { email: person.email.toUpperCase(), password: 'wrong-password-1' });
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(await blocked.text()).toContain('Too many attempts. Please wait 15 minutes and try again.');
    await signInWithPassword(demo.origin, users.corporate, password);
  });

  test('rejects a form submitted from a different site', async () => {
    const { browser, page } = await startSignIn();
    const form = { email: users.corporate, password };
    expect((await browser.post(page, form, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await new CookieClient(demo.origin).post(page, form)).status).toBe(400);
  });

  test.each([
    ['a different redirect URI', { redirect_uri: 'https://evil.example/oidc/callback' }],
    ['a redirect URI with the same prefix', { redirect_uri: 'http://localhost:1.evil.example/oidc/callback' }],
    ['an unknown client', { client_id: 'other' }],
  ])('shows an error page instead of redirecting for %s', async (_description, extra) => {
    const { browser } = await startSignIn();
    const response = await browser.visit(authorizationRequest(demo.origin, extra).url);
    expect([response.status, locationOf(response)]).toEqual([400, '']);
    expect(await response.text()).toContain('Sign-in failed');
  });

  test('requires PKCE and the correct verifier', async () => {
    const browser = new CookieClient(demo.origin);
    const { url } = authorizationRequest(demo.origin);
    const without = await browser.visit(
      url.replace(/&code_challenge=[^&]*/, '').replace(/&code_challenge_method=[^&]*/, ''),
    );
    expect(locationOf(without)).toContain('error=invalid_request');
    const { browser: other, page } = await startSignIn();
    const response = await other.post(page, { email: users.corporate, password });
    await expect(finish(other, response, 'x'.repeat(43))).rejects.toThrow('invalid_grant');
  });

  test('redeems a code only once', async () => {
    const { browser, page, verifier } = await startSignIn();
    let location = locationOf(await browser.post(page, { email: users.corporate, password }));
    while (!location.includes('code=')) location = locationOf(await browser.visit(location));
    const form = {
      grant_type: 'authorization_code',
      code: new URL(location).searchParams.get('code') ?? '',
      redirect_uri: `${demo.origin}${signIn.callbackPath}`,
      code_verifier: verifier,
    };
    expect((await requestTokens(browser, form)).status).toBe(200);
    expect((await requestTokens(browser, form)).body.error).toBe('invalid_grant');
  });

  test('refreshes tokens and rotates the refresh token', async () => {
    const browser = new CookieClient(demo.origin);
    const first = await signInWithPassword(demo.origin, users.corporate, password, browser);
    const second = await refresh(browser, first.refreshToken);
    expect(second.status).toBe(200);
    expect(second.tokens.refreshToken).not.toBe(first.refreshToken);
    expect((await new Client(demo.origin, second.tokens.accessToken).get('permissions')).status).toBe(200);
    expect((await refresh(browser, first.refreshToken)).status).toBe(400);
    expect((await refresh(browser, second.tokens.refreshToken)).status).toBe(400);
  });

  test("rejects a session's tokens after 12 hours", async () => {
    const browser = new CookieClient(demo.origin);
    // an account that no other test uses, because all of its sessions expire
    const { accessToken, refreshToken } = await signInWithPassword(
      demo.origin,
      users.franchisee,
      'Franchisee-2026',
      browser,
    );
    const client = new Client(demo.origin, accessToken);
    expect((await client.get('permissions')).status).toBe(200);
    const { sub = '' } = decodeJwt(accessToken);
    const records = await demo.db.select().from(signInRecords).where(eq(signInRecords.accountId, sub));
    const lifetime = 12 * 3600;
    const now = Date.now() / 1000;
    for (const model of ['Session', 'Grant', 'RefreshToken']) {
      const lifetimes = records
        .filter((record) => record.model === model)
        .map((record) => (record.expiresAt ?? 0) - now);
      expect(lifetimes.length).toBeGreaterThan(0);
      for (const seconds of lifetimes) expect(seconds).toBeLessThanOrEqual(lifetime);
    }
    // simulates the passage of 12 hours
    await demo.db
      .update(signInRecords)
      .set({ expiresAt: sql`${signInRecords.expiresAt} - ${lifetime}` })
      .where(eq(signInRecords.accountId, sub));
    expect((await client.get('permissions')).status).toBe(401);
    expect((await refresh(browser, refreshToken)).status).toBe(400);
  });

  test('signs in silently during a session, but not after signing out', async () => {
    const browser = new CookieClient(demo.origin);
    const { idToken } = await signInWithPassword(demo.origin, users.corporate, password, browser);
    const silent = () =>
      authorizationRequest(demo.origin, { prompt: 'none', redirect_uri: `${demo.origin}${signIn.silentPath}` }).url;
    expect(locationOf(await browser.visit(silent()))).toMatch(/silent-callback\?code=/);

    const endSession = `${signIn.providerPath}/session/end?${new URLSearchParams({
      id_token_hint: idToken,
      post_logout_redirect_uri: `${demo.origin}${signIn.signedOutPath}`,
      state: 'back',
    }).toString()}`;
    const page = await (await browser.visit(endSession)).text();
    expect(page).toContain('sign-out.js');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const action = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? '').pathname;
    const done = await browser.post(action, { xsrf, logout: 'yes' });
    expect(locationOf(done)).toBe(`${demo.origin}${signIn.signedOutPath}?state=back`);
    expect(locationOf(await browser.visit(silent()))).toContain('error=login_required');
  });

  test('asks users to confirm a sign-out without an ID token, and rejects unknown redirect URIs', async () => {
    const browser = new CookieClient(demo.origin);
    await signInWithPassword(demo.origin, users.corporate, password, browser);
    const page = await (await browser.visit(`${signIn.providerPath}/session/end`)).text();
    expect(page).toContain('Do you want to sign out?');
    expect(page).not.toContain('sign-out.js');
    const unknownRedirect = `${signIn.providerPath}/session/end?client_id=${signIn.clientId}&post_logout_redirect_uri=https://evil.example`;
    expect((await browser.visit(unknownRedirect)).status).toBe(400);
  });

  test("ends a person's sessions when another user sets their password", async () => {
    const corporate = await demo.as(users.corporate);
    const person = await addPerson(demo.db);
    const path = `IYG-US/staff/${person.id}`;
    await corporate.put(path, { ...person, password: 'first-word-1' });
    const browser = new CookieClient(demo.origin);
    const tokens = await signInWithPassword(demo.origin, person.email, 'first-word-1', browser);
    await corporate.put(path, { ...person, password: 'second-word-2' });
    expect((await refresh(browser, tokens.refreshToken)).status).toBe(400);
    await expect(signInWithPassword(demo.origin, person.email, 'first-word-1')).rejects.toThrow();
    await signInWithPassword(demo.origin, person.email, 'second-word-2');
    expect(await demo.db.select().from(signInRecords).where(eq(signInRecords.accountId, person.id))).not.toEqual([]);
  });

  test('ignores the case of an email, and accepts a changed email', async () => {
    const corporate = await demo.as(users.corporate);
    const person = await addPerson(demo.db);
    await corporate.put(`IYG-US/staff/${person.id}`, {
      ...person,
      email: 'Moved.Here@Test.example',
      password: 'first-word-1',
    });
    const { idToken } = await signInWithPassword(demo.origin, ' moved.HERE@test.example ', 'first-word-1');
    expect(decodeJwt(idToken).sub).toBe(person.id);
    const row = await demo.db.query.staff.findFirst({ where: eq(staff.id, person.id) });
    expect(row?.email).toBe('Moved.Here@Test.example');
  });
});

test.each(['http', 'https'])(
  'limits cookies to sign-in paths and hides them from scripts on an %s origin',
  async (scheme) => {
    const publicOrigin = scheme === 'https' ? 'https://staff.test.example' : undefined;
    const demo = await startTestDemo('server', publicOrigin === undefined ? {} : { ORIGIN: publicOrigin });
    const { url } = authorizationRequest(demo.origin);
    const response = await fetch(`http://127.0.0.1:${String(demo.ports[0])}${url}`, { redirect: 'manual' });
    const cookies = response.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/;\s*httponly/i);
      expect(cookie).toMatch(/;\s*samesite=lax/i);
      expect(cookie).toMatch(/;\s*path=\/identity/i);
      expect(/;\s*secure/i.test(cookie)).toBe(scheme === 'https');
    }
    await demo.close();
  },
);
