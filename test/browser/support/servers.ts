import { request as send } from 'node:http';
import { resolve } from 'node:path';
import { generate } from 'selfsigned';
import { serveFakeFrames } from './fake-content';
import { Site } from './site';

/** Servers for the browser tests. Each is a different site to the browser. */
export interface Servers {
  /** Host pages: http://localhost:… Also serves `/dist/…` and `/powerbi-client/{version}/powerbi.js`. */
  host: Site;
  /** Fake frames on a different site: http://127.0.0.1:… */
  content: Site;
  /** Fake frames under Power BI's host name: https://app.powerbi.com */
  provider: Site;
  /** The emulator under Power BI's domain: https://emulator.powerbi.com. Set its target with `proxyTo`. */
  emulated: Site;
  /** Chromium flag that resolves Power BI's host names to these servers. */
  resolverRules: string;
  close(): Promise<void>;
}

/** Forwards a site's requests to an http server, so that the server's pages have a different host name and TLS. */
export function proxyTo(site: Site, target: string): void {
  site.serve('*', (request, response) => {
    const forwarded = send(
      new URL(request.url ?? '/', target),
      { method: request.method, headers: { ...request.headers, host: new URL(target).host } },
      (reply) => {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(response);
      },
    );
    forwarded.on('error', (error) => response.writeHead(502).end(error.message));
    request.pipe(forwarded);
  });
}

/** Starts the servers on free ports. */
export async function startServers(): Promise<Servers> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'app.powerbi.com' }]);
  const tls = { key, cert };
  const [host, content, provider, emulated] = await Promise.all([
    Site.start({ hostname: 'localhost' }),
    Site.start({ hostname: '127.0.0.1' }),
    Site.start({ hostname: 'app.powerbi.com', tls, origin: 'https://app.powerbi.com' }),
    Site.start({ hostname: 'emulator.powerbi.com', tls, origin: 'https://emulator.powerbi.com' }),
  ]);
  host.folder('/dist/', resolve(process.cwd(), 'dist'));
  host.folder('/powerbi-client/2.23.1/', resolve(process.cwd(), 'node_modules/powerbi-client-2.23.1/dist'));
  host.folder('/powerbi-client/2.24.1/', resolve(process.cwd(), 'node_modules/powerbi-client/dist'));
  host.folder('/powerbi-report-authoring/', resolve(process.cwd(), 'node_modules/powerbi-report-authoring/dist'));
  await Promise.all([serveFakeFrames(content), serveFakeFrames(provider)]);
  const sites = [host, content, provider, emulated];
  const rules = [provider, emulated].map((site) => `MAP ${new URL(site.origin).hostname}:443 127.0.0.1:${site.port}`);
  return {
    host,
    content,
    provider,
    emulated,
    resolverRules: `--host-resolver-rules=${rules.join(',')}`,
    close: async () => {
      await Promise.all(sites.map((site) => site.close()));
    },
  };
}
