import { EmbedError, type ValidationError } from '../errors';
import type { EmbedConfiguration, EventHooks, SaveAsParameters } from '../models';
import {
  bodyOf,
  fullResponse,
  type HttpPostMessageResponse,
  type Method,
  type ResponseReader,
} from '../protocol/envelope';
import type { CommonEvents } from '../protocol/events';
import type { HookName } from '../protocol/hooks';
import { isEarlyRoute, type RequestResult, type Route } from '../protocol/requests';
import { sdkVersion } from '../provider';
import { Attributes } from './attributes';
import type { CallOptions, PathRequestOptions, RequestOptions } from './call-options';
import { resolveConfiguration, type FindValue, type Resolution, type ResolvedConfiguration } from './configuration';
import type { EmbedContext } from './embed-context';
import { mergeFeatures, type EmbedFeature } from './feature';
import { FrameConnection } from './frame-connection';
import { isTokenExpired, toEmbedError } from './frame-errors';
import { Listeners } from './listeners';
import { LoadLifecycle, type LoadListener, type LoadRequest } from './load-lifecycle';
import type { WaitOptions } from './load-state';
import { requestLineOf } from './request-line';
import type { EmbedObserver } from './telemetry';
import type { TokenManager } from './token-manager';
import { isPaginatedUrl } from './url';

/** Parameters and body of a request whose route is only known at run time. */
interface RequestParts {
  params?: object | undefined;
  body?: unknown;
}

/**
 * Embedded content in a container element, with its frame, events and methods. An embed is created by a service or by a
 * function such as `embedReport`, and removed by `service.reset(element)`.
 *
 * Lifecycle:
 * 1. `prepare` completes and checks the configuration; `start` puts the frame into the container.
 * 2. The frame may request `/ready`. If it does and there are at most two embeds, the configuration is sent to it immediately
 *    (front load).
 * 3. After the iframe's `load` event, the load request is sent. Calls are queued until the content has loaded.
 * 4. The frame emits `loaded`, then `rendered`, then its other events.
 * 5. While the frame is not in the document, the embed is detached: calls are rejected with the code `detached`, and the SDK
 *    does not prevent garbage collection of the embed. When the container returns to the document, its content reloads in
 *    the same state.
 */
export abstract class Embed<Events extends CommonEvents = CommonEvents> {
  /** Names of the events that `on` accepts. */
  abstract readonly allowedEvents: readonly string[];
  /** Type of the embed, for example 'report'. */
  abstract readonly embedtype: string;
  /** Path of the load request. */
  abstract readonly loadPath: string;
  /** Path of the load request for a phased load. Undefined if the type has none. */
  readonly phasedLoadPath: string | undefined = undefined;
  /** Paths of the frame's events, with `:uniqueId` and `:eventName`. */
  eventRoutes: readonly string[] = [];
  /**
   * Event that the frame emits when its content has loaded. Undefined if the response to the load request already means that
   * the content has loaded. Override it in a custom component whose frame emits such an event.
   */
  readonly loadedEvent: string | undefined = undefined;
  /** Hooks that the frame may request. */
  readonly hookNames: readonly HookName[] = [];

  /** Request that replaces the token. */
  protected readonly tokenRoute: Extract<Route, `${string}/token`> = 'POST /report/token';

  /** Service or embedder that created this embed. */
  readonly service: EmbedContext;
  /** Container: the element passed to `embed`. Events are dispatched on it. */
  readonly element: HTMLElement;
  /** Completed copy of the configuration. The object that the page passed is never changed. */
  config!: ResolvedConfiguration;
  /** Configuration passed to `bootstrap`, kept until `embed` completes it. */
  bootstrapConfig: ResolvedConfiguration | undefined;
  /** Event hooks of the configuration. */
  eventHooks: EventHooks = {};

  /**
   * Changes made by the page and the user since the load, as fields of the load request's body. They are sent again when the
   * frame reloads by itself or its container returns to the document, so that the content keeps its state.
   */
  protected changes: object = {};
  /** Attributes of the container. */
  protected readonly attributes: Attributes;
  readonly #initial: { config: EmbedConfiguration; isBootstrap: boolean; iframe: HTMLIFrameElement | undefined };
  readonly #listeners: Listeners;
  readonly #frame: FrameConnection;
  readonly #loads: LoadLifecycle;
  #feature: EmbedFeature;
  /** The current configuration, with the values that are not part of `config`. */
  #resolution!: Resolution;
  /** Number of calls of `setAccessToken`. */
  #tokenCalls = 0;
  /** Number of the call whose token the embed has. Calls before an embedded configuration are older than its token. */
  #currentTokenCall = 0;
  #tokens: TokenManager | undefined;
  #isDetached = false;

  /**
   * Creates the embed without a frame. The service then calls `prepare` and `start`.
   *
   * @param service - service or embedder that creates the embed
   * @param element - container element
   * @param config - configuration of the content
   * @param phasedRender - true for `service.load`: the content is prepared, and is rendered when `render` is called
   * @param isBootstrap - true for `service.bootstrap`: there is no token yet
   * @param iframe - frame to take over from another embed
   */
  constructor(
    service: EmbedContext,
    element: HTMLElement,
    config: EmbedConfiguration,
    phasedRender = false,
    isBootstrap = false,
    iframe?: HTMLIFrameElement,
  ) {
    this.service = service;
    this.element = element;
    this.attributes = new Attributes(element, service.attributePrefix);
    this.#feature = service.features;
    this.#initial = { config, isBootstrap, iframe };
    this.#listeners = new Listeners(element);
    // An error object is emitted unchanged, as in the frame's `error` events. A list of errors becomes one error.
    const emitError = (error: unknown) => this.emit('error', Array.isArray(error) ? toEmbedError(error) : error);
    this.#frame = new FrameConnection(this, {
      onLoad: (isReload) => this.#onFrameLoad(isReload),
      onEvent: (name, body) => this.#onFrameEvent(name, body),
      onRejection: (name, body) => {
        // The token manager itself handles a token that the frame refuses.
        if (!name.endsWith('/token')) this.#refreshExpiredToken(body);
      },
      getHooks: () => this.#hooks,
      emitError,
    });
    this.#loads = new LoadLifecycle(
      this.#frame,
      {
        service,
        getLoadedEvent: () => this.loadedEvent,
        createRequest: () => this.#createLoadRequest(),
        discardChanges: () => {
          this.discardChanges();
        },
        restore: () => {
          this.restore();
        },
        isRetried: (error) => this.#isRefreshed(error),
        emitError,
      },
      phasedRender,
    );
  }

  /** Keeps Vue and Alpine from wrapping the object in a proxy, because a proxy has no access to private fields. */
  protected get __v_skip(): true {
    return true;
  }

  /** The content frame. Undefined before the embed has started. */
  get iframe(): HTMLIFrameElement {
    // oxlint-disable-next-line typescript/no-non-null-assertion -- typed as in powerbi-client, although it is undefined before the start
    return this.#frame.iframe!;
  }

  /** Whether the iframe's `load` event has fired. */
  get iframeLoaded(): boolean {
    return this.#frame.isLoaded;
  }

  /**
   * Whether the embed is detached because its container or its frame was removed from the document. Calls are rejected with the
   * code `detached` until the container returns.
   */
  get isDetached(): boolean {
    return this.#isDetached;
  }

  /** Whether the frame is in the document or in a detached container. False after the container has been cleared. */
  get hasFrame(): boolean {
    return this.iframe.isConnected || this.element.contains(this.iframe);
  }

  /** Whether the content is a paginated (RDL) report: its embed URL contains `/rdlembed?`. */
  get isPaginated(): boolean {
    return isPaginatedUrl(this.config.embedUrl);
  }

  /** Returns the id of the content, or undefined for types without an id. */
  abstract getId(): string | undefined;

  /** Returns the last path segment of the embed URL that `bootstrap` builds. */
  abstract getDefaultEmbedUrlEndpoint(): string;

  /**
   * Returns the validation errors of a configuration, or undefined if it is valid or the `validation` feature is not included.
   */
  validate(config: EmbedConfiguration): ValidationError[] | undefined {
    return this.#feature.validate?.(this.validationKind(config), config);
  }

  /** Returns the kind of configuration that `validate` checks. */
  protected validationKind(_config: EmbedConfiguration): string {
    return this.embedtype;
  }

  /** Adds the fields that are specific to the embed type to a configuration. @throws {EmbedError} `missingId` */
  protected complete(config: ResolvedConfiguration, _find: FindValue, _isBootstrap: boolean): ResolvedConfiguration {
    return config;
  }

  /** Returns the parameters of the frame's URL, except `uid`, in the order of powerbi-client. */
  protected frameParameters(config: EmbedConfiguration, _hooks: EventHooks): [string, string | undefined][] {
    const { language, formatLocale } = config.settings?.localeSettings ?? {};
    return [
      ['language', language],
      ['formatLocale', formatLocale],
    ];
  }

  /** Accessible name of the frame unless the configuration, the attribute or `setComponentTitle` sets a different one. */
  protected get defaultTitle(): string {
    return `Embedded ${this.embedtype}`;
  }

  /** Body of the load request. */
  protected get loadBody(): object {
    return this.config;
  }

  /** Headers of the load request, in addition to the common request headers. */
  protected get loadHeaders(): Record<string, unknown> {
    return { ...this.sessionHeaders, bootstrapped: this.config.bootstrapped, sdkVersion };
  }

  /** Headers that the load requests of all embed types have in common. */
  protected get sessionHeaders(): Record<string, unknown> {
    return {
      sdkSessionId: this.service.getSdkSessionId(),
      ...(this.eventHooks.accessTokenProvider && { tokenProviderSupplied: true }),
    };
  }

  /** Converts the payload of an event to the `detail` that handlers receive. */
  protected eventDetail(_name: string, body: unknown): unknown {
    return body;
  }

  /**
   * Completes and checks the configuration that was passed to the constructor. Called once by the service, before `start`.
   *
   * @param feature - features of this embed. Default: the service's features.
   * @throws {EmbedError} if the configuration is invalid
   */
  prepare(feature: EmbedFeature = this.service.features): void {
    this.#feature = feature;
    this.populateConfig(this.#initial.config, this.#initial.isBootstrap);
  }

  /**
   * Puts the frame into the container. Called once by the service.
   *
   * @param isFrameLoaded - whether the `load` event of a frame taken over from another embed has fired. Default: false.
   */
  start(isFrameLoaded = false): void {
    const { iframe } = this.#initial;
    const { url, title = this.defaultTitle } = this.#resolution;
    if (iframe) iframe.title = title;
    this.#open(iframe);
    this.#frame.attach(url, iframe, isFrameLoaded);
  }

  /** Opens the connection to an existing or a new frame and starts loading the content. */
  #open(iframe?: HTMLIFrameElement): void {
    const { url, title = this.defaultTitle } = this.#resolution;
    this.#isDetached = false;
    // Not replaced when the connection opens again, because a tool may have wrapped it with `wrapObserver`.
    this.#frame.observer ??= this.#feature.createTelemetry?.(this);
    this.#frame.open(url, title, iframe);
    this.#startTokenManager();
    this.#beginLoad();
  }

  /**
   * Detaches the embed: rejects pending and later calls with the code `detached`, and removes all timers and listeners except
   * the page's event handlers. Called by the service when the frame has been removed from the document.
   */
  suspend(): void {
    this.#isDetached = true;
    this.#loads.resumeNext();
    this.#close(
      new EmbedError(
        'detached',
        'The frame is not in the document. Put its container back, or embed the content again if the container was cleared.',
      ),
    );
  }

  /** Rejects pending calls and waiting promises, and removes all timers and listeners except the page's event handlers. */
  #close(error: EmbedError): void {
    this.#tokens?.dispose();
    this.#loads.interrupt(error);
    this.#frame.close(error);
  }

  /** Loads the content again in the same state. Called by the service when the frame has returned to the document. */
  resume(): void {
    if (this.#tokens?.isDue) {
      const { accessToken: _expired, ...config } = this.config;
      this.config = config;
    }
    this.#open(this.iframe);
  }

  /** Resumes the embed if its frame has returned. The service's MutationObserver would resume it only in a later microtask. */
  #refresh(): void {
    if (this.#isDetached && this.iframe.isConnected) this.resume();
  }

  #assertOpen(): void {
    this.#refresh();
    this.#frame.assertOpen();
  }

  /**
   * Loads a new configuration into the same frame, or into a new frame if the container was cleared. If the embed is detached,
   * the configuration is loaded when the container returns.
   *
   * @param phasedRender - true for `service.load`
   * @param feature - features to add to those of the embed
   * @returns false if the configuration was not loaded because it requires a frame with a different origin
   * @throws {EmbedError} if the configuration is invalid. In this case, the current content is kept.
   */
  update(config: EmbedConfiguration, phasedRender = false, feature: EmbedFeature = {}): boolean {
    this.#feature = mergeFeatures(this.#feature, feature);
    // oxlint-disable-next-line typescript/prefer-nullish-coalescing -- an empty string counts as a missing id
    const uniqueId = config.uniqueId || this.config.uniqueId;
    const resolution = this.#resolve({ ...config, uniqueId }, false);
    if (resolution.url.origin !== this.#resolution.url.origin) return false;
    if (!this.hasFrame) this.suspend();
    const { title = this.#resolution.title && this.defaultTitle } = resolution;
    this.#adopt(resolution);
    this.#loads.phased = phasedRender;
    this.#loads.resume = false;
    if (!this.hasFrame) {
      this.#open();
      this.#frame.attach(resolution.url);
      return true;
    }
    if (title) this.iframe.title = title;
    if (this.#isDetached) return true;
    this.#startTokenManager();
    if (this.iframeLoaded && this.config.accessToken) this.#loads.loadInBackground();
    else {
      this.#loads.forgetPrevious(true);
      this.#beginLoad();
    }
    return true;
  }

  /**
   * Fills in missing values of a configuration from the attributes, the embed URL and the service, then checks and stores it.
   *
   * @throws {EmbedError} if a value is missing or invalid
   */
  populateConfig(config: EmbedConfiguration, isBootstrap: boolean): void {
    this.#adopt(this.#resolve(config, isBootstrap));
  }

  #resolve(passed: EmbedConfiguration, isBootstrap: boolean): Resolution {
    const resolution = resolveConfiguration(this, {
      passed,
      isBootstrap,
      attributes: this.attributes,
      canManageTokens: this.#feature.createTokenManager !== undefined,
      parameters: (config, hooks) => this.frameParameters(config, hooks),
      complete: (config, find) => this.complete(config, find, isBootstrap),
    });
    // A token that getAccessToken has not returned yet must not be reported as missing.
    const { config, getAccessToken } = resolution;
    const checked = getAccessToken && !config.accessToken ? { ...config, accessToken: 'pending' } : config;
    if (!isBootstrap) this.assertValid(checked);
    return resolution;
  }

  /** Checks a completed configuration. @throws {EmbedError} `invalidConfig` */
  protected assertValid(config: EmbedConfiguration): void {
    const errors = this.validate(config);
    if (errors?.[0]) throw new EmbedError('invalidConfig', errors[0].message, { errors });
  }

  #adopt(resolution: Resolution): void {
    const { config, hooks, bootstrapConfig } = resolution;
    this.#resolution = resolution;
    this.config = config;
    this.bootstrapConfig = bootstrapConfig;
    this.eventHooks = hooks;
    this.#currentTokenCall = this.#tokenCalls;
  }

  /** Discards the recorded changes, because the next load uses only the configuration. */
  protected discardChanges(): void {
    this.changes = {};
  }

  /** Records a change by the user that an event of the loaded content reports. */
  protected recordEvent(_name: string, _body: unknown): void {
    // The events of most types do not report a change that a load can restore.
  }

  /** Number of loads that have started. */
  protected get loadCount(): number {
    return this.#loads.count;
  }

  /** Renders the content, instead of only preparing it, if the frame reloads. */
  protected endPhasedLoad(): void {
    this.#loads.phased = false;
  }

  /** Resends requests whose effect a load request cannot restore. */
  protected restore(): void {
    // Nothing to send: the load requests of most types contain all changes.
  }

  #createLoadRequest(): LoadRequest {
    const { phased, resume } = this.#loads;
    return {
      // As in powerbi-client, only reports use `phasedLoadPath`, although some other types have one too.
      url: (phased && this.embedtype === 'report' ? this.phasedLoadPath : undefined) ?? this.loadPath,
      headers: this.loadHeaders,
      body: { ...this.loadBody, ...(resume && this.changes) },
    };
  }

  /** Marks the content as loading if a token is available or will be requested. */
  #beginLoad(): void {
    if (this.config.accessToken || this.#tokens) this.#loads.begin();
  }

  #onFrameLoad(isReload: boolean): void {
    if (isReload) {
      this.#loads.resumeNext();
      this.#beginLoad();
    }
    this.#frame.mark('frameLoad');
    this.#loads.forgetPrevious();
    // A load listener may have reset the element.
    if (this.config.accessToken && this.iframeLoaded) this.#loads.loadInBackground();
    else if (!this.#tokens) this.#frame.release();
  }

  #onFrameEvent(name: string, body: unknown): void {
    // During a load, the frame may still report events of the previous content.
    if (this.#loads.state.has('loaded')) this.recordEvent(name, body);
    const detail = this.eventDetail(name, body);
    // An expired token triggers a refresh, not a load failure.
    const isExpired = name === 'error' && this.#isRefreshed(detail);
    if (isExpired) this.#refreshExpiredToken(detail);
    if (isExpired || this.#loads.onEvent(name, detail)) this.emit(name, detail);
  }

  /**
   * Dispatches an event on the container. Events bubble, except `error` and `blur`, which do not bubble in the DOM either. An
   * `error` must not reach `window.onerror`.
   */
  protected emit(name: string, detail: unknown): void {
    const bubbles = name !== 'error' && name !== 'blur';
    this.element.dispatchEvent(new CustomEvent(name, { detail, bubbles, cancelable: true }));
  }

  /** Starts the token manager for the current configuration. */
  #startTokenManager(): void {
    const previous = this.#tokens;
    const { getAccessToken } = this.#resolution;
    previous?.dispose();
    this.#tokens =
      getAccessToken &&
      this.#feature.createTokenManager?.({
        getAccessToken,
        document: this.element.ownerDocument,
        apply: (token) => this.#applyToken(token),
        onError: (error) => this.emit('error', error),
        previous,
      });
    const { accessToken } = this.config;
    if (accessToken) this.#tokens?.track(accessToken);
    else void this.#tokens?.refresh('load');
  }

  /** Sends a new token to the content if it has loaded; otherwise loads the content with it. */
  async #applyToken(token: string): Promise<void> {
    if (this.#loads.state.has('loaded')) {
      await this.setAccessToken(token);
      return;
    }
    this.config = { ...this.config, accessToken: token };
    if (!this.iframeLoaded) return;
    await this.#loads.load().catch((error: unknown) => {
      // Other load errors are not caused by the token, so they must not trigger a token refresh.
      if (isTokenExpired(error)) throw error;
    });
  }

  /** Returns whether an error reports an expired token that `getAccessToken` replaces. */
  #isRefreshed(error: unknown): boolean {
    return this.#tokens !== undefined && isTokenExpired(error);
  }

  #refreshExpiredToken(error: unknown): void {
    if (this.#isRefreshed(error)) void this.#tokens?.refresh('expired');
  }

  /** The page's event hooks. If they do not include `accessTokenProvider`, `getAccessToken` is used instead. */
  get #hooks(): EventHooks {
    const tokens = this.#tokens;
    return tokens ? { accessTokenProvider: () => tokens.fetchToken(), ...this.eventHooks } : this.eventHooks;
  }

  /**
   * Sends a request from the request table and resolves with the full response.
   *
   * @param read - converts the response to the value that the promise resolves with. If it throws, the promise is rejected.
   *   Default: returns the response.
   * @throws the response body if the frame rejects the request
   * @throws {EmbedError} `timeout`, `aborted`, `disposed`, `detached`, `reloaded`, `notCloneable`, `refused`
   */
  requestRaw<R extends Route, Result = HttpPostMessageResponse<RequestResult<R>>>(
    route: R,
    options?: RequestOptions<R>,
    read = fullResponse as ResponseReader<RequestResult<R>, Result>,
  ): Promise<Result> {
    this.#refresh();
    // Not an async function, because each layer of promises adds about 5% to the cost of a call.
    return this.#send(route, options ?? {}, read as ResponseReader<unknown, Result>);
  }

  /** Sends a request again, even while calls are queued. Errors are ignored, because the page did not make this call. */
  protected repeat(route: Route, options: RequestParts): void {
    this.#send(route, options, bodyOf, true).catch(() => undefined);
  }

  #send<Result>(
    route: Route,
    { params, body, signal, timeoutMs = this.service.timeoutMs }: CallOptions & RequestParts,
    read: ResponseReader<unknown, Result>,
    urgent = false,
  ): Promise<Result> {
    const [method, path] = requestLineOf(route, params);
    return this.#frame.send(method, path, { body, timeoutMs, signal, early: isEarlyRoute(route), urgent, read });
  }

  /**
   * Sends a request that is not in the request table. The path is sent unchanged. The request's effect is not restored
   * when the frame reloads.
   *
   * @throws the full response if the frame rejects the request
   * @throws {EmbedError} the same errors as `requestRaw`, except `refused`
   */
  requestPath(
    method: Method,
    path: string,
    options: PathRequestOptions = {},
  ): Promise<HttpPostMessageResponse<unknown>> {
    this.#refresh();
    return this.#frame.send(method, path, {
      rejectsWithResponse: true,
      ...options,
      timeoutMs: options.timeoutMs ?? this.service.timeoutMs,
      read: fullResponse,
    });
  }

  /**
   * Sends a request from the request table and resolves with the response body.
   *
   * @throws the same errors as `requestRaw`
   */
  request<R extends Route>(route: R, options?: RequestOptions<R>): Promise<RequestResult<R>> {
    return this.requestRaw(route, options, bodyOf);
  }

  /**
   * Loads the current configuration again. Does nothing if there is no token or the iframe has not loaded yet. If the same
   * configuration is loaded again within 100 ms, the second load is skipped. If the configuration has changed, the second load
   * is delayed until the 100 ms have passed.
   *
   * @param phasedRender - if true, a report is prepared, but not rendered until `render` is called. Default: false.
   */
  async load(phasedRender = false): Promise<void> {
    this.#assertOpen();
    if (!this.config.accessToken || !this.iframeLoaded) return;
    this.#loads.phased = phasedRender;
    this.#loads.resume = false;
    return this.#loads.load();
  }

  /** Loads the content again. See `load`. */
  reload(): Promise<void> {
    return this.load();
  }

  /**
   * Calls a listener for the current load and for each later one, including loads after the frame has reloaded or the token has
   * been refreshed. The promise passed to the listener resolves when the content has loaded, and rejects if the load fails.
   * Exceptions from the listener are reported as uncaught errors.
   *
   * @returns a function that removes the listener
   */
  subscribeToLoads(listener: LoadListener): () => void {
    this.#refresh();
    return this.#loads.subscribe(listener);
  }

  /** Resolves when the content has loaded. Rejects if the load fails or the embed is detached or reset. */
  whenLoaded(options?: WaitOptions): Promise<void> {
    this.#refresh();
    return this.#loads.state.wait('loaded', options);
  }

  /** Resolves when the content has been rendered. Rejects if the load fails or the embed is detached or reset. */
  whenRendered(options?: WaitOptions): Promise<void> {
    this.#refresh();
    return this.#loads.state.wait('rendered', options);
  }

  /**
   * Replaces the access token without reloading the content. The token is sent even while the content is loading.
   *
   * @throws {EmbedError} `missingToken` if the token is empty
   */
  async setAccessToken(accessToken: string, options?: CallOptions): Promise<void> {
    if (!accessToken) throw new EmbedError('missingToken', 'Access token cannot be empty');
    const call = (this.#tokenCalls += 1);
    const sent = this.request(this.tokenRoute, { body: accessToken, ...options });
    await sent;
    if (call > this.#currentTokenCall) {
      this.#currentTokenCall = call;
      this.config = { ...this.config, accessToken };
    }
    return sent;
  }

  /** Saves the changes to the report. Requires edit mode and `Permissions.ReadWrite`. */
  save(options?: CallOptions): Promise<void> {
    return this.request('POST /report/save', { body: null, ...options });
  }

  /** Saves the report as a new report with the given name, by default in the same workspace. */
  saveAs(parameters: SaveAsParameters, options?: CallOptions): Promise<void> {
    return this.request('POST /report/saveAs', { body: parameters, ...options });
  }

  /** Returns the id that identifies the session to Power BI support. The request is sent even while the content is loading. */
  getCorrelationId(options?: CallOptions): Promise<string> {
    return this.request('GET /getCorrelationId', options);
  }

  /**
   * Adds an event handler. Adding the same handler twice has no effect.
   *
   * @returns a function that removes the handler
   * @throws {EmbedError} `unknownEvent`
   *
   * @example
   * const stop = report.on('pageChanged', ({ detail }) => console.log(detail.newPage.displayName));
   */
  on<Name extends keyof Events & string>(name: Name, handler: (event: CustomEvent<Events[Name]>) => void): () => void {
    this.#assertEvent(name);
    return this.#listeners.add(name, handler);
  }

  /**
   * Removes an event handler. Without `handler`, removes all handlers of the event that were added with `on`. Unknown handlers
   * are ignored.
   *
   * @throws {EmbedError} `unknownEvent`
   */
  off<Name extends keyof Events & string>(name: Name, handler?: (event: CustomEvent<Events[Name]>) => void): void {
    this.#assertEvent(name);
    this.#listeners.remove(name, handler);
  }

  #assertEvent(name: string): void {
    if (this.allowedEvents.includes(name)) return;
    throw new EmbedError('unknownEvent', `eventName must be one of ${this.allowedEvents.join()}. You passed: ${name}`);
  }

  /**
   * Replaces the observer of messages and load steps. Intended for tools that are added to a page that already has embeds.
   *
   * @param wrap - receives the current observer and returns the new one, which must call the current one
   */
  wrapObserver(wrap: (current: EmbedObserver | undefined) => EmbedObserver | undefined): void {
    this.#frame.observer = wrap(this.#frame.observer);
  }

  /** Shows the frame in full screen. */
  async fullscreen(): Promise<void> {
    this.#assertOpen();
    await this.iframe.requestFullscreen();
  }

  /** Exits full screen if this frame is the full-screen element. */
  async exitFullscreen(): Promise<void> {
    // In a shadow tree, the document's full-screen element is the shadow host.
    const root = this.element.getRootNode() as Document | ShadowRoot;
    if (root.fullscreenElement === this.iframe) await this.element.ownerDocument.exitFullscreen();
  }

  /** Sets the accessible name of the frame; null removes it. */
  setComponentTitle(title: string | null): void {
    if (title == null) this.iframe.removeAttribute('title');
    else this.iframe.title = title;
  }

  /** Adds the container to the tab order. The default `tabIndex` is 0. */
  setComponentTabIndex(tabIndex = 0): void {
    this.element.tabIndex = tabIndex;
  }

  /** Removes the container from the tab order. */
  removeComponentTabIndex(): void {
    this.element.removeAttribute('tabindex');
  }

  /**
   * Returns only the type and the unique id, so that the result of `JSON.stringify` for an embed or its pages does not contain
   * the token.
   */
  toJSON(): object {
    return { type: this.embedtype, uniqueId: this.config.uniqueId };
  }

  /** Resets the element, so that `using report = service.embed(…)` removes the embed at the end of the block. */
  [Symbol.dispose](): void {
    this.service.reset(this.element);
  }

  /**
   * Disposes the embed: rejects pending calls with the code `disposed` and removes handlers, timers and the frame. Called by
   * `service.reset`.
   *
   * @param keepFrame - if true, keeps the frame for another embed. Default: false.
   */
  dispose({ keepFrame = false } = {}): void {
    this.#close(new EmbedError('disposed', 'The embed was reset. Embed the content again to continue.'));
    if (!keepFrame) this.iframe.remove();
    this.#listeners.clear();
  }
}
