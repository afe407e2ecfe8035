import { EmbedError } from '../errors';
import {
  isRequest,
  isSuccess,
  parseMessage,
  type Headers,
  type HttpPostMessageResponse,
  type Method,
  type RequestMessage,
  type ResponseMessage,
} from '../protocol/envelope';
import { getMessageRouter, type MessageRouter } from './message-router';
import { cloneMessage } from './clone-message';
import { randomHex } from './random-id';
import { maxTimeoutMs } from './max-timeout';
import type { IncomingMessage, RemoteWindow, MessageTarget } from './transport';

/** What the host answers to a request of the frame; undefined leaves it unanswered. */
export interface Reply {
  statusCode: number;
  body: unknown;
}

/** What a channel needs to know. */
export interface ChannelOptions {
  /** The window that hears the frame's messages. */
  target: MessageTarget;
  /** Gives the frame's window, or null while there is none. */
  remoteWindow: () => RemoteWindow | null;
  /** The one origin that is heard and posted to. */
  origin: string;
  /** Answers a request of the frame; undefined for one that is not for this embed. */
  onRequest: (request: RequestMessage) => Reply | Promise<Reply> | undefined;
  /** Sees every message of the conversation. */
  onMessage?: ((traffic: MessageLogEntry) => void) | undefined;
}

/** A message that was posted or heard. */
export interface MessageLogEntry {
  /** 'out' to the frame, 'in' from it. */
  direction: 'in' | 'out';
  message: RequestMessage | ResponseMessage;
  /** The call that it is or answers, 'METHOD path'. */
  call: string;
  /** When the answered call was made, by `performance.now()`; a call itself has none. */
  startedAtMs?: number;
}

/** How one call is made. */
export interface SendOptions {
  headers: Record<string, unknown>;
  body?: unknown;
  /** How long to wait for the answer, in milliseconds; Infinity waits as long as the embed lives. */
  timeoutMs: number;
  signal?: AbortSignal;
  /** Posts although calls are held. */
  urgent?: boolean;
}

interface Pending {
  resolve: (response: HttpPostMessageResponse<unknown>) => void;
  reject: (reason: unknown) => void;
  /** What the call is called in an error. */
  call: string;
  startedAtMs: number;
  /** How long the call may take; Infinity for as long as the embed lives. */
  timeoutMs: number;
  /** Stops hearing the caller's signal. */
  forget: (() => void) | undefined;
}

/** The timer of the calls, and when it ends by `performance.now()`. */
interface Timer {
  endsAtMs: number;
  handle: ReturnType<typeof setTimeout> | undefined;
}

const idle: Timer = { endsAtMs: Infinity, handle: undefined };

/**
 * The conversation with one frame. It posts to the pinned origin only, hears only that frame at that origin, gives each
 * call exactly one end, and answers each request once (security rules, 1 to 5).
 */
export class Channel {
  /** The frame's window, as soon as it is known. */
  remoteWindow: RemoteWindow | undefined;
  readonly #options: ChannelOptions;
  readonly #bus: MessageRouter;
  readonly #pending = new Map<string, Pending>();
  #timer = idle;
  /** Messages that wait until calls are no longer held; undefined when they are not. */
  #held: RequestMessage[] | undefined = [];
  #disposed: EmbedError | undefined;

  constructor(options: ChannelOptions) {
    this.#options = options;
    this.#bus = getMessageRouter(options.target);
    this.#bus.add(this);
  }

  /** Takes the frame's window, which may be a new one after the frame was moved in the document. */
  bind(): RemoteWindow | undefined {
    // a reply that comes after the end finds nobody, even where the page keeps the frame (security rules, 9)
    const peer = this.#disposed ? undefined : (this.#options.remoteWindow() ?? undefined);
    if (peer && peer !== this.remoteWindow) {
      this.#bus.bind(this, peer);
      this.remoteWindow = peer;
    }
    return peer;
  }

  /** Holds calls back from now on, but those that are urgent. */
  hold(): void {
    this.#held ??= [];
  }

  /** Posts what was held, in order, and holds no more. */
  release(): void {
    const held = this.#held;
    this.#held = undefined;
    held?.forEach((message) => {
      if (this.#pending.has(message.headers.id)) this.#post(message);
    });
  }

  /** A new document is in the frame: what the old one was asked has no answer any more, and new calls are held. */
  restart(): void {
    this.hold();
    const waiting = new Set(this.#held?.map(({ headers }) => headers.id));
    for (const [id, { call, reject }] of [...this.#pending]) {
      if (waiting.has(id)) continue;
      this.#end(id);
      reject(new EmbedError('reloaded', `The frame reloaded before it answered ${call}. Make the call again.`));
    }
  }

  /**
   * Sends a call and gives the frame's answer.
   *
   * @throws the frame's body when it refuses; EmbedError `timeout`, `aborted`, `disposed`, `notCloneable`, `refused`
   */
  send(method: Method, url: string, options: SendOptions): Promise<HttpPostMessageResponse<unknown>> {
    const { signal } = options;
    // a wait that is no number is none: compared with others, it would end theirs
    const timeoutMs = options.timeoutMs || 0;
    const call = nameOf({ method, url });
    return new Promise((resolve, reject) => {
      if (this.#disposed) throw this.#disposed;
      if (signal?.aborted) throw aborted(call, signal);
      const id = randomHex(32);
      const onAbort = () => {
        this.#end(id)?.reject(aborted(call, signal));
      };
      signal?.addEventListener('abort', onAbort);
      const forget = signal && (() => signal.removeEventListener('abort', onAbort));
      const startedAtMs = performance.now();
      this.#pending.set(id, { call, startedAtMs, timeoutMs, forget, resolve, reject });
      this.#watch(startedAtMs, timeoutMs);
      const message: RequestMessage = { method, url, headers: { ...options.headers, id }, body: options.body };
      try {
        if (options.urgent || !this.#held) this.#post(message);
        // A copy: what the page changes while the call waits is not what it asked for.
        else this.#held.push(cloneMessage(message, call));
      } catch (error) {
        this.#end(id)?.reject(error);
      }
    });
  }

  /** Hears a message of the frame's window; the bus calls it. */
  receive({ data, origin }: IncomingMessage): void {
    if (origin !== this.#options.origin) return;
    const message = parseMessage(data);
    if (!message) return;
    const pending = this.#end(message.headers.id);
    if (pending) {
      const { call, startedAtMs } = pending;
      this.#options.onMessage?.({ direction: 'in', message, call, startedAtMs });
      settle(pending, message);
    } else if (isRequest(message)) {
      this.#options.onMessage?.({ direction: 'in', message, call: nameOf(message) });
      this.#answer(message);
    }
  }

  /** Ends the conversation: what waits rejects with `error`, and nothing is heard or posted any more. */
  dispose(error: EmbedError): void {
    if (this.#disposed) return;
    this.#disposed = error;
    this.#bus.remove(this);
    clearTimeout(this.#timer.handle);
    for (const id of [...this.#pending.keys()]) this.#end(id)?.reject(error);
    this.#held = [];
    this.remoteWindow = undefined;
  }

  #end(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.forget?.();
    return pending;
  }

  /**
   * Sees to it that the one timer of the channel ends no later than a call may take. A timer for each call would cost more
   * than all else about a call, so this one outlives the calls: where it ends before its time, nothing is found.
   */
  #watch(startedAtMs: number, timeoutMs: number): void {
    const endsAtMs = startedAtMs + timeoutMs;
    if (endsAtMs >= this.#timer.endsAtMs || timeoutMs > maxTimeoutMs) return;
    clearTimeout(this.#timer.handle);
    const expire = () => {
      this.#timer = idle;
      for (const [id, pending] of [...this.#pending]) {
        if (pending.startedAtMs + pending.timeoutMs > endsAtMs) this.#watch(pending.startedAtMs, pending.timeoutMs);
        else {
          const wasHeld = this.#held?.some(({ headers }) => headers.id === id);
          this.#end(id)?.reject(timedOut(pending.call, pending.timeoutMs, wasHeld));
        }
      }
    };
    const handle = setTimeout(expire, endsAtMs - performance.now());
    // A program in Node that has its answers ends, though the timer is still there.
    if (typeof handle === 'object') handle.unref();
    this.#timer = { endsAtMs, handle };
  }

  #answer(request: RequestMessage): void {
    const startedAtMs = performance.now();
    const reply = this.#options.onRequest(request);
    if (!reply) return;
    const respond = ({ statusCode, body }: Reply) => {
      const { id } = request.headers;
      const answers = { call: nameOf(request), startedAtMs };
      try {
        this.#post({ statusCode, headers: { id }, body }, answers);
      } catch {
        // A hook's result that cannot be cloned is a failed hook.
        this.#post({ statusCode: 400, headers: { id }, body: null }, answers);
      }
    };
    if (reply instanceof Promise) void reply.then(respond);
    else respond(reply);
  }

  #post(message: RequestMessage): void;
  #post(message: ResponseMessage, answers: { call: string; startedAtMs: number }): void;
  #post(message: RequestMessage | ResponseMessage, answers?: { call: string; startedAtMs: number }): void {
    const peer = this.remoteWindow ?? this.bind();
    const call = isRequest(message) ? nameOf(message) : 'The reply';
    try {
      peer?.postMessage(message, this.#options.origin);
    } catch (error) {
      cloneMessage(message, call);
      throw error;
    }
    if (peer) this.#options.onMessage?.({ direction: 'out', message, call, ...answers });
  }
}

const nameOf = ({ method, url }: Pick<RequestMessage, 'method' | 'url'>) => `${method} ${url}`;

function settle(
  { resolve, reject, call }: Pending,
  { statusCode, headers, body }: RequestMessage | ResponseMessage,
): void {
  if (isSuccess(statusCode)) {
    resolve({ statusCode: statusCode ?? 200, headers: headers satisfies Headers, body });
  } else {
    reject(
      body ??
        new EmbedError('refused', `The frame refused ${call} with status ${String(statusCode)} and gave no reason.`),
    );
  }
}

function aborted(call: string, signal: AbortSignal | undefined): EmbedError {
  return new EmbedError('aborted', `${call} was aborted by its signal.`, { cause: signal?.reason });
}

function timedOut(call: string, timeoutMs: number, wasHeld = false): EmbedError {
  const what = wasHeld
    ? `The content did not come, so that ${call} could be sent,`
    : `The frame did not answer ${call}`;
  return new EmbedError(
    'timeout',
    `${what} within ${timeoutMs} ms. Check that the content loads, or give a longer timeoutMs.`,
  );
}
