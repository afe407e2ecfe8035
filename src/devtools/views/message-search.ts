import type { ExchangeView } from '../store/exchange';
import type { Session } from '../store/session';

/** Time after which a search yields to other tasks, in milliseconds, to keep the page responsive. */
const maxSearchMs = 12;

/** Search for the messages that match a filter. It can be resumed when messages or responses have been recorded. */
export class MessageSearch {
  /** The matches found so far, oldest first. */
  results: ExchangeView[] = [];
  #matches: (exchange: ExchangeView) => boolean = () => true;
  #lastNumber = 0;
  /** Messages that can still receive a response, with their statuses when they were last compared with the filter. */
  readonly #pending = new Map<ExchangeView, number | undefined>();

  /** Discards the results, so that all messages are searched again. */
  restart(matches = this.#matches): void {
    this.#matches = matches;
    this.results = [];
    this.#lastNumber = 0;
    this.#pending.clear();
  }

  /** Updates the results. Returns false if the search takes too long and must be resumed in a later task. */
  resume(session: Session): boolean {
    this.#updateAnswered(session.firstNumber);
    const startedAtMs = performance.now();
    for (const exchange of session.exchangesAfter(this.#lastNumber)) {
      this.#lastNumber = exchange.number;
      if (this.#isMatch(exchange)) this.results.push(exchange);
      // Reading the clock is slower than most comparisons.
      if (exchange.number % 8 === 0 && performance.now() - startedAtMs >= maxSearchMs) return false;
    }
    return true;
  }

  /** Removes the results before the session's oldest message. Returns their number. */
  drop(firstNumber: number): number {
    const first = this.results.findIndex(({ number }) => number >= firstNumber);
    const count = first < 0 ? this.results.length : first;
    if (count > 0) this.results = this.results.slice(count);
    return count;
  }

  /** Compares the messages that have received a response with the filter again. */
  #updateAnswered(firstNumber: number): void {
    const answered = new Set<ExchangeView>();
    for (const [exchange, statusCode] of this.#pending) {
      if (exchange.number < firstNumber) this.#pending.delete(exchange);
      else if (exchange.statusCode !== statusCode) answered.add(exchange);
    }
    if (answered.size === 0) return;
    const others = this.results.filter((exchange) => !answered.has(exchange));
    const matches = [...answered].filter((exchange) => this.#isMatch(exchange));
    this.results = [...others, ...matches].sort((one, other) => one.number - other.number);
  }

  #isMatch(exchange: ExchangeView): boolean {
    // A response can also replace the status of a failed load.
    if (exchange.statusCode) this.#pending.delete(exchange);
    else this.#pending.set(exchange, exchange.statusCode);
    return this.#matches(exchange);
  }
}
