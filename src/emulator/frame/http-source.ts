import { columnsMediaType, decodeReport } from '../content/columns';
import type { ContentSource, Credentials } from '../content/source';
import { tableDataOf } from '../engine/table-data';
import type { DashboardDefinition, ReportDefinition } from '../model/definition';
import { Failure } from '../failure';
import type { ErrorInfo } from '../../models';
import { encodeBase64 } from '../base64';

/** Content source that uses the emulator's server. */
export class HttpSource implements ContentSource {
  readonly #base: string;

  /** @param base - base URL for content requests, without a trailing slash */
  constructor(base: string) {
    this.#base = base;
  }

  report(id: string, credentials: Credentials): Promise<ReportDefinition> {
    return this.#getReport(`/reports/${encodeURIComponent(id)}`, credentials);
  }

  dataset(id: string, credentials: Credentials): Promise<ReportDefinition> {
    return this.#getReport(`/datasets/${encodeURIComponent(id)}`, credentials);
  }

  async dashboard(id: string, credentials: Credentials): Promise<DashboardDefinition> {
    const response = await this.#call(`/dashboards/${encodeURIComponent(id)}`, credentials);
    return (await response.json()) as DashboardDefinition;
  }

  async save(report: ReportDefinition, credentials: Credentials): Promise<void> {
    const path = `/reports/${encodeURIComponent(report.id)}`;
    // The server already has the data of the tables that it has served.
    await this.#call(path, credentials, {
      method: 'PUT',
      body: JSON.stringify({ ...report, tables: report.tables.filter((table) => !tableDataOf(table)) }),
      headers: { 'content-type': 'application/json' },
    });
  }

  async checkToken(id: string, credentials: Credentials): Promise<void> {
    await this.#call(`/tokens/${encodeURIComponent(id)}`, credentials);
  }

  async #getReport(path: string, credentials: Credentials): Promise<ReportDefinition> {
    const response = await this.#call(path, credentials, { headers: { accept: columnsMediaType } });
    // In Storybook, a script replaces the server and returns JSON.
    const isEncoded = response.headers.get('content-type')?.startsWith(columnsMediaType);
    return isEncoded ? decodeReport(await response.arrayBuffer()) : ((await response.json()) as ReportDefinition);
  }

  async #call(path: string, { accessToken, dashboardId }: Credentials, init: RequestInit = {}): Promise<Response> {
    const query = dashboardId === undefined ? '' : `?dashboardId=${encodeURIComponent(dashboardId)}`;
    // Base64, because tokens may contain characters that are not allowed in headers.
    const token = encodeBase64(accessToken);
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${token}`);
    const response = await fetch(`${this.#base}${path}${query}`, {
      ...init,
      headers,
      cache: 'no-store',
      credentials: 'omit',
    });
    if (!response.ok) throw new Failure(response.status, (await response.json()) as ErrorInfo);
    return response;
  }
}
