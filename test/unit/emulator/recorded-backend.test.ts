import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Emulator, startEmulator } from '../../../src/emulator';
import { shopReport } from './shop';

const workspace = '11111111-1111-4111-8111-111111111111';
const report = '77777777-7777-4777-8777-777777777777';
const dataset = '88888888-8888-4888-8888-888888888888';
const tenant = '66666666-6666-4666-8666-666666666666';

/**
 * Requests from Microsoft's Python sample "Embed for your customers" (PowerBI-Developer-Samples, with MSAL 1.21.0 and requests 2.28.1),
 * recorded while the unchanged sample ran against the emulator. `(token)` is a placeholder for the access token.
 */
const recorded: { method: string; path: string; headers: Record<string, string>; body?: string }[] = [
  { method: 'GET', path: `/${tenant}/v2.0/.well-known/openid-configuration`, headers: { accept: '*/*' } },
  {
    method: 'POST',
    path: `/${tenant}/oauth2/v2.0/token`,
    headers: {
      accept: 'application/json',
      'x-client-sku': 'MSAL.Python',
      'x-client-ver': '1.21.0',
      'x-ms-lib-capability': 'retry-after, h429',
      'x-client-current-telemetry': '4|730,0|',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'client_id=22222222-2222-4222-8222-222222222222&grant_type=client_credentials&client_info=1&client_secret=offline-client-secret&scope=https%3A%2F%2Fanalysis.windows.net%2Fpowerbi%2Fapi%2F.default',
  },
  {
    method: 'GET',
    path: `/v1.0/myorg/groups/${workspace}/reports/${report}`,
    headers: { accept: '*/*', 'content-type': 'application/json', authorization: 'Bearer (token)' },
  },
  {
    method: 'POST',
    path: '/v1.0/myorg/GenerateToken',
    headers: { accept: '*/*', 'content-type': 'application/json', authorization: 'Bearer (token)' },
    body: `{"datasets": [{"id": "${dataset}"}], "reports": [{"id": "${report}"}], "targetWorkspaces": [{"id": "${workspace}"}]}`,
  },
];

let folder: string;
let emulator: Emulator;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emulator-'));
  await writeFile(join(folder, 'frame.js'), '');
  const content = { reports: [{ ...shopReport, id: report, datasetId: dataset }] };
  emulator = await startEmulator({ content, script: join(folder, 'frame.js') });
});

afterAll(async () => {
  await emulator.close();
  await rm(folder, { recursive: true });
});

it("responds to a Python backend's recorded requests with the fields that the backend reads", async () => {
  const bodies: Record<string, unknown>[] = [];
  for (const { method, path, headers, body } of recorded) {
    const token = String(bodies[1]?.access_token);
    const sent = Object.entries(headers).map(([name, value]): [string, string] => [
      name,
      value.replace('(token)', token),
    ]);
    const init = { method, headers: sent, ...(body !== undefined && { body }) };
    const response = await fetch(`${emulator.origin}${path}`, init);
    expect(response.status, path).toBe(200);
    bodies.push((await response.json()) as Record<string, unknown>);
  }
  const [metadata, , found, generated] = bodies;
  expect(metadata?.token_endpoint).toBe(`${emulator.origin}/${tenant}/oauth2/v2.0/token`);
  expect(found).toMatchObject({ id: report, name: 'Shop', datasetId: dataset });
  expect(found?.embedUrl).toBe(`${emulator.origin}/reportEmbed?reportId=${report}&groupId=${workspace}`);
  expect(Object.keys(generated ?? {})).toEqual(['@odata.context', 'token', 'tokenId', 'expiration']);
  const authorization = `Bearer ${Buffer.from(String(generated?.token)).toString('base64')}`;
  const served = await fetch(`${emulator.origin}/content/reports/${report}`, { headers: { authorization } });
  expect(served.status).toBe(200);
});
