import { beforeEach, describe, expect, it } from 'vitest';
import type { EmbedRequest, EmbedTokenSource, TokenRequest } from '../../../src/server';
import { FakeProvider, clientSecret, workspaceId } from './support/fake-provider';

let provider: FakeProvider;
let tokens: EmbedTokenSource;

beforeEach(() => {
  provider = new FakeProvider();
  tokens = provider.source();
});

const report = { workspaceId, reportId: 'r-1' };

/** Returns the last request's body. */
const lastBody = () => provider.requests.at(-1)?.body;

describe('getEmbed', () => {
  it('returns the values that a page needs to embed a report', async () => {
    expect(await tokens.getEmbed(report)).toEqual({
      id: 'r-1',
      name: 'Name of r-1',
      embedUrl: 'https://app.example/embed?id=r-1',
      datasetId: 'data-of-r-1',
      token: 'embed-3',
      expiration: '2026-05-15T13:00:00.000Z',
    });
  });

  it('signs in with the client credentials and sends the application token to the API', async () => {
    await tokens.getEmbed(report);
    const [signIn, metadata, token] = provider.requests;
    expect(signIn).toMatchObject({
      route: 'POST /tenant/oauth2/v2.0/token',
      host: 'login.microsoftonline.com',
      authorization: null,
      body: {
        grant_type: 'client_credentials',
        client_id: 'client',
        client_secret: clientSecret,
        scope: 'https://analysis.windows.net/powerbi/api/.default',
      },
    });
    expect(metadata).toMatchObject({
      route: 'GET /v1.0/myorg/groups/w-1/reports/r-1',
      host: 'api.powerbi.com',
      authorization: 'Bearer application-1',
    });
    expect(token).toMatchObject({
      route: 'POST /v1.0/myorg/groups/w-1/reports/r-1/GenerateToken',
      authorization: 'Bearer application-1',
      body: { accessLevel: 'View' },
    });
  });

  it('never follows redirects, which could send a token to a different host', async () => {
    await tokens.getEmbed(report);
    expect(provider.requests.map(({ init }) => init.redirect)).toEqual(['manual', 'manual', 'manual']);
  });

  it('requests the access level, the lifetime and the identities', async () => {
    const identities = [{ username: 'ann@example.com', roles: ['Region'], customData: 'north' }];
    await tokens.getEmbed({ ...report, accessLevel: 'Edit', allowSaveAs: true, lifetimeInMinutes: 15, identities });
    expect(lastBody()).toEqual({
      accessLevel: 'Edit',
      allowSaveAs: true,
      lifetimeInMinutes: 15,
      identities: [{ username: 'ann@example.com', roles: ['Region'], customData: 'north', datasets: ['data-of-r-1'] }],
    });
  });

  it("keeps an identity's datasets, reports and identity blob", async () => {
    const identity = { username: 'ann', datasets: ['d-1'], reports: ['r-2'], identityBlob: { value: 'blob' } };
    await tokens.getEmbed({ ...report, identities: [identity] });
    expect(lastBody()).toEqual({ accessLevel: 'View', identities: [identity] });
  });

  it.each<[string, EmbedRequest, string, string, object]>([
    [
      'a dashboard',
      { workspaceId, dashboardId: 'd' },
      'https://app.example/embed?id=d',
      'groups/w-1/dashboards/d/GenerateToken',
      { accessLevel: 'View' },
    ],
    [
      'a tile',
      { workspaceId, dashboardId: 'd', tileId: 't' },
      'https://app.example/embed?id=t',
      'groups/w-1/dashboards/d/tiles/t/GenerateToken',
      { accessLevel: 'View' },
    ],
    [
      'Q&A',
      { workspaceId, datasetId: 's' },
      'https://app.example/qnaEmbed',
      'groups/w-1/datasets/s/GenerateToken',
      { accessLevel: 'View' },
    ],
    [
      'a new report',
      { workspaceId, datasetId: 's', accessLevel: 'Create' },
      'https://app.example/reportEmbed?datasetId=s',
      'groups/w-1/reports/GenerateToken',
      { accessLevel: 'Create', datasetId: 's' },
    ],
  ])('returns the embed URL and a token for %s', async (_item, request, embedUrl, path, body) => {
    expect(await tokens.getEmbed(request)).toMatchObject({ embedUrl, token: 'embed-3' });
    expect(provider.routes('POST').at(-1)).toBe(`POST ${path}`);
    expect(lastBody()).toEqual(body);
  });

  it('encodes ids in paths', async () => {
    await tokens.getItem({ workspaceId: 'a/b', reportId: 'c?d#e%' });
    expect(provider.routes('GET')).toEqual(['GET groups/a%2Fb/reports/c%3Fd%23e%25']);
  });

  it.each([
    [{ workspaceId: '..', reportId: 'r' }, /^Expected workspaceId to be an id, received "\.\."/],
    [{ workspaceId, reportId: '.' }, /^Expected reportId to be an id, received "\."/],
    [{ workspaceId, reportId: '' }, /^Expected reportId to be a non-empty string, received an empty string/],
    [{ workspaceId: undefined as unknown as string, reportId: 'r' }, /^Expected workspaceId .* received undefined/],
  ])('rejects the invalid id in %j without sending a request', async (request, message) => {
    await expect(tokens.getEmbed(request)).rejects.toMatchObject({
      code: 'invalidOptions',
      message: expect.stringMatching(message) as string,
    });
    expect(provider.requests).toEqual([]);
  });

  it.each([0, -1, 1.5, NaN])('rejects a lifetime of %d minutes', async (lifetimeInMinutes) => {
    await expect(tokens.getEmbed({ ...report, lifetimeInMinutes })).rejects.toMatchObject({ code: 'invalidOptions' });
    expect(provider.routes('GenerateToken')).toEqual([]);
  });
});

describe('getToken', () => {
  it('requests one token for several reports, their datasets, additional datasets and target workspaces', async () => {
    const request: TokenRequest = {
      reports: [
        { workspaceId, reportId: 'r-2', accessLevel: 'Edit' },
        { workspaceId, reportId: 'r-1' },
      ],
      datasetIds: ['other-data'],
      targetWorkspaceIds: ['w-2'],
      lifetimeInMinutes: 20,
      identities: [{ username: 'ann', roles: ['Region'], datasets: ['data-of-r-1'] }],
    };
    expect(await tokens.getToken(request)).toMatchObject({ token: 'embed-4' });
    expect(provider.routes().at(-1)).toBe('POST GenerateToken');
    expect(lastBody()).toEqual({
      reports: [{ id: 'r-1' }, { id: 'r-2', allowEdit: true }],
      datasets: [{ id: 'data-of-r-1' }, { id: 'data-of-r-2' }, { id: 'other-data' }],
      targetWorkspaces: [{ id: 'w-2' }],
      lifetimeInMinutes: 20,
      identities: [{ username: 'ann', roles: ['Region'], datasets: ['data-of-r-1'] }],
    });
  });

  it('rejects a request without reports or datasets', async () => {
    await expect(tokens.getToken({ targetWorkspaceIds: ['w-2'] })).rejects.toMatchObject({
      code: 'invalidOptions',
      message: 'Expected at least one report or dataset, received none. Pass reports or datasetIds.',
    });
  });
});
