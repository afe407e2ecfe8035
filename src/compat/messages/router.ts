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

const withoutQuery = (url = '') => url.replace(/^\/|\?.*/g, '');

/**
 * Router that calls handlers for requests from frames, by method and path. In a path, `:name` matches one segment, and `*name`
 * matches the rest of the path. `:uniqueId` matches only the unique id of the embed whose frame sent the request, if the message
 * proxy passes this id to `test`, as the SDK's proxy does.
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
    /** Returns the values of a path's parameters, or undefined if the path does not match or is malformed. */
    const paramsOf = (url?: string): Record<string, string> | undefined => {
      const values = pattern.exec(withoutQuery(url))?.slice(1);
      try {
        return values && Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(values[i] ?? '')]));
      } catch {
        return undefined;
      }
    };
    this.#proxy.addHandler({
      test: (message, sender) => {
        const params = message.method === method ? paramsOf(message.url) : undefined;
        return params !== undefined && (!sender || !params.uniqueId || params.uniqueId === sender);
      },
      handle: async (message) => {
        const params = paramsOf(message.url) ?? {};
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
