import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

/** Plugin that replaces `import.meta.url` with the source file's URL, because modules resolve paths relative to it. */
const originalUrls: Plugin = {
  name: 'original-urls',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/](demo[\\/]server|src)[\\/].*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: 'ts',
    }));
  },
};

// inside the repository, so Node.js resolves the packages that cannot be bundled
const folder = join(repository, 'temp/demo-server');

export interface Bundles {
  /** Path to the server script. */
  server: string;
  /** Path to the emulator's frame script. */
  frame: string;
}

/**
 * Bundles a server entry point. Loading sources and dependencies file by file would make each start take seven
 * times as long.
 */
export async function bundleServer(entryPoint: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [entryPoint],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    external: ['sharp', '@electric-sql/pglite', 'pg-native'],
    alias: { '@vitrine/sdk/emulator': join(repository, 'src/emulator/index.ts') },
    // CommonJS packages call `require`; the name must not collide with the server's imports
    banner: {
      js: "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);",
    },
    plugins: [originalUrls],
  });
}

/** Bundles the server and the frame script for tests and benchmarks that run the server in a separate process. */
export async function createBundles(): Promise<Bundles> {
  const bundles = { server: join(folder, 'main.mjs'), frame: join(folder, 'frame.js') };
  await build({
    entryPoints: [join(repository, 'src/emulator/frame/main.ts')],
    outfile: bundles.frame,
    bundle: true,
    format: 'iife',
    loader: { '.woff2': 'dataurl' },
    logLevel: 'error',
  });
  await bundleServer(join(repository, 'demo/server/main.ts'), bundles.server);
  return bundles;
}
