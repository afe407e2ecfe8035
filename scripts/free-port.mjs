import { createServer } from 'node:net';

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1' }, () => probe.close(() => resolve(true)));
  });

/** Returns the first free port at or after `preferred`. Throws if none of 100 ports is free. */
export async function freePort(preferred) {
  for (let port = preferred; port < preferred + 100; port++) if (await isFree(port)) return port;
  throw new Error(
    `Ports ${preferred} to ${preferred + 99} are in use. Stop a program that uses one, or choose a different port.`,
  );
}
