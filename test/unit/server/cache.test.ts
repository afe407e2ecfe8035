import { beforeEach, describe, expect, it } from 'vitest';
import type { EmbedTokenSource, ReportRequest } from '../../../src/server';
import { FakeProvider, json, workspaceId } from './support/fake-provider';
import { minutes, settle } from './support/test-clock';

let provider: FakeProvider;
let tokens: EmbedTokenSource;

beforeEach(() => {
  provider = new FakeProvider();
  tokens = provider.source();
});

const report = { workspaceId, reportId: 'r-1' };
const asUser = (username: string, ...roles: string[]): ReportRequest => ({
  ...report,
  identities: [{ username, roles }],
});
const countTokenRequests = (): number => provider.routes('GenerateToken').length;

/** Responds to token requests with embed tokens that last `lifetime` minutes. Power BI's clock is `skewMs` ahead. */
const issueTokensLasting = (lifetime: number, skewMs = 0): void => {
  provider.respond('GenerateToken', () => {
    const providerTime = provider.clock.now() + skewMs;
    const expiration = new Date(providerTime + minutes(lifetime)).toISOString();
    return json(200, { token: `embed-${expiration}`, expiration }, { date: new Date(providerTime).toUTCString() });
  });
};

describe('embed tokens', () => {
  it('reuses embed tokens for equal requests, regardless of the order of roles', async () => {
    const first = await tokens.getEmbed(asUser('ann', 'A', 'B'));
    expect(await tokens.getEmbed(asUser('ann', 'B', 'A'))).toEqual(first);
    expect(provider.routes()).toHaveLength(3);
  });

  it('reuses embed tokens for equal sets of items', async () => {
    const [a, b] = ['a', 'b'].map((reportId) => ({ workspaceId, reportId }));
    const first = await tokens.getToken({ reports: [a!, b!], datasetIds: ['c', 'd'] });
    expect(await tokens.getToken({ reports: [b!, a!], datasetIds: ['d', 'c'] })).toEqual(first);
    expect(countTokenRequests()).toBe(1);
  });

  it('does not share embed tokens between users, roles, access levels or lifetimes', async () => {
    const requests: ReportRequest[] = [
      report,
      asUser('ann', 'A'),
      asUser('ben', 'A'),
      asUser('ann', 'B'),
      { ...report, identities: [{ username: 'ann', roles: ['A'], customData: 'x' }] },
      { ...report, accessLevel: 'Edit' },
      { ...report, allowSaveAs: true },
      { ...report, lifetimeInMinutes: 5 },
      { workspaceId: 'w-2', reportId: 'r-1' },
    ];
    const received = await Promise.all(requests.map((request) => tokens.getEmbed(request)));
    expect(new Set(received.map(({ token }) => token)).size).toBe(requests.length);
  });

  it('replaces embed tokens ten minutes before they expire, which is before pages refresh them', async () => {
    const { token } = await tokens.getEmbed(report);
    await provider.clock.advance(minutes(50) - 1);
    expect((await tokens.getEmbed(report)).token).toBe(token);
    await provider.clock.advance(1);
    expect((await tokens.getEmbed(report)).token).not.toBe(token);
  });

  it('replaces embed tokens after half of their lifetime if it is short', async () => {
    issueTokensLasting(4);
    await tokens.getEmbed(report);
    await provider.clock.advance(minutes(2) - 1);
    await tokens.getEmbed(report);
    expect(countTokenRequests()).toBe(1);
    await provider.clock.advance(1);
    await tokens.getEmbed(report);
    expect(countTokenRequests()).toBe(2);
  });

  it.each([minutes(-30), minutes(30)])(
    'caches embed tokens for the right amount of time despite a clock skew of %d ms',
    async (skewMs) => {
      issueTokensLasting(60, skewMs);
      await tokens.getEmbed(report);
      await provider.clock.advance(minutes(50) - 1);
      await tokens.getEmbed(report);
      expect(countTokenRequests()).toBe(1);
      await provider.clock.advance(1);
      await tokens.getEmbed(report);
      expect(countTokenRequests()).toBe(2);
    },
  );

  it('returns but does not cache embed tokens that have already expired', async () => {
    issueTokensLasting(-1);
    await tokens.getEmbed(report);
    await tokens.getEmbed(report);
    expect(countTokenRequests()).toBe(2);
  });

  it('requests a new embed token if `fresh` is set, and caches it', async () => {
    const { token } = await tokens.getEmbed(report);
    const renewed = await tokens.getEmbed(report, { fresh: true });
    expect(renewed.token).not.toBe(token);
    expect((await tokens.getEmbed(report)).token).toBe(renewed.token);
  });

  it('is not affected by changes to a returned embed token', async () => {
    const request = { reports: [report] };
    const [first, second] = await Promise.all([tokens.getToken(request), tokens.getToken(request)]);
    const { token } = first;
    first.token = 'changed';
    expect([second.token, (await tokens.getToken(request)).token]).toEqual([token, token]);
  });

  it('evicts the least recently used embed token when the cache is full', async () => {
    tokens = provider.source({ maxCachedTokens: 2 });
    const tokenOf = async (user: string) => (await tokens.getEmbed(asUser(user, 'A'))).token;
    const [ann, ben] = [await tokenOf('ann'), await tokenOf('ben')];
    expect(await tokenOf('ann')).toBe(ann);
    await tokenOf('cleo');
    expect(await tokenOf('ann')).toBe(ann);
    expect(await tokenOf('ben')).not.toBe(ben);
  });

  it('does not cache embed tokens if `maxCachedTokens` is 0', async () => {
    tokens = provider.source({ maxCachedTokens: 0 });
    const { token } = await tokens.getEmbed(report);
    expect((await tokens.getEmbed(report)).token).not.toBe(token);
  });
});

describe('metadata', () => {
  it('caches metadata for ten minutes', async () => {
    await tokens.getItem(report);
    await provider.clock.advance(minutes(10) - 1);
    await tokens.getItem(report);
    expect(provider.routes('GET')).toHaveLength(1);
    await provider.clock.advance(1);
    await tokens.getItem(report);
    expect(provider.routes('GET')).toHaveLength(2);
  });

  it('requests metadata again if `fresh` is set', async () => {
    await tokens.getItem(report);
    await tokens.getItem(report, { fresh: true });
    expect(provider.routes('GET')).toHaveLength(2);
  });
});

it('does not cache metadata without the required fields', async () => {
  provider.respond('GET', new Response('<html>maintenance</html>'), 1);
  await expect(tokens.getEmbed(report)).rejects.toMatchObject({ code: 'invalidResponse' });
  expect((await tokens.getEmbed(report)).id).toBe('r-1');
});

describe('application tokens', () => {
  const signIns = (): number => provider.routes('oauth2').length;

  it('reuses an application token for the first half of its lifetime, because embed tokens expire with it', async () => {
    await tokens.getItem(report);
    await provider.clock.advance(minutes(30) - 1);
    await tokens.getItem(report, { fresh: true });
    expect(signIns()).toBe(1);
    await provider.clock.advance(1);
    await tokens.getItem(report, { fresh: true });
    expect(signIns()).toBe(2);
    expect(provider.requests.at(-1)?.authorization).toBe('Bearer application-4');
  });

  it('uses application tokens until one minute before they expire if the identity provider is unavailable', async () => {
    tokens = provider.source({ retries: 0 });
    await tokens.getItem(report);
    provider.respond('oauth2', json(503, {}));
    await provider.clock.advance(minutes(59) - 1);
    await tokens.getItem(report, { fresh: true });
    expect(signIns()).toBe(2);
    await provider.clock.advance(1);
    await expect(tokens.getItem(report, { fresh: true })).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  });

  it('waits for one attempt to renew a token that is still valid, and repeats it after a minute', async () => {
    const neverSettles = (): Promise<Response> => new Promise(() => {});
    await tokens.getItem(report);
    provider.respond('oauth2', neverSettles);
    await provider.clock.advance(minutes(30));
    const waiting = tokens.getItem(report, { fresh: true });
    await provider.clock.advance(10_000);
    expect((await waiting).id).toBe('r-1');
    await tokens.getItem(report, { fresh: true });
    await provider.clock.advance(minutes(1) - 1);
    await tokens.getItem(report, { fresh: true });
    expect(signIns()).toBe(2);
    await provider.clock.advance(1);
    const again = tokens.getItem(report, { fresh: true });
    await provider.clock.advance(10_000);
    await again;
    expect(signIns()).toBe(3);
    const authorizations = provider.requests.flatMap(({ authorization }) => authorization ?? []);
    expect(new Set(authorizations)).toEqual(new Set(['Bearer application-1']));
  });

  it('stops using an application token once the credentials have been revoked', async () => {
    await tokens.getItem(report);
    provider.respond('oauth2', json(401, { error: 'invalid_client' }));
    await provider.clock.advance(minutes(31));
    await expect(tokens.getItem(report, { fresh: true })).rejects.toMatchObject({ code: 'credentialRejected' });
  });

  it.each([
    [401, undefined],
    [403, { error: { code: 'TokenExpired', message: 'Access token has expired' } }],
  ])('replaces an application token once if the API rejects it with status %d', async (status, body) => {
    await tokens.getItem(report);
    provider.respond('GET', json(status, body), 1);
    await tokens.getItem(report, { fresh: true });
    expect(signIns()).toBe(2);
    provider.respond('GET', json(status, body));
    await expect(tokens.getItem(report, { fresh: true })).rejects.toMatchObject({ code: 'forbidden', status });
    expect(signIns()).toBe(3);
  });
});

it('removes all tokens and metadata in clear()', async () => {
  const { token } = await tokens.getEmbed(report);
  tokens.clear();
  expect((await tokens.getEmbed(report)).token).not.toBe(token);
  expect(provider.routes()).toHaveLength(6);
});

it('does not use the results of requests that were pending during clear()', async () => {
  let release!: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const expiration = new Date(provider.clock.now() + minutes(60)).toISOString();
  provider.respond('GenerateToken', () => released.then(() => json(200, { token: 'old', expiration })), 1);
  const pending = tokens.getEmbed(report);
  await settle();
  tokens.clear();
  const later = tokens.getEmbed(report);
  await settle();
  release();
  expect((await pending).token).toBe('old');
  const { token } = await later;
  expect(token).not.toBe('old');
  expect((await tokens.getEmbed(report)).token).toBe(token);
});
