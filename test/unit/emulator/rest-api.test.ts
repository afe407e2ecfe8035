import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ContentDefinition, type Emulator, type ReportDefinition, startEmulator } from '../../../src/emulator';
import { shopReport } from './shop';

const [north, south] = ['33333333-3333-4333-8333-333333333333', '44444444-4444-4444-8444-444444444444'] as const;
const secured: ReportDefinition = {
  ...shopReport,
  id: 'secured',
  displayName: 'Secured',
  datasetId: 'secured-data',
  roles: [{ name: 'Region', filters: [{ table: 'Stores', column: 'Region', value: 'username()' }] }],
};
const tile = { pageName: 'main', visualName: 'total', layout: { column: 0, row: 0, width: 4, height: 2 } };
const content: ContentDefinition = {
  reports: [{ ...shopReport, datasetId: 'shop-data' }, secured, { ...shopReport, id: 'elsewhere' }],
  dashboards: [
    {
      id: 'board',
      displayName: 'Board',
      tiles: [
        { id: 'open', title: 'Total', reportId: 'shop', ...tile },
        { id: 'second', reportId: 'shop', ...tile, visualName: 'by-region' },
      ],
    },
    { id: 'closed', displayName: 'Closed', tiles: [{ id: 'one', reportId: 'secured', ...tile }] },
  ],
  workspaces: [
    { id: north, name: 'North' },
    { id: south, name: 'South', reports: ['elsewhere'] },
  ],
  servicePrincipals: [
    { clientId: 'all', clientSecret: 'all-secret' },
    { clientId: 'limited', clientSecret: 'limited-secret', workspaces: [south] },
  ],
};
const scope = 'https://analysis.windows.net/powerbi/api/.default';

let folder: string;
let emulator: Emulator;
const start = Date.parse('2026-05-15T12:00:00Z');
let time = start;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emulator-'));
  await writeFile(join(folder, 'frame.js'), '');
  emulator = await startEmulator({ content, script: join(folder, 'frame.js'), now: () => time });
});

afterEach(() => {
  emulator.reset();
  time = start;
});

afterAll(async () => {
  await emulator.close();
  await rm(folder, { recursive: true });
});

/** Fields of response bodies. Each response has some of them. */
interface Body {
  '@odata.context': string;
  value: { id: string }[];
  access_token: string;
  error_description: string;
  error: { code: string; message: string };
  token: string;
  expiration: string;
}

interface Answer {
  status: number;
  body: Body;
  headers: Headers;
}

async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, body: (await response.json()) as Body, headers: response.headers };
}

async function signIn(form: Record<string, string> = {}, path = 'contoso.example/oauth2/v2.0/token'): Promise<Answer> {
  const defaults = { grant_type: 'client_credentials', client_id: 'all', client_secret: 'all-secret', scope };
  const body = new URLSearchParams({ ...defaults, ...form });
  return answerOf(await fetch(`${emulator.origin}/${path}`, { method: 'POST', body }));
}

async function call(method: string, path: string, body?: unknown, client = 'all'): Promise<Answer> {
  const { body: signedIn } = await signIn({ client_id: client, client_secret: `${client}-secret` });
  const headers = { authorization: `Bearer ${signedIn.access_token}`, 'content-type': 'application/json' };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  return answerOf(await fetch(`${emulator.origin}/v1.0/myorg/${path}`, init));
}

/** Returns the status of a request for content with an embed token. */
async function contentStatus(token: string, path: string, method = 'GET', body?: unknown): Promise<number> {
  const headers = { authorization: `Bearer ${Buffer.from(token).toString('base64')}` };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  return (await fetch(`${emulator.origin}/content/${path}`, init)).status;
}

const notFound = { error: { code: 'PowerBIEntityNotFound' } };
const region = { username: 'North', roles: ['Region'], datasets: ['secured-data'] };

describe('token endpoint', () => {
  it('issues access tokens for client credentials', async () => {
    const { status, body, headers } = await signIn();
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3599, ext_expires_in: 3599 });
    expect(body.access_token).toMatch(/^eyJ/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('accepts client credentials in the Authorization header', async () => {
    const response = await fetch(`${emulator.origin}/contoso.example/oauth2/v2.0/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('all:all-secret')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope }),
    });
    expect(response.status).toBe(200);
  });

  it('issues access tokens for a resource at version 1.0 of the endpoint', async () => {
    const { body } = await signIn({ resource: 'https://analysis.windows.net/powerbi/api' }, 'common/oauth2/token');
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: '3599' });
  });

  it.each([
    [{ client_secret: 'wrong' }, 401, 'invalid_client', 7000215],
    [{ client_secret: '' }, 400, 'invalid_request', 900144],
    [{ client_id: 'nobody' }, 400, 'unauthorized_client', 700016],
    [{ scope: 'https://graph.example/.default' }, 400, 'invalid_scope', 70011],
    [{ scope: 'https://analysis.windows.net/powerbi/api' }, 400, 'invalid_scope', 70011],
    [{ grant_type: 'password' }, 400, 'unsupported_grant_type', 70003],
  ])('rejects %j with status %i and %s', async (form, status, error, code) => {
    const answer = await signIn(form);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ error, error_codes: [code], timestamp: '2026-05-15 12:00:00Z' });
    expect(answer.body.error_description).toMatch(new RegExp(`^AADSTS${String(code)}: `));
    expect(JSON.stringify(answer.body)).not.toContain('all-secret');
  });

  it('publishes its metadata', async () => {
    const response = await fetch(`${emulator.origin}/contoso.example/v2.0/.well-known/openid-configuration`);
    expect(await response.json()).toMatchObject({
      token_endpoint: `${emulator.origin}/contoso.example/oauth2/v2.0/token`,
    });
  });
});

describe('authorization of the REST API', () => {
  const get = (authorization?: string) =>
    fetch(`${emulator.origin}/v1.0/myorg/groups`, { headers: authorization ? { authorization } : {} });

  it.each([[undefined], ['Bearer nonsense'], ['Basic YWxsOmFsbA==']])('rejects the header %s', async (header) => {
    const response = await get(header);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toContain('Bearer');
    expect(await response.json()).toMatchObject({ error: { code: 'PowerBINotAuthorizedException' } });
  });

  it('rejects embed tokens, and access tokens that are used as embed tokens', async () => {
    expect((await get(`Bearer ${await emulator.createToken()}`)).status).toBe(401);
    expect(await contentStatus((await signIn()).body.access_token, 'reports/shop')).toBe(401);
  });

  it('rejects expired access tokens', async () => {
    const { body } = await signIn();
    time += 3_601_000;
    const response = await get(`Bearer ${body.access_token}`);
    expect([response.status, await response.json()]).toMatchObject([403, { error: { code: 'TokenExpired' } }]);
  });

  it('limits a service principal to its workspaces', async () => {
    const { body } = await call('GET', 'groups', undefined, 'limited');
    expect(body.value).toMatchObject([{ id: south, name: 'South' }]);
    expect((await call('GET', `groups/${north}/reports`, undefined, 'limited')).status).toBe(403);
    expect(await call('GET', 'reports/shop', undefined, 'limited')).toMatchObject({ status: 404, body: notFound });
    expect((await call('POST', 'reports/shop/GenerateToken', {}, 'limited')).status).toBe(404);
    expect((await call('POST', 'GenerateToken', { reports: [{ id: 'shop' }] }, 'limited')).status).toBe(404);
    const target = { reports: [{ id: 'elsewhere' }], targetWorkspaces: [{ id: north }] };
    expect((await call('POST', 'GenerateToken', target, 'limited')).status).toBe(403);
  });
});

describe('REST API', () => {
  it('lists workspaces', async () => {
    const { status, body, headers } = await call('GET', 'groups');
    expect(status).toBe(200);
    expect(headers.get('requestid')).toMatch(/^[\da-f-]{36}$/);
    const common = { isReadOnly: false, isOnDedicatedCapacity: true, type: 'Workspace' };
    expect(body).toEqual({
      '@odata.context': `${emulator.origin}/v1.0/myorg/$metadata#groups`,
      '@odata.count': 2,
      value: [
        { ...common, id: north, name: 'North' },
        { ...common, id: south, name: 'South' },
      ],
    });
    expect((await call('GET', "groups?$filter=name eq 'South'")).body.value).toMatchObject([{ id: south }]);
    expect((await call('GET', 'groups?$top=1&$skip=1')).body.value).toMatchObject([{ id: south }]);
  });

  it('returns the reports of a workspace', async () => {
    const { body } = await call('GET', `groups/${north}/reports`);
    expect(body['@odata.context']).toBe(`${emulator.origin}/v1.0/myorg/$metadata#reports`);
    // other tests save copies
    expect(body.value.map(({ id }) => id)).toEqual(expect.arrayContaining(['shop', 'secured']));
    expect(body.value.map(({ id }) => id)).not.toContain('elsewhere');
    const shop = {
      id: 'shop',
      reportType: 'PowerBIReport',
      name: 'Shop',
      webUrl: `${emulator.origin}/groups/${north}/reports/shop`,
      embedUrl: `${emulator.origin}/reportEmbed?reportId=shop&groupId=${north}`,
      datasetId: 'shop-data',
      datasetWorkspaceId: north,
    };
    expect(body.value[0]).toMatchObject(shop);
    for (const path of [`groups/${north}/reports/shop`, 'reports/shop'])
      expect((await call('GET', path)).body).toMatchObject({ '@odata.context': expect.any(String) as string, ...shop });
    expect(await call('GET', `groups/${south}/reports/shop`)).toMatchObject({ status: 404, body: notFound });
  });

  it('returns dashboards and tiles', async () => {
    const { body } = await call('GET', `groups/${north}/dashboards`);
    expect(body.value).toMatchObject([{ id: 'board', displayName: 'Board', isReadOnly: false }, { id: 'closed' }]);
    const embedUrl = `${emulator.origin}/dashboardEmbed?dashboardId=board&groupId=${north}`;
    expect((await call('GET', 'dashboards/board')).body).toMatchObject({ id: 'board', embedUrl });
    const tiles = await call('GET', `groups/${north}/dashboards/board/tiles`);
    expect(tiles.body.value[0]).toEqual({
      id: 'open',
      title: 'Total',
      rowSpan: 2,
      colSpan: 4,
      embedUrl: `${emulator.origin}/embed?dashboardId=board&tileId=open`,
      embedData: '',
      reportId: 'shop',
      datasetId: 'shop-data',
    });
    expect((await call('GET', 'dashboards/board/tiles/second')).body).toMatchObject({ id: 'second' });
    expect((await call('GET', 'dashboards/board/tiles/none')).status).toBe(404);
  });

  it('returns datasets with their security requirements', async () => {
    const { body } = await call('GET', `groups/${north}/datasets`);
    expect(body.value).toMatchObject([
      { id: 'shop-data', isEffectiveIdentityRequired: false, isEffectiveIdentityRolesRequired: false },
      { id: 'secured-data', isEffectiveIdentityRequired: true, isEffectiveIdentityRolesRequired: true },
    ]);
    expect((await call('GET', 'datasets/shop-data')).body).toMatchObject({
      name: 'Shop',
      createReportEmbedURL: `${emulator.origin}/reportEmbed?datasetId=shop-data`,
      qnaEmbedURL: `${emulator.origin}/qnaEmbed`,
    });
  });

  it.each([
    ['GET', 'reports/none', 404],
    ['GET', 'weather', 404],
    ['DELETE', 'reports/shop', 405],
    ['POST', 'reports/none/GenerateToken', 404],
    ['GET', 'groups/55555555-5555-4555-8555-555555555555/reports', 403],
  ])('responds to %s %s with status %i', async (method, path, status) => {
    expect((await call(method, path)).status).toBe(status);
  });

  it('responds with 429 and Retry-After while a fault throttles it', async () => {
    emulator.use({ kind: 'refuse', status: 429, route: '/v1.0/myorg/groups' });
    const { status, headers, body } = await call('GET', 'groups');
    expect([status, headers.get('retry-after')]).toEqual([429, '30']);
    expect(body).toMatchObject({ error: { code: 'TooManyRequests' } });
    expect((await call('GET', 'reports')).status).toBe(200);
    emulator.use({ kind: 'refuse', status: 503, route: 'POST /contoso.example/oauth2' });
    expect((await signIn()).status).toBe(503);
  });

  it('ignores faults that are not for its paths', async () => {
    emulator.use({ kind: 'refuse' }, { kind: 'refuse', route: 'GET' });
    expect((await call('GET', 'groups')).status).toBe(200);
  });

  it('drops and delays requests while faults demand it', async () => {
    emulator.use({ kind: 'drop', route: 'GET /v1.0' });
    await expect(call('GET', 'groups')).rejects.toThrow('fetch failed');
    emulator.use({ kind: 'delay', ms: 1, route: 'GET /v1.0' });
    expect((await call('GET', 'groups')).status).toBe(200);
  });
});

describe('GenerateToken', () => {
  const generate = async (path: string, body: object = {}): Promise<string> => {
    const answer = await call('POST', `${path}/GenerateToken`.replace(/^\//, ''), body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.token;
  };

  it('returns a token that grants access to one report only', async () => {
    const { status, body } = await call('POST', `groups/${north}/reports/shop/GenerateToken`, { accessLevel: 'View' });
    expect(status).toBe(200);
    expect(body).toEqual({
      '@odata.context': expect.stringContaining('GenerateTokenResponse') as string,
      token: expect.stringMatching(/^eyJ/) as string,
      tokenId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      expiration: `${new Date(time + 3_600_000).toISOString().slice(0, 19)}Z`,
    });
    const { token } = body;
    expect(await contentStatus(token, 'reports/shop')).toBe(200);
    for (const path of ['reports/elsewhere', 'datasets/shop-data', 'dashboards/board', 'tokens/*'])
      expect(await contentStatus(token, path), path).toBe(403);
    expect(await contentStatus(token, 'reports/shop', 'PUT', shopReport)).toBe(403);
    expect(await contentStatus(token, 'reports/copy', 'PUT', { ...shopReport, id: 'copy' })).toBe(403);
  });

  it('permits changes with the access level Edit, and copies with allowSaveAs', async () => {
    const report = { ...shopReport, datasetId: 'shop-data' };
    const edit = await generate('reports/shop', { accessLevel: 'Edit' });
    expect(await contentStatus(edit, 'reports/shop', 'PUT', report)).toBe(200);
    expect(await contentStatus(edit, 'reports/copy-1', 'PUT', { ...report, id: 'copy-1' })).toBe(403);
    const copy = await generate(`groups/${north}/reports/shop`, { accessLevel: 'View', allowSaveAs: true });
    expect(await contentStatus(copy, 'reports/shop', 'PUT', report)).toBe(403);
    expect(await contentStatus(copy, 'reports/copy-2', 'PUT', { ...report, id: 'copy-2' })).toBe(200);
    expect((await call('GET', `groups/${north}/reports/copy-2`)).body).toMatchObject({ datasetId: 'shop-data' });
  });

  it('returns a token to create reports in a workspace', async () => {
    const token = await generate(`groups/${north}/reports`, { accessLevel: 'Create', datasetId: 'shop-data' });
    expect(await contentStatus(token, 'datasets/shop-data')).toBe(200);
    expect(await contentStatus(token, 'reports/shop')).toBe(403);
    const report = { ...shopReport, id: 'created', datasetId: 'shop-data' };
    expect(await contentStatus(token, 'reports/created', 'PUT', report)).toBe(200);
    expect((await call('GET', `groups/${north}/reports/created`)).status).toBe(200);
  });

  it('returns tokens for a dashboard, a tile and a dataset', async () => {
    const dashboard = await generate(`groups/${north}/dashboards/board`, { accessLevel: 'View' });
    expect(await contentStatus(dashboard, 'dashboards/board')).toBe(200);
    expect(await contentStatus(dashboard, 'reports/shop?dashboardId=board')).toBe(200);
    expect(await contentStatus(dashboard, 'reports/shop')).toBe(403);
    const oneTile = await generate('dashboards/board/tiles/open');
    const headers = { authorization: `Bearer ${Buffer.from(oneTile).toString('base64')}` };
    const served = await fetch(`${emulator.origin}/content/dashboards/board`, { headers });
    expect(((await served.json()) as { tiles: unknown[] }).tiles).toMatchObject([{ id: 'open' }]);
    const report = await fetch(`${emulator.origin}/content/reports/shop?dashboardId=board`, { headers });
    const { pages } = (await report.json()) as ReportDefinition;
    expect(pages.flatMap(({ visuals }) => visuals.map(({ name }) => name))).toEqual(['total']);
    expect(await contentStatus(oneTile, 'dashboards/closed')).toBe(403);
    expect(await contentStatus(oneTile, 'tokens/board')).toBe(200);
    const dataset = await generate(`groups/${north}/datasets/shop-data`);
    expect(await contentStatus(dataset, 'datasets/shop-data')).toBe(200);
    expect(await contentStatus(dataset, 'datasets/secured-data')).toBe(403);
  });

  it('returns a token for several items', async () => {
    const token = await generate('', {
      reports: [{ id: 'shop', allowEdit: true }, { id: 'elsewhere' }],
      datasets: [{ id: 'secured-data' }],
      targetWorkspaces: [{ id: south }],
      identities: [region],
    });
    for (const path of ['reports/shop', 'reports/elsewhere', 'datasets/secured-data'])
      expect(await contentStatus(token, path), path).toBe(200);
    expect(await contentStatus(token, 'reports/secured')).toBe(403);
    const elsewhere = { ...shopReport, id: 'elsewhere' };
    expect(await contentStatus(token, 'reports/elsewhere', 'PUT', elsewhere)).toBe(403);
    expect(
      await contentStatus(token, 'reports/copy-3', 'PUT', { ...elsewhere, id: 'copy-3', datasetId: 'elsewhere' }),
    ).toBe(200);
    expect((await call('GET', `groups/${south}/reports/copy-3`)).status).toBe(200);
  });

  it('passes the identity to row-level security', async () => {
    const token = await generate('reports/secured', { identities: [region] });
    const headers = { authorization: `Bearer ${Buffer.from(token).toString('base64')}` };
    const served = await fetch(`${emulator.origin}/content/reports/secured`, { headers });
    const { tables } = (await served.json()) as ReportDefinition;
    expect(tables[0]?.rows.map(([, store]) => store)).toEqual(['Alder', 'Birch']);
  });

  it.each([
    [10, 10],
    [0, 60],
    [600, 60],
  ])('limits a lifetime of %i minutes to %i', async (lifetimeInMinutes, minutes) => {
    const { body } = await call('POST', 'reports/shop/GenerateToken', { lifetimeInMinutes });
    expect(Date.parse(body.expiration) - time).toBe(minutes * 60_000);
    time += minutes * 60_000;
    expect(await contentStatus(body.token, 'reports/shop')).toBe(403);
  });

  it.each([
    ['reports/shop', { accessLevel: 'Admin' }, "field 'accessLevel' must be View, Edit or Create; received 'Admin'"],
    ['reports/shop', { accessLevel: 'Create' }, 'accessLevel must be View or Edit for an existing report.'],
    ['reports/shop', { lifetimeInMinutes: -1 }, "field 'lifetimeInMinutes' must be at least 0; received -1"],
    [`groups/${north}/reports`, { accessLevel: 'View' }, 'accessLevel must be Create to create a report.'],
    [`groups/${north}/reports`, { accessLevel: 'Create' }, 'datasetId is required to create a report.'],
    ['dashboards/board', { accessLevel: 'Edit' }, 'accessLevel must be View.'],
    ['', {}, 'At least one report or dataset is required.'],
    ['reports/secured', {}, 'dataset secured-data requires effective identity to be provided'],
    ['dashboards/closed', {}, 'dataset secured-data requires effective identity to be provided'],
    ['', { reports: [{ id: 'secured' }] }, 'dataset secured-data requires effective identity to be provided'],
    [
      'reports/secured',
      { identities: [{ username: 'North', datasets: ['secured-data'] }] },
      'dataset secured-data requires roles to be included in provided effective identity',
    ],
    ['reports/secured', { identities: [{ ...region, roles: ['Boss'] }] }, "unknown role 'Boss'. Known roles: 'Region'"],
    ['reports/secured', { identities: [{ roles: ['Region'] }] }, "field 'identities[0].username' is required"],
    ['reports/secured', { identities: [region, region] }, 'multiple identities is not supported'],
    ['reports/shop', { identities: [{ username: 'x' }] }, "dataset shop-data shouldn't have effective identity"],
    [
      'reports/shop',
      { identities: [region] },
      'is for the dataset secured-data, to which the token does not grant access',
    ],
  ])('rejects a request to %s with the body %j', async (path, body, message) => {
    const answer = await call('POST', `${path}/GenerateToken`.replace(/^\//, ''), body);
    expect([answer.status, answer.body.error.code]).toEqual([400, 'InvalidRequest']);
    expect(answer.body.error.message).toContain(message);
  });

  it('rejects bodies that are not JSON', async () => {
    const { body } = await signIn();
    const send = (contentType: string, text: string) =>
      fetch(`${emulator.origin}/v1.0/myorg/GenerateToken`, {
        method: 'POST',
        headers: { authorization: `Bearer ${body.access_token}`, 'content-type': contentType },
        body: text,
      });
    expect((await send('text/plain', '{}')).status).toBe(415);
    expect((await send('application/json; charset=utf-8', '{')).status).toBe(400);
    expect((await send('application/json', ' '.repeat(70_000))).status).toBe(413);
  });
});
