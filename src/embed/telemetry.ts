import type { MessageLogEntry } from '../channel/channel';
import type { Method } from '../protocol/envelope';
import { settings } from '../validation/settings-schema';
import { redact } from './redaction';
import { reportUncaught } from './report-uncaught';

/** Message between the page and a frame, with tokens and credentials redacted. */
export interface MessageTelemetry {
  /** Kind of entry. */
  kind: 'message';
  /** 'out' for messages from the page to the frame, 'in' for messages from the frame to the page. */
  direction: 'in' | 'out';
  /** Unique id of the embed. */
  uniqueId: string;
  /** Type of the embed. */
  embedType: string;
  /** Id of the message, with tokens redacted. A request and its response have the same id. */
  correlationId: string;
  /** Method of the request. A response has the method of its request. */
  method: Method;
  /** Path of the request, with tokens redacted. A response has the path of its request. */
  url: string;
  /** Status code of a response. */
  statusCode?: number;
  /** Time from the request to its response, in milliseconds. */
  durationMs?: number;
  /** Copy of the body in which tokens and credentials are '[redacted]'. It may contain data from the report. */
  body: unknown;
}

/** Duration of one step of a load. It is also recorded as the performance measure 'vitrine:{type}:{name}'. */
export interface TimingTelemetry {
  /** Kind of entry. */
  kind: 'timing';
  /** Step: the iframe's load event, the frame's `/ready` request, content loaded, or content rendered. */
  name: 'frameLoad' | 'ready' | 'loaded' | 'rendered';
  /** Unique id of the embed. */
  uniqueId: string;
  /** Type of the embed. */
  embedType: string;
  /** Time since the load started, in milliseconds. */
  durationMs: number;
}

/** Argument passed to `onTelemetry`. */
export type TelemetryEntry = MessageTelemetry | TimingTelemetry;

/** Options for the `telemetry` feature. */
export interface TelemetryOptions {
  /** Called with every message and every load step. */
  onTelemetry?: ((entry: TelemetryEntry) => void) | undefined;
  /** Whether to log the same entries to the console at level 'debug'. Default: false. */
  debug?: boolean | undefined;
}

/** The part of an embed that telemetry reads. */
export interface TelemetrySubject {
  /** Type of the embed. */
  readonly embedtype: string;
  /** The part of the configuration that telemetry reads. */
  readonly config: { readonly uniqueId: string; readonly accessToken?: string };
}

/**
 * Observer of the messages and load steps of one embed. Created by the `createTelemetry` function of a feature. Its methods must
 * not throw.
 */
export interface EmbedObserver {
  /** Called when a load starts. */
  restart(): void;
  /** Called with each message that was posted or accepted. The entry is not redacted and may contain tokens. */
  message(entry: MessageLogEntry): void;
  /**
   * Returns the current time (`performance.now()`). Called when a request from the frame arrives; the time becomes the
   * `startedAtMs` of the response. Optional, because reading the clock costs more than everything else involved in observing
   * an event.
   */
  now?(): number | undefined;
  /** Called when the current load has reached a step. A frame may repeat steps. */
  mark(name: TimingTelemetry['name']): void;
}

/** Settings that exist but are not part of the `settings` schema. */
const otherSettings = ['localeSettings', 'zoomLevel'];

/** Observer that reports the messages and load times of one embed. Tokens are redacted. */
export class Telemetry implements EmbedObserver {
  readonly #subject: TelemetrySubject;
  readonly #options: TelemetryOptions;
  #startedAtMs = performance.now();
  /** Steps that the current load has reached. */
  readonly #marked = new Set<string>();
  readonly #unknownSettings = new Set<string>();
  /** All tokens that the frame has received, also percent-encoded, because it may repeat any of them. */
  readonly #secrets = new Set<string>();

  constructor(subject: TelemetrySubject, options: TelemetryOptions) {
    this.#subject = subject;
    this.#options = options;
  }

  /** Returns the current time. */
  now(): number {
    return performance.now();
  }

  /** Restarts the timing for a new load. */
  restart(): void {
    this.#startedAtMs = performance.now();
    this.#marked.clear();
  }

  /** Reports a message that was posted or accepted. */
  message({ direction, message, name, startedAtMs }: MessageLogEntry): void {
    const [method = ''] = name.split(' ', 1);
    const url = name.slice(method.length + 1);
    // Frames may spell hook names differently, so the messages for all hooks except 'preQuery' are treated as secret.
    const isSecret = /\/token$|\/eventHooks\/(?!preQuery$)/.test(url);
    for (const secret of [this.#subject.config.accessToken, isSecret && direction === 'out' && message.body]) {
      if (secret && typeof secret === 'string') this.#secrets.add(secret).add(encodeURIComponent(secret));
    }
    if (this.#options.debug && direction === 'out') this.#warnAboutSettings(message.body, url);
    const redacted = <Value>(value: Value, isWhole = false): Value =>
      redact(value, [...this.#secrets], isWhole) as Value;
    this.#report({
      kind: 'message',
      direction,
      ...this.#embed,
      correlationId: redacted(message.headers.id),
      method: method as Method,
      url: redacted(url),
      ...(startedAtMs !== undefined && {
        statusCode: redacted(message.statusCode) ?? 200,
        durationMs: performance.now() - startedAtMs,
      }),
      body: redacted<unknown>(message.body, isSecret),
    });
  }

  /** Reports, once per load, that the current load has reached a step. A frame may repeat `/ready` endlessly. */
  mark(name: TimingTelemetry['name']): void {
    if (this.#marked.has(name)) return;
    this.#marked.add(name);
    const end = performance.now();
    const { uniqueId, embedType } = this.#embed;
    // jsdom has no `performance.measure`.
    (performance as Partial<Performance>).measure?.(`vitrine:${embedType}:${name}`, {
      start: this.#startedAtMs,
      end,
      detail: { uniqueId },
    });
    this.#report({ kind: 'timing', name, uniqueId, embedType, durationMs: end - this.#startedAtMs });
  }

  /** Warns once about each setting that does not exist, because the frame ignores it. */
  #warnAboutSettings(body: unknown, url: string): void {
    const nested = (body as { settings?: unknown } | null | undefined)?.settings;
    const sent = (url === '/report/settings' ? body : nested) ?? {};
    for (const name of Object.keys(sent)) {
      if (name in settings || otherSettings.includes(name) || this.#unknownSettings.has(name)) continue;
      this.#unknownSettings.add(name);
      console.warn(`[vitrine] The unknown setting '${name}' is ignored. Check its spelling.`);
    }
  }

  get #embed() {
    return { uniqueId: this.#subject.config.uniqueId, embedType: this.#subject.embedtype };
  }

  #report(entry: TelemetryEntry): void {
    if (this.#options.debug) log(entry);
    try {
      this.#options.onTelemetry?.(entry);
    } catch (error) {
      // An exception in the page's callback must not prevent the message from being processed.
      reportUncaught(error);
    }
  }
}

function log(entry: TelemetryEntry): void {
  const duration = entry.durationMs === undefined ? '' : ` (${entry.durationMs.toFixed(0)} ms)`;
  const embed = `[vitrine] ${entry.embedType} ${entry.uniqueId}`;
  if (entry.kind === 'timing') console.debug(`${embed} ${entry.name}${duration}`);
  else {
    console.debug(
      `${embed} ${entry.direction === 'out' ? '→' : '←'} ${entry.statusCode ?? ''} ${entry.method} ${entry.url}${duration}`,
      entry.body,
    );
  }
}
