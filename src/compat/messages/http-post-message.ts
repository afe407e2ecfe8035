import type { HttpPostMessageResponse } from '@vitrine/sdk';

/** Response to a request. */
export interface IHttpPostMessageResponse<T> extends HttpPostMessageResponse<T> {
  /** Declared by powerbi-client. Frames do not send it, so it is `undefined`. */
  statusText: string;
}

/** Members of a core class, with the response types that powerbi-client declares. */
export type WithStatusText<Members> = {
  [Name in keyof Members]: Name extends 'requestRaw' | 'requestPath'
    ? Members[Name]
    : Members[Name] extends (...args: infer Arguments) => Promise<HttpPostMessageResponse<infer Body>>
      ? (...args: Arguments) => Promise<IHttpPostMessageResponse<Body>>
      : Members[Name];
};

/**
 * Client that sends requests with any path and headers to a frame. The embed is selected by the target window or, if it is
 * omitted, by the `uid` header. If the frame rejects a request, the promise is rejected with the response: `statusCode`,
 * `headers` and `body`. For other failures, it is rejected with an `Error` whose `body` is the `EmbedError`.
 */
export interface HttpPostMessage {
  /** Headers of every request. Changes apply to later requests sent with this object. */
  defaultHeaders: Record<string, unknown>;
  /** Sends a GET request. */
  get<T>(url: string, headers?: CallHeaders, targetWindow?: Window): Promise<IHttpPostMessageResponse<T>>;
  /** Sends a POST request. */
  post<T>(
    url: string,
    body: unknown,
    headers?: CallHeaders,
    targetWindow?: Window,
  ): Promise<IHttpPostMessageResponse<T>>;
  /** Sends a PUT request. */
  put<T>(
    url: string,
    body: unknown,
    headers?: CallHeaders,
    targetWindow?: Window,
  ): Promise<IHttpPostMessageResponse<T>>;
  /** Sends a PATCH request. */
  patch<T>(
    url: string,
    body: unknown,
    headers?: CallHeaders,
    targetWindow?: Window,
  ): Promise<IHttpPostMessageResponse<T>>;
  /** Sends a DELETE request. */
  delete<T>(
    url: string,
    body?: unknown,
    headers?: CallHeaders,
    targetWindow?: Window,
  ): Promise<IHttpPostMessageResponse<T>>;
}

/** Headers of a request. */
export interface CallHeaders {
  /** Unique id of the embed: `embed.config.uniqueId`. */
  uid?: string | undefined;
  /** Other headers are sent unchanged. */
  [name: string]: unknown;
}

/** Members of a service that custom components use. */
export interface IService {
  /** Client that sends requests with any path to a frame. */
  hpm: HttpPostMessage;
}
