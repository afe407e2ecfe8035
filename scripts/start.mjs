// `npm start`: builds stale outputs, then runs the demo until Ctrl+C.
import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from './build-if-stale.mjs';
import { freePort } from './free-port.mjs';
import { onShellExit } from './shell-exit.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Returns the port from the environment variable. If it is not set, returns the first free port at or after the default. */
async function choosePort(name, defaultPort) {
  if (process.env[name]) return process.env[name];
  const port = await freePort(defaultPort);
  if (port !== defaultPort) console.log(`Port ${defaultPort} is in use. Using ${port} as ${name} instead.`);
  return String(port);
}

try {
  await buildIfStale(['frame', 'app']);
  const env = {
    ...process.env,
    PORT: await choosePort('PORT', 5173),
    CONTENT_PORT: await choosePort('CONTENT_PORT', 4300),
  };
  console.log('Starting the demo … (the first start seeds the database, which takes half a minute)');
  const server = spawn(process.execPath, ['--import', 'tsx', 'demo/server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  server.on('exit', (code) => process.exit(code ?? 1));
  // the server also receives Ctrl+C; this process waits until the server has closed its database
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  onShellExit(() => server.kill());
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
