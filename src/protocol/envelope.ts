// Messages between the host page and the frame: plain objects sent with postMessage. See docs/specification.md#messages.

/** HTTP method of a request message. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Headers of a message. */
export interface Headers {
  /** Random id of a request. The response has the same id. */
  id: string;
  [name: string]: unknown;
}

/** Request message: a call, an event or a hook request. */
export interface RequestMessage {
  /** Always undefined in a request. */
  statusCode?: undefined;
  /** Method of the request. */
  method: Method;
  /** Path of the request. */
  url: string;
  /** Headers of the request. */
  headers: Headers;
  /** Body of the request. */
  body?: unknown;
}

/** Response message. Older versions of the frame omit the status code. A missing status code counts as success. */
export interface ResponseMessage {
  /** Always undefined, which distinguishes responses from requests. */
  method?: undefined;
  /** Status code. Undefined counts as success. */
  statusCode?: number;
  /** Headers, with the request's id. */
  headers: Headers;
  /** Body of the response. */
  body?: unknown;
}

/** Response to a call, including its status code and headers. The field names match powerbi-client. */
export interface HttpPostMessageResponse<Body> {
  /** Status code, from 200 to 299 unless the call was rejected with this response. */
  statusCode: number;
  /** Headers sent by the frame. */
  headers: Record<string, unknown>;
  /** Response body. */
  body: Body;
}

/** Function that derives a call's result from its response. */
export type ResponseReader<Body, Result> = (response: HttpPostMessageResponse<Body>) => Result;

/** Returns a response unchanged. */
export const fullResponse = <Body>(response: HttpPostMessageResponse<Body>) => response;

/** Returns the body of a response. */
export const bodyOf = <Body>({ body }: HttpPostMessageResponse<Body>) => body;

const methods: readonly unknown[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Returns the data as a message, or undefined if it has no id. A message whose id belongs to a pending request is its response,
 * whatever its other fields are.
 */
export function parseMessage(data: unknown): RequestMessage | ResponseMessage | undefined {
  const { headers } = (data ?? {}) as { headers?: Partial<Headers> | null };
  return typeof headers?.id === 'string' ? (data as RequestMessage | ResponseMessage) : undefined;
}

/** Returns whether a message that is not a response is a request. */
export function isRequest(message: RequestMessage | ResponseMessage): message is RequestMessage {
  return methods.includes(message.method) && typeof (message as RequestMessage).url === 'string';
}

/**
 * Returns whether a response reports success. Older versions of the frame do not send a status code, so any value that is not
 * a number counts as success.
 */
export function isSuccess(statusCode: unknown): boolean {
  return typeof statusCode !== 'number' || (statusCode >= 200 && statusCode <= 299);
}
