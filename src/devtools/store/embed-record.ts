import type { Embed, EmbedConfiguration, Embedder } from '@vitrine/sdk';
import { describeDifference } from './difference';
import { noResponse, type Exchange, type ExchangeSource } from './exchange';
import { statusOf, type FieldChange, type LoadRecord, type LoadStatus, type LoadStep } from './load-record';
import type { MessageLog } from './message-log';
import type { Secrets } from './secrets';
import { toJson } from './to-text';
import { TokenRecord } from './token-record';

const maxLoads = 20;
const maxProblems = 20;
/** Maximum number of stored requests and events that may change the content. */
const maxChanges = 200;

/** An error that the page received in an `error` event, or that was thrown when the embed was created. */
export interface Problem {
  /** Time of the error, in milliseconds since 1970. */
  readonly timeMs: number;
  /** The `EmbedError` code. */
  readonly code?: string;
  readonly message: string;
}

/** Returns the fields of an error that a problem contains. */
function describeError(error: unknown): { code?: string; message: string } {
  const { code, message, detailedMessage } = (error ?? {}) as Record<string, unknown>;
  const texts = [message, detailedMessage].filter((text) => typeof text === 'string' && text !== '');
  const text = [...new Set(texts)].join(': ').replace('.: ', '. ') || String(error);
  return { message: text, ...(typeof code === 'string' && { code }) };
}

/** Converts a value to a string. All functions are treated as equal, as in the React components. */
function serialize(value: unknown): string {
  if (value === undefined) return '';
  return toJson(value, (_name, part) => (typeof part === 'function' ? 'function' : part)) ?? 'cyclic';
}

/** A configuration field's text: in full for comparison, and without secrets for display. */
interface FieldText {
  readonly text: string;
  readonly shown: string;
}

function changesBetween(before: Map<string, FieldText>, after: Map<string, FieldText>): FieldChange[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((name) => {
    const [old, current] = [before.get(name), after.get(name)];
    if (old?.text === current?.text) return [];
    const difference = describeDifference(old?.shown ?? '', current?.shown ?? '');
    return [{ name, ...(difference !== undefined && { difference }) }];
  });
}

/** Record of the embeds in a container. The record remains when an embed is replaced. */
export class EmbedRecord implements ExchangeSource {
  /** Loads in the container, oldest first. */
  readonly loads: LoadRecord[] = [];
  /** Errors in the container, oldest first. */
  readonly problems: Problem[] = [];
  readonly tokens: TokenRecord;
  /** Embed type. */
  type: string;
  /** Whether all messages are recorded. False if the embed was created before the devtools were added. */
  isComplete = false;
  /** Status of a load that started before the embed was recorded. */
  earlierStatus: LoadStatus | undefined;
  /** Requests and events that may have changed the content. They remain when messages are cleared. */
  readonly changes: Exchange[] = [];
  /** Error from the last attempt to create the embed. */
  failure: Problem | undefined;
  /** Unanswered requests from the page, by id. */
  readonly pending = new Map<string, Exchange>();
  /** Number of the frame's last request, or 0 if it was not recorded. */
  lastEvent = 0;
  /** Time of the frame's last response, or of its last unrecorded request, in milliseconds since 1970. */
  lastReceivedMs = 0;
  /**
   * Faults that the panel has injected into the emulator, as text. They are removed when the frame loads a new
   * document.
   */
  faults = '';
  /** Whether the panel has crashed the frame's document. */
  hasCrashed = false;
  readonly #element: WeakRef<HTMLElement>;
  #embedder: Embedder;
  readonly #secrets: Secrets;
  #fields: Map<string, FieldText> | undefined;
  #changedFields: readonly FieldChange[] | undefined;
  #startedAtMs = 0;
  /** Time when the frame loaded its document, in milliseconds since 1970. */
  #documentAtMs = 0;

  constructor(
    readonly key: string,
    element: HTMLElement,
    embedder: Embedder,
    type: string,
    secrets: Secrets,
  ) {
    this.type = type;
    this.#element = new WeakRef(element);
    this.#embedder = embedder;
    this.#secrets = secrets;
    this.tokens = new TokenRecord(secrets);
  }

  /** Embed name shown in lists. */
  get name(): string {
    return `${this.type} ${this.key}`;
  }

  /** The container, or undefined once it has been garbage-collected. */
  get element(): HTMLElement | undefined {
    return this.#element.deref();
  }

  /** The embed that is currently in the container. */
  get embed(): Embed | undefined {
    const { element } = this;
    return element && this.#embedder.has(element) ? this.#embedder.get(element) : undefined;
  }

  /** Whether there is something to show: an embed, or a failed attempt to create one in a container on the page. */
  get isShown(): boolean {
    return this.embed !== undefined || (this.failure !== undefined && this.element?.isConnected === true);
  }

  /** Status of the last load, or of the frame if it has crashed since. */
  get status(): LoadStatus {
    if (this.hasCrashed) return 'crashed';
    const load = this.loads.at(-1);
    const status = load ? statusOf(load) : (this.earlierStatus ?? 'waiting');
    // The load itself is still pending, because it would resume with a new token.
    return load && status === 'loading' && this.#hasExpired(load) ? 'failed' : status;
  }

  #hasExpired({ timeMs: startedAtMs }: LoadRecord): boolean {
    return this.problems.some(({ timeMs, message }) => timeMs >= startedAtMs && message.includes('TokenExpired'));
  }

  /** Whether the content could not be created or loaded. */
  get hasFailed(): boolean {
    return this.failure !== undefined || this.hasCrashed || this.status === 'failed';
  }

  /** Whether the page provides a function that returns tokens, or undefined if that is unknown. */
  get canRefresh(): boolean | undefined {
    if (this.tokens.canRefresh || this.embed?.eventHooks.accessTokenProvider !== undefined) return true;
    return this.isComplete ? false : undefined;
  }

  /**
   * Returns the number of unanswered requests since the last message from the frame's document, and the time of the
   * first one.
   */
  findUnanswered(log: MessageLog): { count: number; sinceMs: number } | undefined {
    const since = Math.max(log.timeOf(this.lastEvent), this.lastReceivedMs, this.#documentAtMs);
    // Frames other than the emulator may ignore the panel's own requests.
    const isRelevant = ({ timeMs, url }: Exchange) => timeMs >= since && !url.startsWith('/emulator/');
    const calls = [...this.pending.values()].filter(isRelevant);
    return calls[0] && { count: calls.length, sinceMs: calls[0].timeMs };
  }

  /** Records the configuration passed by the page. */
  configure(embedder: Embedder, type: string, config: EmbedConfiguration): void {
    this.#embedder = embedder;
    this.type = type;
    this.failure = undefined;
    this.changes.length = 0;
    this.#secrets.add(config.accessToken);
    const { accessToken: _secret, ...rest } = config;
    const redacted = this.#secrets.redact(rest) as Partial<EmbedConfiguration>;
    const fields = new Map(
      Object.entries(rest).map(([name, value]) => {
        const safe = redacted[name as keyof EmbedConfiguration];
        return [name, { text: serialize(value), shown: typeof safe === 'string' ? safe : serialize(safe) }];
      }),
    );
    if (this.#fields) this.#changedFields = changesBetween(this.#fields, fields);
    this.#fields = fields;
  }

  /** Records a failure to create the embed. */
  fail(error: unknown): void {
    this.failure = this.addProblem(error);
  }

  /** Records an embed error. */
  addProblem(error: unknown): Problem {
    const { code, message } = describeError(error);
    const problem = { timeMs: Date.now(), message, ...(code && { code }) };
    this.problems.push(problem);
    if (this.problems.length > maxProblems) this.problems.shift();
    return problem;
  }

  /** Records a request or an event that may change the content. */
  addChange(exchange: Exchange): void {
    this.changes.push(exchange);
    if (this.changes.length > maxChanges) this.changes.shift();
  }

  /** Records that a load has started. If `isPartial` is true, the load started before it was recorded. */
  startLoad(isPartial = false): void {
    this.#startedAtMs = performance.now();
    const changes = this.#changedFields;
    this.loads.push({ timeMs: Date.now(), steps: {}, ...(changes && { changes }), ...(isPartial && { isPartial }) });
    this.#changedFields = undefined;
    if (this.loads.length > maxLoads) this.loads.shift();
  }

  /** Records that the current load has reached a step for the first time. */
  reach(step: LoadStep): void {
    if (this.loads.length === 0) this.startLoad(!this.isComplete);
    if (step === 'frameLoaded') {
      this.#documentAtMs = Date.now();
      this.faults = '';
      this.hasCrashed = false;
    }
    const load = this.loads.at(-1);
    if (load) load.steps[step] ??= performance.now() - this.#startedAtMs;
  }

  /** Records that the current load has failed. Requests without a response have failed with it. */
  failLoad(error: unknown): void {
    for (const call of this.pending.values()) call.respond(noResponse, undefined);
    if (this.loads.length === 0) this.startLoad(true);
    const load = this.loads.at(-1);
    if (load) load.error = describeError(error).message;
  }
}
