import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT, exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../server/log';
import { readSettings } from '../server/settings';
import { Client } from './support/client';
import { startTestDemo, users, type TestDemo } from './support/demo';
import { signInWithPassword } from './support/sign-in';

describe('settings', () => {
  test('uses defaults when no settings are set', () => {
    expect(readSettings({ PORT: ' ', BRAND: '' })).toMatchObject({
      PORT: 5173,
      CONTENT_PORT: 4300,
      SEED: 'demo',
      BRAND: 'bcf',
      ENVIRONMENT: 'prod',
    });
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT: '],
    [{ PORT: '70000' }, 'PORT: '],
    [{ PORT: '0x10' }, 'PORT: must be a port'],
    [{ PORT: '5200', CONTENT_PORT: '5200' }, 'CONTENT_PORT: must differ from PORT'],
    [{ ORIGIN: 'https://staff.example.com/app' }, 'ORIGIN: must be an origin'],
    [{ ORIGIN: 'staff.example.com' }, 'ORIGIN: must be an http or https URL'],
    [{ FRAME_SCRIPT: '/missing/frame.js' }, 'FRAME_SCRIPT: must be the path to a file'],
    [{ DATABASE_URL: 'mysql://user:hunter2@host/db' }, 'DATABASE_URL: must be a URL'],
    [{ OIDC_ISSUER: 'http://issuer.example' }, 'OIDC_ISSUER: must be an https URL'],
    [{ OIDC_ISSUER: 'https://issuer.example' }, 'OIDC_AUDIENCE: must be set together with OIDC_ISSUER'],
    [{ POWER_BI_TENANT_ID: 'x' }, 'POWER_BI_CLIENT_SECRET: must be set'],
    [{ BRAND: 'other' }, 'BRAND: '],
    [{ ACCESS_TOKEN_SECONDS: '30' }, 'ACCESS_TOKEN_SECONDS: '],
  ])('rejects %j and names the setting', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
    expect(() => readSettings(environment)).not.toThrow('hunter2');
  });
});

describe('the log', () => {
  test('writes one JSON object per line, without tokens, passwords or query parameters', () => {
    const lines: string[] = [];
    const log = createLog((line) => lines.push(line));
    const cause = new Error('duplicate key');
    log.error('bad eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl', {
      password: 'hunter2',
      accessToken: 'x',
      url: 'postgres://me:hunter2@host/db',
      error: new Error('Failed query: insert params: hunter2', { cause }),
    });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'error',
      message: 'bad [token]',
      password: '[secret]',
      accessToken: '[secret]',
      url: 'postgres://me:[password]@host/db',
      error: { message: 'duplicate key' },
    });
    expect(lines[0]).not.toMatch(/hunter2|eyJ/);
  });
});

describe('a running server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-app-'));
  let demo: TestDemo;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(
      join(folder, 'index.html'),
      '<!doctype html><script nonce="__CSP_NONCE__" src="/assets/app-1a2b.js"></script>',
    );
    writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'export {};');
    demo = await startTestDemo('server', { APP_DIR: folder });
  });
  afterAll(async () => {
    await demo.close();
    rmSync(folder, { recursive: true });
  });

  test('responds to health checks with the status ok', async () => {
    const response = await fetch(`${demo.origin}/healthz`);
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  });

  test('serves the app at every app URL, with a new nonce and a strict content security policy', async () => {
    const nonces = new Set<string>();
    for (const path of ['/', '/IYG-US/edit/1', '/oidc/silent-callback?code=1']) {
      const response = await fetch(`${demo.origin}${path}`);
      const policy = response.headers.get('content-security-policy') ?? '';
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      nonces.add(nonce);
      expect(await response.text()).toContain(`nonce="${nonce}"`);
      expect(policy).toContain(`frame-src 'self' ${demo.contentOrigin};`);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'cross-origin-opener-policy': 'same-origin',
        'cache-control': 'no-store',
      });
    }
    expect(nonces.size).toBe(3);
  });

  test('serves hashed files as immutable, and responds with 404 for missing files', async () => {
    const file = await fetch(`${demo.origin}/assets/app-1a2b.js`);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(file.headers.get('content-type')).toContain('text/javascript');
    expect((await fetch(`${demo.origin}/assets/gone.js`)).status).toBe(404);
    expect((await fetch(demo.origin, { method: 'POST' })).status).toBe(405);
  });

  test('compresses text files for browsers that accept gzip', async () => {
    const raw = (encoding: string) =>
      fetch(`${demo.origin}/assets/app-1a2b.js`, { headers: { 'accept-encoding': encoding } });
    const compressed = await raw('br, gzip');
    expect(compressed.headers.get('content-encoding')).toBe('gzip');
    expect(compressed.headers.get('vary')).toBe('accept-encoding');
    expect(await compressed.text()).toBe('export {};');
    const plain = await raw('identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe('export {};');
  });

  test("returns the app's configuration: authority, environment and brand", async () => {
    expect((await demo.anonymous.get('config')).body).toMatchObject({
      environment: 'prod',
      brand: 'bcf',
      authority: `${demo.origin}/identity`,
      clientId: 'staff-app',
      scope: 'openid brand staff-management-api',
      contentOrigin: demo.contentOrigin,
      pageViewsUrl: '/api/page-views',
      usesAcademyStandIn: true,
    });
  });

  test('serves a stand-in for each academy', async () => {
    const pages = await Promise.all(
      ['corporate', 'iyg', 'nowhere', '../healthz'].map((site) =>
        fetch(`${demo.origin}/demo-academy/${encodeURIComponent(site)}`),
      ),
    );
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 404, 404]);
    expect(pages[0]?.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await pages[1]?.text()).toContain('Ironyard Gyms');
  });

  test('logs each request without its query', async () => {
    await demo.anonymous.get('permissions?secret=hunter2');
    const line = demo.log.find((text) => text.includes('/api/permissions')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ level: 'info', method: 'GET', path: '/api/permissions', status: 401 });
    expect(demo.log.join('\n')).not.toContain('hunter2');
  });

  test('limits requests per client, regardless of the X-Forwarded-For header', async () => {
    const limited = await startTestDemo('server', { RATE_LIMIT_PER_MINUTE: '60' });
    const statuses: number[] = [];
    let retryAfter = '';
    for (let count = 0; count < 130 && retryAfter === ''; count++) {
      const response = await fetch(`${limited.origin}/api/config`, {
        headers: { 'x-forwarded-for': `10.0.0.${String(count)}` },
      });
      statuses.push(response.status);
      retryAfter = response.headers.get('retry-after') ?? '';
    }
    expect(statuses.at(-1)).toBe(429);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect((await fetch(`${limited.origin}/healthz`)).status).toBe(200);
    await limited.close();
  });
});

test('sends Strict-Transport-Security on both ports when the public origins use HTTPS', async () => {
  const demo = await startTestDemo('server', {
    ORIGIN: 'https://staff.test.example',
    CONTENT_ORIGIN: 'https://content.test.example',
  });
  for (const port of demo.ports) {
    const response = await fetch(`http://127.0.0.1:${String(port)}/`);
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  }
  await demo.close();
});

describe('an external issuer', () => {
  let demo: TestDemo;
  let issuer = '';
  let sign: (claims: Record<string, unknown>) => Promise<string>;
  const server = createServer();
  beforeAll(async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    const jwks = { keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256', kid: 'k' }] };
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    issuer = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    server.on('request', (req, res) => {
      const metadata = { issuer, jwks_uri: `${issuer}/keys`, authorization_endpoint: `${issuer}/authorize` };
      res.writeHead(200, { 'content-type': 'application/json' });
      res.end(JSON.stringify(req.url === '/keys' ? jwks : metadata));
    });
    sign = (claims) =>
      new SignJWT({ aud: 'staff-api', iss: issuer, ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: 'k' })
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey);
    demo = await startTestDemo('server', {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'staff',
      OIDC_AUDIENCE: 'staff-api',
      OIDC_ACCOUNT_CLAIM: 'email',
      PAGE_VIEWS_URL: 'https://views.example/collect',
    });
  });
  afterAll(async () => {
    await demo.close();
    server.close();
    server.closeAllConnections();
  });

  test('includes an external issuer in the app configuration, the metadata proxy and the content security policy', async () => {
    expect((await demo.anonymous.get('config')).body).toMatchObject({
      authority: issuer,
      clientId: 'staff',
      pageViewsUrl: 'https://views.example/collect',
    });
    const { body } = await demo.anonymous.get(
      `proxy-openid-configuration?originalAuthority=${encodeURIComponent(issuer)}`,
    );
    expect(body).toMatchObject({ issuer, jwks_uri: `${issuer}/keys` });
    const policy = (await fetch(demo.origin)).headers.get('content-security-policy');
    expect(policy).toContain(`connect-src 'self' ${issuer} https://views.example;`);
  });

  test("verifies tokens with an external issuer's keys and finds the account by email", async () => {
    const get = async (claims: Record<string, unknown>) =>
      (await new Client(demo.origin, await sign(claims)).get('permissions')).status;
    expect(await get({ email: users.corporate.toUpperCase() })).toBe(200);
    expect(await get({ email: users.corporate, email_verified: false })).toBe(401);
    expect(await get({ email: 'unknown@test.example' })).toBe(401);
    expect(await get({ email: users.corporate, aud: 'other' })).toBe(401);
    expect(await get({ email: users.corporate, iss: 'https://other.example' })).toBe(401);
    await expect(signInWithPassword(demo.origin, users.corporate, 'Corporate-2026')).rejects.toThrow();
  });
});
