import { describe, expect, it } from 'vitest';
import { RestServer, north, scope, south } from './rest-server';

const server = new RestServer();
const notFound = { error: { code: 'PowerBIEntityNotFound' } };

describe('token endpoint', () => {
  it('issues access tokens for client credentials', async () => {
    const { status, body, headers } = await server.signIn();
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3599, ext_expires_in: 3599 });
    expect(body.access_token).toMatch(/^eyJ/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('accepts client credentials in the Authorization header', async () => {
    const response = await fetch(`${server.emulator.origin}/contoso.example/oauth2/v2.0/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('all:all-secret')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope }),
    });
    expect(response.status).toBe(200);
  });

  it('issues access tokens for a resource at the version 1.0 endpoint', async () => {
    const { body } = await server.signIn(
      { resource: 'https://analysis.windows.net/powerbi/api' },
      'common/oauth2/token',
    );
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: '3599' });
  });

  it.each([
    [{ client_secret: 'wrong' }, 401, 'invalid_client', 7000215],
    [{ client_secret: '' }, 400, 'invalid_request', 900144],
    [{ client_id: 'nobody' }, 400, 'unauthorized_client', 700016],
    [{ scope: 'https://graph.example/.default' }, 400, 'invalid_scope', 70011],
    [{ scope: 'https://analysis.windows.net/powerbi/api' }, 400, 'invalid_scope', 70011],
    [{ grant_type: 'password' }, 400, 'unsupported_grant_type', 70003],
  ])('rejects a token request that contains %j with status %i and the error %s', async (form, status, error, code) => {
    const response = await server.signIn(form);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ error, error_codes: [code], timestamp: '2026-05-15 12:00:00Z' });
    expect(response.body.error_description).toMatch(new RegExp(`^AADSTS${String(code)}: `));
    expect(JSON.stringify(response.body)).not.toContain('all-secret');
  });

  it('publishes OpenID Connect metadata with the token endpoint', async () => {
    const response = await fetch(`${server.emulator.origin}/contoso.example/v2.0/.well-known/openid-configuration`);
    expect(await response.json()).toMatchObject({
      token_endpoint: `${server.emulator.origin}/contoso.example/oauth2/v2.0/token`,
    });
  });
});

describe('REST API authorization', () => {
  const get = (authorization?: string) =>
    fetch(`${server.emulator.origin}/v1.0/myorg/groups`, { headers: authorization ? { authorization } : {} });

  it.each([[undefined], ['Bearer nonsense'], ['Basic YWxsOmFsbA==']])(
    'rejects the Authorization header %s',
    async (header) => {
      const response = await get(header);
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toContain('Bearer');
      expect(await response.json()).toMatchObject({ error: { code: 'PowerBINotAuthorizedException' } });
    },
  );

  it('rejects embed tokens, and access tokens used as embed tokens', async () => {
    expect((await get(`Bearer ${await server.emulator.createToken()}`)).status).toBe(401);
    expect(await server.contentStatus((await server.signIn()).body.access_token, 'reports/shop')).toBe(401);
  });

  it('rejects expired access tokens', async () => {
    const { body } = await server.signIn();
    server.time += 3_601_000;
    const response = await get(`Bearer ${body.access_token}`);
    expect([response.status, await response.json()]).toMatchObject([403, { error: { code: 'TokenExpired' } }]);
  });

  it('limits a service principal to its workspaces', async () => {
    const { body } = await server.call('GET', 'groups', undefined, 'limited');
    expect(body.value).toMatchObject([{ id: south, name: 'South' }]);
    expect((await server.call('GET', `groups/${north}/reports`, undefined, 'limited')).status).toBe(403);
    expect(await server.call('GET', 'reports/shop', undefined, 'limited')).toMatchObject({
      status: 404,
      body: notFound,
    });
    expect((await server.call('POST', 'reports/shop/GenerateToken', {}, 'limited')).status).toBe(404);
    expect((await server.call('POST', 'GenerateToken', { reports: [{ id: 'shop' }] }, 'limited')).status).toBe(404);
    const target = { reports: [{ id: 'elsewhere' }], targetWorkspaces: [{ id: north }] };
    expect((await server.call('POST', 'GenerateToken', target, 'limited')).status).toBe(403);
  });
});

describe('REST API', () => {
  it('lists workspaces', async () => {
    const { status, body, headers } = await server.call('GET', 'groups');
    expect(status).toBe(200);
    expect(headers.get('requestid')).toMatch(/^[\da-f-]{36}$/);
    const common = { isReadOnly: false, isOnDedicatedCapacity: true, type: 'Workspace' };
    expect(body).toEqual({
      '@odata.context': `${server.emulator.origin}/v1.0/myorg/$metadata#groups`,
      '@odata.count': 2,
      value: [
        { ...common, id: north, name: 'North' },
        { ...common, id: south, name: 'South' },
      ],
    });
    expect((await server.call('GET', "groups?$filter=name eq 'South'")).body.value).toMatchObject([{ id: south }]);
    expect((await server.call('GET', 'groups?$top=1&$skip=1')).body.value).toMatchObject([{ id: south }]);
  });

  it('rejects a $filter that it does not support', async () => {
    const { status, body } = await server.call('GET', "groups?$filter=contains(name,'South')");
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: { code: 'InvalidRequest', message: expect.stringContaining("name eq 'Sales'") as string },
    });
  });

  it('returns the reports in a workspace', async () => {
    const { body } = await server.call('GET', `groups/${north}/reports`);
    expect(body['@odata.context']).toBe(`${server.emulator.origin}/v1.0/myorg/$metadata#reports`);
    expect(body.value.map(({ id }) => id)).toEqual(expect.arrayContaining(['shop', 'secured']));
    expect(body.value.map(({ id }) => id)).not.toContain('elsewhere');
    const shop = {
      id: 'shop',
      reportType: 'PowerBIReport',
      name: 'Shop',
      webUrl: `${server.emulator.origin}/groups/${north}/reports/shop`,
      embedUrl: `${server.emulator.origin}/reportEmbed?reportId=shop&groupId=${north}`,
      datasetId: 'shop-data',
      datasetWorkspaceId: north,
    };
    expect(body.value[0]).toMatchObject(shop);
    for (const path of [`groups/${north}/reports/shop`, 'reports/shop'])
      expect((await server.call('GET', path)).body).toMatchObject({
        '@odata.context': expect.any(String) as string,
        ...shop,
      });
    expect(await server.call('GET', `groups/${south}/reports/shop`)).toMatchObject({ status: 404, body: notFound });
  });

  it('returns dashboards and tiles', async () => {
    const { body } = await server.call('GET', `groups/${north}/dashboards`);
    expect(body.value).toMatchObject([{ id: 'board', displayName: 'Board', isReadOnly: false }, { id: 'closed' }]);
    const embedUrl = `${server.emulator.origin}/dashboardEmbed?dashboardId=board&groupId=${north}`;
    expect((await server.call('GET', 'dashboards/board')).body).toMatchObject({ id: 'board', embedUrl });
    const tiles = await server.call('GET', `groups/${north}/dashboards/board/tiles`);
    expect(tiles.body.value[0]).toEqual({
      id: 'open',
      title: 'Total',
      rowSpan: 2,
      colSpan: 4,
      embedUrl: `${server.emulator.origin}/embed?dashboardId=board&tileId=open`,
      embedData: '',
      reportId: 'shop',
      datasetId: 'shop-data',
    });
    expect((await server.call('GET', 'dashboards/board/tiles/second')).body).toMatchObject({ id: 'second' });
    expect((await server.call('GET', 'dashboards/board/tiles/none')).status).toBe(404);
  });

  it('returns datasets with their security requirements', async () => {
    const { body } = await server.call('GET', `groups/${north}/datasets`);
    expect(body.value).toMatchObject([
      { id: 'shop-data', isEffectiveIdentityRequired: false, isEffectiveIdentityRolesRequired: false },
      { id: 'secured-data', isEffectiveIdentityRequired: true, isEffectiveIdentityRolesRequired: true },
    ]);
    expect((await server.call('GET', 'datasets/shop-data')).body).toMatchObject({
      name: 'Shop',
      createReportEmbedURL: `${server.emulator.origin}/reportEmbed?datasetId=shop-data`,
      qnaEmbedURL: `${server.emulator.origin}/qnaEmbed`,
    });
  });

  it.each([
    ['GET', 'reports/none', 404],
    ['GET', 'weather', 404],
    ['DELETE', 'reports/shop', 405],
    ['POST', 'reports/none/GenerateToken', 404],
    ['GET', 'groups/55555555-5555-4555-8555-555555555555/reports', 403],
  ])('responds to %s %s with status %i', async (method, path, status) => {
    expect((await server.call(method, path)).status).toBe(status);
  });

  it('responds with 429 and Retry-After while a fault throttles requests', async () => {
    server.emulator.use({ kind: 'refuse', status: 429, route: '/v1.0/myorg/groups' });
    const { status, headers, body } = await server.call('GET', 'groups');
    expect([status, headers.get('retry-after')]).toEqual([429, '30']);
    expect(body).toMatchObject({ error: { code: 'TooManyRequests' } });
    expect((await server.call('GET', 'reports')).status).toBe(200);
    server.emulator.use({ kind: 'refuse', status: 503, route: 'POST /contoso.example/oauth2' });
    expect((await server.signIn()).status).toBe(503);
  });

  it('ignores faults whose route is not a REST API path', async () => {
    server.emulator.use({ kind: 'refuse' }, { kind: 'refuse', route: 'GET' });
    expect((await server.call('GET', 'groups')).status).toBe(200);
  });

  it('drops and delays requests while faults are set', async () => {
    server.emulator.use({ kind: 'drop', route: 'GET /v1.0' });
    await expect(server.call('GET', 'groups')).rejects.toThrow('fetch failed');
    server.emulator.use({ kind: 'delay', ms: 1, route: 'GET /v1.0' });
    expect((await server.call('GET', 'groups')).status).toBe(200);
  });
});
