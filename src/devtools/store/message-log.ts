import type { Exchange } from './exchange';

/** Maximum number of exchanges. */
const capacity = 10_000;
/** Maximum estimated size of their bodies, in characters: exported data can be large. */
const maxWeight = 30_000_000;

/** Estimates the size of a body without visiting all of it, because it runs for each message. */
function weightOf(body: unknown): number {
  if (typeof body === 'string') return body.length;
  if (typeof body !== 'object' || body === null) return 8;
  if (Array.isArray(body)) return body.length * 200;
  const { data } = body as { data?: unknown };
  return typeof data === 'string' ? data.length : 400;
}

/** The newest exchanges of the page, in a ring buffer. The oldest are dropped when there are too many or they are too large. */
export class MessageLog {
  readonly #slots = new Array<Exchange | undefined>(capacity);
  #first = 0;
  #length = 0;
  #weight = 0;
  /** Number of the exchange that was added last. It never decreases. */
  lastNumber = 0;

  /** Number of exchanges. */
  get length(): number {
    return this.#length;
  }

  /** Returns an exchange, the oldest first. */
  at(index: number): Exchange | undefined {
    return index < 0 || index >= this.#length ? undefined : this.#slots[(this.#first + index) % capacity];
  }

  /** Adds an exchange. */
  add(exchange: Exchange): void {
    if (this.#length === capacity) this.#dropFirst();
    this.#slots[(this.#first + this.#length) % capacity] = exchange;
    this.#length += 1;
    this.lastNumber = exchange.number;
    this.#weigh(exchange.message.body);
  }

  /** Adds the response to an exchange, which may have been dropped, or not added because recording was paused. */
  respond(exchange: Exchange, response: NonNullable<Exchange['response']>, atMs: number): void {
    exchange.response = response;
    exchange.respondedAtMs = atMs;
    if (this.at(exchange.number - this.lastNumber + this.#length - 1) === exchange) this.#weigh(response.body);
  }

  #weigh(body: unknown): void {
    this.#weight += weightOf(body);
    while (this.#weight > maxWeight && this.#length > 1) this.#dropFirst();
  }

  /** Removes all exchanges. */
  clear(): void {
    this.#slots.fill(undefined);
    this.#first = this.#length = this.#weight = 0;
  }

  /** Calls a function with each exchange whose number is higher, the oldest first. */
  forEachAfter(number: number, run: (exchange: Exchange) => void): void {
    const missed = Math.min(this.#length, this.lastNumber - number);
    for (let index = this.#length - missed; index < this.#length; index += 1) {
      const exchange = this.at(index);
      if (exchange && exchange.number > number) run(exchange);
    }
  }

  #dropFirst(): void {
    const dropped = this.#slots[this.#first];
    this.#slots[this.#first] = undefined;
    this.#first = (this.#first + 1) % capacity;
    this.#length -= 1;
    if (dropped) this.#weight -= weightOf(dropped.message.body) + weightOf(dropped.response?.body);
  }
}
