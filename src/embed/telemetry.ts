import type { MessageLogEntry } from '../channel/channel';
import type { Method } from '../protocol/envelope';
import { redact } from './redaction';

/** A message between the page and a frame, without its secrets. */
export interface MessageTelemetry {
  /** Tells it from a timing. */
  kind: 'message';
  /** 'out' from the page to the frame, 'in' from the frame. */
  direction: 'in' | 'out';
  /** The embed's unique id. */
  uniqueId: string;
  /** The embed's type, as the peer spells it. */
  embedType: string;
  /** The message's id; a call and its answer share it. */
  correlationId: string;
  /** The call's method; an answer has that of its call. */
  method: Method;
  /** The call's path; an answer has that of its call. */
  url: string;
  /** An answer's status; a call has none. */
  statusCode?: number;
  /** How long an answer took, in milliseconds; a call has none. */
  durationMs?: number;
  /** A copy of the body in which tokens and credentials are '[redacted]'. It may hold the content's data. */
  body: unknown;
}

/** How long a step of a load took. Also an entry of `performance`, 'vitrine:{type}:{name}'. */
export interface TimingTelemetry {
  /** Tells it from a message. */
  kind: 'timing';
  /** The step: the iframe's load event, the frame's `/ready`, the content there, the content drawn. */
  name: 'frameLoad' | 'ready' | 'loaded' | 'rendered';
  /** The embed's unique id. */
  uniqueId: string;
  /** The embed's type, as the peer spells it. */
  embedType: string;
  /** Milliseconds since the load began: the frame was made, or another configuration was given. */
  durationMs: number;
}

/** What `onTelemetry` hears. */
export type TelemetryEntry = MessageTelemetry | TimingTelemetry;

/** What the observation of one embed needs. */
export interface TelemetryOptions {
  embedType: string;
  uniqueId: () => string;
  /** The token in use, which is taken out of every text. */
  token: () => string | undefined;
  /** The page's function. */
  hear: ((entry: TelemetryEntry) => void) | undefined;
  /** Prints each entry to the console. */
  debug: boolean;
}

/** Tells the page what passes between it and one frame, and how long loads take. No token leaves it (security rules, 7). */
export class Telemetry {
  readonly #options: TelemetryOptions;
  #startedAtMs = performance.now();
  /** The steps that the present load has reached. */
  readonly #marked = new Set<string>();
  /** The tokens that the frame has got so far: what it says may repeat any of them. */
  readonly #secrets = new Set<string>();

  constructor(options: TelemetryOptions) {
    this.#options = options;
  }

  /** A new load begins. */
  restart(): void {
    this.#startedAtMs = performance.now();
    this.#marked.clear();
  }

  /** Notes a message that was posted or heard. */
  message({ direction, message, call, startedAtMs }: MessageLogEntry): void {
    const [method = ''] = call.split(' ', 1);
    const url = call.slice(method.length + 1);
    // the frame may write a hook's name in another way, so that every hook but the plain other one counts
    const isSecret = /\/token$|\/eventHooks\/(?!preQuery$)/.test(url);
    for (const secret of [this.#options.token(), isSecret && direction === 'out' && message.body]) {
      if (secret && typeof secret === 'string') this.#secrets.add(secret);
    }
    this.#tell({
      kind: 'message',
      direction,
      ...this.#embed,
      correlationId: message.headers.id,
      method: method as Method,
      url,
      ...(startedAtMs !== undefined && {
        statusCode: message.statusCode ?? 200,
        durationMs: performance.now() - startedAtMs,
      }),
      body: redact(message.body, { secrets: [...this.#secrets], isSecret }),
    });
  }

  /** Notes that a load has reached a step. */
  mark(name: TimingTelemetry['name']): void {
    // a frame may say '/ready' without end
    if (this.#marked.has(name)) return;
    this.#marked.add(name);
    const end = performance.now();
    const { embedType, uniqueId } = this.#embed;
    performance.measure(`vitrine:${embedType}:${name}`, { start: this.#startedAtMs, end, detail: { uniqueId } });
    this.#tell({ kind: 'timing', name, ...this.#embed, durationMs: end - this.#startedAtMs });
  }

  get #embed() {
    return { uniqueId: this.#options.uniqueId(), embedType: this.#options.embedType };
  }

  #tell(entry: TelemetryEntry): void {
    if (this.#options.debug) print(entry);
    try {
      this.#options.hear?.(entry);
    } catch (error) {
      // A fault of the page's observer must not lose the message that it observes.
      reportError(error);
    }
  }
}

function print(entry: TelemetryEntry): void {
  const took = entry.durationMs === undefined ? '' : ` (${entry.durationMs.toFixed(0)} ms)`;
  const who = `[vitrine] ${entry.embedType} ${entry.uniqueId}`;
  if (entry.kind === 'timing') {
    console.debug(`${who} ${entry.name}${took}`);
    return;
  }
  const { direction, statusCode = '', method, url, body } = entry;
  console.debug(`${who} ${direction === 'out' ? '→' : '←'} ${statusCode} ${method} ${url}${took}`, body);
}
