import { describe, expect, it } from 'vitest';
import type { ReportDefinition } from '../../../src/emulator';
import { RestServer, north, south } from './rest-server';
import { shopReport } from './shop';

const server = new RestServer();
const region = { username: 'North', roles: ['Region'], datasets: ['secured-data'] };

describe('GenerateToken', () => {
  const generate = async (path: string, body: object = {}): Promise<string> => {
    const response = await server.call('POST', `${path}/GenerateToken`.replace(/^\//, ''), body);
    expect(response.status, JSON.stringify(response.body)).toBe(200);
    return response.body.token;
  };

  it('returns a token that grants access to one report only', async () => {
    const { status, body } = await server.call('POST', `groups/${north}/reports/shop/GenerateToken`, {
      accessLevel: 'View',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      '@odata.context': expect.stringContaining('GenerateTokenResponse') as string,
      token: expect.stringMatching(/^eyJ/) as string,
      tokenId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      expiration: `${new Date(server.time + 3_600_000).toISOString().slice(0, 19)}Z`,
    });
    const { token } = body;
    expect(await server.contentStatus(token, 'reports/shop')).toBe(200);
    for (const path of ['reports/elsewhere', 'datasets/shop-data', 'dashboards/board', 'tokens/*'])
      expect(await server.contentStatus(token, path), path).toBe(403);
    expect(await server.contentStatus(token, 'reports/shop', 'PUT', shopReport)).toBe(403);
    expect(await server.contentStatus(token, 'reports/copy', 'PUT', { ...shopReport, id: 'copy' })).toBe(403);
  });

  it('permits changes with the access level Edit, and copies with allowSaveAs', async () => {
    const report = { ...shopReport, datasetId: 'shop-data' };
    const edit = await generate('reports/shop', { accessLevel: 'Edit' });
    expect(await server.contentStatus(edit, 'reports/shop', 'PUT', report)).toBe(200);
    expect(await server.contentStatus(edit, 'reports/copy-1', 'PUT', { ...report, id: 'copy-1' })).toBe(403);
    const copy = await generate(`groups/${north}/reports/shop`, { accessLevel: 'View', allowSaveAs: true });
    expect(await server.contentStatus(copy, 'reports/shop', 'PUT', report)).toBe(403);
    expect(await server.contentStatus(copy, 'reports/copy-2', 'PUT', { ...report, id: 'copy-2' })).toBe(200);
    expect((await server.call('GET', `groups/${north}/reports/copy-2`)).body).toMatchObject({ datasetId: 'shop-data' });
  });

  it('returns a token that permits creating reports in a workspace', async () => {
    const token = await generate(`groups/${north}/reports`, { accessLevel: 'Create', datasetId: 'shop-data' });
    expect(await server.contentStatus(token, 'datasets/shop-data')).toBe(200);
    expect(await server.contentStatus(token, 'reports/shop')).toBe(403);
    const report = { ...shopReport, id: 'created', datasetId: 'shop-data' };
    expect(await server.contentStatus(token, 'reports/created', 'PUT', report)).toBe(200);
    expect((await server.call('GET', `groups/${north}/reports/created`)).status).toBe(200);
  });

  it('returns tokens for a dashboard, a tile and a dataset', async () => {
    const dashboard = await generate(`groups/${north}/dashboards/board`, { accessLevel: 'View' });
    expect(await server.contentStatus(dashboard, 'dashboards/board')).toBe(200);
    expect(await server.contentStatus(dashboard, 'reports/shop?dashboardId=board')).toBe(200);
    expect(await server.contentStatus(dashboard, 'reports/shop')).toBe(403);
    const oneTile = await generate('dashboards/board/tiles/open');
    const headers = { authorization: `Bearer ${Buffer.from(oneTile).toString('base64')}` };
    const served = await fetch(`${server.emulator.origin}/content/dashboards/board`, { headers });
    expect(((await served.json()) as { tiles: unknown[] }).tiles).toMatchObject([{ id: 'open' }]);
    const report = await fetch(`${server.emulator.origin}/content/reports/shop?dashboardId=board`, { headers });
    const { pages } = (await report.json()) as ReportDefinition;
    expect(pages.flatMap(({ visuals }) => visuals.map(({ name }) => name))).toEqual(['total']);
    expect(await server.contentStatus(oneTile, 'dashboards/closed')).toBe(403);
    expect(await server.contentStatus(oneTile, 'tokens/board')).toBe(200);
    const dataset = await generate(`groups/${north}/datasets/shop-data`);
    expect(await server.contentStatus(dataset, 'datasets/shop-data')).toBe(200);
    expect(await server.contentStatus(dataset, 'datasets/secured-data')).toBe(403);
  });

  it('returns one token for several items', async () => {
    const token = await generate('', {
      reports: [{ id: 'shop', allowEdit: true }, { id: 'elsewhere' }],
      datasets: [{ id: 'secured-data' }],
      targetWorkspaces: [{ id: south }],
      identities: [region],
    });
    for (const path of ['reports/shop', 'reports/elsewhere', 'datasets/secured-data'])
      expect(await server.contentStatus(token, path), path).toBe(200);
    expect(await server.contentStatus(token, 'reports/secured')).toBe(403);
    const elsewhere = { ...shopReport, id: 'elsewhere' };
    expect(await server.contentStatus(token, 'reports/elsewhere', 'PUT', elsewhere)).toBe(403);
    expect(
      await server.contentStatus(token, 'reports/copy-3', 'PUT', {
        ...elsewhere,
        id: 'copy-3',
        datasetId: 'elsewhere',
      }),
    ).toBe(200);
    expect((await server.call('GET', `groups/${south}/reports/copy-3`)).status).toBe(200);
  });

  it('passes the identity to row-level security', async () => {
    const token = await generate('reports/secured', { identities: [region] });
    const headers = { authorization: `Bearer ${Buffer.from(token).toString('base64')}` };
    const served = await fetch(`${server.emulator.origin}/content/reports/secured`, { headers });
    const { tables } = (await served.json()) as ReportDefinition;
    expect(tables[0]?.rows.map(([, store]) => store)).toEqual(['Alder', 'Birch']);
  });

  it.each([
    [10, 10],
    [0, 60],
    [600, 60],
  ])(
    'issues tokens with a requested lifetime of %i minutes that expire after %i minutes',
    async (lifetimeInMinutes, minutes) => {
      const { body } = await server.call('POST', 'reports/shop/GenerateToken', { lifetimeInMinutes });
      expect(Date.parse(body.expiration) - server.time).toBe(minutes * 60_000);
      server.time += minutes * 60_000;
      expect(await server.contentStatus(body.token, 'reports/shop')).toBe(403);
    },
  );

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
    ['reports/shop', { identities: [region] }, 'is for dataset secured-data, which the token does not grant access to'],
  ])('rejects a request to %s with the body %j', async (path, body, message) => {
    const response = await server.call('POST', `${path}/GenerateToken`.replace(/^\//, ''), body);
    expect([response.status, response.body.error.code]).toEqual([400, 'InvalidRequest']);
    expect(response.body.error.message).toContain(message);
  });

  it('rejects bodies that are not JSON', async () => {
    const { body } = await server.signIn();
    const send = (contentType: string, text: string) =>
      fetch(`${server.emulator.origin}/v1.0/myorg/GenerateToken`, {
        method: 'POST',
        headers: { authorization: `Bearer ${body.access_token}`, 'content-type': contentType },
        body: text,
      });
    expect((await send('text/plain', '{}')).status).toBe(415);
    expect((await send('application/json; charset=utf-8', '{')).status).toBe(400);
    expect((await send('application/json', ' '.repeat(70_000))).status).toBe(413);
  });
});
