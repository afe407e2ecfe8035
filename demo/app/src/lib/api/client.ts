import { apiBase } from '../../../../shared';
import { ApiError, errorOf, genericMessage, networkMessage, timeoutMessage } from './error';

export interface CallOptions<T> {
  /** 403 leads to the Not Authorized page and 404 to the Not found page, unless this is false. Default true. */
  navigate?: boolean;
  /** Statuses of refusals that the caller deals with: they are neither shown nor do they lead anywhere. */
  expects?: readonly number[];
  /** The `ETag` of what is to be changed: the server refuses (412) when it has another version by now. */
  ifMatch?: string | undefined;
  signal?: AbortSignal;
  /** Checks the answer's body and gives it its type, a zod schema's `parse` for instance. */
  parse?: (body: unknown, headers: Headers) => T;
}

/** What the client needs of the app around it. */
export interface ApiParts {
  /** The bearer token, undefined while nobody is signed in. */
  accessToken: () => Promise<string | undefined>;
  /** Gets a new token after a 401; undefined when that is not possible. */
  renewToken: () => Promise<string | undefined>;
  onForbidden: () => void;
  onNotFound: () => void;
  onFailure: (error: ApiError) => void;
  /** How long a call may take. Default 30 s. */
  timeoutMs?: number;
}

interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body: unknown;
  ifMatch: string | undefined;
}

/**
 * The API under `/api/`. Paths come from `routes` of `demo/shared`. Every call
 *
 * 1. sends the bearer token;
 * 2. after a 401 renews the token and tries once more;
 * 3. goes to the Not Authorized or Not found page after a 403 or 404, and reports every other failure;
 * 4. throws an {@link ApiError}; an aborted call throws the signal's reason and reports nothing.
 */
export class Api {
  #parts: ApiParts | undefined;

  /** Called once at the start, when session, router and alerts exist. */
  connect(parts: ApiParts): void {
    this.#parts = parts;
  }

  get<T>(path: string, options: CallOptions<T> = {}): Promise<T> {
    return this.#call('GET', path, undefined, options);
  }

  post<T>(path: string, body: unknown, options: CallOptions<T> = {}): Promise<T> {
    return this.#call('POST', path, body, options);
  }

  put<T>(path: string, body: unknown, options: CallOptions<T> = {}): Promise<T> {
    return this.#call('PUT', path, body, options);
  }

  delete(path: string, options: CallOptions<undefined> = {}): Promise<undefined> {
    return this.#call('DELETE', path, undefined, options);
  }

  async #call<T>(method: ApiRequest['method'], path: string, body: unknown, options: CallOptions<T>): Promise<T> {
    const parts = this.#parts;
    if (!parts) throw new Error('The API is called before it is connected. Call `api.connect` at the start.');
    try {
      const response = await this.#fetchWithRetry(parts, { method, path, body, ifMatch: options.ifMatch }, options.signal);
      const content: unknown = response.status === 204 ? undefined : await response.json();
      return options.parse ? options.parse(content, response.headers) : (content as T);
    } catch (cause) {
      if (options.signal?.aborted) throw cause;
      const error = cause instanceof ApiError ? cause : new ApiError(0, genericMessage, [], { cause });
      if (options.expects?.includes(error.status)) throw error;
      if (error.status === 403 && options.navigate !== false) parts.onForbidden();
      else if (error.status === 404 && options.navigate !== false) parts.onNotFound();
      else parts.onFailure(error);
      throw error;
    }
  }

  async #fetchWithRetry(parts: ApiParts, question: ApiRequest, signal: AbortSignal | undefined): Promise<Response> {
    const token = await parts.accessToken();
    const first = await this.#send(parts, question, token, signal);
    if (first.status !== 401) return this.#ensureOk(first);
    const renewed = await parts.renewToken();
    return this.#ensureOk(renewed === undefined ? first : await this.#send(parts, question, renewed, signal));
  }

  async #ensureOk(response: Response): Promise<Response> {
    if (!response.ok) throw await errorOf(response);
    return response;
  }

  async #send(
    parts: ApiParts,
    { method, path, body, ifMatch }: ApiRequest,
    token: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Response> {
    const timeout = AbortSignal.timeout(parts.timeoutMs ?? 30_000);
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

/** The app's one client. */
export const api = new Api();
