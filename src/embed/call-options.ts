import type { RequestBody, Route, RouteParameters } from '../protocol/requests';

/** Options of a call: the last parameter of every method that sends a request to the frame. */
export interface CallOptions {
  /** Aborts the wait, which then rejects with an `EmbedError` `aborted`. */
  signal?: AbortSignal;
  /** Timeout of the response, in milliseconds; Infinity disables it. Default: the service's `timeoutMs`, 30,000. */
  timeoutMs?: number;
}

/** Options of `requestPath`. */
export type PathRequestOptions = CallOptions & {
  /** Headers to send in addition to those of every request. */
  headers?: Record<string, unknown>;
  /** Body of the request. */
  body?: unknown;
};

/** Options of `request` and `requestRaw`. */
export type RequestOptions<R extends Route> = CallOptions & {
  /** Path parameters. The characters `%`, `/`, `?` and `#` are percent-encoded. */
  params?: RouteParameters<R>;
  /** Body of the request. */
  body?: RequestBody<R>;
};
