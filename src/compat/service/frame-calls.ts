import { EmbedError, type Embed } from '@vitrine/sdk';
import type { CallHeaders, HttpPostMessage, IHttpPostMessageResponse } from './http-post-message';

type Response<Body> = Promise<IHttpPostMessageResponse<Body>>;

/** Finds embeds; implemented by `Service`. */
export interface EmbedFinder {
  /** Embeds of the service. */
  readonly embeds: readonly {
    readonly config: { uniqueId?: string | undefined };
    readonly iframe: HTMLIFrameElement;
  }[];
  /** Headers that identify the SDK to the frame. */
  readonly sdkHeaders: Readonly<Record<string, string | undefined>>;
}

/**
 * Implementation of `service.hpm`. Requests are sent through the channel of an embed, so they only reach its frame at its
 * pinned origin, whatever target window the caller passes.
 */
export class FrameCalls implements HttpPostMessage {
  defaultHeaders: Record<string, unknown>;
  readonly #service: EmbedFinder;

  constructor(service: EmbedFinder) {
    this.#service = service;
    this.defaultHeaders = { ...service.sdkHeaders };
  }

  get<T>(url: string, headers?: CallHeaders, targetWindow?: Window): Response<T> {
    return this.#call('GET', url, undefined, headers, targetWindow);
  }

  post<T>(url: string, body: unknown, headers?: CallHeaders, targetWindow?: Window): Response<T> {
    return this.#call('POST', url, body, headers, targetWindow);
  }

  put<T>(url: string, body: unknown, headers?: CallHeaders, targetWindow?: Window): Response<T> {
    return this.#call('PUT', url, body, headers, targetWindow);
  }

  patch<T>(url: string, body: unknown, headers?: CallHeaders, targetWindow?: Window): Response<T> {
    return this.#call('PATCH', url, body, headers, targetWindow);
  }

  delete<T>(url: string, body: unknown = null, headers?: CallHeaders, targetWindow?: Window): Response<T> {
    return this.#call('DELETE', url, body, headers, targetWindow);
  }

  async #call<T>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body: unknown,
    headers: CallHeaders = {},
    targetWindow?: Window,
  ): Response<T> {
    try {
      const embed = this.#find(`${method} ${url}`, headers, targetWindow);
      const response = await embed.requestPath(method, url, { headers: { ...this.defaultHeaders, ...headers }, body });
      return response as IHttpPostMessageResponse<T>;
    } catch (error) {
      if (!(error instanceof EmbedError)) throw error;
      // Code written for powerbi-client reads the `body` of the thrown object.
      throw Object.assign(new Error(error.message, { cause: error }), { statusCode: 0, headers: {}, body: error });
    }
  }

  #find(call: string, { uid }: CallHeaders, targetWindow: Window | undefined): Embed {
    const embed = this.#service.embeds.find(({ iframe, config }) =>
      targetWindow ? iframe.contentWindow === targetWindow : config.uniqueId === uid,
    );
    if (embed) return embed as unknown as Embed;
    throw new EmbedError(
      'notEmbedded',
      `${call} was not sent: neither the target window nor the 'uid' header belongs to an embed of this service. Pass embed.iframe.contentWindow, or embed.config.uniqueId as 'uid'.`,
    );
  }
}
