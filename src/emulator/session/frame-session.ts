import type { LocaleSettings } from '../../models';
import type { RequestMessage } from '../../protocol/envelope';
import type { Handler } from './handler';
import type { Route } from '../../protocol/requests';
import type { ReportDefinition } from '../model/definition';
import type { ContentSource, Credentials } from '../content/source';
import { validateBody } from './validate-body';
import { asFailure, badRequest, notFound, notLoaded, tokenExpired } from './failure';
import { UserActions } from './actions/user-actions';
import { handlers } from './handlers';
import { Overlays } from './overlays';
import { RenderScheduler, visibleVisuals } from './rendering/render-scheduler';
import type { Answer, FrameSessionOptions, HostPage, Renderer } from './host-page';
import type { ReportSession } from './report-session';
import { matchRoute } from './router';
import { TokenWatch } from './token-watch';
import { MemoryStore, type UserStore } from './user-store';
import type { FrameKind, View } from './view';

/** What a listener hears: content is coming, could not be had, or what is to be seen has changed. */
export type Change = { kind: 'opening' } | { kind: 'changed' } | { kind: 'failed'; error: unknown };

type Listener = (change: Change) => void;

const accepted: ReadonlySet<string> = new Set([
  'POST /report/load',
  'POST /report/prepare',
  'POST /report/create',
  'POST /dashboard/load',
  'POST /dashboard/prepare',
  'POST /tile/load',
  'POST /qna/load',
  'POST /qna/prepare',
  'POST /quickcreate',
]);

const userStateInfo = { message: 'UserStateApplied', detailedMessage: 'The filters of the last visit are in place.' };

const withoutToken = /\/(token|load|prepare|create|quickcreate|config)$/;

/** The brain of a frame: answers calls, raises events. No DOM. */
export class FrameSession {
  /** What kind of content the frame shows. */
  readonly kind: FrameKind;
  /** Where content comes from. */
  readonly source: ContentSource;
  /** The clock, milliseconds since 1970. */
  readonly now: () => number;
  /** What people do in the frame: clicks, page turns. */
  readonly actions = new UserActions(this);
  /** What is open above the content. */
  readonly overlays = new Overlays();
  /** The session's id for support. */
  readonly correlationId = crypto.randomUUID();
  /** Calls that are in no table: a strict test looks that there are none. */
  readonly unknownCalls: string[] = [];
  /** The embed's unique id. */
  uid: string;
  /** How far the load has come. */
  stage: Renderer;
  /** What is shown. */
  view: View | undefined;
  /** What the content is read with. */
  credentials: Credentials = { accessToken: '' };
  /** Id of the content, for checks of new tokens. */
  contentId = '';
  /** Language and formats in the frame's address; the settings of a load overrule them. */
  language: LocaleSettings = {};
  /** True when the frame's address asks for the phone layout. */
  isMobile = false;
  /** `ContrastMode` of the load configuration. */
  contrastMode = 0;
  /** The page shows errors itself (setting `hideErrors`). */
  hidesErrors = false;
  /** Id of the content in the frame's address. */
  addressId = '';
  /** What the user keeps from one visit to the next. */
  user: UserStore;
  /** True when the frame's address asked for the hook `preQuery`. */
  asksForContext = false;
  /** Hears of a call that is in no table, before its answer: a strict frame tells its server. */
  onUnknownCall: (call: string) => void | Promise<void> = () => undefined;
  #early: { id: string; accessToken: string; report: Promise<ReportDefinition> } | undefined;
  #providesToken = false;
  #generation = 0;
  readonly #token = new TokenWatch({
    now: () => this.now(),
    ask: () => this.hook('newAccessToken', {}),
    renew: (token) => this.renewToken(token),
    tell: (failure) => {
      this.raise('error', asFailure(failure).body);
    },
  });
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
    this.kind = kind;
    this.source = source;
    this.now = now;
    this.uid = uid;
    this.stage = renderer ?? { draw: () => Promise.resolve(visibleVisuals(this.view)), print: () => undefined };
    this.#host = host;
  }

  /** The open report; throws a refusal when there is none. */
  get report(): ReportSession {
    if (!this.view) throw notLoaded();
    if (!('report' in this.view)) throw notFound(`A ${this.view.kind} has no report to ask`);
    return this.view.report;
  }

  /** Answers a call. Never rejects. */
  async handle({ method, url, body, headers }: RequestMessage): Promise<Answer> {
    const match = matchRoute(method, url);
    if (!match) {
      this.unknownCalls.push(`${method} ${url}`);
      await this.onUnknownCall(`${method} ${url}`);
      const detailedMessage = `Unknown call '${method} ${url}': it is not in the request table.`;
      return { status: 404, body: { message: 'UnknownCall', detailedMessage, errorCode: '404', level: 3 } };
    }
    try {
      if (this.#token.expired && !withoutToken.test(url)) throw tokenExpired();
      const fault = validateBody(match.route, body);
      if (fault !== undefined) throw badRequest(fault);
      const handler = handlers[match.route] as Handler<Route>;
      const result: unknown = await handler({
        session: this,
        params: match.params as never,
        body: body as never,
        headers,
      });
      return { status: accepted.has(match.route) ? 202 : 200, body: result ?? null };
    } catch (error) {
      const failure = asFailure(error);
      return { status: failure.status, body: failure.body };
    }
  }

  /** Hears of every change of what is to be seen; gives the undo. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Raises an event of the content, after the present call has been answered. */
  raise(name: string, body: unknown = {}, at: { page?: string; visual?: string } = {}): void {
    const page = at.page === undefined ? '' : `/pages/${encodeURIComponent(at.page)}`;
    const visual = at.visual === undefined ? '' : `/visuals/${encodeURIComponent(at.visual)}`;
    const path = `${this.#prefix()}${page}${visual}/events/${name}`;
    setTimeout(() => {
      this.#host.event(path, body);
    }, 0);
  }

  /** Asks a hook of the page. */
  async hook(name: string, body: unknown): Promise<unknown> {
    // After the events that were raised before.
    await new Promise((resolve) => setTimeout(resolve, 0));
    return this.#host.hook(`/reports/${this.uid}/eventHooks/${name}`, body);
  }

  #prefix(): string {
    const kind = this.view?.kind ?? this.kind;
    const roots: Record<string, string> = { dashboard: 'dashboards', tile: 'tile', qna: 'qna' };
    return `/${roots[kind] ?? 'reports'}/${this.uid}`;
  }

  /** Opens content once the load call has been answered. A later call of this overtakes. */
  open(
    contentId: string,
    accessToken: string,
    headers: Readonly<Record<string, unknown>>,
    make: (credentials: Credentials) => Promise<View>,
    { phased = false }: { phased?: boolean } = {},
  ): void {
    const generation = ++this.#generation;
    if (typeof headers.uid === 'string' && headers.uid !== '') this.uid = headers.uid;
    this.#providesToken = headers.tokenProviderSupplied === true;
    this.contentId = contentId;
    this.credentials = { accessToken };
    this.#scheduler.phased = phased;
    this.view = undefined;
    this.#token.watch(accessToken, this.#providesToken);
    this.#tell({ kind: 'opening' });
    setTimeout(() => {
      make(this.credentials).then(
        (view) => {
          if (generation !== this.#generation) return;
          this.view = view;
          this.raise('loaded');
          if (view.kind === 'report' && view.report.userStateApplied) this.raise('info', userStateInfo);
          if (view.kind === 'tile') this.raise('tileLoaded', { tileId: view.tiles[0]?.tile.id });
          if (!this.#scheduler.phased) this.changed();
        },
        (error: unknown) => {
          if (generation !== this.#generation) return;
          this.raise('error', asFailure(error).body);
          this.#tell({ kind: 'failed', error });
        },
      );
    }, 0);
  }

  /** Fetches a report before its load call comes. */
  preload(id: string, credentials: Credentials): void {
    // A configuration that comes after its load would lie here until a reload, which wants the newest.
    if (this.#generation > 0) return;
    const report = this.source.report(id, credentials);
    // A failure is told when the load call asks for the report.
    report.catch(() => undefined);
    this.#early = { id, accessToken: credentials.accessToken, report };
  }

  /** The report, from the early fetch when that was for the same token. */
  fetchReport(id: string, credentials: Credentials): Promise<ReportDefinition> {
    const early = this.#early;
    this.#early = undefined;
    if (early?.id === id && early.accessToken === credentials.accessToken) return early.report;
    return this.source.report(id, credentials);
  }

  /** Ends the wait of a phased load. */
  renderNow(): void {
    this.#scheduler.phased = false;
    this.changed();
  }

  /** Something to be seen has changed: draws, once for all changes of a moment, and raises the events. */
  changed(): void {
    this.#tell({ kind: 'changed' });
    this.#scheduler.changed();
  }

  /** Draws anew without an event: a pane or a menu has changed, not the content. */
  redraw(): void {
    this.#scheduler.redraw();
  }

  #tell(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }

  /** Takes a new token; throws the provider's refusal for a bad one. */
  async renewToken(accessToken: string): Promise<void> {
    await this.source.checkToken(this.contentId, { accessToken });
    this.credentials = { accessToken };
    this.#token.watch(accessToken, this.#providesToken);
  }

  /** As a call for tests: the token ends now. */
  expireToken(): void {
    this.#token.expire();
  }

  /** Stops timers; nothing is raised any more. */
  dispose(): void {
    this.#generation++;
    this.#token.stop();
    this.#listeners.clear();
    this.view = undefined;
  }
}
