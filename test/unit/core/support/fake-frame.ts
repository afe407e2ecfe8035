import { joinWindows, MemoryWindow, type IncomingMessage, type RemoteWindow } from '../../../../src/channel/transport';
import { Service, type ServiceConfiguration } from '../../../../src/service/service';
import { isRequest, type RequestMessage, type ResponseMessage } from '../../../../src/protocol/envelope';

/** The origin of the fake frames. */
export const frameOrigin = 'https://app.powerbi.com';

/** An embed URL of the fake frames. */
export const embedUrl = `${frameOrigin}/reportEmbed?reportId=report-1&groupId=group-1`;

/** A configuration that is right. */
export const reportConfig = { type: 'report', embedUrl, accessToken: 'token-1' } as const;

/** The calls that load something, with the prefix of the frame's events and the event that says that it is there. */
const loadCalls = [
  ['/report/load', '/reports'],
  ['/report/prepare', '/reports'],
  ['/report/create', '/reports'],
  ['/dashboard/load', '/dashboards'],
  ['/tile/load', '/tile', 'tileLoaded'],
  ['/qna/load', '/qna'],
] as const;

const ownId = 'raised-by-itself';

type Answer = (request: RequestMessage) => { statusCode?: number; body?: unknown } | undefined;

/** A frame that records what it is told and answers as a test says; by default 200 with no body. */
export class FakeFrame {
  readonly requests: RequestMessage[] = [];
  readonly responses: ResponseMessage[] = [];
  /** Says how a request is answered; undefined leaves it without an answer. */
  answer: Answer = () => ({ statusCode: 200, body: null });
  /** Whether a load that was answered well raises the event that the content is there. */
  loads = true;
  readonly window: MemoryWindow;
  /** What the host posts to. */
  readonly peer: RemoteWindow;
  readonly #host: RemoteWindow;

  constructor(hostWindow: MemoryWindow, origin = frameOrigin) {
    this.window = new MemoryWindow({ origin });
    const { frame, host } = joinWindows(hostWindow, this.window);
    this.peer = frame;
    this.#host = host;
    this.window.addEventListener('message', (message) => {
      this.#receive(message);
    });
  }

  #receive({ data }: IncomingMessage): void {
    const message = data as RequestMessage | ResponseMessage;
    if (!isRequest(message)) {
      // the replies to what the frame raises by itself say nothing that a test asks for
      if (message.headers.id !== ownId) this.responses.push(message);
      return;
    }
    this.requests.push(message);
    const answer = this.answer(message);
    if (!answer) return;
    this.post({ statusCode: 200, ...answer, headers: { id: message.headers.id } });
    if (this.loads && (answer.statusCode ?? 200) < 300) this.#raiseLoaded(message);
  }

  /** As the provider does once the content is there. */
  #raiseLoaded({ url, headers }: RequestMessage): void {
    const [, prefix, event = 'loaded'] = loadCalls.find(([path]) => path === url) ?? [];
    if (prefix) this.send(`${prefix}/${String(headers.uid)}/events/${event}`, {}, ownId);
  }

  /** Posts anything to the host. */
  post(data: unknown): void {
    this.#host.postMessage(data, '*');
  }

  /** Posts a request, as events and hooks are; its id is the given one. */
  send(url: string, body?: unknown, id = 'from-frame'): void {
    this.post({ method: 'POST', url, headers: { id }, body });
  }

  /** The calls so far, as 'METHOD path'. */
  get calls(): string[] {
    return this.requests.map(({ method, url }) => `${method} ${url}`);
  }
}

/** Lets all posted messages arrive and be answered. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}

// An element that is an iframe by name only: happy-dom loads nothing into it and starts no timers of its own for it.
const createElement: (name: string) => HTMLElement = document.createElement.bind(document);
document.createElement = ((name: string) =>
  name === 'iframe' ? document.createElementNS('http://www.w3.org/2000/svg', name) : createElement(name)) as never;

/** A page with a service whose messages go through memory. */
export class FakePage {
  readonly window = new MemoryWindow({ origin: 'https://host.example' });
  readonly service: Service;

  constructor(config: ServiceConfiguration = {}) {
    this.service = new Service({ messageTarget: this.window, ...config });
  }

  /** A container in the document. */
  container(attributes: Record<string, string> = {}): HTMLElement {
    const element = document.createElement('div');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);
    return element;
  }

  /** Gives the iframe in a container a fake window; `load` tells the SDK that it has loaded. */
  frameOf(element: HTMLElement, origin?: string): FakeFrame & { load: () => void } {
    const iframe = element.querySelector('iframe');
    if (!iframe) throw new Error('The container has no iframe.');
    const frame = new FakeFrame(this.window, origin);
    Object.defineProperty(iframe, 'contentWindow', { value: frame.peer, configurable: true });
    return Object.assign(frame, { load: () => iframe.dispatchEvent(new Event('load')) });
  }

  /** Embeds a report, loads its frame and lets the load call be answered. */
  async loadedReport(config: object = {}) {
    const element = this.container();
    const report = this.service.embed(element, { ...reportConfig, ...config });
    const frame = this.frameOf(element);
    frame.load();
    await settle();
    return { element, report, frame };
  }
}
