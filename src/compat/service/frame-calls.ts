import { EmbedError, type HttpPostMessageResponse, type RequestOptions, type Route } from '@vitrine/sdk';
import type { Embed } from '../embeds/embed';

/**
 * Sends requests with any path to a frame, for custom components. The `uid` header selects the embed. If the frame rejects
 * a request, the call rejects with an error whose `body` is the response body. For other failures, `body` is the
 * `EmbedError`.
 */
export interface HttpPostMessage {
  /** Sends a GET request. */
  get<T>(url: string, headers?: CallHeaders, targetWindow?: Window): Promise<HttpPostMessageResponse<T>>;
  /** Sends a POST request. */
  post<T>(
    url: string,
    body: unknown,
    headers?: CallHeaders,
    targetWindow?: Window,
  ): Promise<HttpPostMessageResponse<T>>;
  /** Sends a PUT request. */
  put<T>(url: string, body: unknown, headers?: CallHeaders, targetWindow?: Window): Promise<HttpPostMessageResponse<T>>;
  /** Sends a PATCH request. */
  patch<T>(
    url: string,
    body: unknown,
    headers?: CallHeaders,
    targetWindow?: Window,
  ): Promise<HttpPostMessageResponse<T>>;
  /** Sends a DELETE request. */
  delete<T>(
    url: string,
    body?: unknown,
    headers?: CallHeaders,
    targetWindow?: Window,
  ): Promise<HttpPostMessageResponse<T>>;
}

/** Headers of a request. */
export interface CallHeaders {
  /** Unique id of the embed: `embed.config.uniqueId`. */
  uid?: string | undefined;
  /** Other headers are accepted, but not sent. */
  [name: string]: unknown;
}

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
