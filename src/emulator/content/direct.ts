import { badRequest, loadFailed, noAccessTo, notAuthorized } from '../failure';
import { dataOf, datasetIdOf } from '../model/data';
import type { ContentDefinition, DashboardDefinition, ReportDefinition } from '../model/definition';
import { Catalog } from './catalog';
import { includesAny } from './grant';
import { RowLevelSecurity } from './row-level-security';
import type { ContentSource, Credentials } from './source';
import type { TokenAuthority, TokenGrant } from './token';
import { ContentError, findContentErrors, findLayoutErrors, validateContent } from './validate-content';
import { clone } from '../clone';

/**
 * Content to serve: definitions, or a function that returns the report for an id and an access token. The function
 * returns undefined if the report does not exist.
 */
export type Content =
  | ContentDefinition
  | ((reportId: string, accessToken: string) => ReportDefinition | undefined | Promise<ReportDefinition | undefined>);

/** Source of content that is stored in memory. */
export class DirectSource implements ContentSource {
  /** Index of the content. Empty if the content is a function. */
  readonly catalog: Catalog;
  /** The function that returns reports, if the content is a function. */
  readonly #find: Exclude<Content, ContentDefinition> | undefined;
  readonly #authority: TokenAuthority;
  readonly #security = new RowLevelSecurity();

  /** @throws {@link ContentError} for invalid content */
  constructor(content: Content, authority: TokenAuthority) {
    this.#find = typeof content === 'function' ? content : undefined;
    this.catalog = new Catalog(typeof content === 'function' ? { reports: [] } : validateContent(content));
    this.#authority = authority;
  }

  async report(id: string, { accessToken, dashboardId = '' }: Credentials): Promise<ReportDefinition> {
    const grant = await this.#authority.verify(accessToken);
    if (includesAny(grant.items, id)) return this.#secured(await this.#load(id, accessToken), grant);
    const tiles = this.#visibleDashboard(dashboardId, grant)?.tiles.filter(({ reportId }) => reportId === id) ?? [];
    if (tiles.length === 0) throw noAccessTo(`'${id}'`);
    const report = this.#secured(await this.#load(id, accessToken), grant);
    // A token for tiles does not grant access to the rest of the report.
    const hasTile = (page: string, visual: string): boolean =>
      tiles.some(({ pageName, visualName }) => pageName === page && visualName === visual);
    const pages = report.pages.map(({ visuals, ...page }) => ({
      ...page,
      visuals: visuals.filter(({ name }) => hasTile(page.name, name)),
    }));
    return { ...report, pages: pages.filter(({ visuals }) => visuals.length > 0), bookmarks: [] };
  }

  async dataset(id: string, { accessToken }: Credentials): Promise<ReportDefinition> {
    const grant = await this.#authority.verify(accessToken);
    if (!includesAny(grant.items, id)) throw noAccessTo(`'${id}'`);
    const owner = this.catalog.datasetOwner(id) ?? this.catalog.report(id);
    return this.#secured(owner ?? (await this.#load(id, accessToken, 'Dataset')), grant);
  }

  async dashboard(id: string, { accessToken }: Credentials): Promise<DashboardDefinition> {
    const grant = await this.#authority.verify(accessToken);
    const dashboard = this.#visibleDashboard(id, grant);
    if (dashboard) return dashboard;
    if (includesAny(grant.items, id)) throw loadFailed(`Dashboard '${id}' not found.`);
    throw noAccessTo(`'${id}'`);
  }

  /**
   * Checks that a token permits saving a report with this id. The server calls this before it receives the report.
   *
   * @throws Failure if the token does not permit it
   */
  async checkSave(id: string, { accessToken }: Credentials): Promise<TokenGrant> {
    const grant = await this.#authority.verify(accessToken);
    // The function decides what each token grants access to. A saved copy would be served without calling it.
    if (this.#find) throw notAuthorized('This content cannot be saved, because a function provides it.');
    const mayWrite = this.catalog.report(id)
      ? includesAny(grant.items, id) && includesAny(grant.editableReports, id)
      : grant.targetWorkspaces.length > 0;
    if (!mayWrite) throw notAuthorized(`The access token does not permit saving the report '${id}'.`);
    return grant;
  }

  async save(report: ReportDefinition, credentials: Credentials): Promise<void> {
    const grant = await this.checkSave(report.id, credentials);
    const datasetId = datasetIdOf(report);
    const owner = this.catalog.datasetOwner(datasetId);
    // A copy has a new id but shares the original's dataset, so a token for the dataset or any of its reports is
    // sufficient.
    const sameDataset = this.catalog.reportsOf(datasetId).map(({ id }) => id);
    if (!includesAny(grant.items, datasetId, ...sameDataset)) throw noAccessTo(`the dataset '${datasetId}'`);
    // The data of an existing dataset is not replaced, because a page may have loaded only some of the rows.
    const { roles, ...model } = owner ?? report;
    const { tables: _, measures: __, relationships: ___, roles: ____, ...layout } = report;
    const errors = owner ? findLayoutErrors({ ...layout, tables: [] }, owner) : findContentErrors(report);
    if (errors.length > 0) throw badRequest(new ContentError(errors).message);
    const [target = '*'] = grant.targetWorkspaces;
    const workspace = target === '*' ? this.catalog.workspaceOf(owner?.id ?? '') : target;
    this.catalog.save({ ...clone(layout), ...dataOf(model), ...(owner && roles && { roles }) }, workspace);
  }

  async checkToken(id: string, { accessToken }: Credentials): Promise<void> {
    const grant = await this.#authority.verify(accessToken);
    if (!includesAny(grant.items, id) && !this.#visibleDashboard(id, grant)) throw noAccessTo(`'${id}'`);
  }

  /**
   * Returns a dashboard with only the tiles that a token grants access to, or undefined if there are none.
   */
  #visibleDashboard(id: string, { items }: TokenGrant): DashboardDefinition | undefined {
    const dashboard = this.catalog.dashboard(id);
    if (!dashboard || includesAny(items, id)) return dashboard;
    const tiles = dashboard.tiles.filter((tile) => items.includes(`${id}/${tile.id}`));
    return tiles.length > 0 ? { ...dashboard, tiles } : undefined;
  }

  async #load(id: string, accessToken: string, kind = 'Report'): Promise<ReportDefinition> {
    const found = this.#find ? await this.#find(id, accessToken) : this.catalog.report(id);
    if (!found) throw loadFailed(`${kind} '${id}' not found.`);
    // The catalog contains only valid reports.
    if (this.#find) validateContent({ reports: [found] });
    return found;
  }

  /** Returns a report with only the rows that a token's identity may see. */
  #secured(report: ReportDefinition, { identities }: TokenGrant): ReportDefinition {
    return this.#security.apply(report, datasetIdOf(report), identities);
  }
}
