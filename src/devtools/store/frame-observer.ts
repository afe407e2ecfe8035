import type { EmbedObserver, MessageLogEntry, RequestMessage, TelemetrySubject, TimingTelemetry } from '@vitrine/sdk';
import { changesContent } from './content-state';
import type { EmbedRecord } from './embed-record';
import { Exchange } from './exchange';
import type { LoadStep } from './load-record';
import type { MessageLog } from './message-log';
import type { Secrets } from './secrets';

/** The part of a recorder that the observers of frames write to. */
export interface Recording {
  readonly log: MessageLog;
  readonly secrets: Secrets;
  /** Whether messages are discarded. */
  readonly isPaused: boolean;
  /** Whether the recorder was disposed. */
  readonly isStopped: boolean;
  /** Reports that something was recorded. */
  changed(): void;
}

/** An embed, as the observer of its frame sees it. */
interface ObservedEmbed extends TelemetrySubject {
  readonly loadPath?: string;
  readonly phasedLoadPath?: string | undefined;
}

const stepOf: Record<TimingTelemetry['name'], LoadStep> = {
  frameLoad: 'frameLoaded',
  ready: 'ready',
  loaded: 'loaded',
  rendered: 'rendered',
};

/** Requests without a response that are remembered for each direction. */
const maxPending = 500;

/** Returns a copy of what the page sends, because it may change the object afterwards. */
function snapshot(message: RequestMessage): RequestMessage {
  if (typeof message.body !== 'object' || message.body === null) return message;
  try {
    return { ...message, body: structuredClone(message.body) };
  } catch {
    // proxies of reactive state
    return message;
  }
}

/** Records the messages and load steps of one frame. */
export class FrameObserver implements EmbedObserver {
  readonly #recording: Recording;
  readonly #record: EmbedRecord;
  readonly #embed: ObservedEmbed;
  readonly #next: EmbedObserver | undefined;
  /** Requests without a response, by id: of the page and of the frame. */
  readonly #pending = { out: new Map<string, Exchange>(), in: new Map<string, Exchange>() };

  /** The last request of the frame, which is not in the map: the page responds to events at once. */
  #lastIncoming: Exchange | undefined;

  /** @param next - the observer of the page's own feature `telemetry` */
  constructor(recording: Recording, record: EmbedRecord, embed: TelemetrySubject, next: EmbedObserver | undefined) {
    this.#recording = recording;
    this.#record = record;
    this.#embed = embed;
    this.#next = next;
  }

  /** Returns whether the messages of its frame are recorded by a recorder. */
  isOf(recording: Recording): boolean {
    return this.#recording === recording;
  }

  /** The observer in use without this one, if its recorder was disposed. */
  get current(): EmbedObserver | undefined {
    return this.#recording.isStopped ? this.#next : this;
  }

  restart(): void {
    this.#next?.restart();
    if (this.#recording.isStopped) return;
    this.#record.startLoad();
    this.#recording.changed();
  }

  mark(name: TimingTelemetry['name']): void {
    this.#next?.mark(name);
    if (this.#recording.isStopped) return;
    this.#record.reach(stepOf[name]);
    this.#recording.changed();
  }

  message(entry: MessageLogEntry): void {
    this.#next?.message(entry);
    const { direction, message } = entry;
    const recording = this.#recording;
    if (recording.isStopped) return;
    const isOutgoing = direction === 'out';
    if (message.method === undefined) {
      this.#respond(message, isOutgoing);
      recording.changed();
      return;
    }
    if (isOutgoing) recording.secrets.addFrom(message.url, message.body);
    if (isOutgoing && this.#isLoad(message.url)) this.#record.reach('sent');
    const { log } = recording;
    const exchange = new Exchange(
      log.lastNumber + 1,
      this.#record,
      isOutgoing,
      isOutgoing ? snapshot(message) : message,
      performance.now(),
      recording.secrets,
    );
    if (isOutgoing) this.#await(this.#pending.out, exchange);
    else {
      if (this.#lastIncoming) this.#await(this.#pending.in, this.#lastIncoming);
      this.#lastIncoming = exchange;
    }
    if (changesContent(isOutgoing, message.method, message.url)) this.#record.addChange(exchange);
    if (recording.isPaused) return;
    log.add(exchange);
    recording.changed();
  }

  /** Remembers a request until its response. */
  #await(pending: Map<string, Exchange>, exchange: Exchange): void {
    pending.set(exchange.message.headers.id, exchange);
    if (pending.size > maxPending) for (const id of pending.keys()) if (pending.delete(id)) break;
  }

  /** Returns the request that a message responds to, and forgets it. */
  #take(id: string, isOutgoing: boolean): Exchange | undefined {
    const last = this.#lastIncoming;
    if (isOutgoing && last?.message.headers.id === id) {
      this.#lastIncoming = undefined;
      return last;
    }
    const pending = isOutgoing ? this.#pending.in : this.#pending.out;
    const exchange = pending.get(id);
    pending.delete(id);
    return exchange;
  }

  /** Adds a response to its request. It has the opposite direction. */
  #respond(message: Exclude<Exchange['response'], undefined>, isOutgoing: boolean): void {
    const exchange = this.#take(message.headers.id, isOutgoing);
    if (!exchange) return;
    const { url } = exchange.message;
    if (isOutgoing && typeof message.body === 'string') this.#recording.secrets.addFrom(url, message.body);
    this.#recording.log.respond(exchange, message, performance.now());
    if (!isOutgoing && this.#isLoad(url) && !((message.statusCode ?? 200) >= 300)) this.#record.reach('accepted');
  }

  #isLoad(url: string): boolean {
    return url === this.#embed.loadPath || url === this.#embed.phasedLoadPath;
  }
}
