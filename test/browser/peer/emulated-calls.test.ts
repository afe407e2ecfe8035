import type { Page } from '@playwright/test';
import type { Emulator } from '../../../src/emulator';
import { expect, test } from '../support/fixtures';
import { filterCalls } from './calls/filters';
import { lookCalls } from './calls/looks';
import { otherTypeCalls } from './calls/other-types';
import type { Play } from './calls/play';
import { reportCalls } from './calls/report';
import { serviceCalls } from './calls/service';
import { visualCalls } from './calls/visuals';
import { openPeer, startEmulated } from './emulated';
import { orders } from './orders';
import { nameOf, peerMethods } from './peer-methods';
import { spy } from './spy';

// One page for all tests: it notes which of the client's methods have been called.
test.describe.configure({ mode: 'serial' });

let emulator: Emulator;
let page: Page;
let token: string;
let origin: string;

test.beforeAll(async ({ browser, servers }) => {
  emulator = await startEmulated(servers);
  token = await emulator.createToken();
  origin = servers.emulated.origin;
  page = await browser.newPage({ ignoreHTTPSErrors: true });
  await openPeer(page, servers, spy);
});

test.afterAll(async () => {
  await page.close();
  // fails when the client has made a call that the emulator does not know
  await emulator.close();
});

/** Runs in the page, with what its script needs. */
const play: Play = (script) => page.evaluate(script as never, { origin, token, orders });

reportCalls(play);
filterCalls(play);
visualCalls(play);
lookCalls(play);
otherTypeCalls(play);
serviceCalls(play);

/** What is no call of a host page upon the emulator, with the reason. */
const elsewhere: Record<string, string> = {
  'Embed.create': 'each class that creates overrides it',
  'Create.getDefaultEmbedUrlEndpoint':
    'only bootstrap asks for it, and the published client cannot bootstrap this type',
  'QuickCreate.getDefaultEmbedUrlEndpoint':
    'only bootstrap asks for it, and the published client cannot bootstrap this type',
  'Service.handleTileEvents': 'the published client itself no longer calls it',
  'Service.invokeSDKHook': 'the messages of hooks are compared in the scenarios',
};

test('every public method of the published client has been called upon the emulator', async () => {
  const called = new Set(await page.evaluate(() => [...window.calledMethods]));
  const missed = peerMethods()
    .map(nameOf)
    .filter((name) => !called.has(name));
  expect(missed.filter((name) => !(name in elsewhere))).toEqual([]);
  expect(Object.keys(elsewhere).filter((name) => called.has(name))).toEqual([]);
});
