import type { MessageHandler, ProxyMessage } from './message-proxy';

/** Request passed to the handler of a route. */
export interface RouterRequest extends ProxyMessage {
  /** Values of the parameters in the path. */
  params: Record<string, string>;
}

/** Response that the handler of a route fills in. */
export interface RouterResponse {
  /** Status code. Default: 200. */
  statusCode: number;
  /** Headers. */
  headers: Record<string, unknown>;
  /** Body. */
  body: unknown;
  /** Sets the status code and the body. */
  send(statusCode: number, body?: unknown): void;
}

/** Handler of a route. The response is sent when the returned promise has resolved. */
export type RouterHandler = (request: RouterRequest, response: RouterResponse) => void | Promise<void>;

const withoutQuery = (url = '') => url.replace(/^\/|[?#].*/g, '');

/**
 * Router that calls handlers for requests from frames, by method and path. In a path, `:name` matches one segment, and `*name`
 * matches the rest of the path.
 */
export class Router {
  readonly #proxy: { addHandler(handler: MessageHandler): void };

  /** Creates a router for the requests that a message proxy receives. */
  constructor(proxy: { addHandler(handler: MessageHandler): void }) {
    this.#proxy = proxy;
  }

  /** Adds a handler for GET requests. */
  get(url: string, handler: RouterHandler): this {
    return this.#add('GET', url, handler);
  }

  /** Adds a handler for POST requests. */
  post(url: string, handler: RouterHandler): this {
    return this.#add('POST', url, handler);
  }

  /** Adds a handler for PUT requests. */
  put(url: string, handler: RouterHandler): this {
    return this.#add('PUT', url, handler);
  }

  /** Adds a handler for PATCH requests. */
  patch(url: string, handler: RouterHandler): this {
    return this.#add('PATCH', url, handler);
  }

  /** Adds a handler for DELETE requests. */
  delete(url: string, handler: RouterHandler): this {
    return this.#add('DELETE', url, handler);
  }

  #add(method: string, route: string, handler: RouterHandler): this {
    const names: string[] = [];
    const source = withoutQuery(route).replace(
      /([:*])(\w+)|[.+?^${}()|[\]\\]/g,
      (text, kind?: string, name?: string) => {
        if (name === undefined) return `\\${text}`;
        names.push(name);
        return kind === ':' ? '([^/]+)' : '(.+)';
      },
    );
    const pattern = new RegExp(`^${source}$`);
    this.#proxy.addHandler({
      test: (message) => message.method === method && pattern.test(withoutQuery(message.url)),
      handle: async (message) => {
        const [, ...values] = pattern.exec(withoutQuery(message.url)) ?? [];
        const params = Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
        const response: RouterResponse = {
          statusCode: 200,
          headers: {},
          body: null,
          send(statusCode, body = null) {
            Object.assign(response, { statusCode, body });
          },
        };
        await handler({ ...message, params }, response);
        const { statusCode, headers, body } = response;
        return { statusCode, headers, body };
      },
    });
    return this;
  }
}
