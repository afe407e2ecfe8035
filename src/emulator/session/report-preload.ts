import type { ContentSource, Credentials } from '../content/source';
import type { ReportDefinition } from '../model/definition';

/** Report that is fetched before its load request arrives. */
export class ReportPreload {
  readonly #source: ContentSource;
  #request: { id: string; accessToken: string; report: Promise<ReportDefinition> } | undefined;

  constructor(source: ContentSource) {
    this.#source = source;
  }

  /** Starts fetching a report. */
  start(id: string, credentials: Credentials): void {
    const report = this.#source.report(id, credentials);
    // The rejection is reported by the load request.
    report.catch(() => undefined);
    this.#request = { id, accessToken: credentials.accessToken, report };
  }

  /**
   * Returns the preloaded report if it was requested with the same id and token, otherwise undefined. A report can be
   * taken only once.
   */
  take(id: string, { accessToken }: Credentials): Promise<ReportDefinition> | undefined {
    const request = this.#request;
    this.#request = undefined;
    return request?.id === id && request.accessToken === accessToken ? request.report : undefined;
  }
}
