import type { Page } from '@playwright/test';
import type { Emulator } from '../../../src/emulator';
import { expect, test } from '../../browser/support/fixtures';
import { testFilters } from './calls/filters';
import { testAppearance } from './calls/appearance';
import { testOtherTypes } from './calls/other-types';
import type { RunInPage } from './calls/run-in-page';
import { testReport } from './calls/report';
import { testService } from './calls/service';
import { testVisuals } from './calls/visuals';
import { openClientPage, startPowerBIEmulator } from './client-page';
import { orders } from './order-data';
import { nameOf, clientMethods } from '../methods/client-methods';
import { methodRecorder } from '../methods/method-recorder';

// All tests share one page, which records the powerbi-client methods that are called.
test.describe.configure({ mode: 'serial' });

let emulator: Emulator;
let page: Page;
let token: string;
let origin: string;

test.beforeAll(async ({ browser, servers }) => {
  emulator = await startPowerBIEmulator(servers);
  token = await emulator.createToken();
  origin = servers.emulated.origin;
  page = await browser.newPage({ ignoreHTTPSErrors: true });
  await openClientPage(page, servers, methodRecorder);
});

test.afterAll(async () => {
  await page.close();
  // Rejects if the emulator has received an unknown request.
  await emulator.close();
});

const run: RunInPage = (script) => page.evaluate(script as never, { origin, token, orders });

testReport(run);
testFilters(run);
testVisuals(run);
testAppearance(run);
testOtherTypes(run);
testService(run);

/** Reasons why a method is not called in these tests. */
const notCalled: Record<string, string> = {
  'Embed.create': 'overridden by each class that creates reports',
  'Create.getDefaultEmbedUrlEndpoint': 'only bootstrap calls it, and powerbi-client cannot bootstrap this type',
  'QuickCreate.getDefaultEmbedUrlEndpoint': 'only bootstrap calls it, and powerbi-client cannot bootstrap this type',
  'Service.handleTileEvents': 'powerbi-client no longer calls it',
  'Service.invokeSDKHook': 'hook messages are compared in the message scenarios',
};

test('the tests call every public method in powerbi-client with the emulator', async () => {
  const called = new Set(await page.evaluate(() => [...window.calledMethods]));
  const missed = clientMethods()
    .map(nameOf)
    .filter((name) => !called.has(name));
  expect(missed.filter((name) => !(name in notCalled))).toEqual([]);
  expect(Object.keys(notCalled).filter((name) => called.has(name))).toEqual([]);
});
