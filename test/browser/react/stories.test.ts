import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../support/fixtures';
import { Site } from '../support/site';

interface StoryIndex {
  entries: Record<string, { id: string; type: 'story' | 'docs' }>;
}

/** Stories whose point is that they do not reach 'rendered'. */
const otherEnds: Record<string, string> = {
  'embed-types-report--prepared': 'loaded',
  'failures-report--expired-token': 'failed',
  'failures-report--wrong-host': 'failed',
  'failures-report--unknown-report': 'failed',
  'failures-report--silent-frame': 'failed',
  'failures-report--refused-load': 'failed',
};

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

let folder: string;
let site: Site;

/** Serves the built Storybook from a folder below the root of its site: it must work from any. */
async function serveStorybook(): Promise<Site> {
  const started = await Site.start({ hostname: 'localhost' });
  started.serve('*', async (request, response) => {
    const path = new URL(request.url ?? '/', started.origin).pathname.replace('/some/folder/', '');
    const file = await readFile(join(folder, path)).catch(() => undefined);
    response.writeHead(file ? 200 : 404, { 'content-type': contentTypes[extname(path)] ?? 'text/plain' }).end(file);
  });
  return started;
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await mkdtemp(join(tmpdir(), 'storybook-'));
  const storybook = 'node_modules/storybook/dist/bin/dispatcher.js';
  await promisify(execFile)(process.execPath, [storybook, 'build', '-o', folder, '--disable-telemetry'], {
    env: { ...process.env, CI: '1' },
  });
  site = await serveStorybook();
});

test.afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

test('every story of the built Storybook comes to its end, and axe finds nothing wrong with it', async ({ page }) => {
  // some forty stories, one after the other
  test.setTimeout(900_000);
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as StoryIndex;
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  expect(stories.length).toBeGreaterThan(30);
  for (const { id } of stories) {
    await test.step(id, async () => {
      await page.goto(`${site.origin}/some/folder/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
      const status = page.locator('.stage-status output');
      const frames = page.locator('[role=group]');
      await expect(frames.first()).toBeAttached();
      if ((await status.count()) > 0) {
        await expect(status, id).toHaveText(otherEnds[id] ?? 'rendered', { timeout: 20_000 });
      } else {
        await expect(frames.first(), id).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
      }
      // a play function presses the first button of these
      if (id.startsWith('calls-')) await expect(page.getByRole('status').last(), id).not.toBeEmpty();
      await expect(page.locator('.sb-show-errordisplay'), id).toHaveCount(0);
      // the host's part: what is inside the frame has tests of its own
      const { violations } = await new AxeBuilder({ page }).include('#storybook-root').exclude('iframe').analyze();
      expect(violations.map(({ id: rule, nodes }) => `${id}: ${rule} ${String(nodes[0]?.target)}`)).toEqual([]);
    });
  }
});
