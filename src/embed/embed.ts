import { Channel, type Reply } from '../channel/channel';
import { EmbedError, type ValidationError } from '../errors';
import { type EmbedConfiguration, type EventHooks, type GetAccessToken, type SaveAsParameters } from '../models';
import type { HttpPostMessageResponse, Method, RequestMessage } from '../protocol/envelope';
import type { CommonEvents } from '../protocol/events';
import type { HookName } from '../protocol/hooks';
import type { RequestBody, RequestResult, Route, RouteParameters } from '../protocol/requests';
import { sdkVersion } from '../provider';
import { Attributes } from './attributes';
import { resolveConfiguration, type FindValue, type Resolution, type ResolvedConfiguration } from './configuration';
import { createFrameElement } from './frame-element';
import { answerHook } from './hooks';
import type { EmbedContext } from './embed-context';
import { Listeners } from './listeners';
import { Loader, type LoaderOptions } from './loader';
import type { WaitOptions } from './load-state';
import { isTokenExpired, toEmbedError } from './frame-errors';
import { matchFrameRequest } from './match-frame-request';
import { Telemetry } from './telemetry';
import { TokenManager } from './token-manager';
import { isPaginatedUrl } from './url';

/** How a call is made; every method that asks the frame takes it last. */
export interface CallOptions {
  /** Ends the wait with an EmbedError `aborted`. */
  signal?: AbortSignal;
  /** How long to wait for the answer, in milliseconds. Default: the service's `timeoutMs`, 30,000. */
  timeoutMs?: number;
}

/** Everything that a call sends. */
export type RequestOptions<R extends Route> = CallOptions & {
  /** The path's parameters, not yet encoded. */
  params?: RouteParameters<R>;
  /** The body. */
  body?: RequestBody<R>;
};

/** Front-load config is sent only while there are at most so many embeds (embedding toolkit, 9). */
const maxFrontLoadTimes = 2;

/**
 * One piece of hosted content in a container element: its frame, its events, its calls.
 * Made by a `Service`; `service.reset(element)` ends it.
 *
 * The life of an embed (wire protocol, 2 and 3):
 * 1. `prepare` completes and checks the configuration; `start` puts the frame into the container.
 * 2. The frame may post `/ready`, and gets the configuration at once (front load).
 * 3. The iframe's `load` event sends the load call; its answer lets the waiting calls go.
 * 4. The frame raises `loaded`, then `rendered`, and all other events.
 */
export abstract class Embed<Events extends CommonEvents = CommonEvents> {
  /** The names that `on` takes. */
  abstract readonly allowedEvents: readonly string[];
  /** The type, as the peer spells it. */
  abstract readonly embedtype: string;
  /** Path of the load call. */
  abstract readonly loadPath: string;
  /** Path of the load call of a phased load; undefined where there is none. */
  readonly phasedLoadPath: string | undefined = undefined;
  /** Paths of the frame's events, with `:uniqueId` and `:eventName`. */
  eventRoutes: readonly string[] = [];
  /**
   * The event that says that the content is there; undefined where the answer to the load call says it. A component of the
   * page's own says so itself when its frame raises one.
   */
  readonly loadedEvent: string | undefined = undefined;
  /** The hooks that the frame may call. */
  readonly hookNames: readonly HookName[] = [];

  /** The service that made this embed. */
  readonly service: EmbedContext;
  /** The container. */
  readonly element: HTMLElement;
  /** The frame. */
  iframe!: HTMLIFrameElement;
  /** True once the iframe's `load` event came. */
  iframeLoaded = false;
  /** The completed configuration; a copy, the page's own object is never changed. */
  config!: ResolvedConfiguration;
  /** The configuration of `bootstrap`, until a real one comes. */
  bootstrapConfig: ResolvedConfiguration | undefined;
  /** The page's hooks. */
  eventHooks: EventHooks = {};

  /**
   * What page and user have changed since the load, as fields of the load's body, as far as the embed has seen it.
   * When the frame reloads by itself, the content comes back with it.
   */
  protected changes: object = {};
  /** The container's attributes. */
  protected readonly attributes: Attributes;
  readonly #initial: { config: EmbedConfiguration; isBootstrap: boolean; iframe: HTMLIFrameElement | undefined };
  readonly #listeners: Listeners;
  readonly #loader: Loader;
  #url!: URL;
  #title: string | undefined;
  #getAccessToken: GetAccessToken | undefined;
  #tokenLife: TokenManager | undefined;
  #channel: Channel | undefined;
  /** What calls reject with once the embed has been reset. */
  #ended: EmbedError | undefined;
  /** Once for each document of the frame: one that says `/ready` without end must not make calls without end. */
  #frontLoaded = false;
  #telemetry: Telemetry | undefined;

  /**
   * @param service - the service that makes the embed
   * @param element - the container
   * @param config - what to embed
   * @param phasedRender - true for `service.load`: prepare now, render later
   * @param isBootstrap - true for `service.bootstrap`: no token yet
   * @param iframe - a frame to take over from another embed
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
    this.#initial = { config, isBootstrap, iframe };
    this.#listeners = new Listeners(element);
    const options: LoaderOptions = {
      timeoutMs: service.loadTimeoutMs,
      request: ({ phased, resume }) => ({
        // only reports are loaded in phases (embedding toolkit, 4.1)
        url: (phased && this.embedtype === 'report' ? this.phasedLoadPath : undefined) ?? this.loadPath,
        headers: { ...this.#headers, ...this.loadHeaders },
        body: { ...this.loadBody, ...(resume && this.changes) },
      }),
      onFreshLoad: () => {
        this.changes = {};
      },
      send: (url, sending) => this.#requireChannel().send('POST', url, sending),
      loadedEvent: () => this.loadedEvent,
      onStart: () => {
        this.#requireChannel().hold();
        this.iframe.setAttribute('aria-busy', 'true');
        this.#telemetry?.restart();
      },
      onSettled: () => {
        this.iframe.removeAttribute('aria-busy');
        this.#channel?.release();
      },
      recover: (error) => this.#renewExpired(error),
      onMilestone: (milestone) => this.#telemetry?.mark(milestone),
      onError: (error) => {
        this.raise('error', toEmbedError(error));
      },
      origin: () => this.#url.origin,
    };
    this.#loader = new Loader(options, phasedRender);
  }

  /** The content's id, from configuration, attribute or embed URL; undefined for a type without one. */
  abstract getId(): string | undefined;

  /** The last part of the embed URL that bootstrap builds. */
  abstract getDefaultEmbedUrlEndpoint(): string;

  /** Checks a completed configuration: nothing, or what is wrong with it. */
  abstract validate(config: EmbedConfiguration): ValidationError[] | undefined;

  /** Fills in what this type needs besides; throws when an id is missing. */
  protected complete(config: ResolvedConfiguration, _find: FindValue, _isBootstrap: boolean): ResolvedConfiguration {
    return config;
  }

  /** The parameters that the frame's URL gets besides `uid`, in the provider's order. */
  protected frameParameters(config: EmbedConfiguration, _hooks: EventHooks): [string, string | undefined][] {
    const { language, formatLocale } = config.settings?.localeSettings ?? {};
    return [
      ['language', language],
      ['formatLocale', formatLocale],
    ];
  }

  /** The frame's accessible name unless configuration, attribute or `setComponentTitle` give another. */
  protected get defaultTitle(): string {
    return `Embedded ${this.embedtype}`;
  }

  /** The body of the load call. */
  protected get loadBody(): object {
    return this.config;
  }

  /** The headers of the load call, besides those of every call. */
  protected get loadHeaders(): Record<string, unknown> {
    return { ...this.sessionHeaders, bootstrapped: this.config.bootstrapped, sdkVersion };
  }

  /** The headers that every kind of load has. */
  protected get sessionHeaders(): Record<string, unknown> {
    return {
      sdkSessionId: this.service.getSdkSessionId(),
      ...(this.eventHooks.accessTokenProvider && { tokenProviderSupplied: true }),
    };
  }

  /** The path of the token call. */
  protected readonly tokenRoute: Extract<Route, `${string}/token`> = 'POST /report/token';

  /** Turns an event's payload into what handlers get. */
  protected eventDetail(_name: string, body: unknown): unknown {
    return body;
  }

  /** True for a paginated (RDL) report: its embed URL contains `/rdlembed?` (wire protocol, 2). */
  get isPaginated(): boolean {
    return isPaginatedUrl(this.config.embedUrl);
  }

  /**
   * Completes and checks the configuration that the embed was made with. The service calls it once, before `start`.
   *
   * @throws EmbedError when the configuration is not right
   */
  prepare(): void {
    this.populateConfig(this.#initial.config, this.#initial.isBootstrap);
  }

  /** Puts the frame into the container. The service calls it once. */
  start(): void {
    const { iframe } = this.#initial;
    this.iframe = iframe ?? this.#createFrame();
    const { onTelemetry, debug } = this.service;
    this.#telemetry =
      onTelemetry || debug
        ? new Telemetry({
            embedType: this.embedtype,
            uniqueId: () => this.config.uniqueId,
            token: () => this.config.accessToken,
            hear: onTelemetry,
            debug,
          })
        : undefined;
    this.#channel = new Channel({
      target: this.service.messageTarget,
      remoteWindow: () => this.iframe.contentWindow,
      origin: this.#url.origin,
      onRequest: (request) => this.#onRequest(request),
      onMessage: this.#telemetry && ((traffic) => this.#telemetry?.message(traffic)),
    });
    this.iframe.addEventListener('load', this.#onFrameLoad);
    this.#startTokenManager();
    this.#watch();
    if (!iframe) this.element.replaceChildren(this.iframe);
    else if (new URL(iframe.src).origin === this.#url.origin) this.#onFrameLoad();
    else iframe.src = this.#url.href;
  }

  /** Begins to keep the embed supplied with tokens; a new configuration begins anew. */
  #startTokenManager(): void {
    this.#tokenLife?.dispose();
    this.#tokenLife =
      this.#getAccessToken &&
      new TokenManager({
        getAccessToken: this.#getAccessToken,
        document: this.element.ownerDocument,
        apply: (token) => this.#applyToken(token),
        failed: (error) => {
          this.raise('error', error);
        },
      });
    const { accessToken } = this.config;
    if (accessToken) this.#tokenLife?.track(accessToken);
    else void this.#tokenLife?.renew('load');
  }

  /** Begins to watch the load, if there is or will be a token to load with. */
  #watch(): void {
    if (this.config.accessToken || this.#tokenLife) this.#loader.watch();
  }

  /** A token for content that is there replaces the present one without a load; every other one goes with a load. */
  async #applyToken(token: string): Promise<void> {
    if (this.#loader.milestones.has('loaded')) {
      await this.setAccessToken(token);
      return;
    }
    this.config = { ...this.config, accessToken: token };
    if (!this.iframeLoaded) return;
    await this.#loader.load().catch((error: unknown) => {
      // what else is wrong with a load is no fault of the token's
      if (isTokenExpired(error)) throw error;
    });
  }

  /** Asks for a new token if the frame says that the present one has expired; false when nobody can be asked. */
  #renewExpired(error: unknown): boolean {
    if (!this.#tokenLife || !isTokenExpired(error)) return false;
    void this.#tokenLife.renew('expired');
    return true;
  }

  #createFrame(): HTMLIFrameElement {
    return createFrameElement(this.element.ownerDocument, {
      src: this.#url.href,
      title: this.#title ?? this.defaultTitle,
    });
  }

  /**
   * Takes a new configuration into the same frame and loads it.
   *
   * @param phasedRender - true for `service.load`
   * @returns false, and nothing is done, when the frame is not the right one: another origin or another page of the provider
   * @throws EmbedError when the configuration is not right; the present content stays
   */
  update(config: EmbedConfiguration, phasedRender = false): boolean {
    const resolution = this.#resolve({ uniqueId: this.config.uniqueId, ...config }, false);
    if (resolution.url.origin !== this.#url.origin || resolution.url.pathname !== this.#url.pathname) return false;
    this.#adopt(resolution, false);
    this.#loader.loadOptions = { phased: phasedRender, resume: false };
    this.#startTokenManager();
    if (this.iframeLoaded && this.config.accessToken) this.#loader.loadUnobserved();
    else this.#watch();
    return true;
  }

  /**
   * Completes a configuration from attributes, embed URL and service, checks it and keeps it.
   *
   * @throws EmbedError when a value is missing or wrong
   */
  populateConfig(config: EmbedConfiguration, isBootstrap: boolean): void {
    this.#adopt(this.#resolve(config, isBootstrap), isBootstrap);
  }

  #resolve(given: EmbedConfiguration, isBootstrap: boolean): Resolution {
    const resolution = resolveConfiguration({
      given,
      earlier: this.bootstrapConfig && { config: this.bootstrapConfig, hooks: this.eventHooks },
      isBootstrap,
      embedType: this.embedtype,
      endpoint: this.getDefaultEmbedUrlEndpoint(),
      service: this.service,
      attributes: this.attributes,
      parameters: (config, hooks) => this.frameParameters(config, hooks),
      complete: (config, find) => this.complete(config, find, isBootstrap),
    });
    // A token that is still to come cannot be wrong yet.
    const { config, getAccessToken } = resolution;
    const checked = getAccessToken && !config.accessToken ? { ...config, accessToken: 'to come' } : config;
    const errors = isBootstrap ? undefined : this.validate(checked);
    if (errors?.[0]) throw new EmbedError('invalidConfig', errors[0].message, { errors });
    return resolution;
  }

  #adopt({ config, hooks, url, title, getAccessToken }: Resolution, isBootstrap: boolean): void {
    this.#title = title;
    this.#getAccessToken = getAccessToken;
    this.config = config;
    this.eventHooks = hooks;
    this.#url = url;
    this.bootstrapConfig = isBootstrap ? config : undefined;
  }

  readonly #onFrameLoad = (): void => {
    // The frame's own reload is a load like the first, but of what the content has become; what was drawn is drawn again.
    if (this.iframeLoaded) {
      const { loadOptions, milestones } = this.#loader;
      this.#loader.loadOptions = { phased: loadOptions.phased && !milestones.has('rendered'), resume: true };
      this.#channel?.restart();
      this.#watch();
    }
    this.iframeLoaded = true;
    this.#telemetry?.mark('frameLoad');
    this.#channel?.bind();
    this.#loader.forget();
    this.#frontLoaded = false;
    if (this.config.accessToken) this.#loader.loadUnobserved();
    else if (!this.#tokenLife) this.#channel?.release();
  };

  #onRequest({ url, body }: RequestMessage): Reply | Promise<Reply> | undefined {
    const found = matchFrameRequest(url, {
      uniqueId: this.config.uniqueId,
      eventRoutes: this.eventRoutes,
      allowedEvents: this.allowedEvents,
      hooks: this.hookNames,
    });
    switch (found?.kind) {
      case 'event':
        return this.#onEvent(found.name, body);
      case 'hook':
        return answerHook(this.#hooks, found.name, { ...(body as object | null), report: this }, (error) => {
          this.raise('error', error);
        });
      case 'ready':
        this.#telemetry?.mark('ready');
        this.#frontLoad();
        return { statusCode: 200, body: null };
      default:
        return undefined;
    }
  }

  /** The page's hooks; `getAccessToken` stands in for a token hook that is missing. */
  get #hooks(): EventHooks {
    const life = this.#tokenLife;
    if (!life) return this.eventHooks;
    const accessTokenProvider = async () => {
      const result = await life.fetch('expired');
      life.track(result);
      return typeof result === 'string' ? result : result.token;
    };
    return { accessTokenProvider, ...this.eventHooks };
  }

  #onEvent(name: string, body: unknown): Reply {
    try {
      const detail = this.eventDetail(name, body);
      // what a new token mends is no failure of the load
      if (name !== 'error' || !this.#renewExpired(detail)) this.#loader.onEvent(name, detail);
      this.raise(name, detail);
      return { statusCode: 200, body: null };
    } catch (error) {
      if (!(error instanceof EmbedError)) throw error;
      this.raise('error', error);
      return { statusCode: 400, body: null };
    }
  }

  #frontLoad(): void {
    if (this.#frontLoaded || !this.config.accessToken) return;
    if (this.service.getNumberOfComponents() > maxFrontLoadTimes) return;
    this.#frontLoaded = true;
    this.#requireChannel()
      .send('POST', '/frontload/config', {
        headers: this.#headers,
        body: this.config,
        timeoutMs: this.service.loadTimeoutMs,
        urgent: true,
      })
      // Only a head start: the load call that follows reports what is wrong.
      .catch(() => undefined);
  }

  /** Dispatches an event upon the container; it does not bubble (security rules, 6). */
  protected raise(name: string, detail: unknown): void {
    this.element.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }));
  }

  get #headers(): Record<string, unknown> {
    return { ...this.service.sdkHeaders, uid: this.config.uniqueId };
  }

  #requireChannel(): Channel {
    if (this.#channel) return this.#channel;
    throw this.#ended ?? new EmbedError('disposed', 'This embed has not been started. Use service.embed().');
  }

  /**
   * Sends a call of the request table and gives the whole answer.
   *
   * @throws the frame's body when the frame refuses; EmbedError `timeout`, `aborted`, `disposed`, `notCloneable`
   */
  async requestRaw<R extends Route>(
    route: R,
    options: RequestOptions<R> = {},
  ): Promise<HttpPostMessageResponse<RequestResult<R>>> {
    const [method, template = ''] = route.split(' ');
    const params = (options.params ?? {}) as Record<string, string>;
    const url = template.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
    const response = await this.#requireChannel().send(method as Method, url, {
      headers: this.#headers,
      body: options.body,
      timeoutMs: options.timeoutMs ?? this.service.timeoutMs,
      ...(options.signal && { signal: options.signal }),
    });
    return response as HttpPostMessageResponse<RequestResult<R>>;
  }

  /** Sends a call of the request table and gives the answer's body. */
  async request<R extends Route>(route: R, options?: RequestOptions<R>): Promise<RequestResult<R>> {
    return (await this.requestRaw(route, options)).body;
  }

  /**
   * Loads the present configuration again. Does nothing without a token or before the frame has loaded; a repeat within
   * 100 ms is not sent, another configuration within 100 ms is sent as they end (embedding toolkit, 9).
   *
   * @param phasedRender - true prepares a report, for `render` to draw. Default false.
   */
  async load(phasedRender = false): Promise<void> {
    if (!this.config.accessToken || !this.iframeLoaded) return;
    this.#loader.loadOptions = { phased: phasedRender, resume: false };
    await this.#loader.load();
  }

  /** Loads the content again. */
  reload(): Promise<void> {
    return this.load();
  }

  /**
   * Tells of each load from now on, those of the frame's own reloads and of renewed tokens included, and at once of one
   * that is under way or has ended. The promise is kept when that load's content is there, and rejects when it fails.
   *
   * @returns stops it
   */
  subscribeToLoads(listener: (loaded: Promise<void>) => void): () => void {
    return this.#loader.subscribe(listener);
  }

  /** Resolves when the content is there; rejects when the load fails or the embed is reset. */
  whenLoaded(options?: WaitOptions): Promise<void> {
    return this.#loader.milestones.wait('loaded', options);
  }

  /** Resolves when the content has been drawn; rejects when the load fails or the embed is reset. */
  whenRendered(options?: WaitOptions): Promise<void> {
    return this.#loader.milestones.wait('rendered', options);
  }

  /**
   * Gives the frame a new access token, without a reload.
   *
   * @throws EmbedError `missingToken` when the token is empty
   */
  async setAccessToken(accessToken: string, options?: CallOptions): Promise<void> {
    if (!accessToken) throw new EmbedError('missingToken', 'Access token cannot be empty');
    const url = this.#url;
    await this.requestRaw(this.tokenRoute, { body: accessToken, ...options });
    // a configuration that came meanwhile has a token of its own
    if (url === this.#url) this.config = { ...this.config, accessToken };
  }

  /** Saves the content. */
  async save(options?: CallOptions): Promise<void> {
    await this.requestRaw('POST /report/save', { body: null, ...options });
  }

  /** Saves the content under a new name. */
  async saveAs(parameters: SaveAsParameters, options?: CallOptions): Promise<void> {
    await this.requestRaw('POST /report/saveAs', { body: parameters, ...options });
  }

  /** The id under which the provider's support finds the present session. */
  getCorrelationId(options?: CallOptions): Promise<string> {
    return this.request('GET /getCorrelationId', options);
  }

  /**
   * Adds a handler for an event. The same handler is added once.
   *
   * @returns removes the handler
   * @throws EmbedError `unknownEvent`
   */
  on<Name extends keyof Events & string>(name: Name, handler: (event: CustomEvent<Events[Name]>) => void): () => void {
    this.#requireEvent(name);
    return this.#listeners.add(name, handler);
  }

  /**
   * Removes a handler; without one, all handlers of the event that `on` added. An unknown handler is no error.
   *
   * @throws EmbedError `unknownEvent`
   */
  off<Name extends keyof Events & string>(name: Name, handler?: (event: CustomEvent<Events[Name]>) => void): void {
    this.#requireEvent(name);
    this.#listeners.remove(name, handler);
  }

  #requireEvent(name: string): void {
    if (this.allowedEvents.includes(name)) return;
    throw new EmbedError(
      'unknownEvent',
      `eventName must be one of ${this.allowedEvents.join(', ')}. You passed: ${name}`,
    );
  }

  /** Shows the frame in full screen. */
  fullscreen(): Promise<void> {
    return this.iframe.requestFullscreen();
  }

  /** Ends full screen, if it is this frame that fills it. */
  async exitFullscreen(): Promise<void> {
    const { ownerDocument } = this.element;
    if (ownerDocument.fullscreenElement === this.iframe) await ownerDocument.exitFullscreen();
  }

  /** Sets the frame's accessible name. */
  setComponentTitle(title: string): void {
    this.iframe.title = title;
  }

  /** Sets the container's place in the tab order; 0 by default. */
  setComponentTabIndex(tabIndex = 0): void {
    this.element.tabIndex = tabIndex;
  }

  /** Takes the container out of the tab order that `setComponentTabIndex` gave it. */
  removeComponentTabIndex(): void {
    this.element.removeAttribute('tabindex');
  }

  /** What JSON and logs of an embed, or of a page that belongs to it, hold: no token. */
  toJSON(): object {
    return { type: this.embedtype, uniqueId: this.config.uniqueId };
  }

  /** Resets the element: `using report = service.embed(…)` ends the embed with the block. */
  [Symbol.dispose](): void {
    this.service.reset(this.element);
  }

  /**
   * Ends the embed: waiting calls reject with `disposed`, handlers and timers go, and the frame, unless another embed takes
   * it over. The service calls it in `reset`.
   */
  dispose({ keepFrame = false } = {}): void {
    const error = (this.#ended = new EmbedError('disposed', 'The embed was reset. Embed again to go on.'));
    this.#tokenLife?.dispose();
    this.#loader.dispose(error);
    this.#channel?.dispose(error);
    this.#listeners.clear();
    this.#channel = undefined;
    // A frame that was never made leaves nothing to take away.
    const frame = this.iframe as HTMLIFrameElement | undefined;
    frame?.removeEventListener('load', this.#onFrameLoad);
    if (!keepFrame) frame?.remove();
  }
}
