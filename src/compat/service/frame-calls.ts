import { EmbedError, type HttpPostMessageResponse, type RequestOptions, type Route } from '@vitrine/sdk';
import type { CallHeaders, Embed, HttpPostMessage } from './declarations';

/** Looks up embeds; implemented by `Service`. */
export interface EmbedFinder {
  /** Returns the embed with a unique id. */
  find(uniqueId: string): Embed | undefined;
}

/**
 * Implementation of `service.hpm`. Requests are sent through the channel of the embed, so they only reach its frame at its
 * pinned origin, whatever target window the caller passes.
 */
export class FrameCalls implements HttpPostMessage {
  readonly #embeds: EmbedFinder;

  constructor(embeds: EmbedFinder) {
    this.#embeds = embeds;
  }

  get<T>(url: string, headers?: CallHeaders): Promise<HttpPostMessageResponse<T>> {
    return this.#call('GET', url, undefined, headers);
  }

  post<T>(url: string, body: unknown, headers?: CallHeaders): Promise<HttpPostMessageResponse<T>> {
    return this.#call('POST', url, body, headers);
  }

  put<T>(url: string, body: unknown, headers?: CallHeaders): Promise<HttpPostMessageResponse<T>> {
    return this.#call('PUT', url, body, headers);
  }

  patch<T>(url: string, body: unknown, headers?: CallHeaders): Promise<HttpPostMessageResponse<T>> {
    return this.#call('PATCH', url, body, headers);
  }

  delete<T>(url: string, body?: unknown, headers?: CallHeaders): Promise<HttpPostMessageResponse<T>> {
    return this.#call('DELETE', url, body, headers);
  }

  async #call<T>(
    method: string,
    url: string,
    body: unknown,
    headers: CallHeaders = {},
  ): Promise<HttpPostMessageResponse<T>> {
    const embed = this.#embeds.find(headers.uid ?? '');
    if (!embed) {
      throw new EmbedError(
        'notEmbedded',
        `${method} ${url} was not sent: the header 'uid' does not match an embed of this service. Pass embed.config.uniqueId.`,
      );
    }
    try {
      // Custom components use paths that are not in the request table.
      const response = await embed.requestRaw(`${method} ${url}` as Route, { body } as RequestOptions<Route>);
      return response as HttpPostMessageResponse<T>;
    } catch (reason) {
      // Code written for powerbi-client reads the `body` of the error.
      throw Object.assign(new Error(`${method} ${url} failed. See the property 'body'.`, { cause: reason }), {
        body: reason,
      });
    }
  }
}
