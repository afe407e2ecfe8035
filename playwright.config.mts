import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';

const executablePath = await findChromium();

// test/browser/support/fixtures.ts adds to the browser's flags what the servers that it starts need
export default defineConfig({
  testDir: './test',
  testMatch: ['browser/**/*.test.ts', 'e2e/**/*.test.ts'],
  outputDir: './temp/playwright',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  // with room for a busy machine: what is waited for mostly comes at once
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'temp/browser.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs },
    // the servers that play the provider have certificates of their own making
    ignoreHTTPSErrors: true,
  },
});
