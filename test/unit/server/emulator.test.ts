import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startEmulator, type Emulator, type ReportDefinition } from '../../../src/emulator';
import { createEmbedTokenSource, type EmbedTokenSource } from '../../../src/server';
import { shopReport } from '../emulator/shop';

const workspaceId = '33333333-3333-4333-8333-333333333333';
const report = { workspaceId, reportId: 'shop' };
const asUser = (username: string) => ({ ...report, identities: [{ username, roles: ['Region'] }] });

let folder: string;
let emulator: Emulator;
let tokens: EmbedTokenSource;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emulator-'));
  await writeFile(join(folder, 'frame.js'), '');
  const roles = [{ name: 'Region', filters: [{ table: 'Stores', column: 'Region', value: 'username()' }] }];
  const definition: ReportDefinition = { ...shopReport, datasetId: 'shop-data', roles };
  emulator = await startEmulator({
    script: join(folder, 'frame.js'),
    content: {
      reports: [definition],
      workspaces: [{ id: workspaceId, name: 'Shop' }],
      servicePrincipals: [{ clientId: 'client', clientSecret: 'secret' }],
    },
  });
  tokens = createSource('secret');
});

afterEach(() => {
  emulator.reset();
});

afterAll(async () => {
  await emulator.close();
  await rm(folder, { recursive: true });
});

function createSource(clientSecret: string): EmbedTokenSource {
  const { origin } = emulator;
  return createEmbedTokenSource({
    tenantId: 'tenant',
    clientId: 'client',
    clientSecret,
    cloud: { loginUrl: origin, apiUrl: origin },
    timeoutMs: 5000,
  });
}

/** Returns the region names in the report that a frame with this token receives. */
async function visibleRegions(token: string): Promise<unknown[]> {
  const headers = { authorization: `Bearer ${Buffer.from(token).toString('base64')}`, accept: 'application/json' };
  const response = await fetch(`${emulator.origin}/content/reports/shop`, { headers });
  const { tables } = (await response.json()) as ReportDefinition;
  const { columns, rows } = tables.find(({ name }) => name === 'Stores')!;
  const region = columns.findIndex(({ name }) => name === 'Region');
  return [...new Set(rows.map((row) => row[region]))];
}

describe('an embed token source with the emulator', () => {
  it('returns tokens that show each user different rows', async () => {
    const [north, south] = await Promise.all([tokens.getEmbed(asUser('North')), tokens.getEmbed(asUser('South'))]);
    expect(north).toMatchObject({
      id: 'shop',
      datasetId: 'shop-data',
      embedUrl: expect.stringContaining('reportId=shop') as string,
    });
    expect(await visibleRegions(north.token)).toEqual(['North']);
    expect(await visibleRegions(south.token)).toEqual(['South']);
  });

  it('returns one token for several items', async () => {
    const { identities } = asUser('North');
    const { token } = await tokens.getToken({ reports: [report], identities, targetWorkspaceIds: [workspaceId] });
    expect(await visibleRegions(token)).toEqual(['North']);
  });

  it("reports a missing identity with the API's message", async () => {
    await expect(tokens.getEmbed(report)).rejects.toMatchObject({
      code: 'invalidRequest',
      status: 400,
      errorCode: 'InvalidRequest',
      message: expect.stringContaining('requires effective identity') as string,
    });
  });

  it('reports an incorrect secret', async () => {
    await expect(createSource('wrong').getEmbed(asUser('North'))).rejects.toMatchObject({
      code: 'credentialRejected',
      errorCode: 'AADSTS7000215',
    });
  });

  it('reports an unknown report and an inaccessible workspace', async () => {
    await expect(tokens.getItem({ ...report, reportId: 'unknown' })).rejects.toMatchObject({ code: 'notFound' });
    await expect(tokens.getItem({ ...report, workspaceId: 'foreign' })).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('replaces expired tokens if `fresh` is set', async () => {
    const { token } = await tokens.getEmbed(asUser('North'));
    emulator.expireTokens();
    const replaced = await tokens.getEmbed(asUser('North'), { fresh: true });
    expect(replaced.token).not.toBe(token);
    expect(await visibleRegions(replaced.token)).toEqual(['North']);
  });

  it('rejects immediately if requests are throttled for longer than the time limit, and recovers afterward', async () => {
    emulator.use({ kind: 'refuse', status: 429, route: '/v1.0' });
    await expect(tokens.getItem(report, { fresh: true })).rejects.toMatchObject({
      code: 'throttled',
      retryAfterMs: 30_000,
    });
    emulator.reset();
    expect((await tokens.getItem(report, { fresh: true })).id).toBe('shop');
  });
});
