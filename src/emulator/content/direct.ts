import { loadFailed, notAuthorized } from '../failure';
import { validateContent } from './validate-content';
import type { ContentDefinition, DashboardDefinition, ReportDefinition } from '../model/definition';
import type { ContentSource, Credentials } from './source';
import type { TokenAuthority } from './token';
import { clone } from '../clone';

/**
 * Content to serve: definitions, or a function that returns the report for an id and an access token. The function
 * returns undefined when there is no such report.
 */
export type Content =
  | ContentDefinition
  | ((reportId: string, accessToken: string) => ReportDefinition | undefined | Promise<ReportDefinition | undefined>);

/** Serves content from memory. */
export class DirectSource implements ContentSource {
  readonly #content: Content;
  readonly #authority: TokenAuthority;
  readonly #saved = new Map<string, ReportDefinition>();

  /** @throws {@link ContentError} for invalid content */
  constructor(content: Content, authority: TokenAuthority) {
    this.#content = typeof content === 'function' ? content : validateContent(content);
    this.#authority = authority;
  }

  async report(id: string, { accessToken, dashboardId }: Credentials): Promise<ReportDefinition> {
    const dashboard = this.#static().dashboards?.find((each) => each.id === dashboardId);
    const hasTile = dashboard?.tiles.some(({ reportId }) => reportId === id);
    await this.#authority.check(accessToken, id, ...(dashboard && hasTile ? [dashboard.id] : []));
    return this.#find(id, accessToken);
  }

  async dataset(id: string, { accessToken }: Credentials): Promise<ReportDefinition> {
    const { reports } = this.#static();
    const owner = reports.find((report) => report.datasetId === id) ?? reports.find((report) => report.id === id);
    await this.#authority.check(accessToken, id, ...(owner ? [owner.id] : []));
    return owner ?? this.#find(id, accessToken);
  }

  async dashboard(id: string, { accessToken }: Credentials): Promise<DashboardDefinition> {
    const dashboard = this.#static().dashboards?.find((each) => each.id === id);
    await this.#authority.check(accessToken, id);
    if (!dashboard) throw loadFailed(`Dashboard '${id}' not found.`);
    return dashboard;
  }

  async save(report: ReportDefinition, { accessToken }: Credentials): Promise<void> {
    // The function decides what each token grants access to. A saved copy would be served without that decision.
    if (typeof this.#content === 'function') throw notAuthorized('This content cannot be saved.');
    // A copy made by saveAs has a new id but the dataset of the original: a token for the dataset is enough.
    await this.#authority.check(accessToken, report.id, report.datasetId ?? report.id);
    this.#saved.set(report.id, clone(report));
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
    if (!found) throw loadFailed(`Report '${id}' not found.`);
    if (typeof content === 'function') validateContent({ reports: [found] });
    return found;
  }
}
