import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

/** What a path answers: text, or a function that answers by itself. */
export type Content = string | ((request: IncomingMessage, response: ServerResponse) => void | Promise<void>);

/** How a site is started. */
export interface SiteOptions {
  /** The host name in `origin`; the server itself listens on 127.0.0.1. */
  hostname: string;
  /** Key and certificate in PEM: the site then speaks https. */
  tls?: { key: string; cert: string };
  /** The origin that browsers see, where a resolver rule gives the site another address. */
  origin?: string;
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** A small web server whose pages are strings, for one origin of a browser test. */
export class Site {
  readonly #server: Server;
  readonly #pages = new Map<string, { content: Content; headers: Record<string, string> }>();
  readonly #folders = new Map<string, string>();
  readonly #options: SiteOptions;

  private constructor(options: SiteOptions) {
    this.#options = options;
    const listener = (request: IncomingMessage, response: ServerResponse): void => {
      this.#answer(request, response).catch((error: unknown) => {
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

  /** The origin as browsers see it. */
  get origin(): string {
    const scheme = this.#options.tls ? 'https' : 'http';
    return this.#options.origin ?? `${scheme}://${this.#options.hostname}:${this.port}`;
  }

  /** Answers a path (its query does not count) and returns its address. A later call for the same path replaces it. */
  serve(path: string, content: Content, headers: Record<string, string> = {}): string {
    this.#pages.set(path, { content, headers });
    return this.origin + path;
  }

  /** Answers a path with an HTML document around `body`. */
  page(path: string, body: string, headers: Record<string, string> = {}): string {
    return this.serve(path, `<!doctype html><html lang="en"><title>host</title>${body}`, {
      'content-type': contentTypes['.html'] ?? '',
      ...headers,
    });
  }

  /** Answers everything below `prefix` with the files of a folder. */
  folder(prefix: string, folder: string): void {
    this.#folders.set(prefix, folder);
  }

  /** Stops the server and ends its connections. */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
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
    response.writeHead(404, { 'content-type': 'text/plain' }).end(`nothing at ${path}`);
  }
}
