import * as reference from 'powerbi-client';
import type { Embed, models, service } from 'powerbi-client';
import * as compat from '../../../../src/compat';
import { settle } from '../../../unit/core/support/fake-frame';
import { useInertIframes } from '../../../unit/core/support/inert-iframes';

export { settle };

/** `powerbi-client`, or the compat entry point with its types. */
export type Client = typeof reference;

/** A message that a frame received from the host page. */
export interface ReceivedMessage {
  method?: string;
  url?: string;
  statusCode?: number;
  headers: Record<string, unknown>;
  body?: unknown;
}

/** A frame's response. */
export interface FrameResponse {
  statusCode?: number;
  headers?: object;
  body?: unknown;
}

/** Origin shared by all frames. */
export const origin = 'https://app.powerbi.com';

/** An embed's frame, which records messages and responds to requests. */
export class TestFrame {
  readonly received: ReceivedMessage[] = [];
  /** Returns the response to a request. Default: status 200 and the string `METHOD path` as the body. */
  respond: (request: ReceivedMessage) => FrameResponse = ({ method, url }) => ({ body: `${method} ${url}` });
  readonly #window = { postMessage: (message: ReceivedMessage) => this.#receive(structuredClone(message)) };
  readonly #iframe: HTMLIFrameElement;
  #count = 0;

  constructor(iframe: HTMLIFrameElement) {
    this.#iframe = iframe;
    Object.defineProperty(iframe, 'contentWindow', { value: this.#window, configurable: true });
  }

  #receive(message: ReceivedMessage): void {
    this.received.push(message);
    if (message.method === undefined) return;
    const { id } = message.headers;
    const response = this.respond(message);
    this.#post({ statusCode: 200, body: null, ...response, headers: { ...response.headers, id } });
  }

  #post(data: object): void {
    const event = new MessageEvent('message', { data: structuredClone(data), origin });
    Object.defineProperty(event, 'source', { value: this.#window });
    queueMicrotask(() => window.dispatchEvent(event));
  }

  /** Posts an event to the host page. */
  emit(url: string, body: unknown = {}): void {
    this.#count += 1;
    this.#post({ method: 'POST', url, headers: { id: `frame-${this.#count}` }, body });
  }

  /** Dispatches the iframe's load event. */
  load(): void {
    this.#iframe.dispatchEvent(new Event('load'));
  }

  /** Requests so far, as 'METHOD path'. */
  get calls(): string[] {
    return this.received.filter(({ method }) => method).map(({ method, url }) => `${method} ${url}`);
  }

  /** The last message from the host page. */
  get last(): ReceivedMessage | undefined {
    return this.received.at(-1);
  }
}

let count = 0;

/** A host page that uses one of the clients. */
export class HostPage {
  readonly client: Client;
  readonly powerbi: service.Service;

  constructor(client: Client) {
    useInertIframes();
    this.client = client;
    this.powerbi = this.createService();
  }

  /** Creates a service with the default factories. */
  createService(): service.Service {
    const { service, factories } = this.client;
    return new service.Service(factories.hpmFactory, factories.wpmpFactory, factories.routerFactory);
  }

  /** Adds a container to the document. */
  container(): HTMLElement {
    const element = document.createElement('div');
    document.body.append(element);
    return element;
  }

  /** Attaches a test frame to the iframe in a container. */
  frameOf(element: HTMLElement): TestFrame {
    return new TestFrame(element.querySelector('iframe')!);
  }

  /** Returns a valid configuration for an embed type. */
  configOf(type: string, values: object = {}): models.IEmbedConfigurationBase {
    const paths = { visual: 'reportEmbed', create: 'reportEmbed', qna: 'qnaEmbed' } as Record<string, string>;
    const embedUrl = `${origin}/${paths[type] ?? `${type}Embed`}?x=1`;
    count += 1;
    const ids = {
      visual: { id: 'r-1', pageName: 'p-1', visualName: 'v-1', width: 300, height: 200 },
      create: { datasetId: 's-1' },
      tile: { id: 't-1', dashboardId: 'd-1' },
      qna: { datasetIds: ['s-1'] },
    } as Record<string, object>;
    return {
      type,
      embedUrl,
      accessToken: 'token-1',
      uniqueId: `uid-${count}`,
      ...(ids[type] ?? { id: 'id-1' }),
      ...values,
    };
  }

  /** Embeds content and loads its frame. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type that both clients return for the name
  async embedded<Type extends Embed>(type: string, values: object = {}) {
    const element = this.container();
    const config = this.configOf(type, values);
    const embed = (
      type === 'create' ? this.powerbi.createReport(element, config as never) : this.powerbi.embed(element, config)
    ) as Type;
    const frame = this.frameOf(element);
    await this.load(embed, frame);
    return { element, embed, frame, config };
  }

  /** Loads a frame and emits the events for a successful load. */
  async load({ config }: Embed, frame: TestFrame): Promise<void> {
    frame.load();
    await settle();
    const prefixes = { dashboard: '/dashboards', tile: '/tile', qna: '/qna' } as Record<string, string>;
    const prefix = prefixes[config.type ?? ''] ?? '/reports';
    frame.emit(`${prefix}/${config.uniqueId}/events/loaded`);
    frame.emit(`${prefix}/${config.uniqueId}/events/tileLoaded`);
    await settle();
  }
}

/** Returns an error's message. powerbi-client throws strings, `Error` objects and lists of errors. */
function messageOf(reason: unknown): unknown {
  const [first] = Array.isArray(reason) ? (reason as unknown[]) : [reason];
  const { message } = (typeof first === 'object' && first !== null ? first : {}) as { message?: unknown };
  return message ?? first;
}

/** Returns a call's result, error or settled promise. Random ids are removed, and errors are reduced to messages. */
export async function outcomeOf(call: () => unknown): Promise<object> {
  let result: unknown;
  try {
    result = call();
  } catch (reason) {
    return { threw: messageOf(reason) };
  }
  if (!(result instanceof Promise)) return { returned: result };
  return result.then(
    (value: unknown) => ({ resolved: withoutIds(value) }),
    (reason: unknown) => ({
      rejected: reason instanceof Error || Array.isArray(reason) ? messageOf(reason) : withoutIds(reason),
    }),
  );
}

/** Removes random message ids. */
function withoutIds(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const fields = Object.entries(value).filter(([key]) => key !== 'id');
  return Object.fromEntries(fields.map(([key, field]) => [key, withoutIds(field)]));
}

/** Runs a script with powerbi-client and with the compat entry point, and returns the observations of both. */
export async function withBoth(
  run: (page: HostPage) => Promise<unknown>,
): Promise<{ expected: unknown; actual: unknown }> {
  const expected = await run(new HostPage(reference));
  document.body.replaceChildren();
  return { expected, actual: await run(new HostPage(compat as unknown as Client)) };
}
