import { cloneMessage } from '../channel/clone-message';
import type { CallOptions, RequestOptions } from '../embed/call-options';
import type { FindValue, ResolvedConfiguration } from '../embed/configuration';
import { fill, missingId } from '../embed/configuration';
import { Embed } from '../embed/embed';
import { isPaginatedUrl } from '../embed/url';
import { EmbedError } from '../errors';
import {
  FiltersOperations,
  LayoutType,
  ViewMode,
  type EmbedConfiguration,
  type EventHooks,
  type Filter,
  type MenuLocation,
  type PageInfo,
  type PageSizeType,
  type ReportLoadConfiguration,
  type ReportTheme,
  type SectionVisibility,
  type Settings,
  type VisualContainerDisplayMode,
  type VisualLayout,
} from '../models';
import { fullResponse, type HttpPostMessageResponse, type ResponseReader } from '../protocol/envelope';
import { reportEvents, type ReportEvents } from '../protocol/events';
import type { HookName } from '../protocol/hooks';
import type { RequestResult, Route } from '../protocol/requests';
import { assertObjectList } from './assert-object-list';
import { BookmarksManager } from './bookmarks-manager';
import type { Filterable } from './filterable';
import { isMobileLayout, visualLayoutSettings } from './layout';
import { changeCommands, withCommand, withoutCommand, type CommandsChange } from './menu-commands';
import { Page } from './page';
import { isSupportedByPaginatedReports, createPaginatedReportError } from './paginated';
import { nameIn, recordRequest, type RecordedRequest } from './recorded-state';
import { entityNotFound } from './report-errors';
import { untilAborted } from './until-aborted';

/** Payloads of a report's events, as handlers receive them. */
export interface ReportHandlerEvents extends Omit<ReportEvents, 'pageChanged'> {
  /** Emitted when the active page has changed. */
  pageChanged: { newPage: Page<Report> };
}

/**
 * Embedded report, including paginated reports.
 *
 * @example
 * const report = service.embed(element, { type: 'report', embedUrl, accessToken });
 * await report.whenLoaded();
 * await report.setPage('sales');
 */
export class Report extends Embed<ReportHandlerEvents> implements Filterable {
  /** Names of the events that `on` accepts. */
  override readonly allowedEvents = reportEvents;
  /** Type of the embed: `'report'`. */
  override readonly embedtype: string = 'report';
  /** Path of the load request. */
  override readonly loadPath: string = '/report/load';
  /** Path of the load request for a phased load. */
  override readonly phasedLoadPath: string = '/report/prepare';
  /** Event that the frame emits when its content has loaded. */
  override readonly loadedEvent: string = 'loaded';
  /** Hooks that the frame may request. */
  override readonly hookNames: readonly HookName[] = ['preQuery', 'newAccessToken'];
  /** Paths of the frame's events. */
  override eventRoutes: readonly string[] = [
    '/reports/:uniqueId/events/:eventName',
    '/reports/:uniqueId/pages/:pageName/events/:eventName',
    '/reports/:uniqueId/pages/:pageName/visuals/:visualName/events/:eventName',
  ];

  /** Manager of the report's bookmarks. */
  readonly bookmarksManager = new BookmarksManager(this);

  /** Requests that restore changes that a load request cannot contain. */
  #replayed: readonly RecordedRequest[] = [];

  /** Names of the bookmarks that a load or calls have applied. One event for each does not report an action of the user. */
  #expectedBookmarks: unknown[] = [];

  /** Promise that settles when the latest change to the extensions is complete. */
  #menuChange: Promise<unknown> = Promise.resolve();

  /** Returns the report's id. */
  override getId(): string | undefined {
    return this.config.id;
  }

  /** Returns the last path segment of the embed URL that `bootstrap` builds. */
  override getDefaultEmbedUrlEndpoint(): string {
    return 'reportEmbed';
  }

  /** Returns the kind of configuration to check: paginated reports have their own rules. */
  protected override validationKind(config: EmbedConfiguration): string {
    return isPaginatedUrl(config.embedUrl ?? '') ? 'paginatedReport' : this.embedtype;
  }

  /** Returns the parameters of the frame's URL, except `uid`, in the order of powerbi-client. */
  protected override frameParameters(config: EmbedConfiguration, hooks: EventHooks): [string, string | undefined][] {
    return [
      ...super.frameParameters(config, hooks),
      ['registerQueryCallback', hooks.applicationContextProvider && 'true'],
      ['isMobile', isMobileLayout(config.settings?.layoutType) ? 'true' : undefined],
    ];
  }

  /** Adds the report id, the page name and the settings that are declared with attributes. @throws {EmbedError} `missingId` */
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

  /** Replaces the metadata in `pageChanged` with a `Page`. */
  protected override eventDetail(name: string, body: unknown): unknown {
    if (name !== 'pageChanged') return body;
    const { newPage } = (body ?? {}) as { newPage?: PageInfo };
    if (!newPage) throw new EmbedError('invalidMessage', "Page model not found at 'event.value.newPage'.");
    return { ...(body as object), newPage: Page.from(this, newPage, true) };
  }

  /**
   * Sends a request from the request table and resolves with the full response. Changes to the report are recorded.
   *
   * @param read - converts the response to the value that the promise resolves with. Default: returns the response.
   * @throws the response body if the frame rejects the request
   * @throws {EmbedError} `notSupported` if the report is paginated and such reports do not support the request; otherwise, the
   *   same errors as `Embed#requestRaw`
   */
  override requestRaw<R extends Route, Result = HttpPostMessageResponse<RequestResult<R>>>(
    route: R,
    options?: RequestOptions<R>,
    read = fullResponse as ResponseReader<RequestResult<R>, Result>,
  ): Promise<Result> {
    if (this.isPaginated && !isSupportedByPaginatedReports(route)) return Promise.reject(createPaginatedReportError());
    if (route.startsWith('GET')) return super.requestRaw(route, options, read);
    let request: RecordedRequest;
    try {
      // A copy, so that later changes to the caller's objects are not restored.
      request = cloneMessage({ route, params: options?.params, body: options?.body }, route);
    } catch {
      // Rejected with an error that names the field.
      return super.requestRaw(route, options, read);
    }
    const { loadCount } = this;
    return super.requestRaw(route, options, (response) => {
      // Content that has been embedded since the call does not contain its effect.
      if (loadCount === this.loadCount) {
        if (route === 'POST /report/render') this.endPhasedLoad();
        if (route.endsWith('applyByName')) this.#expectedBookmarks.push(nameIn(request));
        this.#record(request);
      }
      return read(response);
    });
  }

  #record(request: RecordedRequest): void {
    ({ changes: this.changes, replayed: this.#replayed } = recordRequest(
      { changes: this.changes, replayed: this.#replayed },
      request,
      this.config,
      () => this.#current.settings,
    ));
  }

  /** Records the page or the bookmark that the user has selected. */
  protected override recordEvent(name: string, body: unknown): void {
    const { newPage, bookmarkName } = (body ?? {}) as { newPage?: PageInfo; bookmarkName?: string };
    if (name === 'pageChanged' && newPage) {
      const page = { name: newPage.name, displayName: null, isActive: true };
      this.#record({ route: 'PUT /report/pages/active', body: page });
    } else if (name === 'bookmarkApplied' && bookmarkName) {
      const index = this.#expectedBookmarks.indexOf(bookmarkName);
      if (index < 0) this.#record({ route: 'POST /report/bookmarks/applyByName', body: { name: bookmarkName } });
      else this.#expectedBookmarks.splice(index, 1);
    }
  }

  /** Discards the recorded changes, because the next load uses only the configuration. */
  protected override discardChanges(): void {
    super.discardChanges();
    this.#replayed = [];
    this.#expectBookmarks();
  }

  /** Resends the requests whose effect the load request does not contain. */
  protected override restore(): void {
    this.#expectBookmarks();
    for (const { route, ...parts } of this.#replayed) this.repeat(route, parts);
  }

  #expectBookmarks(): void {
    this.#expectedBookmarks = [{ body: this.#current.bookmark }, ...this.#replayed].map(nameIn);
  }

  /** Body of a load request that would restore the report's recorded state. */
  get #current(): Partial<ReportLoadConfiguration> {
    return { ...this.loadBody, ...this.changes };
  }

  /**
   * Renders a report that `service.load` has prepared.
   *
   * @param config - changes to the configuration, for example a different page or other filters
   */
  render(config?: Partial<ReportLoadConfiguration>, options?: CallOptions): Promise<void> {
    return this.request('POST /report/render', { body: config, ...options });
  }

  /** Returns the report's pages. */
  getPages(options?: CallOptions): Promise<Page<Report>[]> {
    return this.requestRaw('GET /report/pages', options, ({ body }) =>
      assertObjectList(body).map((page) => Page.from(this, page)),
    );
  }

  /**
   * Returns the page with this name (not display name).
   *
   * @throws {EmbedError} `notFound` if the report has no such page
   */
  getPageByName(pageName: string, options?: CallOptions): Promise<Page<Report>> {
    return this.#findPage(({ name }) => name === pageName, `The report has no page '${pageName}'.`, options);
  }

  /**
   * Returns the active page.
   *
   * @throws {EmbedError} `notFound` if no page is active
   */
  getActivePage(options?: CallOptions): Promise<Page<Report>> {
    return this.#findPage(({ isActive }) => isActive === true, 'The report has no active page.', options);
  }

  #findPage(matches: (page: PageInfo) => boolean, missing: string, options?: CallOptions): Promise<Page<Report>> {
    return this.requestRaw('GET /report/pages', options, ({ body }) => {
      const page = assertObjectList(body).find(matches);
      if (!page) throw entityNotFound(missing);
      return Page.from(this, page);
    });
  }

  /** Returns a page object by name without sending a request to the frame. */
  page(name: string, displayName?: string, isActive?: boolean, visibility?: SectionVisibility): Page<Report> {
    return new Page(this, name, displayName, isActive, visibility);
  }

  /** Activates the page with this name (not display name). */
  setPage(pageName: string, options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.page(pageName).setActive(options);
  }

  /** Adds a page and returns it. Requires edit mode. */
  addPage(displayName?: string, options?: CallOptions): Promise<Page<Report>> {
    const request = { body: { displayName }, ...options };
    return this.requestRaw('POST /report/addPage', request, ({ body }) => {
      assertObjectList([body]);
      return Page.from(this, body);
    });
  }

  /** Deletes a page. Requires edit mode. */
  deletePage(pageName: string, options?: CallOptions): Promise<void> {
    return this.request('DELETE /report/pages/:pageName', { params: { pageName }, body: {}, ...options });
  }

  /** Changes a page's display name. Requires edit mode. */
  renamePage(pageName: string, displayName: string, options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.page(pageName).setDisplayName(displayName, options);
  }

  /** Returns the report's filters. */
  getFilters(options?: CallOptions): Promise<Filter[]> {
    return this.request('GET /report/filters', options);
  }

  /** Adds, replaces or removes report filters. */
  updateFilters(
    filtersOperation: FiltersOperations,
    filters?: Filter[],
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.requestRaw('POST /report/filters', { body: { filtersOperation, filters }, ...options });
  }

  /** Removes all report filters. */
  removeFilters(options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.updateFilters(FiltersOperations.RemoveAll, undefined, options);
  }

  /**
   * Replaces all report filters.
   *
   * @example
   * const region = new BasicFilterBuilder().withColumnTarget('Geo', 'Region').in(['West']).build();
   * await report.setFilters([region]);
   */
  setFilters(filters: Filter[], options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.requestRaw('PUT /report/filters', { body: filters, ...options });
  }

  /** Opens the browser's print dialog for the report. Resolves when the dialog is closed. By default, there is no timeout. */
  print(options?: CallOptions): Promise<void> {
    return this.request('POST /report/print', { body: null, ...options, timeoutMs: options?.timeoutMs ?? Infinity });
  }

  /** Changes the passed settings and keeps all others. @throws {EmbedError} `invalidConfig` if a setting is invalid */
  async updateSettings(settings: Settings, options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    // Unlike a configuration, this call requires settings. Other missing values are checked when the content is embedded or the token
    // has been returned.
    const required = ((settings as Settings | null) ?? false) as Settings;
    this.assertValid({ id: 'pending', ...this.config, accessToken: 'pending', settings: required });
    if (this.isPaginated && settings.customLayout) throw createPaginatedReportError();
    const sent = this.requestRaw('PATCH /report/settings', { body: settings, ...options });
    if (settings.extensions) this.#menuChange = Promise.allSettled([this.#menuChange, sent]);
    return sent;
  }

  /** Switches to view or edit mode. */
  switchMode(viewMode: ViewMode | 'view' | 'edit', options?: CallOptions): Promise<void> {
    const mode = ['view', 'edit'][viewMode as number] ?? String(viewMode);
    return this.request('POST /report/switchMode/:viewMode', { params: { viewMode: mode }, body: null, ...options });
  }

  /** Refreshes the report's data. */
  refresh(options?: CallOptions): Promise<void> {
    return this.request('POST /report/refresh', { body: null, ...options });
  }

  /** Returns whether there are no unsaved changes. */
  isSaved(options?: CallOptions): Promise<boolean> {
    return this.requestRaw('GET /report/hasUnsavedChanges', options, ({ body }) => !body);
  }

  /** Applies a theme without reloading the report. `resetTheme` restores the report's own theme. */
  applyTheme(theme: ReportTheme, options?: CallOptions): Promise<void> {
    return this.request('PUT /report/theme', { body: theme, ...options });
  }

  /** Restores the report's own theme. */
  resetTheme(options?: CallOptions): Promise<void> {
    return this.applyTheme({}, options);
  }

  /** Returns the theme that the report is displayed with. */
  getTheme(options?: CallOptions): Promise<ReportTheme> {
    return this.request('GET /report/theme', options);
  }

  /** Deletes the user's saved filters. */
  resetPersistentFilters(options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.requestRaw('DELETE /report/userState', { body: null, ...options });
  }

  /** Saves the current filters for the user. */
  savePersistentFilters(options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.requestRaw('POST /report/userState', { body: null, ...options });
  }

  /** Returns whether the user's saved filters are applied. */
  arePersistentFiltersApplied(options?: CallOptions): Promise<boolean> {
    return this.request('GET /report/isUserStateApplied', options);
  }

  /**
   * Adds a command to the visuals' context menu. When a user selects it, the report emits `commandTriggered`.
   *
   * @param menuLocation - position in the menu; ignored if `groupName` is passed. Default: Bottom.
   */
  addContextMenuCommand(
    commandName: string,
    commandTitle: string,
    contextMenuTitle?: string,
    menuLocation?: MenuLocation,
    visualName?: string,
    visualType?: string,
    groupName?: string,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.#changeMenus(
      withCommand(
        'visualContextMenu',
        commandName,
        commandTitle,
        contextMenuTitle,
        menuLocation,
        visualName,
        visualType,
        groupName,
      ),
      options,
    );
  }

  /**
   * Removes a command from the context menu.
   *
   * @throws {EmbedError} `notFound` if the menu has no command with this name and title
   */
  removeContextMenuCommand(
    commandName: string,
    contextMenuTitle: string,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.#changeMenus(withoutCommand('visualContextMenu', commandName, contextMenuTitle), options);
  }

  /**
   * Adds a command to the visuals' options menu. When a user selects it, the report emits `commandTriggered`.
   *
   * @param menuLocation - position in the menu; ignored if `groupName` is passed. Default: Bottom.
   * @param commandIcon - image as a data URL
   */
  addOptionsMenuCommand(
    commandName: string,
    commandTitle: string,
    optionsMenuTitle?: string,
    menuLocation?: MenuLocation,
    visualName?: string,
    visualType?: string,
    groupName?: string,
    commandIcon?: string,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.#changeMenus(
      withCommand(
        'visualOptionsMenu',
        commandName,
        commandTitle,
        optionsMenuTitle,
        menuLocation,
        visualName,
        visualType,
        groupName,
        commandIcon,
      ),
      options,
    );
  }

  /**
   * Removes a command from the options menu.
   *
   * @throws {EmbedError} `notFound` if the menu has no command with this name and title
   */
  removeOptionsMenuCommand(
    commandName: string,
    optionsMenuTitle: string,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.#changeMenus(withoutCommand('visualOptionsMenu', commandName, optionsMenuTitle), options);
  }

  /** Changes the menu commands. Changes are sent one at a time, because each contains all commands. */
  async #changeMenus(change: CommandsChange, options?: CallOptions) {
    if (this.isPaginated) throw createPaginatedReportError();
    const previous = this.#menuChange;
    const done = untilAborted(previous, options?.signal).then(() =>
      this.updateSettings({ extensions: changeCommands(this.#current.settings?.extensions, change) }, options),
    );
    this.#menuChange = done.catch(() => previous);
    return done;
  }

  /**
   * Shows or hides a visual.
   *
   * @throws {EmbedError} `notFound` if the page or the visual does not exist
   */
  setVisualDisplayState(
    pageName: string,
    visualName: string,
    displayState: VisualContainerDisplayMode,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.#layOutVisual(pageName, visualName, { displayState: { mode: displayState } }, options);
  }

  /**
   * Resizes a visual. Width and height are in page pixels.
   *
   * @throws {EmbedError} `notFound` if the page or the visual does not exist
   */
  resizeVisual(
    pageName: string,
    visualName: string,
    width: number,
    height: number,
    options?: CallOptions,
  ): Promise<HttpPostMessageResponse<void>> {
    return this.#layOutVisual(pageName, visualName, { width, height }, options);
  }

  /**
   * Moves a visual. Coordinates are in page pixels.
   *
   * @throws {EmbedError} `notFound` if the page or the visual does not exist
   */
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

  /** Resizes the active page. Width and height are in pixels. */
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
   * Switches to a different layout of the same kind (desktop or mobile) as the current one.
   *
   * @throws {EmbedError} `notSupported` if this would switch between mobile and desktop layouts
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

  /** Returns the zoom level. 1 is the original size. */
  getZoom(options?: CallOptions): Promise<number> {
    return this.request('GET /report/zoom', options);
  }

  /** Sets the zoom level, from 0.25 to 4. */
  async setZoom(zoomLevel: number, options?: CallOptions): Promise<void> {
    await this.updateSettings({ zoomLevel }, options);
  }

  /** Closes all of the report's menus, dialogs and tooltips. */
  closeAllOverlays(options?: CallOptions): Promise<void> {
    return this.request('POST /report/closeAllOverlays', { body: null, ...options });
  }

  /** Clears the selection in visuals. If `clearPopOutState` is true, also exits focus mode and spotlight. Default: false. */
  clearSelectedVisuals(clearPopOutState = false, options?: CallOptions): Promise<void> {
    return this.request('POST /report/clearSelectedVisuals/:clearPopOutState', {
      params: { clearPopOutState: String(clearPopOutState) },
      body: null,
      ...options,
    });
  }
}
