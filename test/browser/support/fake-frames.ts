import type { Frame, Page } from '@playwright/test';
import type { FakeResponse, FakeRecord } from './fake-frame-protocol';

/** A fake frame on a page, controlled by the test. */
export class FakeFrame {
  readonly frame: Frame;

  constructor(frame: Frame) {
    this.frame = frame;
  }

  /** Returns the messages that the frame has received from the host page since it was loaded. */
  records(): Promise<FakeRecord[]> {
    return this.frame.evaluate(() => window.fakeFrame.records);
  }

  /** Returns the requests received from the host page, as `METHOD /path`. */
  async requests(): Promise<string[]> {
    const records = await this.records();
    return records.filter(({ kind }) => kind === 'request').map(({ method, url }) => `${method ?? ''} ${url ?? ''}`);
  }

  /** Posts an event or a hook request. `{uid}` in the path is replaced with the frame's uid. */
  async emit(url: string, body: unknown = {}): Promise<void> {
    await this.frame.evaluate(([path, content]) => window.fakeFrame.emit(path, content), [url, body] as const);
  }

  /** Sets the response to further requests for a route. `'none'` leaves them without a response. */
  async respond(route: string, response: FakeResponse | 'none'): Promise<void> {
    await this.frame.evaluate(([key, value]) => window.fakeFrame.respond(key, value), [route, response] as const);
  }

  /** Posts any message to the host page. */
  async post(message: unknown, targetOrigin = '*'): Promise<void> {
    await this.frame.evaluate(([data, target]) => window.fakeFrame.post(data, target), [
      message,
      targetOrigin,
    ] as const);
  }
}

/** Returns the fake frames on a page in document order, once there are at least `count`. */
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

/** Returns the first fake frame on a page. */
export async function fakeFrame(page: Page): Promise<FakeFrame> {
  const [first] = await fakeFrames(page);
  if (!first) throw new Error('The page has no frame.');
  return first;
}
