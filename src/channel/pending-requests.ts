import { EmbedError } from '../errors';
import {
  isSuccess,
  type HttpPostMessageResponse,
  type RequestMessage,
  type ResponseMessage,
} from '../protocol/envelope';
import { cloneMessage } from './clone-message';
import { maxTimeoutMs } from './max-timeout';
import { randomHex } from './random-id';

/** A request that has not been settled. */
export interface PendingRequest {
  /** 'METHOD path', as shown in error messages. */
  name: string;
  /** Time of the request (`performance.now()`). */
  startedAtMs: number;
  /** How long to wait for the response, in milliseconds. Infinity disables the timeout. */
  timeoutMs: number;
  signal: AbortSignal | undefined;
  /** Whether the frame accepts the request before its content has loaded. */
  early: boolean | undefined;
  /** Whether to reject with the full response instead of its body if the frame rejects the request. */
  rejectsWithResponse: boolean | undefined;
  /** Resolves the request. Throws if the response cannot be read. */
  resolve: (response: HttpPostMessageResponse<unknown>) => void;
  reject: (reason: unknown) => void;
}

type NewRequest = Omit<PendingRequest, 'startedAtMs'>;

interface Entry extends PendingRequest {
  onAbort: (() => void) | undefined;
  /** Message of a held request. Undefined if the request has been sent. */
  held: RequestMessage | undefined;
}

/**
 * Pending requests of one channel, by id. Some of them are held until the content accepts them. Each is settled exactly once: by
 * a response, a timeout, an abort, a reload or disposal.
 */
export class PendingRequests {
  // A Map, so that ids such as '__proto__' do not match anything.
  readonly #entries = new Map<string, Entry>();
  /** The timer that all requests share. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Time at which the timer fires (`performance.now()`). Infinity while it is not running. */
  #deadlineMs = Infinity;

  /**
   * Registers a request and returns its id.
   *
   * @throws {EmbedError} `aborted` if the signal is already aborted
   */
  add(request: NewRequest): string {
    const { name, timeoutMs, signal } = request;
    if (signal?.aborted) throw abortError(name, signal);
    const id = randomHex(32);
    const onAbort = signal && (() => this.take(id)?.reject(abortError(name, signal)));
    if (onAbort) signal.addEventListener('abort', onAbort);
    const startedAtMs = performance.now();
    // Treat NaN as 0, because a NaN deadline would break the comparisons below.
    const entry = { ...request, startedAtMs, timeoutMs: timeoutMs || 0, onAbort, held: undefined };
    this.#entries.set(id, entry);
    this.#schedule(entry);
    return id;
  }

  /**
   * Holds a copy of a request, so that later changes to the caller's objects are not sent.
   *
   * @throws {EmbedError} `notCloneable`
   */
  hold(message: RequestMessage): void {
    const entry = this.#entries.get(message.headers.id);
    if (entry) entry.held = cloneMessage(message, entry.name);
  }

  /** Calls `post` with each held request, in the order of the calls, or only with early ones. They are no longer held. */
  postHeld(post: (message: RequestMessage, name: string) => void, onlyEarly = false): void {
    for (const entry of this.#entries.values()) {
      const { name, held, early } = entry;
      if (!held || (onlyEarly && !early)) continue;
      entry.held = undefined;
      post(held, name);
    }
  }

  /** Removes a request and returns it for the caller to settle. Returns undefined if it is not pending. */
  take(id: string): PendingRequest | undefined {
    const entry = this.#entries.get(id);
    if (!entry) return undefined;
    this.#entries.delete(id);
    if (entry.onAbort) entry.signal?.removeEventListener('abort', entry.onAbort);
    return entry;
  }

  /** Rejects all requests that are not held, because the document that received them was unloaded. */
  rejectSent(): void {
    for (const [id, { name, held }] of this.#entries) {
      if (held) continue;
      const message = `The frame reloaded before it responded to ${name}. Make the call again.`;
      this.take(id)?.reject(new EmbedError('reloaded', message));
    }
  }

  /** Rejects all requests and stops the timer. */
  rejectAll(error: EmbedError): void {
    clearTimeout(this.#timer);
    for (const id of this.#entries.keys()) this.take(id)?.reject(error);
  }

  /**
   * Ensures that the timer fires no later than a request's deadline. All requests share one timer, because a timer per request
   * would cost more than the rest of a call. Responses do not clear it, so it can fire when no request has timed out.
   */
  #schedule({ startedAtMs, timeoutMs }: PendingRequest): void {
    const deadlineMs = startedAtMs + timeoutMs;
    if (deadlineMs >= this.#deadlineMs || timeoutMs > maxTimeoutMs) return;
    clearTimeout(this.#timer);
    this.#deadlineMs = deadlineMs;
    this.#timer = setTimeout(() => this.#expire(deadlineMs), deadlineMs - performance.now());
    // In Node, the timer must not keep the process running after all responses have been received.
    // A page can replace `setTimeout` by a function whose timers have no `unref`.
    if (typeof this.#timer === 'object') (this.#timer as { unref?(): void }).unref?.();
  }

  #expire(deadlineMs: number): void {
    this.#deadlineMs = Infinity;
    for (const [id, entry] of this.#entries) {
      if (entry.startedAtMs + entry.timeoutMs > deadlineMs) this.#schedule(entry);
      else this.take(id)?.reject(timeoutError(entry));
    }
  }
}

/**
 * Settles a request with the frame's response. If the response reports a failure, rejects the request with the response body
 * or, if `rejectsWithResponse` is set, with the full response.
 */
export function settle(
  { resolve, reject, name, rejectsWithResponse }: PendingRequest,
  { statusCode, headers, body }: RequestMessage | ResponseMessage,
): void {
  const response = { statusCode: statusCode ?? 200, headers, body };
  if (isSuccess(statusCode)) {
    try {
      resolve(response);
    } catch (error) {
      reject(error);
    }
  } else if (rejectsWithResponse) reject(response);
  else {
    const message = `The frame rejected ${name} with status ${String(statusCode)} and an empty body.`;
    reject(body ?? new EmbedError('refused', message));
  }
}

/** Returns the error for a call whose signal was aborted. */
export function abortError(name: string, signal: AbortSignal): EmbedError {
  return new EmbedError('aborted', `${name} was aborted.`, { cause: signal.reason });
}

function timeoutError({ name, timeoutMs, held }: Entry): EmbedError {
  const problem = held
    ? `${name} was not sent: the content did not load within ${timeoutMs} ms.`
    : `The frame did not respond to ${name} within ${timeoutMs} ms.`;
  return new EmbedError('timeout', `${problem} Check that the content loads, or pass a longer timeoutMs.`);
}
