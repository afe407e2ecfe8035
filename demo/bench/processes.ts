/**
 * Runs several processes on one PostgreSQL server behind a round-robin proxy and restarts them one by one under load.
 * Exits with code 1 if a request failed.
 *
 *     npm run processes -w demo -- [processes] [postgres://…]
 *
 * Default: 3 processes on a temporary PostgreSQL server.
 */
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from '../test/support/client';
import { startPostgres } from '../test/support/postgres';
import { CookieClient, refresh, signInWithPassword } from '../test/support/sign-in';
import { applyLoad, send } from './support/load';
import { startServer, stopServer, type RunningServer } from './support/running-server';

/** A round-robin load balancer. Failed GET requests are retried on the next process. */
class Balancer {
  readonly #agent = new Agent({ keepAlive: true });
  #targets: string[] = [];
  #next = 0;

  add(origin: string): void {
    this.#targets.push(origin);
  }

  remove(origin: string): void {
    this.#targets = this.#targets.filter((each) => each !== origin);
  }

  handle = (req: IncomingMessage, res: ServerResponse): void => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      this.#forward(req, Buffer.concat(chunks), res, this.#targets.length);
    });
  };

  #forward(req: IncomingMessage, body: Buffer, res: ServerResponse, attempts: number): void {
    const target = this.#targets[this.#next++ % this.#targets.length];
    if (target === undefined) {
      res.writeHead(503).end();
      return;
    }
    const { method = 'GET', url = '/' } = req;
    const { connection: _connection, ...headers } = req.headers;
    const outgoing = request(`${target}${url}`, { method, headers, agent: this.#agent }, (incoming) => {
      const { connection: _hop, ...received } = incoming.headers;
      res.writeHead(incoming.statusCode ?? 502, received);
      incoming.pipe(res);
    });
    outgoing.on('error', () => {
      // only GET requests are retried, because others may already have been processed
      if (attempts > 1 && method === 'GET' && !res.headersSent) this.#forward(req, body, res, attempts - 1);
      else res.destroy();
    });
    outgoing.end(body);
  }
}

const [count = '3', url] = process.argv.slice(2);
const postgres = url === undefined ? await startPostgres() : undefined;
const balancer = new Balancer();
const proxy = createServer(balancer.handle);
await new Promise<void>((resolve) => {
  proxy.listen(0, '127.0.0.1', resolve);
});
const origin = `http://localhost:${String((proxy.address() as AddressInfo).port)}`;
const settings = { DATABASE_URL: url ?? `${postgres?.url ?? ''}/postgres`, ORIGIN: origin, TRUST_PROXY: '1' };

const processes: RunningServer[] = [];
for (let index = 0; index < Number(count); index++) {
  const running = await startServer(settings);
  processes.push(running);
  balancer.add(running.address);
}

const browser = new CookieClient(origin);
const tokens = await signInWithPassword(origin, 'corporate@iyg.example', 'Corporate-2026', browser);
console.log(`signed in across ${count} processes`);
const headers = { authorization: `Bearer ${tokens.accessToken}` };
const done = new AbortController();
const load = applyLoad(
  20,
  (index, agent) =>
    send(
      `${origin}/api/IYG-US/staff/getinlocations?locationNumbersCsv=${String(1001 + (index % 100))}`,
      headers,
      agent,
    ),
  done.signal,
);
for (const [index, running] of processes.entries()) {
  await delay(500);
  balancer.remove(running.address);
  await stopServer(running, 'SIGTERM');
  const restarted = await startServer(settings);
  processes[index] = restarted;
  balancer.add(restarted.address);
}
done.abort();
const { requests, requestsPerSecond, p50, p99, failures } = await load;
console.log(
  `rolling restart: ${String(requests)} requests, ${requestsPerSecond.toFixed(0)} per second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${String(failures)} failed`,
);
const refreshed = await refresh(browser, tokens.refreshToken);
const { status } = await new Client(origin, refreshed.tokens.accessToken).get('permissions');
console.log(`token refreshed by a restarted process: ${String(refreshed.status)}, accepted: ${String(status)}`);

for (const running of processes) await stopServer(running, 'SIGTERM');
proxy.close();
proxy.closeAllConnections();
postgres?.stop();
process.exitCode = failures === 0 && refreshed.status === 200 && status === 200 ? 0 : 1;
