import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

/** Content at a path: a string, or a request handler. */
export type Content = string | ((request: IncomingMessage, response: ServerResponse) => void | Promise<void>);

/** Options for a site. */
export interface SiteOptions {
  /** Host name in `origin`. The server listens on 127.0.0.1. */
  hostname: string;
  /** Key and certificate (PEM) for an HTTPS site. Default: http. */
  tls?: { key: string; cert: string };
  /** Origin in the browser, when a resolver rule maps a different host name to the server. */
  origin?: string;
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** A web server for one origin in a browser test. Pages are strings. */
export class Site {
  readonly #server: Server;
  readonly #pages = new Map<string, { content: Content; headers: Record<string, string> }>();
  readonly #folders = new Map<string, string>();
  readonly #options: SiteOptions;

  private constructor(options: SiteOptions) {
    this.#options = options;
    const listener = (request: IncomingMessage, response: ServerResponse): void => {
      this.#respond(request, response).catch((error: unknown) => {
        response.writeHead(500).end(String(error));
      });
    };
    this.#server = options.tls ? createSecureServer(options.tls, listener) : createServer(listener);
  }

  /** Starts a site on a free port. */
  static async start(options: SiteOptions): Promise<Site> {
    const site = new Site(options);
    await new Promise<void>((resolve, reject) => {
      site.#server.once('error', reject);
      site.#server.listen(0, '127.0.0.1', resolve);
    });
    return site;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Origin in the browser. */
  get origin(): string {
    const scheme = this.#options.tls ? 'https' : 'http';
    return this.#options.origin ?? `${scheme}://${this.#options.hostname}:${this.port}`;
  }

  /**
   * Serves content at a path, regardless of the query, and returns its URL. A later call replaces the content. The path
   * `*` is the fallback.
   */
  serve(path: string, content: Content, headers: Record<string, string> = {}): string {
    this.#pages.set(path, { content, headers });
    return this.origin + path;
  }

  /** Serves an HTML document with this body and returns its URL. */
  page(path: string, body: string, headers: Record<string, string> = {}): string {
    return this.serve(path, `<!doctype html><html lang="en"><title>host</title>${body}`, {
      'content-type': contentTypes['.html'] ?? '',
      ...headers,
    });
  }

  /** Serves a folder's files under a path prefix. */
  folder(prefix: string, folder: string): void {
    this.#folders.set(prefix, folder);
  }

  /** Stops the server and closes its connections. */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://any').pathname);
    const page = this.#pages.get(path) ?? this.#pages.get('*');
    if (page) {
      if (typeof page.content === 'function') {
        await page.content(request, response);
        return;
      }
      const type = contentTypes[extname(path)] ?? 'text/html; charset=utf-8';
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store', ...page.headers }).end(page.content);
      return;
    }
    for (const [prefix, folder] of this.#folders) {
      if (!path.startsWith(prefix)) continue;
      const file = await readFile(join(folder, normalize(`/${path.slice(prefix.length)}`))).catch(() => undefined);
      if (!file) break;
      response.writeHead(200, { 'content-type': contentTypes[extname(path)] ?? 'text/plain' }).end(file);
      return;
    }
    response.writeHead(404, { 'content-type': 'text/plain' }).end(`Not found: ${path}`);
  }
}
