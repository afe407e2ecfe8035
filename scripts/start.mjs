// `npm start`: builds what is missing or old, then runs the playground and the emulator until Ctrl+C.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** When a file, or the newest file below a folder, was changed; 0 when there is none. */
function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

const products = ['dist/vitrine.umd.js', 'dist/emulator/index.mjs', 'dist/emulator/frame.js'];
const sources = ['src', 'rollup.config.mjs', 'package.json'];
if (Math.min(...products.map(newest)) < Math.max(...sources.map(newest))) {
  console.log('Building …');
  const { status } = spawnSync(process.execPath, ['node_modules/rollup/dist/bin/rollup', '-c', '--silent'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const { startPlayground } = await import('../playground/server.mjs');
try {
  const playground = await startPlayground({
    port: Number(process.env.PORT ?? 5173),
    contentPort: Number(process.env.CONTENT_PORT ?? 4300),
  });
  console.log(`\n  Playground  ${playground.url}\n  Emulator    ${playground.contentOrigin}\n\n  Ctrl+C ends both.`);
  const stop = () => {
    void playground.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
