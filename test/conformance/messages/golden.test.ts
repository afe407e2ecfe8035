import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { acceptedDifferences } from './differences';
import type { Recording } from './player';
import { compatScenarios, scenarios } from './scenarios';
import { launchPlayer } from './player-page';
import { expect, test } from '../../browser/support/fixtures';

const folder = resolve(process.cwd(), 'test/conformance/messages/golden');
const read = (name: string): Recording => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as Recording;

// All tests share one page, because opening a page takes longer than a scenario. Each scenario loads its own document.
let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
});

test.afterAll(() => page.close());

for (const name of Object.keys(scenarios).filter((key) => !(key in compatScenarios))) {
  test(`the SDK and powerbi-client exchange the same messages in the scenario ${name}`, async ({ servers }) => {
    expect(existsSync(`${folder}/${name}.json`), `the golden file exists (npm run golden ${name} records it)`).toBe(
      true,
    );
    const accept = acceptedDifferences[name]?.apply ?? ((recording) => recording);
    const player = await launchPlayer(page, servers, 'vitrine');
    expect(await player.play(name)).toEqual(accept(read(name)));
  });
}

test('every golden file belongs to a scenario', () => {
  const recorded = readdirSync(folder).map((file) => file.replace('.json', ''));
  expect(recorded.filter((name) => !(name in scenarios))).toEqual([]);
});

test('every accepted difference belongs to a scenario', () => {
  expect(Object.keys(acceptedDifferences).filter((name) => !(name in scenarios))).toEqual([]);
});
