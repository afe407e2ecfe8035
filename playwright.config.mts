import { defineConfig } from '@playwright/test';

// The browser itself is started by test/browser/support/fixtures.ts, which also starts the servers it must resolve.
export default defineConfig({
  testDir: './test/browser',
  testMatch: '**/*.test.ts',
  outputDir: './temp/playwright',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'temp/browser.json' }]],
});
