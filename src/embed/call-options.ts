import type { RequestBody, Route, RouteParameters } from '../protocol/requests';

/** Options for a call: the last parameter of every method that sends a request to the frame. */
export interface CallOptions {
  /** Signal that aborts the call. The call's promise is then rejected with an `EmbedError` whose code is `aborted`. */
  signal?: AbortSignal;
  /**
   * How long to wait for the response, in milliseconds. Infinity disables the timeout. Default: the service's `timeoutMs`,
   * which defaults to 30,000.
   */
  timeoutMs?: number;
}

/** Options for `requestPath`. */
export type PathRequestOptions = CallOptions & {
  /** Headers to send in addition to the common request headers. */
  headers?: Record<string, unknown>;
  /** Request body. */
  body?: unknown;
};

/** Options for `request` and `requestRaw`. */
export type RequestOptions<R extends Route> = CallOptions & {
  /** Path parameters. The characters `%`, `/`, `?` and `#` are percent-encoded. */
  params?: RouteParameters<R>;
  /** Request body. */
  body?: RequestBody<R>;
};
