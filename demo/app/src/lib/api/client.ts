import { apiBase } from '../../../../shared';
import { ApiError, genericMessage, networkMessage, timeoutMessage, toApiError } from './error';

/** Options for one request. */
export interface RequestOptions<T> {
  /** Whether 403 opens the Not Authorized page and 404 the Not Found page. Otherwise both are reported. Default: true. */
  navigate?: boolean;
  /** Error statuses that the caller handles. They are not reported and do not trigger navigation. */
  handledStatuses?: readonly number[];
  /** `ETag` of the version to change. The server responds with 412 when it has a newer version. */
  ifMatch?: string | undefined;
  signal?: AbortSignal;
  /** Returns whether the response is no longer needed. A failure is then not reported and does not trigger navigation. */
  isOutdated?: () => boolean;
  /** Whether pages share the response. A failure is then reported even if the user has left the page that sent the request. */
  isShared?: boolean;
  /** Whether the response body is not read. Default: true for DELETE, otherwise false. */
  ignoreBody?: boolean;
  /** Converts the response body and headers to the result. Default: returns the body unchanged. */
  parse?: (body: unknown, headers: Headers) => T;
}

/** Connects the client to the rest of the app. */
export interface ApiConfig {
  /** Returns the bearer token; undefined while no user is signed in. */
  accessToken: () => Promise<string | undefined>;
  /** Requests a new token after a 401. Resolves to undefined when the renewal fails. */
  renewToken: () => Promise<string | undefined>;
  /** Returns the path of the open page. If it has changed since a GET request was sent, a failure is ignored. */
  currentPath: () => string;
  onForbidden: () => void;
  onNotFound: () => void;
  onFailure: (error: ApiError) => void;
  /** Request timeout in milliseconds. Default: 30,000. */
  timeoutMs?: number;
}

interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body: unknown;
  ifMatch: string | undefined;
}

/**
 * Client for the API under `/api/`. Paths are built with `routes` from `demo/shared`. Every request
 *
 * 1. sends the bearer token;
 * 2. renews the token after a 401 and is retried once;
 * 3. opens the Not Authorized page after a 403 and the Not Found page after a 404, and reports all other failures, unless
 *    the user has left the page that loaded data with the request, and no other page shares it;
 * 4. throws an {@link ApiError} on failure. An aborted request throws the signal's reason and is not reported.
 */
export class Api {
  #config: ApiConfig | undefined;

  /** Sets the configuration. Must be called before the first request. */
  configure(config: ApiConfig): void {
    this.#config = config;
  }

  get<T>(path: string, options: RequestOptions<T> = {}): Promise<T> {
    return this.#call('GET', path, undefined, options);
  }

  post<T>(path: string, body: unknown, options: RequestOptions<T> = {}): Promise<T> {
    return this.#call('POST', path, body, options);
  }

  put<T>(path: string, body: unknown, options: RequestOptions<T> = {}): Promise<T> {
    return this.#call('PUT', path, body, options);
  }

  delete(path: string, options: RequestOptions<undefined> = {}): Promise<undefined> {
    return this.#call('DELETE', path, undefined, { ignoreBody: true, ...options });
  }

  async #call<T>(method: ApiRequest['method'], path: string, body: unknown, options: RequestOptions<T>): Promise<T> {
    const config = this.#config;
    if (!config) throw new Error('The API client is not configured. Call `api.configure` before the first request.');
    const page = config.currentPath();
    const isOutdated = () =>
      (method === 'GET' && !options.isShared && config.currentPath() !== page) || options.isOutdated?.();
    try {
      const request = { method, path, body, ifMatch: options.ifMatch };
      const response = await this.#fetchWithRetry(config, request, options.signal);
      const content: unknown = response.status === 204 || options.ignoreBody ? undefined : await response.json();
      return options.parse ? options.parse(content, response.headers) : (content as T);
    } catch (cause) {
      if (options.signal?.aborted || isOutdated()) throw cause;
      const error = cause instanceof ApiError ? cause : new ApiError(0, genericMessage, [], { cause });
      if (options.handledStatuses?.includes(error.status)) throw error;
      if (error.status === 403 && options.navigate !== false) config.onForbidden();
      else if (error.status === 404 && options.navigate !== false) config.onNotFound();
      else config.onFailure(error);
      throw error;
    }
  }

  async #fetchWithRetry(config: ApiConfig, request: ApiRequest, signal: AbortSignal | undefined): Promise<Response> {
    const token = await config.accessToken();
    const first = await this.#send(config, request, token, signal);
    if (first.status !== 401) return this.#ensureOk(first);
    const renewed = await config.renewToken();
    return this.#ensureOk(renewed === undefined ? first : await this.#send(config, request, renewed, signal));
  }

  async #ensureOk(response: Response): Promise<Response> {
    if (!response.ok) throw await toApiError(response);
    return response;
  }

  async #send(
    config: ApiConfig,
    { method, path, body, ifMatch }: ApiRequest,
    token: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Response> {
    const timeout = AbortSignal.timeout(config.timeoutMs ?? 30_000);
    try {
      return await fetch(`${apiBase}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw new ApiError(0, timeout.aborted ? timeoutMessage : networkMessage, [], { cause });
    }
  }
}

/** The app's API client. */
export const api = new Api();
