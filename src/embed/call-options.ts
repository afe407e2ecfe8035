import type { RequestBody, Route, RouteParameters } from '../protocol/requests';

/** Options of a call: the last parameter of every method that sends a request to the frame. */
export interface CallOptions {
  /** Aborts the wait, which then rejects with an `EmbedError` `aborted`. */
  signal?: AbortSignal;
  /** How long to wait for the response, in milliseconds. Default: `timeoutMs` of the service, 30,000. */
  timeoutMs?: number;
}

/** Options of `requestPath`. */
export type PathRequestOptions = CallOptions & {
  /** Headers, in addition to those of every request. */
  headers?: Record<string, unknown>;
  /** Body of the request. */
  body?: unknown;
};

/** Options of `request` and `requestRaw`. */
export type RequestOptions<R extends Route> = CallOptions & {
  /** Parameters of the path; `%`, `/`, `?` and `#` in them are percent-encoded. */
  params?: RouteParameters<R>;
  /** Body of the request. */
  body?: RequestBody<R>;
};
