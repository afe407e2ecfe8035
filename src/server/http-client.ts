import { withTimeout } from './abort';
import { EmbedTokenError } from './embed-token-error';
import type { RequestLogEntry, SourceSettings } from './options';

/**
 * Delay before the first retry if the response has no `Retry-After`, in milliseconds. It doubles with each attempt up to the
 * maximum.
 */
const firstRetryMs = 500;
const maxRetryMs = 8000;

/** A request to Power BI or to Microsoft Entra ID. */
export interface HttpRequest {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string | URLSearchParams;
}

/** A fully read response. */
export interface HttpResponse {
  readonly status: number;
  /** Parsed JSON object. Empty if the body is not a JSON object. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly requestId: string | undefined;
  /** Value of `Retry-After` as a delay. */
  readonly retryAfterMs: number | undefined;
  /** Server time minus local time, in milliseconds. */
  readonly clockSkewMs: number;
}

/** Returns `Retry-After`, a number of seconds or a date, as a delay in milliseconds. */
function readRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  const ms = /^\s*\d+\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0);
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // Proxies report failures as HTML. The status describes the failure.
    return {};
  }
}

const isTemporary = (status: number): boolean => status === 429 || status >= 500;

/** Returns a request's method and path, for error messages. The path contains ids but no secrets. */
export const nameOf = ({ method, url }: HttpRequest): string => `${method} ${new URL(url).pathname}`;

/** HTTP client that retries requests after temporary failures. */
export class HttpClient {
  readonly #settings: SourceSettings;

  constructor(settings: SourceSettings) {
    this.#settings = settings;
  }

  /**
   * Sends a request. Returns the last response, regardless of its status. Throws if there is no response.
   *
   * @param retries - number of retries after a temporary failure. Default: the source's option.
   */
  async send(
    request: HttpRequest,
    signal: AbortSignal,
    retries: number = this.#settings.retries,
  ): Promise<HttpResponse> {
    const { clock, timeoutMs } = this.#settings;
    const latestRetryAt = clock.now() + timeoutMs;
    for (let attempt = 1; ; attempt += 1) {
      const result = await this.#attempt(request, attempt, signal);
      signal.throwIfAborted();
      const isError = result instanceof EmbedTokenError;
      if (!isError && !isTemporary(result.status)) return result;
      // Half of the delay is random so that many servers do not retry at the same time.
      const backoffMs = Math.min(firstRetryMs * 2 ** (attempt - 1), maxRetryMs) * (0.5 + Math.random() / 2);
      const waitMs = result.retryAfterMs ?? backoffMs;
      if (attempt > retries || clock.now() + waitMs >= latestRetryAt) {
        if (isError) throw result;
        return result;
      }
      await clock.delay(waitMs, signal);
      signal.throwIfAborted();
    }
  }

  /** Sends a request once and logs it. Returns an error if there is no response. */
  async #attempt(request: HttpRequest, attempt: number, caller: AbortSignal): Promise<HttpResponse | EmbedTokenError> {
    const { clock, onRequest } = this.#settings;
    const { method, url } = request;
    const startedAt = clock.now();
    const result = await this.#receive(request, caller);
    if (onRequest) {
      const { status, requestId } = result;
      const entry: RequestLogEntry = {
        method,
        url,
        attempt,
        durationMs: clock.now() - startedAt,
        ...(status !== undefined && { status }),
        ...(requestId !== undefined && { requestId }),
      };
      // oxlint-disable-next-line no-console -- an error in the log must not fail the call and is reported nowhere else
      Promise.resolve(entry).then(onRequest).catch(console.error);
    }
    return result;
  }

  async #receive(request: HttpRequest, caller: AbortSignal): Promise<HttpResponse | EmbedTokenError> {
    const { clock, requestTimeoutMs } = this.#settings;
    const name = nameOf(request);
    const onTimeout = (): EmbedTokenError =>
      new EmbedTokenError(
        'unavailable',
        `${name}: expected a response within ${requestTimeoutMs} ms, received none. Check the network, or raise requestTimeoutMs.`,
      );
    try {
      return await withTimeout(clock, requestTimeoutMs, caller, onTimeout, (signal) => this.#fetch(request, signal));
    } catch (cause) {
      if (cause instanceof EmbedTokenError) return cause;
      const message = `${name}: expected a response from ${new URL(request.url).origin}, received a network error. Check the network and the cloud option.`;
      return new EmbedTokenError('unavailable', message, { cause });
    }
  }

  async #fetch({ method, url, headers = {}, body }: HttpRequest, signal: AbortSignal): Promise<HttpResponse> {
    const { clock, fetch } = this.#settings;
    // Following a redirect could send the token to a different host.
    const init: RequestInit = { method, headers, signal, redirect: 'manual', cache: 'no-store' };
    if (body !== undefined) init.body = body;
    const response = await fetch(url, init);
    const text = await response.text();
    const now = clock.now();
    const serverTime = Date.parse(response.headers.get('date') ?? '') || now;
    return {
      status: response.status,
      body: parseObject(text),
      requestId: response.headers.get('requestid') ?? response.headers.get('x-ms-request-id') ?? undefined,
      retryAfterMs: readRetryAfter(response.headers.get('retry-after'), serverTime),
      clockSkewMs: serverTime - now,
    };
  }
}
