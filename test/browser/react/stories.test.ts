import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import type { ConsoleMessage, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Site } from '../support/site';

interface StoryIndex {
  entries: Record<string, { id: string; type: 'story' | 'docs' }>;
}

/**
 * Stories that make the console complain, and of what: React tells of every error that a boundary catches, the browser of
 * every message that it keeps from a frame which is no longer where it was.
 */
const expectedComplaints: Record<string, RegExp> = {
  'react-slots-and-size--error-boundary': /Invalid embed URL detected/,
  'failures-report--navigated-frame': /does not match the recipient window's origin/,
};

/** How many stories are looked at at the same time: much of their time is waiting. */
const pagesAtOnce = 3;

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
    const { pathname, search } = new URL(request.url ?? '/', started.origin);
    const path = join(folder, pathname.replace('/some/folder/', ''));
    const isFolder = (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
    if (isFolder && !pathname.endsWith('/')) {
      response.writeHead(301, { location: `${pathname}/${search}` }).end();
      return;
    }
    const file = isFolder ? join(path, 'index.html') : path;
    const text = await readFile(file).catch(() => undefined);
    response.writeHead(text ? 200 : 404, { 'content-type': contentTypes[extname(file)] ?? 'text/plain' }).end(text);
  });
  started.serve('/favicon.ico', '');
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

/**
 * Axe for a story, inside its frames too. Not inside where the frame shows the very report that other stories have shown
 * already, or a page that is not ours. Several frames are several documents: each may have a `main` of its own.
 */
function axeFor(page: Page, id: string): AxeBuilder {
  const axe = new AxeBuilder({ page })
    // all documents are of one site, so axe need not open a page to put them together
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .include('#storybook-root')
    .disableRules('landmark-unique');
  return /^(calls|events|failures)-/.test(id) ? axe.exclude('iframe') : axe;
}

interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/** Opens a story, waits until it is drawn and its play function has ended, and says what is wrong with it. */
async function faultsOf(page: Page, id: string): Promise<string[]> {
  const faults: string[] = [];
  const complain = (text: string) => {
    if (!expectedComplaints[id]?.test(text)) faults.push(`console: ${text}`);
  };
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') complain(message.text());
  };
  const onError = (error: Error) => complain(error.message);
  page.on('console', onConsole);
  page.on('pageerror', onError);
  await page.goto(`${site.origin}/some/folder/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  const ended = await page.waitForFunction(() => {
    const phase = (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';
    return ['finished', 'errored', 'aborted'].includes(phase) && phase;
  });
  if ((await ended.jsonValue()) !== 'finished') {
    faults.push((await page.locator('#error-message').textContent()) ?? 'The story did not end.');
  }
  // stories without a play function: what is in view has its content, or the story waits without a token
  const busy = page.locator('[role=group][aria-busy=true]:not(:has(.slot))');
  if (
    (await page
      .getByLabel('status', { exact: true })
      .textContent({ timeout: 100 })
      .catch(() => '')) !== 'waiting'
  ) {
    await expect(busy, id).toHaveCount(0, { timeout: 20_000 });
  }
  const { violations } = await axeFor(page, id).analyze();
  faults.push(...violations.map(({ id: rule, nodes }) => `axe: ${rule} ${String(nodes[0]?.target)}`));
  page.off('console', onConsole);
  page.off('pageerror', onError);
  return faults;
}

test('every story of the built Storybook comes to its end, and neither axe nor the console finds fault', async ({
  context,
}) => {
  // some seventy stories
  test.setTimeout(900_000);
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as StoryIndex;
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  expect(stories.length).toBeGreaterThan(60);
  const faults: Record<string, string[]> = {};
  const left = stories.map(({ id }) => id);
  const lookAtThem = async () => {
    const page = await context.newPage();
    for (let id = left.shift(); id !== undefined; id = left.shift()) {
      const story = id;
      const found = await test.step(story, () => faultsOf(page, story));
      if (found.length > 0) faults[story] = found;
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, lookAtThem));
  expect(faults).toEqual({});
});
