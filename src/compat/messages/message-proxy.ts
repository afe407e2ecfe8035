import { EmbedError } from '@vitrine/sdk';
import { findEmbed, findOrigin } from './frame-registry';
import { randomId } from './random-id';

/** Message between the page and the frame. */
export interface ProxyMessage {
  /** Method of a request. */
  method?: string | undefined;
  /** Path of a request. */
  url?: string | undefined;
  /** Status code of a response. */
  statusCode?: number | undefined;
  /** Headers. A response has the `id` of its request. */
  headers?: Record<string, unknown> | undefined;
  /** Body. */
  body?: unknown;
}

/** Handler of requests that frames send. */
export interface MessageHandler {
  /**
   * Returns whether the handler handles a message.
   *
   * @param uniqueId - unique id of the embed whose frame sent the message
   */
  test(message: ProxyMessage, uniqueId?: string): boolean;
  /** Returns the response, or a promise that resolves to it. */
  handle(message: ProxyMessage): unknown;
}

interface Pending {
  target: Window;
  resolve: (response: ProxyMessage) => void;
  reject: (response: ProxyMessage) => void;
}

/**
 * Proxy that posts requests to frames, and receives requests from the frames of embeds and from `eventSourceOverrideWindow`.
 * Messages are only exchanged with the initial origins of the frames.
 */
export class WindowPostMessageProxy {
  /** Window that is treated as the source of all messages. Its requests are handled even if it does not belong to an embed. */
  eventSourceOverrideWindow: Window | undefined;
  readonly #handlers: MessageHandler[] = [];
  readonly #pending = new Map<string, Pending>();
  #isStopped = false;

  readonly #onMessage = (event: MessageEvent): void => {
    const message = (event.data ?? {}) as ProxyMessage;
    const source = this.eventSourceOverrideWindow ?? (event.source as Window | null);
    const id = message.headers?.id;
    if (typeof id !== 'string' || !source || findOrigin(source) !== event.origin) return;
    const pending = this.#pending.get(id);
    if (pending?.target === source) {
      this.#pending.delete(id);
      const { statusCode = 200 } = message;
      pending[statusCode >= 200 && statusCode < 300 ? 'resolve' : 'reject'](message);
    } else if (message.method && typeof message.url === 'string') void this.#respond(message, id, source, event.origin);
  };

  /** Creates a proxy. It starts listening when the first handler is added or the first request is sent. */
  constructor(eventSourceOverrideWindow?: Window) {
    this.eventSourceOverrideWindow = eventSourceOverrideWindow;
  }

  /** Adds a handler. A message is handled by the first handler whose `test` returns true. */
  addHandler(handler: MessageHandler): void {
    this.#handlers.push(handler);
    if (!this.#isStopped) this.start();
  }

  /** Removes a handler. */
  removeHandler(handler: MessageHandler): void {
    if (this.#handlers.includes(handler)) this.#handlers.splice(this.#handlers.indexOf(handler), 1);
  }

  /** Starts listening. */
  start(): void {
    this.#isStopped = false;
    window.addEventListener('message', this.#onMessage);
  }

  /** Stops listening. */
  stop(): void {
    this.#isStopped = true;
    window.removeEventListener('message', this.#onMessage);
  }

  /** Posts a request to a frame and returns its response. Rejects with the response if the response reports a failure. */
  postMessage(target: Window | null | undefined, message: ProxyMessage): Promise<ProxyMessage> {
    return new Promise((resolve, reject) => {
      const origin = target ? findOrigin(target) : undefined;
      if (!target || origin === undefined) {
        throw new EmbedError(
          'notEmbedded',
          'The target window is not a frame of this page. Pass iframe.contentWindow.',
        );
      }
      if (!this.#isStopped) this.start();
      const id = randomId();
      target.postMessage({ ...message, headers: { ...message.headers, id } }, origin);
      this.#pending.set(id, { target, resolve, reject });
    });
  }

  async #respond(message: ProxyMessage, id: string, source: Window, origin: string): Promise<void> {
    const embed = findEmbed(source);
    if (!embed && source !== this.eventSourceOverrideWindow) return;
    const handler = this.#handlers.find((candidate) => candidate.test(message, embed?.config.uniqueId));
    if (!handler) return;
    const response = (await handler.handle(message)) as ProxyMessage | undefined;
    source.postMessage({ ...response, headers: { ...response?.headers, id } }, origin);
  }
}
