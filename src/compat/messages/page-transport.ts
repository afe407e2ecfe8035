import type { FrameTransport } from '@vitrine/sdk';
import { FrameCalls, type EmbedFinder } from './frame-calls';
import { registerService } from './frame-registry';
import type { HttpPostMessage } from './http-post-message';
import type { ProxyMessage } from './message-proxy';
import { randomId } from './random-id';
import type { RouterRequest, RouterResponse } from './router';

type Receive = (message: object) => void;

/** The part of a router that adds handlers for POST requests. */
export interface PostRouter {
  /** Adds a handler. */
  post(url: string, handler: (request: RouterRequest, response: RouterResponse) => Promise<void>): unknown;
}

const pathOf = (route: string, params: Record<string, string>) =>
  route.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));

/**
 * Transport that sends the requests of embeds through `service.hpm` if the page has replaced it, and receives requests from
 * frames through the page's own router. In this case, the objects that the page's factories return determine which origins
 * messages are posted to and accepted from.
 */
export class PageTransport implements FrameTransport {
  readonly #hasFactories: boolean;
  readonly #receivers = new WeakMap<HTMLIFrameElement, Receive>();
  readonly #responses = new Map<string, (response: ProxyMessage) => void>();
  #service: (EmbedFinder & { hpm: HttpPostMessage }) | undefined;

  /** @param hasFactories - whether the page has passed its own factory, so that the SDK's message channel is not used */
  constructor(hasFactories: boolean) {
    this.#hasFactories = hasFactories;
  }

  /**
   * Whether requests are sent immediately, as in powerbi-client. True if the page has replaced `hpm`: a replacement might never
   * load content, so queued calls would never be sent.
   */
  get sendsAtOnce(): boolean {
    const hpm = this.#service?.hpm;
    return this.#hasFactories || (hpm instanceof FrameCalls && hpm.isReplaced);
  }

  /** Sets the service whose requests are sent. */
  attach(service: EmbedFinder & { hpm: HttpPostMessage }): void {
    this.#service = service;
    registerService(service);
  }

  connect(frame: HTMLIFrameElement, receive: Receive): void {
    this.#receivers.set(frame, receive);
  }

  /** Adds handlers to the page's own router that deliver requests from frames to the embeds. */
  addRoutes(router: PostRouter, routes: readonly string[]): void {
    if (!this.#hasFactories) return;
    for (const route of routes) {
      router.post(route, ({ params, body }, response) => this.#deliver(pathOf(route, params), params, body, response));
    }
  }

  #deliver(
    url: string,
    { uniqueId }: Record<string, string>,
    body: unknown,
    response: RouterResponse | undefined,
  ): Promise<void> {
    const frame = this.#service?.embeds.find(({ config }) => config.uniqueId === uniqueId)?.iframe;
    if (!frame) return Promise.resolve();
    return new Promise((resolve) => {
      const id = randomId();
      this.#responses.set(id, ({ statusCode = 200, body: result }) => {
        response?.send(statusCode, result);
        resolve();
      });
      this.#receivers.get(frame)?.({ method: 'POST', url, headers: { id }, body });
    });
  }

  send(frame: HTMLIFrameElement, message: ProxyMessage): boolean {
    const { method, headers: { id } = {}, body, statusCode } = message;
    const hpm = this.#service?.hpm;
    if (!method || !hpm) {
      const respond = this.#responses.get(id as string);
      this.#responses.delete(id as string);
      respond?.({ statusCode, body });
      return this.#hasFactories;
    }
    if (hpm instanceof FrameCalls && (hpm.isSending || !hpm.isReplaced)) return false;
    void this.#call(hpm, method, message, frame.contentWindow ?? undefined).then((response) => {
      this.#receivers.get(frame)?.({ ...response, headers: { ...response.headers, id } });
    });
    return true;
  }

  /** Calls a method of `hpm`. Returns the response even if the promise is rejected. */
  async #call(
    hpm: HttpPostMessage,
    method: string,
    { url = '', headers: { id: _id, ...messageHeaders } = {}, body }: ProxyMessage,
    target: Window | undefined,
  ): Promise<ProxyMessage> {
    // `hpm` adds the SDK's headers.
    const customHeaders = Object.entries(messageHeaders).filter(
      ([name]) => !Object.hasOwn(this.#service?.sdkHeaders ?? {}, name),
    );
    const headers = Object.fromEntries(customHeaders);
    const send = hpm[method.toLowerCase() as 'post'].bind(hpm) as (...args: unknown[]) => Promise<ProxyMessage | null>;
    try {
      const response = await send(url, ...(method === 'GET' ? [headers, target] : [body, headers, target]));
      return { ...response, method: undefined };
    } catch (error) {
      const { statusCode = 400, headers: sent, body: reason = error } = (error ?? {}) as ProxyMessage;
      return { statusCode, headers: sent, body: reason };
    }
  }
}
