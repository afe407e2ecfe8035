import type { FindValue, ResolvedConfiguration } from '../embed/configuration';
import { fill, missingId } from '../embed/configuration';
import { Embed, type CallOptions, type RequestOptions } from '../embed/embed';
import { isPaginatedUrl } from '../embed/url';
import { EmbedError, type ValidationError } from '../errors';
import {
  FiltersOperations,
  LayoutType,
  MenuLocation,
  ViewMode,
  type EmbedConfiguration,
  type EventHooks,
  type Filter,
  type PageInfo,
  type PageSizeType,
  type ReportLoadConfiguration,
  type ReportTheme,
  type SectionVisibility,
  type Settings,
  type VisualContainerDisplayMode,
  type VisualLayout,
} from '../models';
import type { HttpPostMessageResponse } from '../protocol/envelope';
import { reportEvents, type ReportEvents } from '../protocol/events';
import type { HookName } from '../protocol/hooks';
import type { RequestResult, Route } from '../protocol/requests';
import { validatePaginatedReportLoad, validateReportLoad } from '../validation';
import { assertObjectList } from './assert-object-list';
import { BookmarksManager } from './bookmarks-manager';
import { stateChangesOf, stateChangesOfEvent } from './state-changes';
import { filtersUpdate, type Filterable } from './filterable';
import { isMobileLayout, visualLayoutSettings } from './layout';
import { withCommand, withoutCommand, type ExtensionsChange } from './menu-commands';
import { entityNotFound } from './report-errors';
import { Page } from './page';
import { isRejectedForPaginated, notSupportedForPaginated } from './paginated';

/** The events of a report as handlers get them. */
export interface ReportHandlerEvents extends Omit<ReportEvents, 'pageChanged'> {
  /** The active page changed; `newPage` can be called upon. */
  pageChanged: { newPage: Page };
}

/** An embedded report, paginated reports included. */
export class Report extends Embed<ReportHandlerEvents> implements Filterable {
  /** The names that `on` takes. */
  override readonly allowedEvents = reportEvents;
  /** The type, as the peer spells it. */
  override readonly embedtype: string = 'report';
  /** Path of the load call. */
  override readonly loadPath: string = '/report/load';
  /** Path of the load call of a phased load. */
  override readonly phasedLoadPath: string = '/report/prepare';
  /** The event that says that the content is there. */
  override readonly loadedEvent: string = 'loaded';
  /** The hooks that the frame may call. */
  override readonly hookNames: readonly HookName[] = ['preQuery', 'newAccessToken'];
  /** Paths of the frame's events. */
  override eventRoutes: readonly string[] = [
    '/reports/:uniqueId/events/:eventName',
    '/reports/:uniqueId/pages/:pageName/events/:eventName',
    '/reports/:uniqueId/pages/:pageName/visuals/:visualName/events/:eventName',
  ];

  /** The report's bookmarks. */
  readonly bookmarksManager = new BookmarksManager(this);

  /** Kept when the last change of the menus' commands is over. */
  #extended: Promise<unknown> = Promise.resolve();

  /** The report's id. */
  override getId(): string | undefined {
    return this.config.id;
  }

  /** The last part of the embed URL that bootstrap builds. */
  override getDefaultEmbedUrlEndpoint(): string {
    return 'reportEmbed';
  }

  /** Checks the configuration as the load of a report, or of a paginated report (embedding toolkit, 5). */
  override validate(config: EmbedConfiguration): ValidationError[] | undefined {
    return isPaginatedUrl(config.embedUrl ?? '') ? validatePaginatedReportLoad(config) : validateReportLoad(config);
  }

  /** The parameters that the frame's URL gets besides `uid`, in the provider's order. */
  protected override frameParameters(config: EmbedConfiguration, hooks: EventHooks): [string, string | undefined][] {
    return [
      ...super.frameParameters(config, hooks),
      ['registerQueryCallback', hooks.applicationContextProvider && 'true'],
      ['isMobile', isMobileLayout(config.settings?.layoutType) ? 'true' : undefined],
    ];
  }

  /** Fills in what this type needs besides; throws when an id is missing. */
  protected override complete(
    config: ResolvedConfiguration,
    find: FindValue,
    isBootstrap: boolean,
  ): ResolvedConfiguration {
    const settings: Settings = { ...config.settings };
    fill(settings, 'filterPaneEnabled', this.attributes.flag('settings-filter-pane-enabled'));
    fill(settings, 'navContentPaneEnabled', this.attributes.flag('settings-nav-content-pane-enabled'));
    fill(config, 'id', find('report-id', 'reportId'));
    fill(config, 'pageName', find('page-name'));
    if (!config.id && !isBootstrap) throw missingId('Report', 'id', this.attributes.name('report-id'));
    return { ...config, settings };
  }

  /** Gives `pageChanged` a `Page` in place of what the frame says about it. */
  protected override eventDetail(name: string, body: unknown): unknown {
    this.changes = { ...this.changes, ...stateChangesOfEvent(name, body) };
    if (name !== 'pageChanged') return body;
    const { newPage } = (body ?? {}) as { newPage?: PageInfo };
    if (!newPage) throw new EmbedError('invalidMessage', "Page model not found at 'event.value.newPage'.");
    return { ...(body as object), newPage: Page.from(this, newPage, true) };
  }

  /**
   * Sends a call of the request table and gives the whole answer.
   *
   * @throws EmbedError `notSupported` for a call that paginated reports reject (wire protocol, 4)
   */
  override async requestRaw<R extends Route>(
    route: R,
    options?: RequestOptions<R>,
  ): Promise<HttpPostMessageResponse<RequestResult<R>>> {
    if (this.isPaginated && isRejectedForPaginated(route)) throw notSupportedForPaginated();
    const response = await super.requestRaw(route, options);
    this.changes = { ...this.changes, ...stateChangesOf({ route, ...options }, () => this.#present) };
    return response;
  }

  /** The body of a load that would give the report as it is, as far as the page knows. */
  get #present(): Partial<ReportLoadConfiguration> {
    return { ...this.loadBody, ...this.changes };
  }

  /**
   * Renders a report that `service.load` prepared.
   *
   * @param config - changes to the configuration, for example another page or other filters
   */
  async render(config?: Partial<ReportLoadConfiguration>, options?: CallOptions): Promise<void> {
    await this.requestRaw('POST /report/render', { body: config, ...options });
  }

  /** The report's pages. */
  async getPages(options?: CallOptions): Promise<Page[]> {
    return assertObjectList(await this.request('GET /report/pages', options)).map((page) => Page.from(this, page));
  }

  /**
   * The page of this name (not display name).
   *
   * @throws EmbedError `notFound`
   */
  async getPageByName(pageName: string, options?: CallOptions): Promise<Page> {
    return this.#findPage(({ name }) => name === pageName, `The report has no page '${pageName}'.`, options);
  }

  /**
   * The active page.
   *
   * @throws EmbedError `notFound` when no page is active
   */
  async getActivePage(options?: CallOptions): Promise<Page> {
    return this.#findPage(({ isActive }) => isActive === true, 'The report has no active page.', options);
  }

  async #findPage(fits: (page: PageInfo) => boolean, missing: string, options?: CallOptions): Promise<Page> {
    const page = assertObjectList(await this.request('GET /report/pages', options)).find(fits);
    if (!page) throw entityNotFound(missing);
    return Page.from(this, page);
  }

  /** A page object by name, without asking the frame. */
  page(name: string, displayName?: string, isActive?: boolean, visibility?: SectionVisibility): Page {
    return new Page(this, name, displayName, isActive, visibility);
  }

  /** Shows a page. */
  setPage(pageName: string, options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.requestRaw('PUT /report/pages/active', {
      body: { name: pageName, displayName: null, isActive: true },
      ...options,
    });
  }

  /** Adds a page; edit mode only. */
  async addPage(displayName?: string, options?: CallOptions): Promise<Page> {
    return Page.from(this, await this.request('POST /report/addPage', { body: { displayName }, ...options }));
  }

  /** Deletes a page; edit mode only. */
  async deletePage(pageName: string, options?: CallOptions): Promise<void> {
    await this.requestRaw('DELETE /report/pages/:pageName', { params: { pageName }, body: {}, ...options });
  }

  /** Renames a page for people; edit mode only. */
  renamePage(pageName: string, displayName: string, options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.requestRaw('PUT /report/pages/:pageName/name', {
      params: { pageName },
      body: { name: pageName, displayName },
      ...options,
    });
  }

  /** The report's filters. */
  getFilters(options?: CallOptions): Promise<Filter[]> {
    return this.request('GET /report/filters', options);
  }

  /** Adds, replaces or removes filters of the report. */
  updateFilters(
    filtersOperation: FiltersOperations,
    filters?: Filter[],
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    const body = filtersUpdate(filtersOperation, filters);
    return this.requestRaw('POST /report/filters', { body, ...options });
  }

  /** Removes the report's filters. */
  removeFilters(options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.updateFilters(FiltersOperations.RemoveAll, undefined, options);
  }

  /** Replaces the report's filters. */
  setFilters(filters: Filter[], options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.requestRaw('PUT /report/filters', { body: filters, ...options });
  }

  /** Opens the browser's print dialog for the report. Waits for as long as the dialog is open. */
  async print(options?: CallOptions): Promise<void> {
    await this.requestRaw('POST /report/print', { body: null, timeoutMs: Infinity, ...options });
  }

  /** Changes settings; those that are not given stay. */
  async updateSettings(settings: Settings, options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    if (this.isPaginated && settings.customLayout) throw notSupportedForPaginated();
    return this.requestRaw('PATCH /report/settings', { body: settings, ...options });
  }

  /** Switches to view or edit mode. */
  async switchMode(viewMode: ViewMode | 'view' | 'edit', options?: CallOptions): Promise<void> {
    const mode = typeof viewMode === 'string' ? viewMode : viewMode === ViewMode.Edit ? 'edit' : 'view';
    await this.requestRaw('POST /report/switchMode/:viewMode', { params: { viewMode: mode }, body: null, ...options });
  }

  /** Queries the data again. */
  async refresh(options?: CallOptions): Promise<void> {
    await this.requestRaw('POST /report/refresh', { body: null, ...options });
  }

  /** Tells whether everything is saved. */
  async isSaved(options?: CallOptions): Promise<boolean> {
    return !(await this.request('GET /report/hasUnsavedChanges', options));
  }

  /** Applies a theme. */
  async applyTheme(theme: ReportTheme, options?: CallOptions): Promise<void> {
    await this.requestRaw('PUT /report/theme', { body: theme, ...options });
  }

  /** Goes back to the report's own theme. */
  resetTheme(options?: CallOptions): Promise<void> {
    return this.applyTheme({}, options);
  }

  /** The present theme. */
  getTheme(options?: CallOptions): Promise<ReportTheme> {
    return this.request('GET /report/theme', options);
  }

  /** Drops the filters that the user has saved for himself. */
  resetPersistentFilters(options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.requestRaw('DELETE /report/userState', { body: null, ...options });
  }

  /** Saves the present filters for the user. */
  savePersistentFilters(options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.requestRaw('POST /report/userState', { body: null, ...options });
  }

  /** Tells whether the user's saved filters are applied. */
  arePersistentFiltersApplied(options?: CallOptions): Promise<boolean> {
    return this.request('GET /report/isUserStateApplied', options);
  }

  /**
   * Adds a command to the visuals' context menu; choosing it raises `commandTriggered`.
   *
   * @param menuLocation - default Bottom; not used with a group
   */
  addContextMenuCommand(
    commandName: string,
    commandTitle: string,
    contextMenuTitle: string = commandTitle,
    menuLocation: MenuLocation = MenuLocation.Bottom,
    visualName?: string,
    visualType?: string,
    groupName?: string,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.#extend(
      withCommand('visualContextMenu', {
        name: commandName,
        title: commandTitle,
        menuTitle: contextMenuTitle,
        menuLocation,
        visualName,
        visualType,
        groupName,
      }),
      options,
    );
  }

  /** Removes a command from the context menu. @throws EmbedError `notFound` */
  removeContextMenuCommand(
    commandName: string,
    contextMenuTitle: string,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.#extend(withoutCommand('visualContextMenu', commandName, contextMenuTitle), options);
  }

  /**
   * Adds a command to the visuals' options menu; choosing it raises `commandTriggered`.
   *
   * @param menuLocation - default Bottom; not used with a group
   * @param commandIcon - an image as a data URL
   */
  addOptionsMenuCommand(
    commandName: string,
    commandTitle: string,
    optionsMenuTitle: string = commandTitle,
    menuLocation: MenuLocation = MenuLocation.Bottom,
    visualName?: string,
    visualType?: string,
    groupName?: string,
    commandIcon?: string,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.#extend(
      withCommand('visualOptionsMenu', {
        name: commandName,
        title: commandTitle,
        menuTitle: optionsMenuTitle,
        menuLocation,
        visualName,
        visualType,
        groupName,
        icon: commandIcon,
      }),
      options,
    );
  }

  /** Removes a command from the options menu. @throws EmbedError `notFound` */
  removeOptionsMenuCommand(
    commandName: string,
    optionsMenuTitle: string,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.#extend(withoutCommand('visualOptionsMenu', commandName, optionsMenuTitle), options);
  }

  /** Changes the commands that the frame has been told of; one change waits for the other, since each sends them all. */
  async #extend(change: ExtensionsChange, options?: CallOptions) {
    if (this.isPaginated) throw notSupportedForPaginated();
    const done = this.#extended.then(() =>
      this.updateSettings({ extensions: change(this.#present.settings?.extensions) }, options),
    );
    this.#extended = done.catch(() => undefined);
    return done;
  }

  /** Shows or hides a visual. @throws EmbedError `notFound` */
  setVisualDisplayState(
    pageName: string,
    visualName: string,
    displayState: VisualContainerDisplayMode,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.#layOutVisual(pageName, visualName, { displayState: { mode: displayState } }, options);
  }

  /** Resizes a visual, in pixels of the page. @throws EmbedError `notFound` */
  resizeVisual(
    pageName: string,
    visualName: string,
    width: number,
    height: number,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.#layOutVisual(pageName, visualName, { width, height }, options);
  }

  /** Moves a visual, in pixels of the page. @throws EmbedError `notFound` */
  moveVisual(
    pageName: string,
    visualName: string,
    x: number,
    y: number,
    z?: number,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.#layOutVisual(pageName, visualName, { x, y, ...(z !== undefined && { z }) }, options);
  }

  async #layOutVisual(pageName: string, visualName: string, layout: VisualLayout, options?: CallOptions) {
    const page = await this.getPageByName(pageName, options);
    await page.getVisualByName(visualName, options);
    return this.updateSettings(visualLayoutSettings(pageName, visualName, layout), options);
  }

  /** Resizes the active page. */
  resizeActivePage(
    pageSizeType: PageSizeType,
    width?: number,
    height?: number,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    const pageSize = { type: pageSizeType, width, height };
    return this.updateSettings({ layoutType: LayoutType.Custom, customLayout: { pageSize } }, options);
  }

  /**
   * Switches the layout.
   *
   * @throws EmbedError `notSupported` between mobile and desktop layouts (embedding toolkit, 4 and 8)
   */
  async switchLayout(layoutType: LayoutType, options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    if (isMobileLayout(this.config.settings?.layoutType) !== isMobileLayout(layoutType)) {
      throw new EmbedError(
        'notSupported',
        'Switching between mobile and desktop layouts is not supported. Please reset the embed container and re-embed with required layout.',
      );
    }
    return this.updateSettings({ layoutType }, options);
  }

  /** The zoom level; 1 is the page's own size. */
  getZoom(options?: CallOptions): Promise<number> {
    return this.request('GET /report/zoom', options);
  }

  /** Sets the zoom level, 0.25 to 4. */
  async setZoom(zoomLevel: number, options?: CallOptions): Promise<void> {
    await this.updateSettings({ zoomLevel }, options);
  }

  /** Closes menus, dialogs and tooltips of the report. */
  async closeAllOverlays(options?: CallOptions): Promise<void> {
    await this.requestRaw('POST /report/closeAllOverlays', { body: null, ...options });
  }

  /** Clears the selection; with `true` also what is popped out (focus mode, spotlight). */
  async clearSelectedVisuals(clearPopOutState = false, options?: CallOptions): Promise<void> {
    await this.requestRaw('POST /report/clearSelectedVisuals/:clearPopOutState', {
      params: { clearPopOutState: String(clearPopOutState) },
      body: null,
      ...options,
    });
  }
}
