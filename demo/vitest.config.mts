import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export { config as default };
const config = defineConfig({
  root: at('.'),
  resolve: { alias: [{ find: /^@vitrine\/sdk\/emulator$/, replacement: at('../src/emulator/index.ts') }] },
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: [at('./test/support/cheap-passwords.ts')],
    globalSetup: [at('./test/support/global-setup.ts')],
    // each file has databases and servers of its own; side by side they would only fight for the processor
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
