import type { BrowserContext, Frame, Page } from '@playwright/test';
import { axeFaults } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { startStorybook, type Storybook } from './storybook';

/**
 * Expected errors in the console by story: React logs every error that a boundary catches, the browser every message that it
 * does not deliver because the frame has navigated.
 */
const expectedComplaints: Record<string, RegExp> = {
  'react-slots-and-size--error-boundary': /Invalid embed URL detected/,
  'failures-report--navigated-frame': /does not match the recipient window's origin/,
};

/** How many stories are shown at the same time, because much of their time is waiting. */
const pagesAtOnce = 3;

let storybook: Storybook;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  storybook = await startStorybook();
});

test.afterAll(() => storybook.close());

/** Returns the frames to analyze: those with content that no other story shows. */
function framesOf(page: Page, id: string): Frame[] {
  const frames = page.mainFrame().childFrames();
  if (id.startsWith('embed-types-')) return frames;
  return id.startsWith('settings-') ? frames.slice(-1) : [];
}

interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { id?: string; phase?: string };
    channel: { emit(event: string, payload: object): void };
  };
}

/** A page that shows one story after the other as Storybook's sidebar does, without a load in between. */
class Viewer {
  readonly #page: Page;
  #story = '';
  #faults: string[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.on('console', (message) => {
      if (message.type() === 'error') this.#complain(message.text());
    });
    page.on('pageerror', (error) => {
      this.#complain(error.message);
    });
  }

  /** Shows a story, waits until it is rendered and its play function has returned, and returns its faults. */
  async look(story: string, checksAccessibility: boolean): Promise<string[]> {
    const isFirst = this.#story === '';
    this.#story = story;
    this.#faults = [];
    await (isFirst ? this.#page.goto(storybook.storyUrl(story)) : this.#select(story));
    await this.#end(story);
    if (!checksAccessibility) return this.#faults;
    this.#faults.push(...(await axeFaults(this.#page.mainFrame(), '#storybook-root')));
    for (const frame of framesOf(this.#page, story)) this.#faults.push(...(await axeFaults(frame, 'body')));
    return this.#faults;
  }

  #complain(text: string): void {
    if (!expectedComplaints[this.#story]?.test(text)) this.#faults.push(`console: ${text}`);
  }

  async #select(story: string): Promise<void> {
    await this.#page.evaluate((storyId) => {
      const preview = (window as StorybookWindow).__STORYBOOK_PREVIEW__;
      preview?.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, story);
  }

  async #end(story: string): Promise<void> {
    const page = this.#page;
    const ended = await page.waitForFunction((wanted) => {
      const { id, phase = '' } = (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender ?? {};
      return id === wanted && ['finished', 'errored', 'aborted'].includes(phase) && phase;
    }, story);
    if ((await ended.jsonValue()) !== 'finished') {
      this.#faults.push((await page.locator('#error-message').textContent()) ?? 'The story did not end.');
    }
    // stories without a play function: content in view is rendered, or the story waits without a token
    if ((await page.getByLabel('status', { exact: true }).allTextContents()).includes('waiting')) return;
    const busy = page.locator('[role=group][aria-busy=true]:not(:has(.slot))');
    await expect(busy, story).toHaveCount(0, { timeout: 20_000 });
  }
}

/** Returns the faults by story. Stories are distributed over a few pages. */
async function lookAtAll(context: BrowserContext, checksAccessibility: (story: string) => boolean) {
  const faults: Record<string, string[]> = {};
  const left = [...storybook.stories];
  const lookAtSome = async () => {
    const viewer = new Viewer(await context.newPage());
    for (let story = left.shift(); story !== undefined; story = left.shift()) {
      const id = story;
      const found = await test.step(id, () => viewer.look(id, checksAccessibility(id)));
      if (found.length > 0) faults[id] = found;
    }
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, lookAtSome));
  return faults;
}

test('every story of the built Storybook ends without faults in the console, and axe finds none in one story of each group', async ({
  context,
}) => {
  // some eighty stories
  test.setTimeout(600_000);
  expect(storybook.stories.length).toBeGreaterThan(60);
  const groups = new Set<string>();
  const isFirstOfGroup = (story: string): boolean => {
    const group = story.replace(/--.*/, '');
    if (groups.has(group)) return false;
    groups.add(group);
    return true;
  };
  expect(await lookAtAll(context, isFirstOfGroup)).toEqual({});
});

test('axe finds no faults in any story', { tag: '@full' }, async ({ context }) => {
  test.setTimeout(600_000);
  expect(await lookAtAll(context, () => true)).toEqual({});
});
