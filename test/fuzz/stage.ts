import type { IncomingMessage, RemoteWindow, MessageTarget } from '../../src/channel/transport';
import type { EmbedConfiguration } from '../../src/models';
import type { Embed } from '../../src/embed/embed';
import { Service } from '../../src/service/service';

/** The origin that the embeds' frames have. */
export const frameOrigin = 'https://app.powerbi.com';

/** A window that counts what it is told, and keeps the ids of the calls among it. */
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

/** The page's window: the SDK's listeners, and the way to call them as the browser does. */
class FuzzTarget implements MessageTarget {
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

/** One configuration of each type. */
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

/** One frame under attack: its embed and its window. */
export interface Target {
  embed: Embed;
  window: FuzzWindow;
}

/** A page with embeds whose frames' windows are in the hands of the fuzzer. Needs a document, which may be happy-dom's. */
export class FuzzStage {
  readonly targets: Target[];
  readonly service: Service;
  readonly #target = new FuzzTarget();

  /** @param count - how many embeds, of all types in turn; up to two get a front load, more do not */
  constructor(count: number) {
    this.service = new Service({ messageTarget: this.#target, timeoutMs: Infinity, loadTimeoutMs: Infinity });
    this.targets = Array.from({ length: count }, (_, index) => this.#embed(index));
  }

  #embed(index: number): Target {
    const window = new FuzzWindow();
    const element = document.body.appendChild(document.createElement('div'));
    const createElement = document.createElement.bind(document);
    // no frame is loaded: its window is ours
    document.createElement = (() =>
      Object.assign(createElement('div'), { contentWindow: window })) as unknown as typeof document.createElement;
    const config = configurations[index % configurations.length]!;
    const embed = this.service.embed(element, { ...config, uniqueId: `embed-${index}` });
    document.createElement = createElement;
    embed.iframe.dispatchEvent(new Event('load'));
    // the load is answered, so that calls go out at once
    for (const id of window.pending.splice(0)) this.deliver({ statusCode: 202, headers: { id } }, frameOrigin, window);
    return { embed, window };
  }

  /** Delivers a message as the browser would, through the SDK's own listeners. */
  deliver(data: unknown, origin: string, source: RemoteWindow | null): void {
    for (const listener of this.#target.listeners) listener({ data, origin, source });
  }

  /** How many listeners the SDK has on the page. */
  get listenerCount(): number {
    return this.#target.listeners.size;
  }

  close(): void {
    for (const { embed } of this.targets) {
      this.service.reset(embed.element);
      embed.element.remove();
    }
  }
}
