import { chromium, selectors, type Browser, type Frame, type Locator, type Page } from 'playwright';
import { chromiumArgs } from '../../../scripts/chromium.mjs';
import { callSource, findSource, readOutcome, type Driver, type Json, type Target } from './browser';

/** Driver that controls Chromium with Playwright. */
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
    await (await this.#locate(frames, target)).click();
  }

  async type(frames: readonly string[], target: Target, text: string): Promise<void> {
    await (await this.#locate(frames, target)).fill(text);
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

  /** Returns a locator, which finds the element again if the page replaces it before the action. */
  async #locate(frames: readonly string[], target: Target): Promise<Locator> {
    const frame = await this.#frame(frames);
    return frame.locator(`target=${JSON.stringify(target)}`).first();
  }
}

/** Source of a Playwright selector engine whose selectors are targets as JSON. */
const targetEngine = `({
  query: (root, body) => (${findSource})(JSON.parse(body)),
  queryAll: (root, body) => [(${findSource})(JSON.parse(body))].filter((element) => element !== null),
})`;

let registration: Promise<void> | undefined;

/** Starts Chromium with one page. */
export async function startChromium(executablePath: string): Promise<Driver> {
  registration ??= selectors.register('target', targetEngine);
  await registration;
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  return new ChromiumDriver(browser, await browser.newPage());
}
