import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';

const executablePath = await findChromium();

// test/browser/support/fixtures.ts adds the flags that resolve the provider's host names to the test servers
export default defineConfig({
  testDir: './test',
  testMatch: ['browser/**/*.test.ts', 'conformance/**/*.test.ts', 'e2e/**/*.test.ts'],
  // Vitest runs these
  testIgnore: 'conformance/api/**',
  // Node runs the built SDK without transpiling it
  build: { external: ['**/dist/**'] },
  // long-running tests run nightly
  ...(process.env.VITRINE_FULL === '1' ? {} : { grepInvert: /@full/ }),
  // the reporter prints the folders of failed tests
  outputDir: './temp/failures/browser',
  preserveOutput: 'failures-only',
  workers: 3,
  retries: 0,
  // Sufficient on a machine that is several times slower. Only failing tests take longer because of it.
  timeout: 120_000,
  expect: { timeout: 40_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'temp/browser.json' }], ['./test/browser/support/failure-reporter.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumArgs },
    // the servers that emulate the provider have self-signed certificates
    ignoreHTTPSErrors: true,
    // on a busy machine, pages load slowly, and rendering their spinners takes CPU time from loading
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // traces took 24% more CPU time (8% without snapshots) in a sample of 34 tests; the reporter writes the steps of failed tests anyway
    trace: process.env.VITRINE_TRACE === '1' ? 'retain-on-failure' : 'off',
  },
});
