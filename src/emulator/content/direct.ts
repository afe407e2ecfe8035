import { loadFailed, notAuthorized } from '../session/failure';
import { checkContent } from '../model/validate-content';
import type { ContentDefinition, DashboardDefinition, ReportDefinition } from '../model/definition';
import type { ContentSource, Credentials } from './source';
import type { TokenAuthority } from './token';

/** Content as it is, or a function that makes a report for an id and a token (undefined: there is none). */
export type Content =
  | ContentDefinition
  | ((reportId: string, accessToken: string) => ReportDefinition | undefined | Promise<ReportDefinition | undefined>);

/** Serves content from this process. */
export class DirectSource implements ContentSource {
  readonly #content: Content;
  readonly #authority: TokenAuthority;
  readonly #saved = new Map<string, ReportDefinition>();

  /** Throws `ContentError` for content with faults. */
  constructor(content: Content, authority: TokenAuthority) {
    this.#content = typeof content === 'function' ? content : checkContent(content);
    this.#authority = authority;
  }

  async report(id: string, { accessToken, via }: Credentials): Promise<ReportDefinition> {
    const dashboard = this.#static().dashboards?.find((each) => each.id === via);
    const shown = dashboard?.tiles.some(({ reportId }) => reportId === id);
    await this.#authority.check(accessToken, id, ...(dashboard && shown ? [dashboard.id] : []));
    return this.#find(id, accessToken);
  }

  async dataset(id: string, { accessToken }: Credentials): Promise<ReportDefinition> {
    const { reports } = this.#static();
    const carrier = reports.find((report) => report.datasetId === id) ?? reports.find((report) => report.id === id);
    await this.#authority.check(accessToken, id, ...(carrier ? [carrier.id] : []));
    return carrier ?? this.#find(id, accessToken);
  }

  async dashboard(id: string, { accessToken }: Credentials): Promise<DashboardDefinition> {
    const dashboard = this.#static().dashboards?.find((each) => each.id === id);
    await this.#authority.check(accessToken, id);
    if (!dashboard) throw loadFailed(`There is no dashboard '${id}'.`);
    return dashboard;
  }

  async save(report: ReportDefinition, { accessToken }: Credentials): Promise<void> {
    // A function decides for each token what it opens; a kept copy would open without it.
    if (typeof this.#content === 'function') throw notAuthorized('This content cannot be saved.');
    // A copy made by 'save as' carries the original's dataset, which the token must open.
    await this.#authority.check(accessToken, report.id, report.datasetId ?? report.id);
    this.#saved.set(report.id, structuredClone(report));
  }

  async checkToken(id: string, { accessToken }: Credentials): Promise<void> {
    await this.#authority.check(accessToken, id);
  }

  #static(): ContentDefinition {
    return typeof this.#content === 'function' ? { reports: [] } : this.#content;
  }

  async #find(id: string, accessToken: string): Promise<ReportDefinition> {
    const saved = this.#saved.get(id);
    if (saved) return saved;
    const content = this.#content;
    const found =
      typeof content === 'function'
        ? await content(id, accessToken)
        : content.reports.find((report) => report.id === id);
    if (!found) throw loadFailed(`There is no report '${id}'.`);
    if (typeof content === 'function') checkContent({ reports: [found] });
    return found;
  }
}
