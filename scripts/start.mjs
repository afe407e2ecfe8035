// `npm start`: builds what is missing or older than its sources, then runs the demo until Ctrl+C.
import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from './build-if-stale.mjs';
import { freePort } from './free-port.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A port that the user has named is used as it is; the default gives way to the next free one. */
async function portOf(name, usual) {
  if (process.env[name]) return process.env[name];
  const port = await freePort(usual);
  if (port !== usual) console.log(`Port ${usual} is taken, so ${name} is ${port}.`);
  return String(port);
}

try {
  await buildIfStale(['frame', 'app']);
  const env = { ...process.env, PORT: await portOf('PORT', 5173), CONTENT_PORT: await portOf('CONTENT_PORT', 4300) };
  console.log('Starting the demo … (the first start fills its database, which takes half a minute)');
  const server = spawn(process.execPath, ['--import', 'tsx', 'demo/server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  server.on('exit', (code) => process.exit(code ?? 1));
  // Ctrl+C reaches the server as well; this process waits until it has closed its database
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => server.kill('SIGTERM'));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
