/** What crosses the frame boundary (wire protocol, 1): plain objects, sent by `postMessage`. */

/** The methods of a request. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Headers of a message; `id` pairs a request with its response. */
export interface Headers {
  id: string;
  [name: string]: unknown;
}

/** A call, an event or a hook request. */
export interface RequestMessage {
  statusCode?: undefined;
  method: Method;
  url: string;
  headers: Headers;
  body?: unknown;
}

/** An answer. Old frames leave the status out, which counts as success. */
export interface ResponseMessage {
  method?: undefined;
  statusCode?: number;
  headers: Headers;
  body?: unknown;
}

/** An answer as the object that a call resolves with; the names are those of the published client. */
export interface HttpPostMessageResponse<Body> {
  /** 200 to 299. */
  statusCode: number;
  /** The headers that the frame sent. */
  headers: Record<string, unknown>;
  /** The parsed body. */
  body: Body;
}

const methods: readonly unknown[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Reads a message; everything that is neither a request nor a response gives undefined. */
export function parseMessage(data: unknown): RequestMessage | ResponseMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { headers, method, url } = data as Record<string, unknown>;
  if (typeof headers !== 'object' || headers === null || typeof (headers as Headers).id !== 'string') return undefined;
  if (typeof url === 'string' && methods.includes(method)) return data as RequestMessage;
  return method === undefined ? (data as ResponseMessage) : undefined;
}

/** Tells a request from a response. */
export function isRequest(message: RequestMessage | ResponseMessage): message is RequestMessage {
  return message.method !== undefined;
}

/** True for a status that is no number (old frames; wire protocol, 1) and for 200 to 299. */
export function isSuccess(statusCode: unknown): boolean {
  return typeof statusCode !== 'number' || (statusCode >= 200 && statusCode <= 299);
}
