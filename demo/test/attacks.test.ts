import { createPublicKey } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SignJWT, decodeJwt, exportPKCS8, generateKeyPair, importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSecrets } from '../server/database/secrets';
import { staff } from '../server/database/schema';
import type { StaffMember } from '../shared';
import { Client } from './support/client';
import { ruleDatabaseKinds, startTestDemo, users, type TestDemo } from './support/demo';
import { addPerson } from './support/people';
import { signInWithPassword } from './support/sign-in';

describe.each(ruleDatabaseKinds)('attacks against a server on the %s database', (kind) => {
  let demo: TestDemo;
  let corporate: Client;
  let manager: Client;
  beforeAll(async () => {
    demo = await startTestDemo(kind);
    corporate = await demo.as(users.corporate);
    manager = await demo.as(users.manager);
  });
  afterAll(() => demo.close());

  test("responds with 404 when staff in a different space are requested under the user's own space key", async () => {
    const canadian = await addPerson(demo.db, { spaceKey: 'IYG-CA', locations: ['2001'] });
    const stranger = await addPerson(demo.db, { spaceKey: 'BLT-US', brandCode: 'blt', locations: ['0101'] });
    for (const { id } of [canadian, stranger])
      for (const client of [corporate, manager]) {
        expect((await client.get(`IYG-US/staff/${id}`)).status).toBe(404);
        expect((await client.delete(`IYG-US/staff/${id}`)).status).toBe(404);
        expect((await client.get(`IYG-US/staff/${id}/permissions`)).status).toBeOneOf([403, 404]);
      }
    expect((await corporate.get(`BLT-US/staff/${stranger.id}`)).status).toBe(403);
    expect((await corporate.get(`IYG-CA/staff/${canadian.id}`)).status).toBe(200);
    expect((await corporate.get('IYG-US/staff/getinlocations?locationNumbersCsv=2001')).body).toEqual([]);
    const moved = { ...canadian, locationNumbers: ['1001'], primaryLocationNumber: '1001' };
    expect((await corporate.put(`IYG-CA/staff/${canadian.id}`, moved)).status).toBe(403);
  });

  test('ignores fields that are not part of the form', async () => {
    const person = await addPerson(demo.db);
    const before = await demo.db.query.staff.findFirst({ where: eq(staff.id, person.id) });
    const { body } = await manager.put<StaffMember>(`IYG-US/staff/${person.id}`, {
      ...person,
      id: '00000000-0000-4000-8000-000000000000',
      spaceKey: 'BLT-US',
      brandCode: 'blt',
      passwordHash: 'x',
      photoHash: 'x',
      photoUrl: 'https://elsewhere.example/x.png',
      permissions: ['delete-staff'],
      hiredOn: '1999-01-01',
    });
    expect(body).toMatchObject({ id: person.id, photoUrl: null });
    const after = await demo.db.query.staff.findFirst({ where: eq(staff.id, person.id) });
    expect({ ...after, updatedAt: null }).toEqual({ ...before, updatedAt: null });
    expect((await corporate.get(`IYG-US/staff/${person.id}/permissions`)).body).toEqual([]);
  });

  test('never returns or logs passwords', async () => {
    const password = 'Very-secret-77';
    const person = await addPerson(demo.db);
    const saved = await corporate.put(`IYG-US/staff/${person.id}`, { ...person, password });
    const read = await corporate.get(`IYG-US/staff/${person.id}`);
    expect(JSON.stringify([saved.body, read.body])).not.toMatch(/password|scrypt|Very-secret/i);
    const row = await demo.db.query.staff.findFirst({ where: eq(staff.id, person.id) });
    expect(row?.passwordHash).toMatch(/^scrypt\$\d+\$\d+\$\d+\$/);
    await signInWithPassword(demo.origin, person.email, password);
    expect(demo.log.join('\n')).not.toMatch(/Very-secret|eyJ|scrypt\$|code=/);
  });

  test('treats SQL in search terms and ids as text', async () => {
    for (const term of [
      "' or 1=1 --",
      "'; drop table staff; --",
      '\\',
      '%%',
      '__',
      "a' union select * from server_secrets --",
    ]) {
      const encoded = encodeURIComponent(term);
      for (const path of [
        `staff/search?searchTerm=${encoded}`,
        `staff/getinlocations?locationNumbersCsv=${encoded}`,
        `locations?searchFilter=${encodeURIComponent(term.slice(0, 20))}`,
      ])
        expect(await corporate.get(`IYG-US/${path}`)).toMatchObject({ status: 200, body: [] });
      expect((await corporate.get(`IYG-US/staff/${encoded}`)).status).toBe(404);
    }
    expect((await corporate.get('IYG-US/locations/count')).body).toBe(120);
  });

  test('handles NUL characters in input without an internal error', async () => {
    expect((await corporate.get('IYG-US/staff/search?searchTerm=a%00b')).status).toBeLessThan(500);
    expect((await corporate.get('IYG-US/staff/getinlocations?locationNumbersCsv=a%00b')).status).toBeLessThan(500);
    expect((await corporate.get('IYG-US/locations?searchFilter=a%00b')).status).toBeLessThan(500);
    expect((await corporate.post('IYG-US/staff', { firstName: 'a\0b' })).status).toBe(400);
  });

  test('rejects forged, expired, foreign and altered tokens', async () => {
    const validToken = corporate.token ?? '';
    const claims = decodeJwt(validToken);
    const { signingKey } = await readSecrets(demo.db);
    const serverKey = await importJWK(signingKey, 'RS256');
    const { privateKey: other } = await generateKeyPair('RS256', { extractable: true });
    const sign = (
      change: Record<string, unknown>,
      key: CryptoKey | Uint8Array = serverKey,
      header: { alg?: string; typ?: string } = {},
    ) =>
      new SignJWT({ ...claims, ...change })
        .setProtectedHeader({
          alg: 'RS256',
          typ: 'at+jwt',
          ...(signingKey.kid ? { kid: signingKey.kid } : {}),
          ...header,
        })
        .sign(key);
    const [head = '', body = '', signature = ''] = validToken.split('.');
    const none = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${body}.`;
    const publicPem = createPublicKey({ key: signingKey, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
    const otherPem = new TextEncoder().encode(await exportPKCS8(other));
    const { idToken } = await signInWithPassword(demo.origin, users.corporate, 'Corporate-2026');
    const embed = (await corporate.get<{ token: string }>('power-bi')).body.token;
    expect((await new Client(demo.origin, await sign({})).get('permissions')).status).toBe(200);
    const invalidTokens: Record<string, string> = {
      'signed with a different key': await sign({}, other),
      expired: await sign({ exp: Math.floor(Date.now() / 1000) - 10 }),
      'from a different issuer': await sign({ iss: 'https://elsewhere.example' }),
      'for a different audience': await sign({ aud: 'https://elsewhere.example/api' }),
      'without the scope': await sign({ scope: 'openid' }),
      'for an account that does not exist': await sign({ sub: '00000000-0000-4000-8000-000000000000' }),
      'an ID token': idToken,
      'an embed token': embed,
      'not yet valid': await sign({ nbf: Math.floor(Date.now() / 1000) + 1000 }),
      unsigned: none,
      "signed with the server's public key as an HMAC secret": await sign(
        {},
        new TextEncoder().encode(String(publicPem)),
        {
          alg: 'HS256',
        },
      ),
      'signed with an unrelated private key as an HMAC secret': await sign({}, otherPem, { alg: 'HS256' }),
      altered: `${head}.${Buffer.from(JSON.stringify({ ...claims, sub: 'x' })).toString('base64url')}.${signature}`,
      garbage: 'a.b.c',
    };
    const statuses: Record<string, number> = {};
    for (const [description, token] of Object.entries(invalidTokens))
      statuses[description] = (await new Client(demo.origin, token).get('permissions')).status;
    expect(statuses).toEqual(Object.fromEntries(Object.keys(invalidTokens).map((description) => [description, 401])));
  });

  test("rejects a deleted account's token immediately", async () => {
    const person = await addPerson(demo.db, { permissions: ['view-staff'] });
    await corporate.put(`IYG-US/staff/${person.id}`, { ...person, password: 'short-lived-1' });
    const { accessToken } = await signInWithPassword(demo.origin, person.email, 'short-lived-1');
    const client = new Client(demo.origin, accessToken);
    expect((await client.get('permissions')).status).toBe(200);
    expect((await corporate.delete(`IYG-US/staff/${person.id}`)).status).toBe(204);
    expect((await client.get('permissions')).status).toBe(401);
  });

  test.each([
    'http://127.0.0.1:22',
    'http://169.254.169.254/latest',
    'https://elsewhere.example',
    'file:///etc/passwd',
    '',
    'http://localhost@elsewhere.example',
  ])('does not fetch metadata from %s', async (authority) => {
    const { status, body } = await demo.anonymous.get(
      `proxy-openid-configuration?originalAuthority=${encodeURIComponent(authority)}`,
    );
    expect([status, body]).toEqual([
      400,
      { error: 'originalAuthority is not an authority that this application uses.' },
    ]);
  });

  test('returns metadata for its own authority, regardless of forwarded host headers', async () => {
    const authority = `${demo.origin}/identity`;
    const response = await fetch(
      `${demo.origin}/api/proxy-openid-configuration?originalAuthority=${encodeURIComponent(authority)}`,
      {
        headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
      },
    );
    const metadata = (await response.json()) as Record<string, unknown>;
    expect(metadata).toMatchObject({ issuer: authority, token_endpoint: `${authority}/token` });
    expect(JSON.stringify(metadata)).not.toContain('evil');
  });

  test('does not serve files outside the photos and the app folder', async () => {
    for (const path of ['photos/..%2f..%2fpackage.json', `photos/${'0'.repeat(64)}`, "photos/' or 1=1"])
      expect((await demo.anonymous.get(path)).status).toBe(404);
    expect((await demo.anonymous.get('photos/%00')).status).toBe(400);
    for (const path of [
      '/..%2f..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/tsconfig.json',
      '/assets/..%2f..%2fvitest.config.mts',
    ]) {
      const response = await fetch(`${demo.origin}${path}`);
      expect(await response.text()).not.toMatch(/vitrine|compilerOptions|defineConfig/);
    }
  });

  test('checks authorization before it reads the body', async () => {
    const large = JSON.stringify({ firstName: 'a'.repeat(6_000_000) });
    const person = await addPerson(demo.db, { locations: ['1100'] });
    expect((await demo.anonymous.send('POST', 'IYG-US/staff', large)).status).toBe(401);
    const unauthorized = await demo.as(users.noPermissions);
    expect((await unauthorized.send('POST', 'IYG-US/staff', large)).status).toBe(403);
    expect((await manager.send('PUT', `IYG-US/staff/${person.id}`, large)).status).toBe(403);
    expect((await manager.send('PUT', `IYG-US/staff/${person.id}/permissions`, large)).status).toBe(403);
  });

  test('limits the body size for each route', async () => {
    const large = JSON.stringify(['view-staff', ...Array.from({ length: 2000 }, () => 'padding')]);
    const person = await addPerson(demo.db);
    expect((await corporate.send('PUT', `IYG-US/staff/${person.id}/permissions`, large)).status).toBe(413);
    const view = await demo.anonymous.post('page-views', { path: '/', title: 'a'.repeat(9000) });
    expect([view.status, view.body]).toEqual([413, { error: 'The body is too large.' }]);
  });

  test('accepts location lists of up to 20,000 characters, and rejects longer ones with an API error', async () => {
    const csv = (length: number) =>
      Array.from({ length: length / 5 }, (_, index) => String(1000 + (index % 9000))).join(',');
    const list = (numbers: string) =>
      corporate.get(`IYG-US/staff/getinlocations?locationNumbersCsv=${encodeURIComponent(numbers)}`);
    expect((await list(csv(20_000))).status).toBe(200);
    expect(await list(csv(25_000))).toMatchObject({ status: 400, body: { error: 'locationNumbersCsv is too long' } });
  });

  test('serves the sign-in metadata for 200 page loads from one address without reaching a rate limit', async () => {
    const path = `proxy-openid-configuration?originalAuthority=${encodeURIComponent(`${demo.origin}/identity`)}`;
    const before = demo.log.length;
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async () => (await demo.anonymous.get(path)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    // The server does not send requests to itself for the metadata.
    expect(demo.log.slice(before).filter((line) => line.includes('/.well-known/'))).toEqual([]);
  });

  test('rejects a body that is too large before reading it', async () => {
    const { status, body } = await corporate.post('IYG-US/staff', { firstName: 'a'.repeat(7_100_000) });
    expect([status, body]).toEqual([413, { error: 'Selected file is too large. Max upload size is 5 MB.' }]);
  });
});
