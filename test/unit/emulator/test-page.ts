import {
  MemoryWindow,
  createFrameEmulator,
  type FrameEmulator,
  type FrameEmulatorOptions,
} from '../../../src/emulator';
import { shopReport } from './shop';

interface TestResponse {
  status: number;
  body: unknown;
}

interface ReceivedMessage {
  url: string;
  body: unknown;
}

/** Returns the kind of frame that a load, token or question request is sent to. */
export function frameKindOf(path: string): FrameEmulatorOptions['kind'] {
  const [, first] = path.split('/');
  if (first === 'quickcreate') return 'quickCreate';
  return first === 'dashboard' || first === 'tile' || first === 'qna' ? first : 'report';
}

/** A host page for an in-memory frame. Sends requests and records the frame's messages. */
export class TestPage {
  readonly frame: FrameEmulator;
  readonly messages: ReceivedMessage[] = [];
  /** Event hook results, by hook name. */
  readonly hooks: Record<string, unknown> = {};
  readonly #pending = new Map<string, (response: TestResponse) => void>();
  readonly #awaited: { suffix: string; resolve: (message: ReceivedMessage) => void }[] = [];
  #requestCount = 0;

  constructor(options: Partial<FrameEmulatorOptions> = {}) {
    const host = new MemoryWindow({ origin: 'https://page.example' });
    this.frame = createFrameEmulator({ host, uid: 'u1', content: { reports: [shopReport] }, ...options });
    host.addEventListener('message', ({ data }) => {
      const message = data as { url?: string; headers: { id: string }; statusCode: number; body: unknown };
      if (message.url === undefined)
        this.#pending.get(message.headers.id)?.({ status: message.statusCode, body: message.body });
      else this.#onMessage(message.url, message.body, message.headers.id);
    });
  }

  #onMessage(url: string, body: unknown, id: string): void {
    this.messages.push({ url, body });
    const hook = /\/eventHooks\/(\w+)$/.exec(url)?.[1];
    if (hook !== undefined) {
      const hasHook = hook in this.hooks;
      this.#post({ statusCode: hasHook ? 200 : 404, headers: { id }, body: this.hooks[hook] ?? null });
    }
    for (const awaited of this.#awaited.filter(({ suffix }) => url.endsWith(suffix))) {
      this.#awaited.splice(this.#awaited.indexOf(awaited), 1);
      awaited.resolve({ url, body });
    }
  }

  #post(message: object): void {
    this.frame.window.postMessage(message, 'https://app.powerbi.com');
  }

  /** Sends a request and resolves with its response. */
  request(method: string, url: string, body?: unknown, headers: object = {}): Promise<TestResponse> {
    const id = `request-${String(++this.#requestCount)}`;
    return new Promise((resolve) => {
      this.#pending.set(id, resolve);
      this.#post({ method, url, headers: { id, uid: 'u1', ...headers }, body });
    });
  }

  /** Resolves with the next message whose path ends with `suffix`. */
  next(suffix: string): Promise<ReceivedMessage> {
    return new Promise((resolve) => {
      this.#awaited.push({ suffix, resolve });
    });
  }

  /** Loads a report and waits until it has been rendered. */
  async load(config: object = {}, headers: object = {}): Promise<void> {
    // An earlier change may still be rendering, so the next 'rendered' may belong to it.
    const loaded = this.next('/events/loaded');
    const accessToken = await this.frame.createToken();
    await this.request('POST', '/report/load', { accessToken, id: 'shop', type: 'report', ...config }, headers);
    await loaded;
    await this.next('/events/rendered');
  }

  /** Returns a visual's exported rows, without the header. */
  async rows(visual: string, page = 'main'): Promise<string[]> {
    const { body } = await this.request('POST', `/report/pages/${page}/visuals/${visual}/exportData`, {});
    return (body as { data: string }).data.split('\r\n').slice(1, -1);
  }

  /** Last path segments of the messages received so far, in order: event and hook names, and the unique id for `/ready`. */
  get events(): string[] {
    return this.messages.map(({ url }) => url.split('/').at(-1) ?? '');
  }
}
