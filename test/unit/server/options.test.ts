import { describe, expect, it } from 'vitest';
import { clouds, createEmbedTokenSource, type CloudName, type EmbedTokenSourceOptions } from '../../../src/server';
import { FakeProvider, workspaceId } from './support/fake-provider';
import { minutes } from './support/test-clock';

const report = { workspaceId, reportId: 'r-1' };
const validOptions = { tenantId: 't', clientId: 'c', clientSecret: 's' };

describe('cloud', () => {
  it.each<[CloudName, string, string, string]>([
    ['public', 'login.microsoftonline.com', 'api.powerbi.com', 'analysis.windows.net'],
    ['gcc', 'login.microsoftonline.com', 'api.powerbigov.us', 'analysis.usgovcloudapi.net'],
    ['gccHigh', 'login.microsoftonline.us', 'api.high.powerbigov.us', 'high.analysis.usgovcloudapi.net'],
    ['dod', 'login.microsoftonline.us', 'api.mil.powerbigov.us', 'mil.analysis.usgovcloudapi.net'],
    ['china', 'login.chinacloudapi.cn', 'api.powerbi.cn', 'analysis.chinacloudapi.cn'],
  ])('sends requests for the cloud %s to %s and %s with the scope of %s', async (cloud, login, api, resource) => {
    const provider = new FakeProvider();
    await provider.source({ cloud }).getEmbed(report);
    expect(provider.requests.map(({ host }) => host)).toEqual([login, api, api]);
    expect(provider.requests[0]?.body).toMatchObject({ scope: `https://${resource}/powerbi/api/.default` });
  });

  it("accepts cloud URLs, and uses the public cloud's scope by default", async () => {
    const provider = new FakeProvider();
    const cloud = { loginUrl: 'http://127.0.0.1:4300', apiUrl: 'http://localhost:4301/' };
    await provider.source({ cloud }).getEmbed(report);
    expect(provider.requests.map(({ host }) => host)).toEqual(['127.0.0.1:4300', 'localhost:4301', 'localhost:4301']);
    expect(provider.requests[0]?.body).toMatchObject({ scope: clouds.public.scope });
  });
});

describe('invalid options', () => {
  it.each<[object, RegExp]>([
    [
      { tenantId: undefined },
      /^Expected tenantId to be a non-empty string, received undefined\. Pass the directory id/,
    ],
    [{ clientId: '' }, /^Expected clientId to be a non-empty string, received an empty string\./],
    [{ clientSecret: 5 }, /^Expected clientSecret to be a non-empty string, received number\./],
    [{ cloud: 'moon' }, /^Expected cloud to be one of public, gcc, gccHigh, dod, china or .* received "moon"\.$/],
    [{ cloud: 'constructor' }, /^Expected cloud to be one of/],
    [
      { cloud: { loginUrl: 'http://example.com', apiUrl: 'https://a.example' } },
      /^Expected cloud\.loginUrl to be an https/,
    ],
    [
      { cloud: { loginUrl: 'https://a.example', apiUrl: 'https://u:p@a.example' } },
      /^Expected cloud\.apiUrl to be an https/,
    ],
    [{ cloud: { loginUrl: 'https://:p@a.example', apiUrl: 'https://a.example' } }, /^Expected cloud\.loginUrl/],
    [{ cloud: { loginUrl: 'https://a.example', apiUrl: 'https://a.example/v1.0' } }, /without a path/],
    [{ fetch: 5 }, /^Expected fetch to be a function, received number\.$/],
    [{ getCredential: 'secret' }, /^Expected getCredential to be a function, received string\.$/],
    [{ onRequest: {} }, /^Expected onRequest to be a function, received object\.$/],
    [{ timeoutMs: 0 }, /^Expected timeoutMs to be an integer of at least 1, received 0\.$/],
    [{ retries: -1 }, /^Expected retries to be an integer of at least 0, received -1\.$/],
    [{ maxCachedTokens: NaN }, /^Expected maxCachedTokens .* received NaN\.$/],
  ])('rejects the options %j with the reason', (options, message) => {
    const create = () => createEmbedTokenSource({ ...validOptions, ...options } as EmbedTokenSourceOptions);
    expect(create).toThrow(message);
    expect(create).toThrow(expect.objectContaining({ code: 'invalidOptions' }) as Error);
  });

  it('does not include an invalid client secret in the error message', () => {
    const create = () => createEmbedTokenSource({ ...validOptions, clientSecret: ['hidden'] as unknown as string });
    expect(create).toThrow(/^Expected clientSecret to be a non-empty string, received object\. (?!.*hidden)/);
  });
});

describe('getCredential', () => {
  const sourceWithCredential = (
    provider: FakeProvider,
    options: Pick<Parameters<typeof createWith>[1], 'getCredential'>,
  ) => createWith(provider, { tenantId: 'tenant', clientId: 'client', ...options });

  it('calls getCredential for each application token, which allows secrets to rotate', async () => {
    const provider = new FakeProvider();
    const secrets = ['first', 'second'];
    const source = sourceWithCredential(provider, { getCredential: () => ({ clientSecret: secrets.shift() ?? '' }) });
    await source.getItem(report);
    await provider.clock.advance(minutes(31));
    await source.getItem(report, { fresh: true });
    const sentSecrets = provider.requests.flatMap(({ body }) => body?.client_secret ?? []);
    expect(sentSecrets).toEqual(['first', 'second']);
  });

  it('accepts a client assertion from getCredential', async () => {
    const provider = new FakeProvider();
    await sourceWithCredential(provider, { getCredential: () => ({ clientAssertion: 'signed' }) }).getItem(report);
    expect(provider.requests[0]?.body).toEqual({
      grant_type: 'client_credentials',
      client_id: 'client',
      scope: clouds.public.scope,
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: 'signed',
    });
  });

  it('accepts an access token from another library without a tenant or client', async () => {
    const provider = new FakeProvider();
    const scopes: string[] = [];
    const source = createWith(provider, {
      getCredential: ({ scope }) => {
        scopes.push(scope);
        return Promise.resolve({ accessToken: 'external', expiresAt: new Date(provider.clock.now() + minutes(60)) });
      },
    });
    await source.getItem(report);
    await provider.clock.advance(minutes(29));
    await source.getItem(report, { fresh: true });
    expect(scopes).toEqual([clouds.public.scope]);
    expect(provider.requests.map(({ authorization }) => authorization)).toEqual(['Bearer external', 'Bearer external']);
  });

  it('reports a getCredential failure as the cause', async () => {
    const cause = new Error('the vault is unavailable');
    const source = sourceWithCredential(new FakeProvider(), { getCredential: () => Promise.reject(cause) });
    await expect(source.getItem(report)).rejects.toMatchObject({ code: 'credentialRejected', cause });
  });

  it.each([[undefined], ['secret'], [{}], [{ clientSecret: '' }], [{ clientSecret: '', note: 'x' }]])(
    'rejects the credential %j',
    async (credential) => {
      const source = sourceWithCredential(new FakeProvider(), {
        getCredential: () => credential as { clientSecret: string },
      });
      await expect(source.getItem(report)).rejects.toMatchObject({
        code: 'invalidOptions',
        message: expect.stringMatching(/^Expected getCredential to return/) as string,
      });
    },
  );

  it('ignores missing values of a credential', async () => {
    const provider = new FakeProvider();
    const credential = { clientSecret: 's', clientAssertion: undefined, accessToken: undefined };
    await sourceWithCredential(provider, { getCredential: () => credential }).getItem(report);
    expect(provider.requests[0]?.body).toMatchObject({ client_secret: 's' });
    expect(provider.requests[0]?.body).not.toHaveProperty('client_assertion');
  });

  it('requires a tenant unless getCredential returns an access token', async () => {
    const source = createWith(new FakeProvider(), { clientId: 'c', getCredential: () => ({ clientSecret: 's' }) });
    await expect(source.getItem(report)).rejects.toThrow(/^Expected tenantId to be a non-empty string/);
  });
});

describe('invalid requests', () => {
  it.each<[unknown, RegExp]>([
    [undefined, /^Expected an object with the ids of items, received undefined\.$/],
    [null, /^Expected an object with the ids of items, received null\.$/],
    [{ workspaceId }, /^Expected the id of an item, received none\. Pass reportId, /],
    [{ ...report, identities: {} }, /^Expected identities to be an array, received object\.$/],
    [{ ...report, identities: [{}] }, /^Expected identities\[\]\.username to be a non-empty string/],
    [{ ...report, identities: [{ username: '' }] }, /^Expected identities\[\]\.username .* an empty string/],
    [{ ...report, identities: [{ username: 'u', roles: 'Admin' }] }, /^Expected identities\[\]\.roles to be an array/],
  ])('rejects getEmbed(%j) with the reason', async (request, message) => {
    const provider = new FakeProvider();
    const result = provider.source().getEmbed(request as never);
    await expect(result).rejects.toThrow(message);
    await expect(result).rejects.toMatchObject({ code: 'invalidOptions' });
    expect(provider.routes('GenerateToken')).toEqual([]);
  });

  it.each([undefined, null, { reports: 'r-1' }, { reports: null }, { datasetIds: 'd' }])(
    'rejects getToken(%j)',
    async (request) => {
      await expect(new FakeProvider().source().getToken(request as never)).rejects.toMatchObject({
        code: 'invalidOptions',
      });
    },
  );
});

describe('missing arguments', () => {
  it('accepts null instead of the options of a call', async () => {
    expect((await new FakeProvider().source().getEmbed(report, null as never)).id).toBe('r-1');
  });

  it('names the first missing option if the options of the source are missing', () => {
    expect(() => createEmbedTokenSource(undefined as never)).toThrow(/^Expected tenantId to be a non-empty string/);
  });
});

type CredentialOptions = Extract<EmbedTokenSourceOptions, { clientSecret?: undefined }>;

function createWith({ fetch, clock }: FakeProvider, options: CredentialOptions) {
  return createEmbedTokenSource({ fetch, clock, ...options });
}
