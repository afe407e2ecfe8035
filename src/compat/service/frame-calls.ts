import { EmbedError, type HttpPostMessageResponse, type RequestOptions, type Route } from '@vitrine/sdk';
import type { Embed } from '../embeds/embed';

/**
 * Calls of any path upon a frame, for components of a page's own. The embed is named by the header `uid`. A call that the
 * frame refuses rejects with an error whose `body` is what the frame said; other failures have their `EmbedError` there.
 */
export interface HttpPostMessage {
  /** Makes a GET call. */
  get<T>(url: string, headers?: CallHeaders, targetWindow?: Window): Promise<HttpPostMessageResponse<T>>;
  /** Makes a POST call. */
  post<T>(
    url: string,
    body: unknown,
    headers?: CallHeaders,
    targetWindow?: Window,
  ): Promise<HttpPostMessageResponse<T>>;
  /** Makes a PUT call. */
  put<T>(url: string, body: unknown, headers?: CallHeaders, targetWindow?: Window): Promise<HttpPostMessageResponse<T>>;
  /** Makes a PATCH call. */
  patch<T>(
    url: string,
    body: unknown,
    headers?: CallHeaders,
    targetWindow?: Window,
  ): Promise<HttpPostMessageResponse<T>>;
  /** Makes a DELETE call. */
  delete<T>(
    url: string,
    body?: unknown,
    headers?: CallHeaders,
    targetWindow?: Window,
  ): Promise<HttpPostMessageResponse<T>>;
}

/** The headers of a call; those that name the SDK and the call are added. */
export interface CallHeaders {
  /** The embed's unique id: `embed.config.uniqueId`. */
  uid?: string | undefined;
  /** Other headers are not sent. */
  [name: string]: unknown;
}

/** What frame calls need of their service. */
export interface EmbedFinder {
  /** The embed with this unique id. */
  find(uniqueId: string): Embed | undefined;
}

/**
 * The calls of a service by path. They go through the embed's own channel, so that they reach its frame at its pinned
 * origin only, whatever window the caller names.
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
        `${method} ${url} names no embed of this service. Give the header 'uid': embed.config.uniqueId.`,
      );
    }
    try {
      // Components of a page's own have paths that are not in the table of calls.
      const response = await embed.requestRaw(`${method} ${url}` as Route, { body } as RequestOptions<Route>);
      return response as HttpPostMessageResponse<T>;
    } catch (reason) {
      // Published callers throw on the `body` of what they catch; the core keeps no more of a refusal than that.
      throw Object.assign(new Error(`The frame refused ${method} ${url}.`, { cause: reason }), { body: reason });
    }
  }
}
