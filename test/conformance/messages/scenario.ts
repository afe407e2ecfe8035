import type * as PowerBIClient from 'powerbi-client';
import type { FakeCommand, FakeRecord, FakeReport, FakeResponse } from '../../browser/support/fake-frame-protocol';

/** Library under test: powerbi-client or the SDK, with powerbi-client's types. */
export interface Library {
  /** The library's exports. */
  client: typeof PowerBIClient;
  service: PowerBIClient.service.Service;
  /** Prefix for the attributes that declare an embed, including the hyphen. */
  attributePrefix: string;
}

/** Sequence of calls that can be played with any library. */
export type Scenario = (context: ScenarioContext) => Promise<void>;

const origin = 'https://app.powerbi.com';

/** Returns the part of a rejection that both libraries guarantee, in the same form for plain values and errors. */
function describeReason(reason: unknown): unknown {
  const first: unknown = Array.isArray(reason) ? reason[0] : reason;
  if (typeof first === 'string') return { message: first };
  if (typeof first !== 'object' || first === null) return first;
  const { message, detailedMessage, errorCode } = first as Record<string, unknown>;
  return { message, detailedMessage, errorCode };
}

/** Operations available to a scenario. */
export class ScenarioContext {
  readonly client: typeof PowerBIClient;
  readonly models: typeof PowerBIClient.models;
  readonly service: PowerBIClient.service.Service;
  readonly attributePrefix: string;
  readonly element: HTMLElement;
  /** Values to compare, by label. */
  readonly notes: Record<string, unknown> = {};
  #emittedCount = 0;

  constructor(library: Library, element: HTMLElement) {
    this.client = library.client;
    this.models = library.client.models;
    this.service = library.service;
    this.attributePrefix = library.attributePrefix;
    this.element = element;
  }

  /** Returns an embed URL on Power BI's default host. */
  url(endpointAndQuery: string): string {
    return `${origin}/${endpointAndQuery}`;
  }

  /** Returns the default report's configuration. */
  reportConfig(
    overrides: Partial<PowerBIClient.models.IReportEmbedConfiguration> = {},
  ): PowerBIClient.models.IReportEmbedConfiguration {
    return {
      type: 'report',
      embedUrl: this.url('reportEmbed?reportId=report-1&groupId=group-1'),
      accessToken: 'token-1',
      tokenType: this.models.TokenType.Embed,
      ...overrides,
    };
  }

  /** Embeds the default report and waits until it is rendered. */
  async report(overrides?: Partial<PowerBIClient.models.IReportEmbedConfiguration>): Promise<PowerBIClient.Report> {
    const report = this.service.embed(this.element, this.reportConfig(overrides)) as PowerBIClient.Report;
    await this.event(report, 'rendered');
    return report;
  }

  /** Waits for the next event with the given name and returns its payload. */
  event(embed: PowerBIClient.Embed, name: string): Promise<unknown> {
    return new Promise((resolve) => {
      const handler = (event: { detail: unknown }): void => {
        embed.off(name, handler as never);
        resolve(event.detail);
      };
      embed.on(name, handler as never);
    });
  }

  /** Waits longer than the 100 ms within which a repeated load is skipped. */
  async afterRepetitionWindow(): Promise<void> {
    const start = performance.now();
    while (performance.now() - start < 150) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** Records a call's result or rejection. */
  async outcome(label: string, call: () => unknown): Promise<void> {
    try {
      this.notes[label] = { value: await call() };
    } catch (reason) {
      this.notes[label] = { rejected: describeReason(reason) };
    }
  }

  /** Calls a method that must not throw synchronously, but may reject. */
  async quietly(call: () => unknown): Promise<void> {
    await Promise.resolve(call()).catch(() => undefined);
  }

  /** Sends a request from the frame to the host page and waits for the response. */
  async emit(url: string, body: unknown = {}): Promise<void> {
    const id = `emitted-${++this.#emittedCount}`;
    const responded = this.#waitForRecord(({ kind, headers }) => kind === 'reply' && headers.id === id);
    this.#command({ fake: 'emit', id, url, body });
    await responded;
  }

  /** Sets the frame's response to a request. */
  respond(route: string, response: FakeResponse): void {
    this.#command({ fake: 'respond', route, response });
  }

  /** Waits until the frame has received a request that is not observable in the page. */
  request(url: string): Promise<void> {
    return this.#waitForRecord(({ kind, url: requestUrl }) => kind === 'request' && requestUrl === url);
  }

  #command(command: FakeCommand): void {
    const frame = this.element.querySelector('iframe')?.contentWindow;
    if (!frame) throw new Error('The container does not contain a frame.');
    frame.postMessage(command, '*');
  }

  /** Waits until the frame reports a received message that matches. */
  #waitForRecord(matches: (record: FakeRecord) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const listen = ({ data }: MessageEvent<Partial<FakeReport> | null>): void => {
        if (!data?.fakeRecord || !matches(data.fakeRecord)) return;
        window.removeEventListener('message', listen);
        resolve();
      };
      window.addEventListener('message', listen);
    });
  }
}
