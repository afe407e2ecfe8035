import type { Frame, Page } from '@playwright/test';
import type { Answer, FakeRecord } from './fake-frame-protocol';

/** A fake frame of a page, steered from the test. */
export class FakeFrame {
  readonly frame: Frame;

  constructor(frame: Frame) {
    this.frame = frame;
  }

  /** Everything that the host has posted to this frame since it was loaded. */
  records(): Promise<FakeRecord[]> {
    return this.frame.evaluate(() => window.fakeFrame.records);
  }

  /** The calls that the host has made, as `METHOD /path`. */
  async calls(): Promise<string[]> {
    const records = await this.records();
    return records.filter(({ kind }) => kind === 'request').map(({ method, url }) => `${method ?? ''} ${url ?? ''}`);
  }

  /** Raises an event or calls a hook; `{uid}` in the path is this frame's uid. */
  async raise(url: string, body: unknown = {}): Promise<void> {
    await this.frame.evaluate(([path, content]) => window.fakeFrame.raise(path, content), [url, body] as const);
  }

  /** Changes what a call is answered from now on. */
  async answer(route: string, answer: Answer | 'silence'): Promise<void> {
    await this.frame.evaluate(([r, a]) => window.fakeFrame.answer(r, a), [route, answer] as const);
  }

  /** Posts anything to the host. */
  async post(message: unknown, targetOrigin = '*'): Promise<void> {
    await this.frame.evaluate(([m, t]) => window.fakeFrame.post(m, t), [message, targetOrigin] as const);
  }
}

/** The fake frames of a page, in the order of their elements; waits until there are `count`. */
export async function fakeFrames(page: Page, count = 1): Promise<FakeFrame[]> {
  const iframes = page.locator('iframe');
  await iframes.nth(count - 1).waitFor({ state: 'attached' });
  const frames: FakeFrame[] = [];
  for (const handle of await iframes.elementHandles()) {
    const frame = await handle.contentFrame();
    if (!frame) continue;
    await frame.waitForFunction(() => 'fakeFrame' in window);
    frames.push(new FakeFrame(frame));
  }
  return frames;
}

/** The first fake frame of a page. */
export async function fakeFrame(page: Page): Promise<FakeFrame> {
  const [first] = await fakeFrames(page);
  if (!first) throw new Error('The page has no frame.');
  return first;
}
