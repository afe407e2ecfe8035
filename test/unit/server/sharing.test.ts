import { beforeEach, describe, expect, it } from 'vitest';
import type { EmbedTokenSource } from '../../../src/server';
import { FakeProvider, json, workspaceId } from './support/fake-provider';
import { settle } from './support/test-clock';

let provider: FakeProvider;
let tokens: EmbedTokenSource;
/** Responds to the pending embed token requests. */
let release: () => void;

const report = { workspaceId, reportId: 'r-1' };
const embedToken = { token: 'embed', expiration: '2026-05-15T13:00:00Z' };

beforeEach(() => {
  provider = new FakeProvider();
  tokens = provider.source();
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  provider.respond('GenerateToken', () => released.then(() => json(200, embedToken)));
});

describe('concurrent equal calls', () => {
  it('shares all requests between concurrent equal calls', async () => {
    const calls = Array.from({ length: 20 }, () => tokens.getEmbed(report));
    await settle();
    release();
    expect(new Set((await Promise.all(calls)).map(({ token }) => token))).toEqual(new Set(['embed']));
    expect(provider.routes()).toEqual([
      'POST /tenant/oauth2/v2.0/token',
      'GET groups/w-1/reports/r-1',
      'POST groups/w-1/reports/r-1/GenerateToken',
    ]);
  });

  it('shares the application token and the metadata between different users', async () => {
    release();
    await Promise.all(
      ['ann', 'ben', 'cleo'].map((username) => tokens.getEmbed({ ...report, identities: [{ username }] })),
    );
    expect(provider.routes('oauth2')).toHaveLength(1);
    expect(provider.routes('GET')).toHaveLength(1);
    expect(provider.routes('GenerateToken')).toHaveLength(3);
  });

  it('keeps the other calls running when one call is aborted', async () => {
    const controller = new AbortController();
    const aborted = tokens.getEmbed(report, { signal: controller.signal });
    const remaining = tokens.getEmbed(report);
    await settle();
    controller.abort(new Error('the visitor left'));
    await expect(aborted).rejects.toMatchObject({ code: 'aborted', cause: { message: 'the visitor left' } });
    expect(provider.requests.at(-1)?.init.signal?.aborted).toBe(false);
    release();
    expect((await remaining).token).toBe('embed');
    expect(provider.routes('GenerateToken')).toHaveLength(1);
  });

  it('aborts the request when all calls are aborted, and starts a new request for later calls', async () => {
    const controllers = [new AbortController(), new AbortController()];
    const calls = controllers.map(({ signal }) => tokens.getEmbed(report, { signal }));
    const rejected = Promise.all(calls.map((call) => expect(call).rejects.toMatchObject({ code: 'aborted' })));
    await settle();
    controllers[0]!.abort();
    controllers[1]!.abort();
    await rejected;
    await settle();
    expect(provider.requests.at(-1)?.init.signal?.aborted).toBe(true);
    release();
    expect((await tokens.getEmbed(report)).token).toBe('embed');
    expect(provider.routes('GenerateToken')).toHaveLength(2);
  });

  it('shares a failure between concurrent calls, and starts a new request for later calls', async () => {
    const failing = new FakeProvider();
    const source = failing.source({ retries: 0 });
    failing.respond('GET', json(404, {}), 1);
    const results = await Promise.allSettled([source.getItem(report), source.getItem(report)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await source.getItem(report)).id).toBe('r-1');
    expect(failing.routes('GET')).toHaveLength(2);
  });
});

it('sends no request for a call with an aborted signal', async () => {
  await expect(tokens.getEmbed(report, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' });
  expect(provider.requests).toEqual([]);
});

it('ends the delay before a retry when the call is aborted', async () => {
  const controller = new AbortController();
  provider.respond('GET', json(503, {}, { 'retry-after': '20' }));
  const call = expect(tokens.getItem(report, { signal: controller.signal })).rejects.toMatchObject({ code: 'aborted' });
  await settle();
  controller.abort();
  await call;
  await settle();
  expect(provider.clock.pending).toBe(0);
  expect(provider.routes('GET')).toHaveLength(1);
});
