import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type ContentDefinition, type Emulator, type ReportDefinition, startEmulator } from '../../../src/emulator';
import { shopReport } from './shop';

/** Workspace ids. */
export const [north, south] = ['33333333-3333-4333-8333-333333333333', '44444444-4444-4444-8444-444444444444'] as const;
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
/** Scope for service principal tokens. */
export const scope = 'https://analysis.windows.net/powerbi/api/.default';
const startTime = Date.parse('2026-05-15T12:00:00Z');

/** Response body fields. Each response contains a subset of these fields. */
interface ResponseBody {
  '@odata.context': string;
  value: { id: string }[];
  access_token: string;
  error_description: string;
  error: { code: string; message: string };
  token: string;
  expiration: string;
}

interface ApiResponse {
  status: number;
  body: ResponseBody;
  headers: Headers;
}

async function toApiResponse(response: Response): Promise<ApiResponse> {
  return { status: response.status, body: (await response.json()) as ResponseBody, headers: response.headers };
}

/** An emulator with a REST API, shared by a file's tests. Its faults and clock are reset after each test. */
export class RestServer {
  emulator!: Emulator;
  /** The emulator's time, in milliseconds since 1970. */
  time = startTime;

  constructor() {
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'emulator-'));
      await writeFile(join(folder, 'frame.js'), '');
      this.emulator = await startEmulator({ content, script: join(folder, 'frame.js'), now: () => this.time });
    });
    afterEach(() => {
      this.emulator.reset();
      this.time = startTime;
    });
    afterAll(async () => {
      await this.emulator.close();
      await rm(folder, { recursive: true });
    });
  }

  async signIn(form: Record<string, string> = {}, path = 'contoso.example/oauth2/v2.0/token'): Promise<ApiResponse> {
    const defaults = { grant_type: 'client_credentials', client_id: 'all', client_secret: 'all-secret', scope };
    const body = new URLSearchParams({ ...defaults, ...form });
    return toApiResponse(await fetch(`${this.emulator.origin}/${path}`, { method: 'POST', body }));
  }

  async call(method: string, path: string, body?: unknown, client = 'all'): Promise<ApiResponse> {
    const { body: signedIn } = await this.signIn({ client_id: client, client_secret: `${client}-secret` });
    const headers = { authorization: `Bearer ${signedIn.access_token}`, 'content-type': 'application/json' };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    return toApiResponse(await fetch(`${this.emulator.origin}/v1.0/myorg/${path}`, init));
  }

  /** Requests content with an embed token and returns the status. */
  async contentStatus(token: string, path: string, method = 'GET', body?: unknown): Promise<number> {
    const headers = { authorization: `Bearer ${Buffer.from(token).toString('base64')}` };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    return (await fetch(`${this.emulator.origin}/content/${path}`, init)).status;
  }
}
