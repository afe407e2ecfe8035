import type { RequestBody, RequestResult, Route, RouteParameters } from '../../protocol/requests';
import type { FrameSession } from './frame-session';

/** A call as its handler sees it. */
export interface Call<R extends Route> {
  session: FrameSession;
  params: RouteParameters<R>;
  body: RequestBody<R>;
  headers: Readonly<Record<string, unknown>>;
}

/** Answers a call, or throws a `Failure`. */
export type Handler<R extends Route> = (call: Call<R>) => RequestResult<R> | Promise<RequestResult<R>>;

/** A handler for every row of the request table: a row without one does not compile. */
export type Handlers = { [R in Route]: Handler<R> };

/** The part of the handlers that one file holds. */
export type HandlersOf<R extends Route> = Pick<Handlers, R>;
