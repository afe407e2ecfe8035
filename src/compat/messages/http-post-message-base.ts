import type { CallHeaders, HttpPostMessage, IHttpPostMessageResponse } from './http-post-message';

/** Method of a request. */
export type CallMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Response<Body> = Promise<IHttpPostMessageResponse<Body>>;

/** Base class that implements the five methods of `hpm` with a single abstract method. */
export abstract class HttpPostMessageBase implements HttpPostMessage {
  abstract defaultHeaders: Record<string, unknown>;

  protected abstract call<T>(
    method: CallMethod,
    url: string,
    body: unknown,
    headers: CallHeaders | undefined,
    targetWindow: Window | undefined,
  ): Response<T>;

  get<T>(url: string, headers?: CallHeaders, targetWindow?: Window): Response<T> {
    return this.call('GET', url, undefined, headers, targetWindow);
  }

  post<T>(url: string, body: unknown, headers?: CallHeaders, targetWindow?: Window): Response<T> {
    return this.call('POST', url, body, headers, targetWindow);
  }

  put<T>(url: string, body: unknown, headers?: CallHeaders, targetWindow?: Window): Response<T> {
    return this.call('PUT', url, body, headers, targetWindow);
  }

  patch<T>(url: string, body: unknown, headers?: CallHeaders, targetWindow?: Window): Response<T> {
    return this.call('PATCH', url, body, headers, targetWindow);
  }

  delete<T>(url: string, body: unknown = null, headers?: CallHeaders, targetWindow?: Window): Response<T> {
    return this.call('DELETE', url, body, headers, targetWindow);
  }
}
