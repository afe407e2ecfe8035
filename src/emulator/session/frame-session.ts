import { TraceType, type LocaleSettings } from '../../models';
import type { RequestMessage } from '../../protocol/envelope';
import type { Route } from '../../protocol/requests';
import type { ContentSource, Credentials } from '../content/source';
import { Failure, asFailure, badRequest, notFound, notLoaded, tokenExpired } from '../failure';
import type { ReportDefinition } from '../model/definition';
import { UserActions } from './actions/user-actions';
import { handlers } from './handlers';
import type { Handler, HandlerSession, OpenOptions } from './handlers/handler';
import { matchRoute } from './handlers/match-route';
import { isUnsupportedByPaginated } from './handlers/paginated-routes';
import { isAccepted, isAllowedAfterExpiry, successStatusOf } from './handlers/route-rules';
import { validateBody } from './handlers/validate-body';
import type { HostPage } from './host-page';
import { RenderScheduler, visibleVisuals } from './rendering/render-scheduler';
import type { Renderer } from './renderer';
import { ReportPreload } from './report-preload';
import type { ReportSession } from './state/report-session';
import type { EventOrigin } from './session-context';
import { Overlays } from './state/overlays';
import { TokenWatch } from './token-watch';
import { encodeUniqueId } from './unique-id';
import { MemoryStore, type UserStore } from './user-store';
import { commonEvents } from '../../protocol/events';
import { eventRoot, type FrameKind, type View } from './view';
import { randomUuid } from '../random-id';

/** Options for a frame session. */
export interface FrameSessionOptions {
  /** Kind of the frame. The frame rejects load and token requests of other kinds. Default: all kinds; 'report' before a load. */
  kind?: FrameKind | undefined;
  source: ContentSource;
  host: HostPage;
  /** Renders the content. Default: a renderer without a DOM. */
  renderer?: Renderer;
  /** Unique id of the embed. A `uid` header in the load request replaces it. Default: none; the header is required. */
  uid?: string;
  /** Returns the current time in milliseconds since 1970. Default: `Date.now`. */
  now?: () => number;
  /** Stores the user's state. Default: an in-memory store that is discarded with the session. */
  user?: UserStore;
}

/** Change to a session's view: content is being loaded, has failed to load, or must be rendered. */
export type SessionChange =
  | { kind: 'opening'; isVisual: boolean }
  | { kind: 'changed' }
  | { kind: 'failed'; error: unknown };

type Listener = (change: SessionChange) => void;

/** Response to a request, without its correlation id. */
export interface SessionResponse {
  status: number;
  body: unknown;
}

const userStateInfo = { message: 'UserStateApplied', detailedMessage: 'The filters from the last visit are applied.' };

/** State and request handling of one emulated frame. It does not use the DOM. */
export class FrameSession implements HandlerSession {
  /** Kind of content that the frame shows. */
  readonly kind: FrameKind;
  /** Source that content is loaded from and saved to. */
  readonly source: ContentSource;
  /** Returns the current time in milliseconds since 1970. */
  readonly now: () => number;
  /** User interactions with the content, such as clicks and page changes. */
  readonly actions = new UserActions(this);
  /** Menus and dialogs that are open above the content. */
  readonly overlays = new Overlays();
  /** The session's random id, which is the response to `GET /getCorrelationId`. */
  readonly correlationId = randomUuid();
  /** Requests that are not in the request table, as 'METHOD /path'. */
  readonly unknownRequests: string[] = [];
  /** Unique id of the embed. */
  uid: string;
  /** Renders the view. */
  renderer: Renderer;
  /** The loaded content, or undefined while nothing is loaded. */
  view: View | undefined;
  /** Access token that content is requested with. */
  credentials: Credentials = { accessToken: '' };
  /** Id of the loaded content. New tokens are checked against it. */
  contentId = '';
  /** Language and format locale in the embed URL. The settings in the load configuration override them. */
  locale: LocaleSettings = {};
  /** True if the embed URL has `isMobile=true`. The phone layout is then rendered. */
  isMobile = false;
  /** `ContrastMode` from the load configuration. */
  contrastMode = 0;
  /** True if the host page displays errors itself (`hideErrors` setting). */
  hidesErrors = false;
  /** Report id in the embed URL. Empty if there is none. */
  urlReportId = '';
  /** State that is stored for the user between visits. */
  user: UserStore;
  /** True if the embed URL has `registerQueryCallback=true`. The `preQuery` hook is then called before each render. */
  callsPreQuery = false;
  /** Called with a request that is not in the request table, before its response is sent. */
  onUnknownRequest: (request: string) => void | Promise<void> = () => undefined;
  #hasTokenProvider = false;
  #generation = 0;
  readonly #token = new TokenWatch({
    now: () => this.now(),
    requestToken: () => this.callHook('newAccessToken', {}),
    renew: (token) => this.renewToken(token),
    onError: (error) => {
      this.emit('error', asFailure(error).body);
    },
  });
  readonly #acceptsAllKinds: boolean;
  readonly #preload: ReportPreload;
  readonly #scheduler = new RenderScheduler(this);
  readonly #host: HostPage;
  readonly #listeners = new Set<Listener>();

  constructor({
    kind,
    source,
    host,
    renderer,
    uid = '',
    now = Date.now,
    user = new MemoryStore(),
  }: FrameSessionOptions) {
    this.user = user;
    this.kind = kind ?? 'report';
    this.#acceptsAllKinds = kind === undefined;
    this.source = source;
    this.#preload = new ReportPreload(source);
    this.now = now;
    this.uid = uid;
    this.renderer = renderer ?? { render: () => Promise.resolve(visibleVisuals(this.view)), print: () => undefined };
    this.#host = host;
  }

  /**
   * The open report.
   *
   * @throws Failure if nothing is loaded or the view has no report
   */
  get report(): ReportSession {
    if (!this.view) throw notLoaded();
    if (!('report' in this.view))
      throw notFound(`This request requires a report, but the frame shows a ${this.view.kind}.`);
    return this.view.report;
  }

  /** Handles a request and resolves with its response. Never rejects. */
  async handle({ method, url, body, headers }: RequestMessage): Promise<SessionResponse> {
    const match = matchRoute(method, url);
    if (!match) return this.#rejectUnknown(`${method} ${url}`);
    try {
      if (!this.#acceptsAllKinds && !isAccepted(match.route, this.kind))
        throw notFound(`A ${this.kind} frame does not accept '${match.route}'. Check the type and the embed URL.`);
      if (this.#token.expired && !isAllowedAfterExpiry(match.route)) throw tokenExpired();
      if (this.view?.kind === 'paginated' && isUnsupportedByPaginated(match.route, body))
        throw badRequest('This API is currently not supported for RDL reports');
      const error = validateBody(match.route, body);
      if (error !== undefined) throw badRequest(error);
      const handler = handlers[match.route] as Handler<Route>;
      const result: unknown = await handler({
        session: this,
        params: match.params as never,
        body: body as never,
        headers,
      });
      return { status: successStatusOf(match.route), body: result ?? null };
    } catch (error) {
      const failure = asFailure(error);
      return { status: failure.status, body: failure.body };
    }
  }

  async #rejectUnknown(request: string): Promise<SessionResponse> {
    this.unknownRequests.push(request);
    await this.onUnknownRequest(request);
    const detailedMessage = `Unknown request '${request}': it is not in the request table.`;
    return { status: 404, body: { message: 'UnknownCall', detailedMessage, errorCode: '404', level: 3 } };
  }

  /** Registers a listener for changes to the view. Returns a function that removes the listener. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Emits an event to the host page after the response to the current request has been sent. */
  emit(name: string, body: unknown = {}, origin: EventOrigin = {}): void {
    if (this.view?.kind === 'report' && this.view.isNew && !commonEvents.includes(name)) return;
    const page = origin.page === undefined ? '' : `/pages/${encodeURIComponent(origin.page)}`;
    const visual = origin.visual === undefined ? '' : `/visuals/${encodeURIComponent(origin.visual)}`;
    const path = `/${eventRoot(this.view?.kind ?? this.kind)}/${encodeUniqueId(this.uid)}${page}${visual}/events/${name}`;
    setTimeout(() => {
      this.#host.event(path, body);
    }, 0);
  }

  /** Calls an event hook on the host page. Resolves with undefined if the hook does not exist or fails. */
  async callHook(name: string, body: unknown): Promise<unknown> {
    // Events that were emitted earlier must arrive first.
    await new Promise((resolve) => setTimeout(resolve, 0));
    return this.#host.hook(`/reports/${encodeUniqueId(this.uid)}/eventHooks/${name}`, body);
  }

  /**
   * Opens content after the response to the load request has been sent. A later call supersedes this one.
   *
   * @throws Failure if the page could not receive events, because the embed has no unique id
   */
  open(
    { contentId, accessToken, headers, phased = false, isVisual = false }: OpenOptions,
    createView: (credentials: Credentials) => Promise<View>,
  ): void {
    if (typeof headers.uid === 'string' && headers.uid !== '') this.uid = headers.uid;
    if (this.uid === '') throw new Failure(400, [{ message: 'The uid header is required' }]);
    const generation = ++this.#generation;
    this.#hasTokenProvider = headers.tokenProviderSupplied === true;
    this.contentId = contentId;
    this.credentials = { accessToken };
    this.#scheduler.phased = phased;
    this.view = undefined;
    this.#token.watch(accessToken, this.#hasTokenProvider);
    this.#notify({ kind: 'opening', isVisual });
    setTimeout(() => {
      createView(this.credentials).then(
        (view) => {
          if (generation === this.#generation) this.#show(view);
        },
        (error: unknown) => {
          if (generation !== this.#generation) return;
          // Nothing is shown, so the error is fatal, unlike the same error of a later call.
          const { body } = asFailure(error);
          this.emit('error', Array.isArray(body) ? body : { ...body, level: TraceType.Fatal });
          this.#notify({ kind: 'failed', error });
        },
      );
    }, 0);
  }

  #show(view: View): void {
    this.view = view;
    this.emit('loaded');
    if (view.kind === 'report' && view.report.userStateApplied) this.emit('info', userStateInfo);
    if (view.kind === 'report') this.emitLoadedBookmark(view.report);
    if (view.kind === 'tile') this.emit('tileLoaded', { tileId: view.tiles[0]?.tile.id });
    if (!this.#scheduler.phased) this.invalidate();
  }

  /** Emits `bookmarkApplied` if a load configuration has applied a bookmark. */
  emitLoadedBookmark(report: ReportSession): void {
    if (report.loadedBookmark) this.emit('bookmarkApplied', report.loadedBookmark);
    report.loadedBookmark = undefined;
  }

  /** Starts fetching a report before its load request arrives. */
  preload(id: string, credentials: Credentials): void {
    // Reports are preloaded only before the first load. A later load could otherwise use an outdated definition.
    if (this.#generation === 0) this.#preload.start(id, credentials);
  }

  /** Fetches a report, or returns the preloaded one if it was requested with the same id and token. */
  fetchReport(id: string, credentials: Credentials): Promise<ReportDefinition> {
    return this.#preload.take(id, credentials) ?? this.source.report(id, credentials);
  }

  /** Starts rendering after a phased load. */
  renderNow(): void {
    this.#scheduler.phased = false;
    this.invalidate();
  }

  /** Schedules a render that emits the rendering events. Changes made in the same task are rendered once. */
  invalidate(): void {
    if (this.view?.kind === 'report') this.view.report.history.record(this.view.report);
    this.#notify({ kind: 'changed' });
    this.#scheduler.invalidate();
  }

  /** Renders without events, for changes to panes and menus. */
  rerender(): void {
    this.#scheduler.rerender();
  }

  #notify(change: SessionChange): void {
    for (const listener of this.#listeners) listener(change);
  }

  /**
   * Replaces the access token.
   *
   * @throws Failure if the token does not grant access to the content
   */
  async renewToken(accessToken: string): Promise<void> {
    // A page may replace the token before it loads content.
    if (this.#generation > 0) await this.source.checkToken(this.contentId, { accessToken });
    this.credentials = { accessToken };
    this.#token.watch(accessToken, this.#hasTokenProvider);
  }

  /** Expires the access token immediately. */
  expireToken(): void {
    this.#token.expire();
  }

  /** Stops all timers and removes all listeners. Content that is still loading is discarded. */
  dispose(): void {
    this.#generation++;
    this.#token.stop();
    this.#listeners.clear();
    this.view = undefined;
  }
}
