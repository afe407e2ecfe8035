import { Agent, get } from 'node:http';

export interface LoadResult {
  requests: number;
  requestsPerSecond: number;
  /** Median response time in milliseconds. */
  p50: number;
  /** 99th percentile of the response time in milliseconds. */
  p99: number;
  /** Number of requests without a response or with a 5xx status. */
  failures: number;
}

/** Sends a GET request and reads the response. Resolves to the status, or to 0 if the request failed. */
export const send = (url: string, headers: Record<string, string>, agent: Agent): Promise<number> =>
  new Promise((resolve) => {
    get(url, { headers, agent }, (res) => {
      res.resume();
      res.on('end', () => {
        resolve(res.statusCode ?? 0);
      });
      res.on('error', () => {
        resolve(0);
      });
    }).on('error', () => {
      resolve(0);
    });
  });

/** Sends consecutive requests on each connection until the signal is aborted. */
export async function applyLoad(
  connections: number,
  request: (index: number, agent: Agent) => Promise<number>,
  signal: AbortSignal,
): Promise<LoadResult> {
  const times: number[] = [];
  let failures = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let index = connection; !signal.aborted; index += connections) {
        const start = performance.now();
        const status = await request(index, agent);
        times.push(performance.now() - start);
        if (status === 0 || status >= 500) failures++;
      }
      agent.destroy();
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { requests: times.length, requestsPerSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), failures };
}
