/** A value passed between a test and a page. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json | undefined };

/** An element: a CSS selector, optionally limited to the elements whose text or accessible label starts with `text`. */
export interface Target {
  css: string;
  text?: string;
}

/** Commands that tests send to a browser. `frames` are the selectors for the iframes that lead to the document. */
export interface Driver {
  readonly version: string;
  navigate(url: string): Promise<void>;
  /** Calls an async function, given as source text, with arguments in a document. Resolves to its JSON result. */
  call(frames: readonly string[], source: string, args: readonly Json[]): Promise<Json>;
  /** Clicks the center of an element as a user does. Rejects if there is no such element. */
  click(frames: readonly string[], target: Target): Promise<void>;
  /** Replaces a field's text by typing. Rejects if there is no such element. */
  type(frames: readonly string[], target: Target, text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Returns a PNG image of the page. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Source of a function that returns the first visible, enabled element that matches a `Target`, or null. */
export const findSource = `({ css, text }) => [...document.querySelectorAll(css)].find((element) => {
  const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent;
  return element.getClientRects().length > 0 && !element.disabled && (text === undefined || label.trim().startsWith(text));
}) ?? null`;

/** Returns the source of an async function that resolves to a call's outcome as JSON text, for `readOutcome`. */
export const callSource = (source: string, args: readonly Json[]): string =>
  `async () => (async () => (${source})(...${JSON.stringify(args)}))().then(
    (value) => JSON.stringify({ value }),
    (error) => JSON.stringify({ error: String(error?.message ?? error) }),
  )`;

/** Returns a call's result or throws its error. */
export function readOutcome(text: string): Json {
  const { value = null, error } = JSON.parse(text) as { value?: Json; error?: string };
  if (error !== undefined) throw new Error(error);
  return value;
}

// in milliseconds; opening a page can take a long time on a busy machine
const timeoutMs = 60_000;

/** A document in a browser: a page, or a frame in it. */
export class Document {
  readonly #driver: Driver;
  readonly #frames: readonly string[];

  constructor(driver: Driver, frames: readonly string[] = []) {
    this.#driver = driver;
    this.#frames = frames;
  }

  /** Returns the document in an iframe. */
  frame(selector: string): Document {
    return new Document(this.#driver, [...this.#frames, selector]);
  }

  /** Calls a function in the document. The function must not use outer variables, and its arguments and result must be JSON. */
  async evaluate<Args extends unknown[], Result>(
    task: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    // JSON has no `undefined`
    const result = await this.#driver.call(this.#frames, task.toString(), args as Json[]);
    return (result ?? undefined) as Result;
  }

  /** Waits until a function in the document returns a truthy value, and returns it. */
  async waitFor<Args extends unknown[], Result>(
    probe: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<NonNullable<Result>> {
    return eventually(
      () => this.evaluate(probe, ...args),
      async () => `${probe.toString()} with ${JSON.stringify(args)} in ${await this.#describe()}`,
    );
  }

  /** Waits until text is visible in the document, ignoring case. */
  async waitForText(text: string): Promise<void> {
    await this.waitFor((expected) => document.body.innerText.toLowerCase().includes(expected), text.toLowerCase());
  }

  /** Clicks an element as soon as it is visible. */
  async click(css: string, text?: string): Promise<void> {
    const target = { css, ...(text !== undefined && { text }) };
    await this.#visible(target);
    await this.#driver.click(this.#frames, target);
  }

  /** Replaces a field's text as soon as the field is visible. */
  async type(css: string, value: string, text?: string): Promise<void> {
    const target = { css, ...(text !== undefined && { text }) };
    await this.#visible(target);
    await this.#driver.type(this.#frames, target, value);
  }

  async #visible(target: Target): Promise<void> {
    const isVisible = `async (target) => (${findSource})(target) !== null`;
    await eventually(
      () => this.#driver.call(this.#frames, isVisible, [{ ...target }]),
      async () => `an element ${JSON.stringify(target)} in ${await this.#describe()}`,
    );
  }

  /** Returns the document's URL and the beginning of its text, for error messages. */
  #describe(): Promise<string> {
    return this.evaluate(() => `${location.href}\n${document.body.innerText.slice(0, 500)}`).catch(String);
  }
}

/** A page in a browser. */
export class Page extends Document {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    super(driver);
    this.#driver = driver;
  }

  /** Browser version. */
  get version(): string {
    return this.#driver.version;
  }

  goto(url: string): Promise<void> {
    return this.#driver.navigate(url);
  }

  resize(width: number, height: number): Promise<void> {
    return this.#driver.resize(width, height);
  }

  screenshot(): Promise<Buffer> {
    return this.#driver.screenshot();
  }

  close(): Promise<void> {
    return this.#driver.close();
  }
}

/**
 * Waits until a probe resolves to a truthy value, and returns it. Retries when the probe rejects, because a document that is being
 * replaced rejects commands.
 *
 * @param describe returns the expected condition, for the error message
 */
export async function eventually<T>(
  probe: () => Promise<T>,
  describe: () => string | Promise<string>,
): Promise<NonNullable<T>> {
  const deadline = Date.now() + timeoutMs;
  let cause: unknown;
  for (;;) {
    try {
      const result = await probe();
      cause = undefined;
      if (result) return result;
    } catch (error) {
      cause = error;
    }
    if (Date.now() > deadline) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Condition not met within ${String(timeoutMs / 1000)} s: ${await describe()}`, { cause });
}
