import type { IncomingMessage, RemoteWindow, MessageTarget } from '../../src/channel/transport';
import type { EmbedConfiguration } from '../../src/models';
import type { Embed } from '../../src/embed/embed';
import { Service } from '../../src/service/service';

/** Origin of all frames. Trusted by default, as one of Power BI's hosts. */
export const frameOrigin = 'https://app.powerbi.com';

/** Frame window that counts the messages it receives and stores request ids. */
export class FuzzWindow implements RemoteWindow {
  replies = 0;
  calls = 0;
  pending: string[] = [];

  postMessage(message: unknown): void {
    const { method, headers } = structuredClone(message) as { method?: string; headers: { id: string } };
    if (method === undefined) {
      this.replies += 1;
      return;
    }
    this.calls += 1;
    this.pending.push(headers.id);
  }
}

/** Host page window that stores the SDK's listeners. */
class HostWindow implements MessageTarget {
  readonly listeners = new Set<(message: IncomingMessage) => void>();

  addEventListener(_type: 'message', listener: (message: IncomingMessage) => void): void {
    this.listeners.add(listener);
  }

  removeEventListener(_type: 'message', listener: (message: IncomingMessage) => void): void {
    this.listeners.delete(listener);
  }
}

const url = `${frameOrigin}/reportEmbed?reportId=r&groupId=g`;
const common = { embedUrl: url, accessToken: 'token' };

/** Configurations for all embed types. */
const configurations: EmbedConfiguration[] = [
  {
    ...common,
    type: 'report',
    id: 'r',
    tokenType: 0,
    eventHooks: {
      accessTokenProvider: () => Promise.resolve('fresh'),
      applicationContextProvider: () => 'context',
    },
  },
  {
    ...common,
    type: 'report',
    id: 'r',
    tokenType: 0,
    eventHooks: { accessTokenProvider: () => Promise.reject(new Error()) },
  },
  { ...common, type: 'visual', id: 'r', pageName: 'p', visualName: 'v' },
  { ...common, type: 'dashboard', id: 'd' },
  { ...common, type: 'tile', id: 't', dashboardId: 'd' },
  { ...common, type: 'qna', datasetIds: ['s'] },
  { ...common, type: 'create', datasetId: 's' },
  { ...common, type: 'quickCreate', datasetCreateConfig: { locale: 'en', mashupDocument: 'm' } },
];

/** Embed under test and its frame's window. */
export interface FuzzedEmbed {
  embed: Embed;
  window: FuzzWindow;
}

/** Page with embeds whose frames are controlled by the fuzzer. Requires a document; happy-dom is sufficient. */
export class FuzzHarness {
  readonly targets: FuzzedEmbed[];
  readonly service: Service;
  readonly #host = new HostWindow();

  /**
   * @param count number of embeds, which cycle through all types. With more than two, the SDK sends no configuration before
   * the load request.
   */
  constructor(count: number) {
    this.service = new Service({ messageTarget: this.#host, timeoutMs: Infinity, loadTimeoutMs: Infinity });
    this.targets = Array.from({ length: count }, (_, index) => this.#embed(index));
  }

  #embed(index: number): FuzzedEmbed {
    const window = new FuzzWindow();
    const element = document.body.appendChild(document.createElement('div'));
    const createElement = document.createElement.bind(document);
    // Replaces the iframe with an element that has a fake window, so that no frame is loaded.
    document.createElement = (() =>
      Object.assign(createElement('div'), { contentWindow: window })) as unknown as typeof document.createElement;
    const config = configurations[index % configurations.length]!;
    const embed = this.service.embed(element, { ...config, uniqueId: `embed-${index}` });
    document.createElement = createElement;
    embed.iframe.dispatchEvent(new Event('load'));
    // Responds to the load request, so that calls are sent immediately.
    for (const id of window.pending.splice(0)) this.deliver({ statusCode: 202, headers: { id } }, frameOrigin, window);
    return { embed, window };
  }

  /** Calls the SDK's listeners with a message, as a browser does. */
  deliver(data: unknown, origin: string, source: RemoteWindow | null): void {
    for (const listener of this.#host.listeners) listener({ data, origin, source });
  }

  /** Number of message listeners that the SDK has added. */
  get listenerCount(): number {
    return this.#host.listeners.size;
  }

  close(): void {
    for (const { embed } of this.targets) {
      this.service.reset(embed.element);
      embed.element.remove();
    }
  }
}
