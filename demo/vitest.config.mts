import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export { config as default };
const config = defineConfig({
  root: pathTo('.'),
  resolve: {
    alias: [
      { find: /^@vitrine\/sdk\/emulator$/, replacement: pathTo('../src/emulator/index.ts') },
      { find: /^@vitrine\/sdk\/server$/, replacement: pathTo('../src/server/index.ts') },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: [pathTo('./test/support/cheap-passwords.ts')],
    globalSetup: [pathTo('./test/support/global-setup.ts')],
    // each file has its own databases and servers, which would compete for the processor when files run in parallel
    fileParallelism: false,
    // the server's modules and the embedded database's WebAssembly are loaded once
    isolate: false,
    execArgv: ['--liftoff-only', '--single-threaded-gc', '--max-semi-space-size=64'],
    // generous enough for a busy machine, because some tests start several servers
    testTimeout: 150_000,
    hookTimeout: 400_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
