import type { RequestMessage } from '@vitrine/sdk';
import { Exchange, type ExchangeSource } from './exchange';
import type { Secrets } from './secrets';
import { weightOf } from './weight';

/** Maximum number of exchanges. */
const capacity = 10_000;
/** Maximum estimated memory of their bodies, in bytes: exported data can be large. */
const maxWeight = 30_000_000;
/** One of this many events is weighed for all of them, because weighing takes longer than the rest of recording an event. */
const weighedEvents = 64;

/** Slot of one exchange. Slots are reused, and requests of frames become exchanges only when they are read. */
class Slot {
  number = 0;
  source: ExchangeSource | undefined;
  message: RequestMessage | undefined;
  timeMs = 0;
  /** 0 without a response. Numbers at all times, because the engine stores them faster than values of changing type. */
  statusCode = 0;
  responseBody: unknown;
  /** 0 if unknown. */
  respondedAtMs = 0;
  exchange: Exchange | undefined;
  weight = 0;

  clear(): void {
    this.source = this.message = this.responseBody = this.exchange = undefined;
    this.weight = 0;
  }
}

/** The newest exchanges of the page, in a ring buffer. The oldest are dropped when there are too many or they are too large. */
export class MessageLog {
  /** Number of the exchange that was added last. It never decreases. */
  lastNumber = 0;
  /** Increases with each change. */
  revision = 0;
  readonly #secrets: Secrets;
  readonly #slots = Array.from({ length: capacity }, () => new Slot());
  #length = 0;
  #weight = 0;

  constructor(secrets: Secrets) {
    this.#secrets = secrets;
  }

  /** Number of exchanges. */
  get length(): number {
    return this.#length;
  }

  /** Adds an exchange of the page, whose number has to be the next one. */
  add(exchange: Exchange): void {
    const slot = this.#take();
    slot.exchange = exchange;
    slot.message = undefined;
    this.#weigh(slot, exchange.message.body);
  }

  /** Adds a request of a frame and returns its number. Runs for each event, so it stores references only. */
  addEvent(source: ExchangeSource, message: RequestMessage, timeMs: number): number {
    const slot = this.#take();
    slot.source = source;
    slot.message = message;
    slot.timeMs = timeMs;
    slot.statusCode = 0;
    slot.exchange = undefined;
    if (slot.number % weighedEvents === 0) this.#weigh(slot, message.body, weighedEvents);
    return slot.number;
  }

  /** Adds the response to the request of a frame with a number. A time of 0 is unknown. */
  respondToEvent(number: number, statusCode: number, body: unknown, atMs: number): void {
    const slot = this.#slotOf(number);
    if (!slot) return;
    slot.statusCode = statusCode;
    slot.responseBody = body;
    slot.respondedAtMs = atMs;
    slot.exchange?.respond(statusCode, body, atMs || undefined);
    this.revision += 1;
  }

  /** Records the response to a request of the page, which may have been dropped, or not added because recording was paused. */
  noteResponse(call: Exchange, body: unknown): void {
    const slot = this.#slotOf(call.number);
    if (slot?.exchange !== call) return;
    this.revision += 1;
    this.#weigh(slot, body);
  }

  /** Removes all exchanges. */
  clear(): void {
    for (const slot of this.#slots) slot.clear();
    this.#length = this.#weight = 0;
    this.revision += 1;
  }

  /** Returns the exchanges with a higher number, the oldest first. */
  *exchangesAfter(number: number): Generator<Exchange> {
    const first = Math.max(number, this.lastNumber - this.#length) + 1;
    for (let each = first; each <= this.lastNumber; each += 1) {
      const slot = this.#slotOf(each);
      const exchange = slot && this.#exchangeOf(slot);
      if (exchange) yield exchange;
    }
  }

  #slotOf(number: number): Slot | undefined {
    return number > this.lastNumber - this.#length ? this.#slots[number % capacity] : undefined;
  }

  /** Returns the exchange in a slot; undefined if the slot is empty. */
  #exchangeOf(slot: Slot): Exchange | undefined {
    const { number, source, message, timeMs, statusCode, responseBody, respondedAtMs } = slot;
    if (slot.exchange || !source || !message) return slot.exchange;
    slot.exchange = new Exchange(number, source, false, message, timeMs, this.#secrets);
    if (statusCode) slot.exchange.respond(statusCode, responseBody, respondedAtMs || undefined);
    return slot.exchange;
  }

  /** Returns the slot of the next exchange. */
  #take(): Slot {
    this.revision += 1;
    this.lastNumber += 1;
    const index = this.lastNumber % capacity;
    const slot = this.#slots[index] ?? new Slot();
    if (this.#length === capacity) this.#weight -= slot.weight;
    else this.#length += 1;
    slot.number = this.lastNumber;
    slot.weight = 0;
    return slot;
  }

  #weigh(slot: Slot, body: unknown, factor = 1): void {
    const weight = weightOf(body) * factor;
    slot.weight += weight;
    this.#weight += weight;
    while (this.#weight > maxWeight && this.#length > 1) this.#dropFirst();
  }

  #dropFirst(): void {
    const slot = this.#slotOf(this.lastNumber - this.#length + 1);
    this.#length -= 1;
    this.#weight -= slot?.weight ?? 0;
    slot?.clear();
  }
}
