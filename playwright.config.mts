import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';

const executablePath = await findChromium();

// test/browser/support/fixtures.ts adds the flags that resolve the provider's host names to its servers
export default defineConfig({
  testDir: './test',
  testMatch: ['browser/**/*.test.ts', 'conformance/**/*.test.ts', 'e2e/**/*.test.ts'],
  // Vitest runs these
  testIgnore: 'conformance/api/**',
  // long-running proofs, for the nightly run
  ...(process.env.VITRINE_FULL === '1' ? {} : { grepInvert: /@full/ }),
  // the folders of failed tests stay; the reporter prints which
  outputDir: './temp/failures/browser',
  preserveOutput: 'failures-only',
  workers: 2,
  retries: 0,
  timeout: 60_000,
  // long enough for a busy machine
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'temp/browser.json' }], ['./test/browser/support/failure-reporter.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs },
    // the servers that act as the provider have self-signed certificates
    ignoreHTTPSErrors: true,
    screenshot: 'only-on-failure',
    // even without snapshots a trace costs 8 % of the run; the steps that the reporter writes cost nothing
    trace: process.env.VITRINE_TRACE === '1' ? 'retain-on-failure' : 'off',
  },
});
