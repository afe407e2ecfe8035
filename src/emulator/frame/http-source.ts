import type { ContentSource, Credentials } from '../content/source';
import type { DashboardDefinition, ReportDefinition } from '../model/definition';
import { Failure } from '../failure';
import type { ErrorInfo } from '../../models';
import { encodeBase64 } from '../base64';

/** Loads content from the emulator's server. */
export class HttpSource implements ContentSource {
  readonly #base: string;

  /** @param base - base URL of the content, without a trailing slash */
  constructor(base: string) {
    this.#base = base;
  }

  report(id: string, credentials: Credentials): Promise<ReportDefinition> {
    return this.#get<ReportDefinition>(`/reports/${encodeURIComponent(id)}`, credentials);
  }

  dataset(id: string, credentials: Credentials): Promise<ReportDefinition> {
    return this.#get<ReportDefinition>(`/datasets/${encodeURIComponent(id)}`, credentials);
  }

  dashboard(id: string, credentials: Credentials): Promise<DashboardDefinition> {
    return this.#get<DashboardDefinition>(`/dashboards/${encodeURIComponent(id)}`, credentials);
  }

  async save(report: ReportDefinition, credentials: Credentials): Promise<void> {
    const path = `/reports/${encodeURIComponent(report.id)}`;
    await this.#call(path, credentials, {
      method: 'PUT',
      body: JSON.stringify(report),
      headers: { 'content-type': 'application/json' },
    });
  }

  async checkToken(id: string, credentials: Credentials): Promise<void> {
    await this.#call(`/tokens/${encodeURIComponent(id)}`, credentials);
  }

  async #get<Result>(path: string, credentials: Credentials): Promise<Result> {
    return (await (await this.#call(path, credentials)).json()) as Result;
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
