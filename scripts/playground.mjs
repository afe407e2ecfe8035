// `npm run playground`: builds stale outputs, then runs the playground and the emulator until Ctrl+C.
import { buildIfStale } from './build-if-stale.mjs';
import { freePort } from './free-port.mjs';
import { onShellExit } from './shell-exit.mjs';

/** Returns the port in an environment variable, or else a free port. */
async function portOf(name, preferred) {
  const text = process.env[name];
  if (!text) return freePort(preferred);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`Invalid setting ${name}: expected a port from 1 to 65535, received '${text}'.`);
}

try {
  const port = await portOf('PORT', 5173);
  const contentPort = await portOf('CONTENT_PORT', 4300);
  if (port === contentPort) throw new Error('PORT and CONTENT_PORT must be different.');
  await buildIfStale(['sdk']);
  const { startPlayground } = await import('../playground/server.mjs');
  const playground = await startPlayground({ port, contentPort });
  console.log(
    `\n  Playground  ${playground.url}\n  Emulator    ${playground.contentOrigin}\n\n  Press Ctrl+C to stop.`,
  );
  const stop = () => {
    void playground.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  onShellExit(stop);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
