import type { EmbedError } from '../errors';
import {
  isRequest,
  isSuccess,
  parseMessage,
  type Method,
  type RequestMessage,
  type ResponseMessage,
  type ResponseReader,
} from '../protocol/envelope';
import { cloneMessage } from './clone-message';
import { getMessageRouter, type MessageRouter } from './message-router';
import { PendingRequests, settle } from './pending-requests';
import type { IncomingMessage, RemoteWindow, MessageTarget } from './transport';

/** The host page's response to a request from the frame. */
export interface Reply {
  statusCode: number;
  body: unknown;
  /** Returns the reply to send instead if the body cannot be cloned. */
  onNotCloneable?: (cause: unknown) => Reply;
}

interface MessageObserver {
  message(entry: MessageLogEntry): void;
  now?(): number | undefined;
}

/** Options of a `Channel`. */
export interface ChannelOptions {
  /** The window that receives the frame's messages. */
  target: MessageTarget;
  /** Returns the frame's window, or null while it has none. */
  remoteWindow: () => RemoteWindow | null;
  /** The only origin that messages are accepted from and posted to. */
  origin: string;
  /** Returns the reply to a request from the frame, or undefined if the request is not for this embed and must be ignored. */
  onRequest: (request: RequestMessage) => Reply | Promise<Reply> | undefined;
  /** Called with a request's name and the body of the response when the frame rejects the request. */
  onRejection: (name: string, body: unknown) => void;
  /** Sends a message without `postMessage`. Returns false if the message must be posted instead. */
  send?: ((message: object) => boolean) | undefined;
  /** Object whose current `observer` receives every message that is posted or accepted. */
  observed: { readonly observer?: MessageObserver | undefined };
}

/** A message that was posted to the frame or accepted from it. */
export interface MessageLogEntry {
  /** 'out' for a message to the frame, 'in' for a message from the frame. */
  direction: 'in' | 'out';
  /** The message itself. It may contain a token. */
  message: RequestMessage | ResponseMessage;
  /** 'METHOD path' of the request. A response has the name of its request. */
  name: string;
  /**
   * For a response, the time of its request (`performance.now()`). For a response to the frame, undefined if the observer has
   * no `now` method (see `EmbedObserver`).
   */
  startedAtMs?: number | undefined;
}

/** Options for one request. */
export interface SendOptions<Result> {
  /**
   * Converts the frame's response to the value that the request resolves with. If it throws, the request rejects. Converting
   * the response here avoids a layer of promises, which would add about 5% to the cost of a request.
   */
  read: ResponseReader<unknown, Result>;
  headers: Record<string, unknown>;
  body?: unknown;
  /** How long to wait for the response, in milliseconds. Infinity disables the timeout. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** Whether to reject with the full response instead of its body if the frame rejects the request. */
  rejectsWithResponse?: boolean | undefined;
  /** Whether to send the request immediately, even while others are held. */
  urgent?: boolean;
  /** Whether `releaseEarly` releases the request before other held requests. */
  early?: boolean;
}

/**
 * The message channel to one frame. It posts only to one origin, accepts messages only from that frame and that origin, settles
 * each request once, and responds once to each request from the frame.
 */
export class Channel {
  /** The frame's window, once it is known. */
  remoteWindow: RemoteWindow | undefined;
  /** True until a message from the frame's current document has been accepted. */
  isSilent = true;
  readonly #options: ChannelOptions;
  readonly #router: MessageRouter;
  readonly #pending = new PendingRequests();
  #isHolding = true;
  #disposed: EmbedError | undefined;

  constructor(options: ChannelOptions) {
    this.#options = options;
    this.#router = getMessageRouter(options.target);
    this.#router.add(this);
  }

  get #observer() {
    return this.#options.observed.observer;
  }

  /** Reads the frame's window and registers it with the router. The window changes when the frame is moved in the document. */
  bind(): RemoteWindow | null {
    // Nothing may be sent to the frame after disposal, even if another embed has taken it over.
    const remote = this.#disposed ? null : this.#options.remoteWindow();
    if (remote && remote !== this.remoteWindow) {
      this.#router.bind(this, remote);
      this.remoteWindow = remote;
    }
    return remote;
  }

  /** Holds requests from now on, except urgent ones. A new channel holds requests until `release` is called. */
  hold(): void {
    this.#isHolding = true;
  }

  /** Posts all held requests, early ones first, and stops holding. */
  release(): void {
    this.#isHolding = false;
    this.releaseEarly();
    this.#pending.postHeld(this.#post);
  }

  /** Posts held requests that the frame accepts before its content has loaded. */
  releaseEarly(): void {
    this.#pending.postHeld(this.#post, true);
  }

  /** Prepares for a new document in the frame: rejects requests sent to the previous one and holds new ones. */
  restart(): void {
    this.isSilent = true;
    this.hold();
    this.#pending.rejectSent();
  }

  /**
   * Sends a request and resolves with the result of `read`.
   *
   * @throws the response body if the frame rejects the request
   * @throws {EmbedError} `timeout`, `aborted`, `disposed`, `detached`, `reloaded`, `notCloneable`, `refused`
   */
  send<Result>(method: Method, url: string, options: SendOptions<Result>): Promise<Result> {
    const { read, timeoutMs, signal, urgent, early, body, rejectsWithResponse } = options;
    const name = `${method} ${url}`;
    return new Promise((resolve, reject) => {
      if (this.#disposed) throw this.#disposed;
      const id = this.#pending.add({
        name,
        timeoutMs,
        signal,
        early,
        rejectsWithResponse,
        resolve: (response) => resolve(read(response)),
        reject,
      });
      const message: RequestMessage = { method, url, headers: { ...options.headers, id }, body };
      try {
        if (this.#isHolding && !urgent) this.#pending.hold(message);
        else this.#post(message, name);
      } catch (error) {
        this.#pending.take(id)?.reject(error);
      }
    });
  }

  /** Handles a message from the frame's window. Called by the message router or a custom transport. */
  receive({ data, origin }: IncomingMessage): void {
    if (origin !== this.#options.origin) return;
    const message = parseMessage(data);
    if (!message) return;
    this.isSilent = false;
    const pending = this.#pending.take(message.headers.id);
    if (pending) {
      const { name, startedAtMs } = pending;
      // The request must settle even if the observer throws.
      try {
        this.#observer?.message({ direction: 'in', message, name, startedAtMs });
      } finally {
        if (!isSuccess(message.statusCode)) this.#options.onRejection(name, message.body);
        settle(pending, message);
      }
    } else if (isRequest(message)) {
      const name = `${message.method} ${message.url}`;
      try {
        this.#observer?.message({ direction: 'in', message, name });
      } finally {
        this.#respond(message, name);
      }
    }
  }

  /** Rejects pending requests with `error`. Nothing is accepted or posted afterward. */
  dispose(error: EmbedError): void {
    if (this.#disposed) return;
    this.#disposed = error;
    this.#router.remove(this);
    this.#pending.rejectAll(error);
    this.remoteWindow = undefined;
  }

  #respond(request: RequestMessage, name: string): void {
    const headers = { id: request.headers.id };
    const startedAtMs = this.#observer?.now?.();
    const respond = ({ statusCode, body, onNotCloneable }: Reply): void => {
      try {
        this.#post({ statusCode, headers, body }, name, startedAtMs);
      } catch (error) {
        if (!onNotCloneable) throw error;
        respond(onNotCloneable(error));
      }
    };
    const reply = this.#options.onRequest(request);
    if (!reply) return;
    // Not `instanceof Promise`: zone.js replaces the global, but async functions return native promises.
    if ('then' in reply) void reply.then(respond);
    else respond(reply);
  }

  /**
   * Posts a message to the frame and reports it to the observer.
   *
   * @param name - 'METHOD path' of the request
   * @param startedAtMs - for a response, the time at which its request was received
   */
  readonly #post = (message: RequestMessage | ResponseMessage, name: string, startedAtMs?: number): void => {
    const remote = this.remoteWindow ?? this.bind();
    const { send, origin } = this.#options;
    if (!send?.(message)) {
      try {
        remote?.postMessage(message, origin);
      } catch {
        // Proxies of reactive state cannot be cloned, but their data can. If that fails too, the error names the field.
        remote?.postMessage(cloneMessage(message, name), origin);
      }
    }
    if (remote) this.#observer?.message({ direction: 'out', message, name, startedAtMs });
  };
}
