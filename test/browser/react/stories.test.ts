import type { Frame, Page } from '@playwright/test';
import { axeFaults } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { startStorybook, type Storybook } from './storybook';

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

let storybook: Storybook;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  storybook = await startStorybook();
});

test.afterAll(() => storybook.close());

/** The frames whose documents are to be looked at: those that show what no other story shows. */
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

/** One page of the browser that shows story after story as Storybook's own side bar does, without a load in between. */
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

  /** Shows a story, waits until it is drawn and its play function has ended, and says what is wrong with it. */
  async look(story: string): Promise<string[]> {
    const isFirst = this.#story === '';
    this.#story = story;
    this.#faults = [];
    await (isFirst ? this.#page.goto(storybook.storyUrl(story)) : this.#select(story));
    await this.#end(story);
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
    // stories without a play function: what is in view has its content, or the story waits without a token
    if ((await page.getByLabel('status', { exact: true }).allTextContents()).includes('waiting')) return;
    const busy = page.locator('[role=group][aria-busy=true]:not(:has(.slot))');
    await expect(busy, story).toHaveCount(0, { timeout: 20_000 });
  }
}

test('every story of the built Storybook comes to its end, and neither axe nor the console finds fault', async ({
  context,
}) => {
  // some eighty stories
  test.setTimeout(600_000);
  expect(storybook.stories.length).toBeGreaterThan(60);
  const faults: Record<string, string[]> = {};
  const left = [...storybook.stories];
  const lookAtThem = async () => {
    const viewer = new Viewer(await context.newPage());
    for (let story = left.shift(); story !== undefined; story = left.shift()) {
      const id = story;
      const found = await test.step(id, () => viewer.look(id));
      if (found.length > 0) faults[id] = found;
    }
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, lookAtThem));
  expect(faults).toEqual({});
});
