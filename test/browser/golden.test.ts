import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { acceptedDifferences } from '../contracts/differences';
import type { Recording } from '../contracts/player';
import { scenarios } from '../contracts/scenarios';
import { launchPlayer } from '../contracts/stage';
import { expect, test } from './support/fixtures';

const folder = resolve(process.cwd(), 'test/contracts/golden');
const read = (name: string): Recording => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as Recording;

test.describe('on the wire the SDK does what the published client does', () => {
  // one page for all: each scenario begins with a load of its own, and a page costs more than a scenario
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
  });
  test.afterAll(() => page.close());

  for (const name of Object.keys(scenarios)) {
    test(name, async ({ servers }) => {
      expect(existsSync(`${folder}/${name}.json`), `record it: npm run golden ${name}`).toBe(true);
      const accept = acceptedDifferences[name]?.apply ?? ((recording) => recording);
      const player = await launchPlayer(page, servers, 'ours');
      expect(await player.play(name)).toEqual(accept(read(name)));
    });
  }

  test('has no golden file without a scenario', () => {
    const recorded = readdirSync(folder).map((file) => file.replace('.json', ''));
    expect(recorded.filter((name) => !(name in scenarios))).toEqual([]);
  });

  test('names no accepted difference without a scenario', () => {
    expect(Object.keys(acceptedDifferences).filter((name) => !(name in scenarios))).toEqual([]);
  });
});
