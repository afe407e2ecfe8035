import type { EmbedObserver, MessageLogEntry, RequestMessage, TelemetrySubject, TimingTelemetry } from '@vitrine/sdk';
import { changesContent, pageChanged } from './content-state';
import type { EmbedRecord } from './embed-record';
import { Exchange, isFailure } from './exchange';
import type { LoadStep } from './load-record';
import type { MessageLog } from './message-log';
import type { Secrets } from './secrets';

/** The part of a recorder that frame observers write to. */
export interface Recording {
  readonly log: MessageLog;
  readonly secrets: Secrets;
  /** Number of open panels. */
  readonly openPanels: number;
  /** Whether messages are discarded. */
  readonly isPaused: boolean;
  /** Whether the recorder was disposed. */
  readonly isStopped: boolean;
  /** Reports that something was recorded. */
  changed(): void;
}

type Response = MessageLogEntry['message'];

/** The part of an embed that its frame observer reads. */
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

/** Status assumed for responses without a status code. */
const success = 200;

/** Maximum number of stored unanswered requests in each direction. */
const maxPending = 500;

/** Returns a copy of a message from the page, because the page may change the body afterward. */
function snapshot(message: RequestMessage): RequestMessage {
  if (typeof message.body !== 'object' || message.body === null) return message;
  try {
    return { ...message, body: structuredClone(message.body) };
  } catch {
    // Reactive state proxies cannot be cloned.
    return message;
  }
}

function addPending<Value>(pending: Map<string, Value>, id: string, value: Value): void {
  pending.set(id, value);
  if (pending.size > maxPending) for (const oldest of pending.keys()) if (pending.delete(oldest)) break;
}

/** Observer that records the messages and load steps of one frame. */
export class FrameObserver implements EmbedObserver {
  /** Defined only if the page's own observer has a clock, because `now` is called for each event. */
  readonly now?: () => number | undefined;
  readonly #recording: Recording;
  readonly #record: EmbedRecord;
  readonly #embed: ObservedEmbed;
  readonly #next: EmbedObserver | undefined;
  /**
   * Numbers of the frame's unanswered requests, by id. Most requests receive a response before the next request and are
   * never added.
   */
  readonly #unanswered = new Map<string, number>();
  /** Id of the frame's last request until that request has a response. */
  #lastId: string | undefined;

  /** @param next - the observer of the page's own `telemetry` feature */
  constructor(recording: Recording, record: EmbedRecord, embed: TelemetrySubject, next: EmbedObserver | undefined) {
    this.#recording = recording;
    this.#record = record;
    this.#embed = embed;
    this.#next = next;
    if (next?.now) this.now = () => next.now?.();
  }

  /** Returns whether this observer writes to a recorder. */
  writesTo(recording: Recording): boolean {
    return this.#recording === recording;
  }

  /** This observer, or the page's own observer if the recorder was disposed. */
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
    if (this.#recording.isStopped) return;
    const { direction, message, name } = entry;
    const isOutgoing = direction === 'out';
    if (message.method === undefined) {
      if (isOutgoing) this.#respondToFrame(message, name);
      else this.#respondToPage(message);
    } else if (isOutgoing) this.#addCall(message);
    else this.#addEvent(message);
  }

  /** Records a request from the frame. Most are events, of which there can be thousands per second. */
  #addEvent(message: RequestMessage): void {
    const { log, secrets, isPaused } = this.#recording;
    if (this.#lastId !== undefined) addPending(this.#unanswered, this.#lastId, this.#record.lastEvent);
    this.#lastId = message.headers.id;
    // `performance.now()` is much slower.
    const timeMs = Date.now();
    if (isPaused) this.#record.lastReceivedMs = timeMs;
    this.#record.lastEvent = isPaused ? 0 : log.addEvent(this.#record, message, timeMs);
    if (!message.url.endsWith(pageChanged)) return;
    this.#record.addChange(new Exchange(this.#record.lastEvent, this.#record, false, message, timeMs, secrets));
  }

  /** Records the page's response to an event or a hook. `name` is the method and path of the request. */
  #respondToFrame(message: Response, name: string): void {
    const { log, secrets, openPanels } = this.#recording;
    const { headers, statusCode = success, body } = message;
    const { id } = headers;
    if (typeof body === 'string') secrets.addFrom(name, body);
    if (id === this.#lastId) {
      this.#lastId = undefined;
      // The page responds to events immediately, so their duration is measured only while a panel is open.
      log.respondToEvent(this.#record.lastEvent, statusCode, body, openPanels > 0 ? Date.now() : 0);
      return;
    }
    const number = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    if (number !== undefined) log.respondToEvent(number, statusCode, body, Date.now());
  }

  /** Records a request from the page. */
  #addCall(message: RequestMessage): void {
    const { log, secrets, isPaused } = this.#recording;
    const { method, url } = message;
    // sent by the devtools to inject faults
    if (url.startsWith('/emulator/')) return;
    secrets.addFrom(url, message.body);
    if (this.#isLoad(url)) this.#record.reach('sent');
    const number = log.lastNumber + 1;
    const call = new Exchange(number, this.#record, true, snapshot(message), Date.now(), secrets);
    addPending(this.#record.pending, message.headers.id, call);
    if (changesContent(method, url)) this.#record.addChange(call);
    if (!isPaused) log.add(call);
  }

  /** Records the frame's response to a request from the page. */
  #respondToPage(message: Response): void {
    const { headers, statusCode = success, body } = message;
    const { pending } = this.#record;
    const call = pending.get(headers.id);
    if (!call) return;
    pending.delete(headers.id);
    const timeMs = (this.#record.lastReceivedMs = Date.now());
    call.respond(statusCode, body, timeMs);
    this.#recording.log.recordResponse(call, body);
    if (this.#isLoad(call.message.url) && !isFailure(call.statusCode)) this.#record.reach('accepted');
  }

  #isLoad(url: string): boolean {
    return url === this.#embed.loadPath || url === this.#embed.phasedLoadPath;
  }
}
