import { joinWindows, MemoryWindow, type IncomingMessage, type RemoteWindow } from '../../../../src/channel/transport';
import type { EmbedConfiguration } from '../../../../src/models';
import type { Report } from '../../../../src/report/report';
import { Service, type ServiceConfiguration } from '../../../../src/service/service';
import { isRequest, type RequestMessage, type ResponseMessage } from '../../../../src/protocol/envelope';
import { useInertIframes } from './inert-iframes';

/** The fake frames' origin. */
export const frameOrigin = 'https://app.powerbi.com';

/** The fake frames' embed URL. */
export const embedUrl = `${frameOrigin}/reportEmbed?reportId=report-1&groupId=group-1`;

/** Valid report configuration. */
export const reportConfig = { type: 'report', embedUrl, accessToken: 'token-1' } as const;

/** Load request paths, each with its event URL prefix and the event emitted after the load (default: `loaded`). */
const loadCalls = [
  ['/report/load', '/reports'],
  ['/report/prepare', '/reports'],
  ['/report/create', '/reports'],
  ['/dashboard/load', '/dashboards'],
  ['/tile/load', '/tile', 'tileLoaded'],
  ['/qna/load', '/qna'],
] as const;

const automaticEventId = 'automatic-event';

/** Function that returns the response to a request, or undefined for no response. */
type Respond = (request: RequestMessage) => { statusCode?: number; body?: unknown } | undefined;

/** In-memory frame that records the host page's messages and responds to requests. */
export class FakeFrame {
  readonly requests: RequestMessage[] = [];
  readonly responses: ResponseMessage[] = [];
  /** Function that creates the responses. By default, it returns status 200 without a body. */
  respond: Respond = () => ({ statusCode: 200, body: null });
  /** Whether the frame emits `loaded` (or the equivalent event) after a successful load request. Default: true. */
  loads = true;
  readonly window: MemoryWindow;
  /** Window that the host page posts messages to. */
  readonly remoteWindow: RemoteWindow;
  readonly #host: RemoteWindow;

  constructor(hostWindow: MemoryWindow, origin = frameOrigin) {
    this.window = new MemoryWindow({ origin });
    const { frame, host } = joinWindows(hostWindow, this.window);
    this.remoteWindow = frame;
    this.#host = host;
    this.window.addEventListener('message', (message) => {
      this.#receive(message);
    });
  }

  #receive({ data }: IncomingMessage): void {
    const message = data as RequestMessage | ResponseMessage;
    if (!isRequest(message)) {
      // Responses to automatic events are omitted, so that tests only receive responses to the messages they send.
      if (message.headers.id !== automaticEventId) this.responses.push(message);
      return;
    }
    this.requests.push(message);
    const response = this.respond(message);
    if (!response) return;
    this.post({ statusCode: 200, ...response, headers: { id: message.headers.id } });
    if (this.loads && (response.statusCode ?? 200) < 300) this.#emitLoaded(message);
  }

  /** Emits the event that signals loaded content, as Power BI does. */
  #emitLoaded({ url, headers }: RequestMessage): void {
    const [, prefix, event = 'loaded'] = loadCalls.find(([path]) => path === url) ?? [];
    if (prefix) this.send(`${prefix}/${String(headers.uid)}/events/${event}`, {}, automaticEventId);
  }

  /** Posts a message to the host page. */
  post(data: unknown): void {
    this.#host.postMessage(data, '*');
  }

  /** Posts a request to the host page, for example an event or a hook call. */
  send(url: string, body?: unknown, id = 'from-frame'): void {
    this.post({ method: 'POST', url, headers: { id }, body });
  }

  /** Requests so far, in the form `METHOD path`. */
  get calls(): string[] {
    return this.requests.map(({ method, url }) => `${method} ${url}`);
  }
}

/** Resolves once all posted messages and their responses have been processed. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}

/** Host page with a service whose messages are exchanged in memory. */
export class FakePage {
  readonly window = new MemoryWindow({ origin: 'https://host.example' });
  readonly service: Service;

  constructor(config: ServiceConfiguration = {}) {
    useInertIframes();
    this.service = new Service({ messageTarget: this.window, ...config });
  }

  /** Adds a container to the document. */
  container(attributes: Record<string, string> = {}): HTMLElement {
    const element = document.createElement('div');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);
    return element;
  }

  /** Attaches a fake frame to the iframe in a container. `load` dispatches the iframe's load event. */
  frameOf(element: HTMLElement, origin?: string): FakeFrame & { load: () => void } {
    const iframe = element.querySelector('iframe');
    if (!iframe) throw new Error('The container does not contain an iframe.');
    const frame = new FakeFrame(this.window, origin);
    Object.defineProperty(iframe, 'contentWindow', { value: frame.remoteWindow, configurable: true });
    return Object.assign(frame, { load: () => iframe.dispatchEvent(new Event('load')) });
  }

  /** Embeds content, loads its frame and processes the load request. */
  async loaded(config: EmbedConfiguration) {
    const element = this.container();
    const embed = this.service.embed(element, config);
    const frame = this.frameOf(element);
    frame.load();
    await settle();
    return { element, embed, frame, uid: embed.config.uniqueId };
  }

  /** Embeds a report, loads its frame and processes the load request. */
  async loadedReport(config: object = {}) {
    const { element, embed, frame } = await this.loaded({ ...reportConfig, ...config });
    return { element, report: embed as Report, frame };
  }
}
