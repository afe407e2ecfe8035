import type { LocaleSettings } from '../../../models';
import type { RequestBody, RequestResult, Route, RouteParameters } from '../../../protocol/requests';
import type { Credentials } from '../../content/source';
import type { ReportDefinition } from '../../model/definition';
import type { UserActions } from '../actions/user-actions';
import type { ReportSession } from '../state/report-session';
import type { SessionContext } from '../session-context';
import type { Overlays } from '../state/overlays';
import type { FrameKind, View } from '../view';

/** Request headers. */
export type RequestHeaders = Readonly<Record<string, unknown>>;

/** Options for opening content. */
export interface OpenOptions {
  contentId: string;
  accessToken: string;
  /** Load request headers. */
  headers: RequestHeaders;
  /** True for a `prepare` request: nothing is rendered before a `render` request. Default: false. */
  phased?: boolean;
  /** Whether a single visual is loaded. Default: false. */
  isVisual?: boolean;
}

/** The part of a frame session that request handlers depend on. */
export interface HandlerSession extends SessionContext {
  readonly kind: FrameKind;
  readonly actions: UserActions;
  readonly overlays: Overlays;
  readonly correlationId: string;
  /** Report id in the embed URL. Empty if there is none. */
  readonly urlReportId: string;
  /** Language and format locale in the embed URL. The settings in the load configuration override them. */
  readonly locale: LocaleSettings;
  /** Returns the current time in milliseconds since 1970. */
  readonly now: () => number;
  /** `ContrastMode` from the load configuration. */
  contrastMode: number;
  /** True if the host page displays errors itself (`hideErrors` setting). */
  hidesErrors: boolean;
  /** Opens content after the response to the load request has been sent. A later call supersedes this one. */
  open(options: OpenOptions, createView: (credentials: Credentials) => Promise<View>): void;
  /** Starts fetching a report before its load request arrives. */
  preload(id: string, credentials: Credentials): void;
  /** Fetches a report, or returns the preloaded one if it was requested with the same id and token. */
  fetchReport(id: string, credentials: Credentials): Promise<ReportDefinition>;
  /** Emits `bookmarkApplied` if a load configuration has applied a bookmark. */
  emitLoadedBookmark(report: ReportSession): void;
  /** Starts rendering after a phased load. */
  renderNow(): void;
  /**
   * Replaces the access token.
   *
   * @throws {@link Failure} if the token does not grant access to the content
   */
  renewToken(accessToken: string): Promise<void>;
}

/** Request that is passed to a handler. */
export interface HandlerRequest<R extends Route> {
  session: HandlerSession;
  params: RouteParameters<R>;
  body: RequestBody<R>;
  headers: RequestHeaders;
}

/** Request handler. Returns the response body, or throws a `Failure` that becomes an error response. */
export type Handler<R extends Route> = (request: HandlerRequest<R>) => RequestResult<R> | Promise<RequestResult<R>>;

/** Handlers for all rows in the request table. A missing handler is a type error. */
export type Handlers = { [R in Route]: Handler<R> };
