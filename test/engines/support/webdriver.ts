import { callSource, findSource, readOutcome, type Driver, type Json, type Target } from './browser';

/** Sends one command to a browser. Names and parameters are those in the W3C WebDriver standard. */
export type SendCommand = (name: CommandName, parameters: Record<string, Json>) => Promise<Json>;

export type CommandName =
  | 'Navigate'
  | 'ExecuteScript'
  | 'ExecuteAsyncScript'
  | 'SwitchToFrame'
  | 'ElementClick'
  | 'ElementClear'
  | 'ElementSendKeys'
  | 'SetWindowRect'
  | 'SetTimeouts'
  | 'TakeScreenshot';

/** Key that WebDriver uses for element references in JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

interface ElementReference {
  [elementKey]: string;
}

/** Driver that sends WebDriver commands over any transport. */
export class WebDriver implements Driver {
  readonly version: string;
  readonly #send: SendCommand;
  readonly #close: () => Promise<void>;

  private constructor(version: string, send: SendCommand, close: () => Promise<void>) {
    this.version = version;
    this.#send = send;
    this.#close = close;
  }

  /** Prepares a new session. `close` ends the session and the browser. */
  static async start(version: string, send: SendCommand, close: () => Promise<void>): Promise<WebDriver> {
    await send('SetTimeouts', { script: 40_000, pageLoad: 40_000 });
    return new WebDriver(version, send, close);
  }

  async navigate(url: string): Promise<void> {
    await this.#send('Navigate', { url });
  }

  async call(frames: readonly string[], source: string, args: readonly Json[]): Promise<Json> {
    await this.#enter(frames);
    const script = `(${callSource(source, args)})().then(arguments[arguments.length - 1])`;
    return readOutcome((await this.#send('ExecuteAsyncScript', { script, args: [] })) as string);
  }

  async click(frames: readonly string[], target: Target): Promise<void> {
    await this.#send('ElementClick', await this.#find(frames, target));
  }

  async type(frames: readonly string[], target: Target, text: string): Promise<void> {
    const element = await this.#find(frames, target);
    await this.#send('ElementClear', element);
    await this.#send('ElementSendKeys', { ...element, text });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#send('SetWindowRect', { width, height });
  }

  async screenshot(): Promise<Buffer> {
    await this.#enter([]);
    return Buffer.from((await this.#send('TakeScreenshot', { full: false })) as string, 'base64');
  }

  close(): Promise<void> {
    return this.#close();
  }

  async #enter(frames: readonly string[]): Promise<void> {
    await this.#send('SwitchToFrame', { id: null });
    for (const selector of frames) {
      const element = await this.#element(`return document.querySelector(arguments[0])`, selector);
      await this.#send('SwitchToFrame', { id: { [elementKey]: element[elementKey] } });
    }
  }

  async #find(frames: readonly string[], target: Target): Promise<{ id: string }> {
    await this.#enter(frames);
    const element = await this.#element(`return (${findSource})(arguments[0])`, { ...target });
    return { id: element[elementKey] };
  }

  async #element(script: string, ...args: Json[]): Promise<ElementReference> {
    const element = await this.#send('ExecuteScript', { script, args });
    if (element === null) throw new Error(`Expected an element ${JSON.stringify(args)}, but found none.`);
    return element as unknown as ElementReference;
  }
}
