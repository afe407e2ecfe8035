import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const at = (path: string): string => resolve(process.cwd(), path);

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@vitrine\/sdk$/, replacement: at('src/index.ts') },
      { find: /^@vitrine\/sdk\/auto$/, replacement: at('src/auto.ts') },
      { find: /^@vitrine\/sdk\/react$/, replacement: at('react/src/index.ts') },
      { find: /^@vitrine\/sdk\/emulator$/, replacement: at('src/emulator/index.ts') },
    ],
  },
  test: {
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: ['test/{unit,contracts,react}/**/*.test.{ts,tsx}'],
          setupFiles: ['./test/setup.ts'],
        },
      },
      {
        // reads the built and packed package, so it runs after `npm run build`
        test: {
          name: 'package',
          environment: 'node',
          include: ['test/package/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
