import type * as Peer from 'powerbi-client';
import type { FakeResponse, FakeCommand, FakeRecord, FakeReport } from '../browser/support/fake-frame-protocol';

/** A library under test: the published client, or ours, seen through the published client's types. */
export interface Library {
  /** All that the library exports. */
  client: typeof Peer;
  service: Peer.service.Service;
  /** Prefix of the attributes that declare an embed, with its dash. */
  attributePrefix: string;
}

/** A sequence of calls that any library can play. */
export type Scenario = (context: ScenarioContext) => Promise<void>;

const origin = 'https://app.powerbi.com';

/** The part of a rejection that both libraries promise: plain values and errors become one shape. */
function describeReason(reason: unknown): unknown {
  const first: unknown = Array.isArray(reason) ? reason[0] : reason;
  if (typeof first === 'string') return { message: first };
  if (typeof first !== 'object' || first === null) return first;
  const { message, detailedMessage, errorCode } = first as Record<string, unknown>;
  return { message, detailedMessage, errorCode };
}

/** What a scenario may do. */
export class ScenarioContext {
  readonly client: typeof Peer;
  readonly models: typeof Peer.models;
  readonly service: Peer.service.Service;
  readonly attributePrefix: string;
  readonly element: HTMLElement;
  /** What the scenario found worth comparing, by label. */
  readonly notes: Record<string, unknown> = {};
  #raised = 0;

  constructor(library: Library, element: HTMLElement) {
    this.client = library.client;
    this.models = library.client.models;
    this.service = library.service;
    this.attributePrefix = library.attributePrefix;
    this.element = element;
  }

  /** An embed URL of the provider. */
  url(endpointAndQuery: string): string {
    return `${origin}/${endpointAndQuery}`;
  }

  /** The usual report's configuration. */
  reportConfig(more: Partial<Peer.models.IReportEmbedConfiguration> = {}): Peer.models.IReportEmbedConfiguration {
    return {
      type: 'report',
      embedUrl: this.url('reportEmbed?reportId=report-1&groupId=group-1'),
      accessToken: 'token-1',
      tokenType: this.models.TokenType.Embed,
      ...more,
    };
  }

  /** Embeds the usual report and waits until it has loaded and drawn. */
  async report(more?: Partial<Peer.models.IReportEmbedConfiguration>): Promise<Peer.Report> {
    const report = this.service.embed(this.element, this.reportConfig(more)) as Peer.Report;
    await this.event(report, 'rendered');
    return report;
  }

  /** The next event of this name. */
  event(embed: Peer.Embed, name: string): Promise<unknown> {
    return new Promise((resolve) => {
      const handler = (event: { detail: unknown }): void => {
        embed.off(name, handler as never);
        resolve(event.detail);
      };
      embed.on(name, handler as never);
    });
  }

  /** Waits until the 100 ms have passed in which a second load counts as a repetition (wire protocol, 3.5). */
  async afterRepetitionWindow(): Promise<void> {
    const start = performance.now();
    while (performance.now() - start < 150) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** Notes what a call came to: its value, or why it was refused. */
  async outcome(label: string, call: () => unknown): Promise<void> {
    try {
      this.notes[label] = { value: await call() };
    } catch (reason) {
      this.notes[label] = { refused: describeReason(reason) };
    }
  }

  /** Makes a call whose end says nothing: it must not throw at once, and may be refused later. */
  async quietly(call: () => unknown): Promise<void> {
    await Promise.resolve(call()).catch(() => undefined);
  }

  /** The frame posts a message to the host and waits for the reply. */
  async raise(url: string, body: unknown = {}): Promise<void> {
    const id = `raised-${++this.#raised}`;
    await this.#command({ fake: 'emit', id, url, body }, ({ kind, headers }) => kind === 'reply' && headers.id === id);
  }

  /** Changes what the frame answers to a call from now on. */
  answer(route: string, answer: FakeResponse): void {
    this.#frameWindow().postMessage({ fake: 'respond', route, response: answer } satisfies FakeCommand, '*');
  }

  /** Waits for a call to arrive at the frame, for those that nothing in the page announces. */
  request(url: string): Promise<void> {
    return this.#record(({ kind, url: called }) => kind === 'request' && called === url);
  }

  #frameWindow(): Window {
    const frame = this.element.querySelector('iframe')?.contentWindow;
    if (!frame) throw new Error('The container has no frame.');
    return frame;
  }

  async #command(command: FakeCommand, awaited: (record: FakeRecord) => boolean): Promise<void> {
    const seen = this.#record(awaited);
    this.#frameWindow().postMessage(command, '*');
    await seen;
  }

  #record(awaited: (record: FakeRecord) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const listen = ({ data }: MessageEvent<Partial<FakeReport> | null>): void => {
        if (!data?.fakeRecord || !awaited(data.fakeRecord)) return;
        window.removeEventListener('message', listen);
        resolve();
      };
      window.addEventListener('message', listen);
    });
  }
}
