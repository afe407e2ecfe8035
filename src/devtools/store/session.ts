import { snapshotOf, type EmbedSnapshot } from './embed-snapshot';
import type { ExchangeView } from './exchange';
import type { Recorder } from './recorder';

/** Session shown by the panel: the page's own session or an imported file. */
export interface Session {
  /** Whether this is the page's own session rather than an imported one. */
  readonly isLive: boolean;
  /** Page and export time of an imported session. */
  readonly origin: string;
  /** Time of the session's state, in milliseconds since 1970: the current time or the export time. */
  readonly nowMs: number;
  /** Number of exchanges. */
  readonly length: number;
  /** Number of the newest exchange, or 0 if there are none. */
  readonly lastNumber: number;
  /** Number of the oldest exchange. */
  readonly firstNumber: number;
  /** Returns the exchanges with a higher number, oldest first. */
  exchangesAfter(number: number): Iterable<ExchangeView>;
  /** Returns the embeds. */
  embeds(): EmbedSnapshot[];
}

/** The page's session. */
export class LiveSession implements Session {
  readonly isLive = true;
  readonly origin = '';
  readonly #recorder: Recorder;

  constructor(recorder: Recorder) {
    this.#recorder = recorder;
  }

  get nowMs(): number {
    return Date.now();
  }

  get length(): number {
    return this.#recorder.log.length;
  }

  get lastNumber(): number {
    return this.#recorder.log.lastNumber;
  }

  get firstNumber(): number {
    return this.lastNumber - this.length + 1;
  }

  exchangesAfter(number: number): Iterable<ExchangeView> {
    return this.#recorder.log.exchangesAfter(number);
  }

  embeds(): EmbedSnapshot[] {
    return this.#recorder.records.map((record) => snapshotOf(record, this.#recorder));
  }
}
