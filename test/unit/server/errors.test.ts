import { inspect } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  EmbedTokenError,
  createEmbedTokenSource,
  type Credential,
  type EmbedTokenErrorCode,
  type EmbedTokenSource,
} from '../../../src/server';
import { FakeProvider, clientSecret, json, workspaceId } from './support/fake-provider';

let provider: FakeProvider;
let tokens: EmbedTokenSource;

beforeEach(() => {
  provider = new FakeProvider();
  tokens = provider.source({ retries: 0 });
});

const report = { workspaceId, reportId: 'r-1' };

async function errorOf(promise: Promise<unknown>): Promise<EmbedTokenError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof EmbedTokenError) return error;
  throw new Error(`Expected an EmbedTokenError, received ${String(error)}`);
}

const aad = (code: number, text: string) => ({
  error: 'invalid_client',
  error_description: `AADSTS${code}: ${text} Trace ID: 1-2 Correlation ID: 3-4 Timestamp: 2026-05-15 12:00:00Z`,
});

const serviceError = (code: string, message?: string) => ({ error: { code, ...(message && { message }) } });

describe('errors', () => {
  it.each<[string, number, unknown, EmbedTokenErrorCode, string | undefined]>([
    ['oauth2', 401, aad(7000215, 'Invalid client secret provided.'), 'credentialRejected', 'AADSTS7000215'],
    ['oauth2', 400, { error: 'unauthorized_client' }, 'credentialRejected', 'unauthorized_client'],
    ['oauth2', 429, {}, 'throttled', undefined],
    ['oauth2', 503, '<html>', 'unavailable', undefined],
    ['GET', 403, serviceError('PowerBINotAuthorizedException'), 'forbidden', 'PowerBINotAuthorizedException'],
    ['GET', 404, serviceError('PowerBIEntityNotFound'), 'notFound', 'PowerBIEntityNotFound'],
    ['GET', 307, undefined, 'invalidResponse', undefined],
    ['GET', 500, undefined, 'unavailable', undefined],
    [
      'GenerateToken',
      400,
      serviceError('InvalidRequest', 'requires effective identity'),
      'invalidRequest',
      'InvalidRequest',
    ],
  ])('maps a response from %s with status %d and %j to the code %s', async (part, status, body, code, errorCode) => {
    provider.respond(part, json(status, body, { requestid: 'request-1' }));
    const error = await errorOf(tokens.getEmbed(report));
    expect(error).toMatchObject({ name: 'EmbedTokenError', code, status, requestId: 'request-1' });
    expect(error.errorCode).toBe(errorCode);
  });

  it("states the expected and the received status, Power BI's error and a fix", async () => {
    provider.respond('GenerateToken', json(400, serviceError('InvalidRequest', 'requires effective identity')));
    expect((await errorOf(tokens.getEmbed(report))).message).toBe(
      'POST /v1.0/myorg/groups/w-1/reports/r-1/GenerateToken: expected status 200, received 400 InvalidRequest (requires effective identity). Check the items, the access level and the effective identities.',
    );
  });

  it("omits the identity provider's trace ids", async () => {
    provider.respond('oauth2', json(401, aad(7000215, 'Invalid client secret provided.')));
    expect((await errorOf(tokens.getEmbed(report))).message).toBe(
      'POST /tenant/oauth2/v2.0/token: expected status 200, received 401 AADSTS7000215 (AADSTS7000215: Invalid client secret provided.). Check tenantId, clientId and cloud. Make sure that the credential belongs to the application and has not expired.',
    );
  });

  it('includes the original error from a network failure', async () => {
    const cause = new TypeError('fetch failed');
    provider.respond('GET', () => Promise.reject(cause));
    const error = await errorOf(tokens.getEmbed(report));
    expect(error).toMatchObject({ code: 'unavailable', cause });
    expect(error.message).toContain('expected a response from https://api.powerbi.com, received a network error');
  });

  it.each([
    ['oauth2', {}, 'access_token'],
    ['GET', { id: 'r-1' }, 'embedUrl'],
    ['GET', 'text', 'id'],
    ['GenerateToken', { expiration: '2030-01-01T00:00:00Z' }, 'token'],
    ['GenerateToken', { token: 'embed' }, 'expiration'],
  ])('rejects a response from %s with the body %j, and names the missing field %s', async (part, body, field) => {
    provider.respond(part, json(200, body));
    const error = await errorOf(tokens.getEmbed(report));
    expect(error.code).toBe('invalidResponse');
    expect(error.message).toContain(`expected the field ${field} in the response`);
  });

  it.each<[string, Credential, RegExp]>([
    ['a client secret', { clientSecret: 'Q~secret value' }, /Q(~|%7E)secret/],
    ['a client assertion', { clientAssertion: 'signed+assertion' }, /signed/],
  ])('hides %s that the response to a sign-in repeats', async (_name, credential, secret) => {
    provider.respond('oauth2', ({ init, body }) => {
      const form = String(init.body as URLSearchParams);
      return json(401, { error: form, error_description: `received ${JSON.stringify(body)}` });
    });
    const { fetch, clock } = provider;
    const getCredential = () => credential;
    tokens = createEmbedTokenSource({ tenantId: 'tenant', clientId: 'client', getCredential, fetch, clock });
    const error = await errorOf(tokens.getEmbed(report));
    expect(error.message).toContain('grant_type=client_credentials');
    expect(inspect(error)).not.toMatch(secret);
  });

  it('hides an application token that the API repeats, and other opaque tokens', async () => {
    const other = `H4sI${'A+/'.repeat(20)}==`;
    provider.respond('GET', ({ authorization }) =>
      json(400, serviceError('InvalidRequest', `not allowed: ${authorization} or ${other}`)),
    );
    expect((await errorOf(tokens.getEmbed(report))).message).toContain('(not allowed: Bearer [secret] or [secret])');
  });

  it('does not expose secrets or tokens in errors or in the token source', async () => {
    const jwt = `eyJhbGciOiJIUzI1NiJ9.${'a'.repeat(40)}.signature`;
    const parts: [string, Response][] = [
      ['oauth2', json(401, aad(7000215, 'Invalid client secret provided.'))],
      ['GET', json(400, serviceError('InvalidRequest', `The token ${jwt} is malformed.`))],
      ['GenerateToken', json(403, serviceError('Forbidden'))],
    ];
    for (const [part, response] of parts) {
      provider = new FakeProvider();
      provider.respond(part, response);
      tokens = provider.source({ retries: 0 });
      const error = await errorOf(tokens.getEmbed(report));
      const text = inspect([error, tokens, error.stack], { depth: 20, showHidden: true });
      expect(text).not.toMatch(new RegExp(`${clientSecret}|application-\\d|embed-\\d|eyJ`));
    }
  });
});
