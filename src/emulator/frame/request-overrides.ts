import type { RequestMessage } from '../../protocol/envelope';
import type { RequestBody, RequestResult, Route, RouteParameters } from '../../protocol/requests';
import { Failure, asFailure } from '../failure';
import type { ErrorInfo } from '../../models';
import type { SessionResponse } from '../session/frame-session';
import { handlers } from '../session/handlers';
import type { RequestHeaders } from '../session/handlers/handler';
import { matchRoute } from '../session/handlers/match-route';
import { successStatusOf } from '../session/handlers/route-rules';

/** A request handled by an override. */
export interface OverriddenRequest<R extends Route> {
  /** Decoded path parameters. */
  readonly params: RouteParameters<R>;
  /** Body as sent by the page. */
  readonly body: RequestBody<R>;
  /** Headers as sent by the page. */
  readonly headers: RequestHeaders;
  /**
   * Handles the request as if there were no override.
   *
   * @returns the response body
   * @throws the error response as an `Error` that an override may rethrow
   */
  original(): Promise<RequestResult<R>>;
}

/**
 * Function that returns the response body for a request. A thrown error becomes an error response. See {@link
 * errorResponse}.
 */
export type Resolver<R extends Route> = (request: OverriddenRequest<R>) => RequestResult<R> | Promise<RequestResult<R>>;

/** Options for an override. */
export interface OverrideOptions {
  /**
   * Whether the override applies only to the next matching request. Default: false; the override applies until it is
   * removed.
   */
  once?: boolean;
}

/** A request received by a frame. */
export interface ReceivedRequest {
  /** Row in the request table, for example 'GET /report/pages', or undefined for an unknown request. */
  readonly route: Route | undefined;
  /** HTTP method. */
  readonly method: string;
  /** Path as sent by the page. */
  readonly url: string;
  /** Decoded path parameters. */
  readonly params: Readonly<Record<string, string>>;
  /** Body as sent by the page. */
  readonly body: unknown;
  /** Headers as sent by the page, without tokens. */
  readonly headers: RequestHeaders;
}

/** Controls that replace a frame's responses and list its requests. */
export interface RequestControl {
  /**
   * Replaces the response to a request in the request table. If a request has several overrides, the one added last
   * applies.
   *
   * @param route - method and path template, for example 'GET /report/pages/:pageName/visuals'
   * @param resolver - returns the response body, or throws to send an error response
   * @returns a function that removes the override
   * @throws `Error` if the request is not in the request table
   *
   * @example
   * frame.handle('GET /report/pages', () => []);
   * frame.handle('POST /report/refresh', () => { throw errorResponse(429, 'Too many requests'); }, { once: true });
   */
  handle<R extends Route>(route: R, resolver: Resolver<R>, options?: OverrideOptions): () => void;
  /** Removes all overrides. */
  resetHandlers(): void;
  /** Requests received so far, in order. In-memory frames also list requests from before a reload. */
  readonly requests: readonly ReceivedRequest[];
}

/**
 * Creates an error that a `frame.handle` resolver throws to send an error response.
 *
 * @param status - response status code, from 400 to 599
 * @param error - response body, or its `message`
 *
 * @example
 * frame.handle('POST /report/save', () => { throw errorResponse(403, { message: 'NotAuthorized', errorCode: '403' }); });
 */
export function errorResponse(status: number, error: ErrorInfo | ErrorInfo[] | string): Error {
  return new Failure(status, typeof error === 'string' ? { message: error } : error);
}

interface Override {
  route: Route;
  resolver: Resolver<Route>;
  once: boolean;
}

/** Response overrides for a frame, and the requests that the frame has received. */
export class RequestOverrides implements RequestControl {
  readonly requests: ReceivedRequest[] = [];
  #overrides: Override[] = [];

  handle<R extends Route>(route: R, resolver: Resolver<R>, { once = false }: OverrideOptions = {}): () => void {
    if (!(route in handlers)) {
      const example = "'GET /report/pages/:pageName/filters'";
      throw new Error(`Expected a row in the request table such as ${example}, received '${route}'.`);
    }
    const override: Override = { route, resolver: resolver as unknown as Resolver<Route>, once };
    this.#overrides.unshift(override);
    return () => {
      this.#remove(override);
    };
  }

  resetHandlers(): void {
    this.#overrides = [];
  }

  #remove(override: Override): void {
    this.#overrides = this.#overrides.filter((each) => each !== override);
  }

  /** Adds a request to the list of received requests. */
  record({ method, url, body, headers }: RequestMessage): void {
    const match = matchRoute(method, url);
    this.requests.push({
      route: match?.route,
      method,
      url,
      params: match?.params ?? {},
      body,
      headers: Object.fromEntries(Object.entries(headers).filter(([name, value]) => !isToken(name, value))),
    });
  }

  /** Responds to a request with its override, or with the original response if there is no override. */
  async respond(message: RequestMessage, original: () => Promise<SessionResponse>): Promise<SessionResponse> {
    const match = matchRoute(message.method, message.url);
    const override = match && this.#overrides.find(({ route }) => route === match.route);
    if (!override) return original();
    if (override.once) this.#remove(override);
    try {
      const body: unknown = await override.resolver({
        params: match.params as never,
        body: message.body as never,
        headers: message.headers,
        original: async () => resultOf(await original()) as never,
      });
      return { status: successStatusOf(match.route), body: body ?? null };
    } catch (error) {
      const failure = asFailure(error);
      return { status: failure.status, body: failure.body };
    }
  }
}

function resultOf({ status, body }: SessionResponse): unknown {
  if (status < 400) return body;
  throw new Failure(status, body as Failure['body']);
}

const isToken = (name: string, value: unknown): boolean =>
  typeof value === 'string' && /authorization|token/i.test(name);
