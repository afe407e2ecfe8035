import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Keeps the locations of files that modules look up relative to themselves. */
const originalUrls: Plugin = {
  name: 'original-urls',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/](demo[\\/]server|src)[\\/].*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: 'ts',
    }));
  },
};

/** Bundles the frame script of the emulator. Returns its path. */
export async function bundleFrame(folder: string): Promise<string> {
  const outfile = join(folder, 'frame.js');
  await build({
    entryPoints: [join(repository, 'src/emulator/frame/main.ts')],
    outfile,
    bundle: true,
    format: 'iife',
    logLevel: 'error',
  });
  return outfile;
}

/**
 * Bundles the server for tests that run it in a separate process. Loading the sources and dependencies file by file
 * would take seven times as long with each start. Returns the path of the bundle, which is inside the repository, so
 * that it finds the packages that cannot be bundled.
 */
export async function bundleServer(): Promise<string> {
  const outfile = join(repository, 'temp/demo-server/main.mjs');
  await build({
    entryPoints: [join(repository, 'demo/server/main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    external: ['sharp', '@electric-sql/pglite', 'pg-native'],
    alias: { '@vitrine/sdk/emulator': join(repository, 'src/emulator/index.ts') },
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    plugins: [originalUrls],
  });
  return outfile;
}
