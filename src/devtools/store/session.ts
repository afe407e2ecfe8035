import { snapshotOf, type EmbedSnapshot } from './embed-snapshot';
import type { ExchangeView } from './exchange';
import type { Recorder } from './recorder';

/** Session shown by the panel: the page's own session or an imported file. */
export interface Session {
  /** Whether this is the page's own session rather than an imported one. */
  readonly isLive: boolean;
  /** Page and export time of an imported session. Empty for the page's own session. */
  readonly source: string;
  /** Time that the session's state reflects, in milliseconds since 1970: now, or the time of the export. */
  readonly nowMs: number;
  /** Number of exchanges. */
  readonly length: number;
  /** Number of the exchange that was added last, or 0 if none has been added. */
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
  readonly source = '';
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
