import {
  MemoryWindow,
  createFrameEmulator,
  type FrameEmulator,
  type FrameEmulatorOptions,
} from '../../../src/emulator';
import { shopReport } from './support';

interface Answer {
  status: number;
  body: unknown;
}

interface Raised {
  url: string;
  body: unknown;
}

/** A page around a frame in memory: it calls, and notes what the frame sends. */
export class TestPage {
  readonly frame: FrameEmulator;
  readonly raised: Raised[] = [];
  /** Answers to hooks, by the end of their path. */
  readonly hooks: Record<string, unknown> = {};
  readonly #waiting = new Map<string, (answer: Answer) => void>();
  readonly #awaited: { end: string; resolve: (raised: Raised) => void }[] = [];
  #calls = 0;

  constructor(options: Partial<FrameEmulatorOptions> = {}) {
    const host = new MemoryWindow({ origin: 'https://page.example' });
    this.frame = createFrameEmulator({ host, uid: 'u1', content: { reports: [shopReport] }, ...options });
    host.addEventListener('message', ({ data }) => {
      const message = data as { url?: string; headers: { id: string }; statusCode: number; body: unknown };
      if (message.url === undefined)
        this.#waiting.get(message.headers.id)?.({ status: message.statusCode, body: message.body });
      else this.#hear(message.url, message.body, message.headers.id);
    });
  }

  #hear(url: string, body: unknown, id: string): void {
    this.raised.push({ url, body });
    const hook = /\/eventHooks\/(\w+)$/.exec(url)?.[1];
    if (hook !== undefined) {
      const known = hook in this.hooks;
      this.#post({ statusCode: known ? 200 : 404, headers: { id }, body: this.hooks[hook] ?? null });
    }
    for (const awaited of this.#awaited.filter(({ end }) => url.endsWith(end))) {
      this.#awaited.splice(this.#awaited.indexOf(awaited), 1);
      awaited.resolve({ url, body });
    }
  }

  #post(message: object): void {
    this.frame.window.postMessage(message, 'https://app.powerbi.com');
  }

  /** Makes a call and waits for its answer. */
  call(method: string, url: string, body?: unknown, headers: object = {}): Promise<Answer> {
    const id = `call-${String(++this.#calls)}`;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#post({ method, url, headers: { id, uid: 'u1', ...headers }, body });
    });
  }

  /** The next message whose path ends so. */
  next(end: string): Promise<Raised> {
    return new Promise((resolve) => {
      this.#awaited.push({ end, resolve });
    });
  }

  /** Loads a report and waits until it is drawn. */
  async load(more: object = {}, headers: object = {}): Promise<void> {
    // An earlier change may still be drawn, so the first 'rendered' from now on may be another's.
    const loaded = this.next('/events/loaded');
    const accessToken = await this.frame.createToken();
    await this.call('POST', '/report/load', { accessToken, id: 'shop', type: 'report', ...more }, headers);
    await loaded;
    await this.next('/events/rendered');
  }

  /** The rows that a visual shows, without the header, as its export has them. */
  async rows(visual: string, page = 'main'): Promise<string[]> {
    const { body } = await this.call('POST', `/report/pages/${page}/visuals/${visual}/exportData`, {});
    return (body as { data: string }).data.split('\r\n').slice(1, -1);
  }

  /** Names of the events so far, in order. */
  get events(): string[] {
    return this.raised.map(({ url }) => url.split('/').at(-1) ?? '');
  }
}
