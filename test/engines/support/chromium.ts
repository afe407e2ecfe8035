import { chromium, type Browser, type ElementHandle, type Frame, type Page } from 'playwright';
import { chromiumArgs } from '../../../scripts/chromium.mjs';
import { callSource, findSource, readOutcome, type Driver, type Json, type Target } from './browser';

/** Driver for Chromium that uses Playwright. */
class ChromiumDriver implements Driver {
  readonly #browser: Browser;
  readonly #page: Page;

  constructor(browser: Browser, page: Page) {
    this.#browser = browser;
    this.#page = page;
  }

  get version(): string {
    return this.#browser.version();
  }

  async navigate(url: string): Promise<void> {
    await this.#page.goto(url);
  }

  async call(frames: readonly string[], source: string, args: readonly Json[]): Promise<Json> {
    const frame = await this.#frame(frames);
    return readOutcome(await frame.evaluate<string>(`(${callSource(source, args)})()`));
  }

  async click(frames: readonly string[], target: Target): Promise<void> {
    await (await this.#find(frames, target)).click();
  }

  async type(frames: readonly string[], target: Target, text: string): Promise<void> {
    await (await this.#find(frames, target)).fill(text);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#page.setViewportSize({ width, height });
  }

  screenshot(): Promise<Buffer> {
    return this.#page.screenshot();
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  async #frame(frames: readonly string[]): Promise<Frame> {
    let frame = this.#page.mainFrame();
    for (const selector of frames) {
      const inner = await (await frame.$(selector))?.contentFrame();
      if (!inner) throw new Error(`Expected a frame ${selector}, but found none.`);
      frame = inner;
    }
    return frame;
  }

  async #find(frames: readonly string[], target: Target): Promise<ElementHandle<HTMLElement>> {
    const frame = await this.#frame(frames);
    const handle = await frame.evaluateHandle<HTMLElement | null>(`(${findSource})(${JSON.stringify(target)})`);
    const element = handle.asElement();
    if (!element) throw new Error(`Expected an element ${JSON.stringify(target)}, but found none.`);
    return element;
  }
}

/** Starts Chromium. */
export async function startChromium(executablePath: string): Promise<Driver> {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  return new ChromiumDriver(browser, await browser.newPage());
}
