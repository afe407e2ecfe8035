import { HttpPostMessageBase, type CallMethod } from './http-post-message-base';
import type { CallHeaders, IHttpPostMessageResponse } from './http-post-message';
import type { ProxyMessage } from './message-proxy';

/** The part of a message proxy that sends requests. */
export interface RequestProxy {
  /** Posts a request and returns the response. */
  postMessage(target: Window | null | undefined, message: ProxyMessage): Promise<ProxyMessage>;
}

/** Implementation of `hpm` that sends requests with a message proxy. */
export class ProxyCalls extends HttpPostMessageBase {
  defaultHeaders: Record<string, unknown>;
  readonly #proxy: RequestProxy;
  readonly #defaultTarget: Window | null | undefined;

  constructor(proxy: RequestProxy, defaultHeaders: Record<string, unknown>, defaultTarget?: Window | null) {
    super();
    this.#proxy = proxy;
    this.defaultHeaders = defaultHeaders;
    this.#defaultTarget = defaultTarget;
  }

  protected call<T>(
    method: CallMethod,
    url: string,
    body: unknown,
    headers: CallHeaders | undefined,
    targetWindow = this.#defaultTarget,
  ): Promise<IHttpPostMessageResponse<T>> {
    const message = { method, url, headers: { ...this.defaultHeaders, ...headers }, body };
    return this.#proxy.postMessage(targetWindow, message) as Promise<IHttpPostMessageResponse<T>>;
  }
}
