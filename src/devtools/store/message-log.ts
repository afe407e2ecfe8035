import type { RequestMessage } from '@vitrine/sdk';
import { Exchange, type ExchangeSource } from './exchange';
import type { Secrets } from './secrets';
import { weightOf } from './weight';

/** Maximum number of stored exchanges. */
const capacity = 10_000;
/** Maximum estimated memory for the exchanges' bodies, in bytes. Exported data can be large. */
const maxWeight = 30_000_000;
/** Number of events per weighed event. Weighing every event would take longer than the rest of the recording. */
const weighedEvents = 64;

/**
 * The page's most recent exchanges. The oldest exchanges are dropped when there are too many or they are too large. The
 * ring buffer has one array per field, because storing an event in typed arrays costs less than storing it in an
 * object. Frame requests become exchanges only when they are read.
 */
export class MessageLog {
  /** Number of the last exchange added. It never decreases. */
  lastNumber = 0;
  /** Incremented on each change. */
  revision = 0;
  readonly #secrets: Secrets;
  readonly #exchanges: (Exchange | undefined)[] = new Array<undefined>(capacity).fill(undefined);
  readonly #sources: (ExchangeSource | undefined)[] = new Array<undefined>(capacity).fill(undefined);
  readonly #messages: (RequestMessage | undefined)[] = new Array<undefined>(capacity).fill(undefined);
  readonly #times = new Float64Array(capacity);
  readonly #weights = new Float64Array(capacity);
  /** Status of the response to a frame request, or 0 if there is none. */
  readonly #statusCodes = new Float64Array(capacity);
  /** Time of that response, or 0 if it is unknown. */
  readonly #responseTimes = new Float64Array(capacity);
  /** Response bodies by exchange number. Most responses have no body. */
  readonly #responseBodies = new Map<number, unknown>();
  #length = 0;
  #weight = 0;

  constructor(secrets: Secrets) {
    this.#secrets = secrets;
  }

  /** Number of exchanges. */
  get length(): number {
    return this.#length;
  }

  /** Adds an exchange initiated by the page. Its number must be the next one. */
  add(exchange: Exchange): void {
    const index = this.#advance();
    this.#exchanges[index] = exchange;
    this.#messages[index] = undefined;
    this.#weigh(index, exchange.message.body);
  }

  /** Adds a frame request and returns its number. Runs for each event, so it stores only references. */
  addEvent(source: ExchangeSource, message: RequestMessage, timeMs: number): number {
    const index = this.#advance();
    this.#exchanges[index] = undefined;
    this.#sources[index] = source;
    this.#messages[index] = message;
    this.#times[index] = timeMs;
    this.#statusCodes[index] = 0;
    if (this.lastNumber % weighedEvents === 0) this.#weigh(index, message.body, weighedEvents);
    return this.lastNumber;
  }

  /** Records the response to the frame request with the given number. A time of 0 means that the time is unknown. */
  respondToEvent(number: number, statusCode: number, body: unknown, atMs: number): void {
    if (!this.#has(number)) return;
    const index = number % capacity;
    this.#statusCodes[index] = statusCode;
    this.#responseTimes[index] = atMs;
    if (body !== null && body !== undefined) this.#responseBodies.set(number, body);
    this.#exchanges[index]?.respond(statusCode, body, atMs || undefined);
    this.revision += 1;
  }

  /**
   * Records the response to a request from the page. The request may have been dropped, or not added because recording
   * was paused.
   */
  recordResponse(call: Exchange, body: unknown): void {
    const index = call.number % capacity;
    if (this.#exchanges[index] !== call) return;
    this.revision += 1;
    this.#weigh(index, body);
  }

  /** Removes all exchanges. */
  clear(): void {
    while (this.#length > 0) this.#dropFirst();
    this.revision += 1;
  }

  /** Returns the exchanges with a higher number, oldest first. */
  *exchangesAfter(number: number): Generator<Exchange> {
    const first = Math.max(number, this.lastNumber - this.#length) + 1;
    for (let current = first; current <= this.lastNumber; current += 1) {
      const exchange = this.#has(current) && this.#exchangeOf(current);
      if (exchange) yield exchange;
    }
  }

  /** Returns the time of a frame request, in milliseconds since 1970, or 0 if it was dropped. */
  timeOf(number: number): number {
    return (this.#has(number) ? this.#times[number % capacity] : undefined) ?? 0;
  }

  #has(number: number): boolean {
    return number > this.lastNumber - this.#length && number > 0;
  }

  /** Returns the exchange with the given number. */
  #exchangeOf(number: number): Exchange | undefined {
    const index = number % capacity;
    const [source, message] = [this.#sources[index], this.#messages[index]];
    const existing = this.#exchanges[index];
    if (existing || !source || !message) return existing;
    const exchange = new Exchange(number, source, false, message, this.#times[index] ?? 0, this.#secrets);
    const statusCode = this.#statusCodes[index];
    const body = this.#responseBodies.get(number) ?? null;
    const atMs = this.#responseTimes[index] ?? 0;
    if (statusCode) exchange.respond(statusCode, body, atMs > 0 ? atMs : undefined);
    return (this.#exchanges[index] = exchange);
  }

  /**
   * Makes room for the next exchange and returns its index. The caller overwrites the oldest exchange's other values.
   */
  #advance(): number {
    this.revision += 1;
    this.lastNumber += 1;
    const index = this.lastNumber % capacity;
    if (this.#length < capacity) this.#length += 1;
    else this.#release(this.lastNumber - capacity);
    return index;
  }

  /** Subtracts an exchange's weight and removes its response body. */
  #release(number: number): void {
    const index = number % capacity;
    this.#weight -= this.#weights[index] ?? 0;
    this.#weights[index] = 0;
    if (this.#responseBodies.size > 0) this.#responseBodies.delete(number);
  }

  #weigh(index: number, body: unknown, factor = 1): void {
    const weight = weightOf(body) * factor;
    this.#weights[index] = (this.#weights[index] ?? 0) + weight;
    this.#weight += weight;
    while (this.#weight > maxWeight && this.#length > 1) this.#dropFirst();
  }

  #dropFirst(): void {
    const number = this.lastNumber - this.#length + 1;
    const index = number % capacity;
    this.#length -= 1;
    this.#release(number);
    this.#exchanges[index] = this.#sources[index] = this.#messages[index] = undefined;
  }
}
