import type { Embed, Embedder, EmbedFeature, EmbedObserver } from '@vitrine/sdk';
import { EmbedRecord } from './embed-record';
import { FrameObserver, type Recording } from './frame-observer';
import { instrument, type Instrumented } from './instrument';
import { MessageLog } from './message-log';
import { Secrets } from './secrets';

/** Number of records above which records with nothing to show are removed. */
const maxRecords = 1000;

/** Recorder for the loads, messages, errors and tokens of the page's embeds. */
export class Recorder implements Recording {
  readonly secrets = new Secrets();
  readonly log = new MessageLog(this.secrets);
  openPanels = 0;
  isPaused = false;
  /** Whether the recorder was disposed. A field rather than a getter, because it is read for each message. */
  isStopped = false;
  readonly #byElement = new WeakMap<HTMLElement, EmbedRecord>();
  readonly #embedders = new Set<Embedder>();
  readonly #observed = new WeakSet<Embed>();
  readonly #listeners = new Set<() => void>();
  readonly #stop = new AbortController();
  #records: EmbedRecord[] = [];
  #lastKey = 0;

  /** Starts recording embeds created by the instrumented objects, and adds embeds that already exist. */
  constructor(targets: readonly Instrumented[], existing: readonly Embedder[]) {
    for (const target of targets) {
      this.#stop.signal.addEventListener('abort', instrument(target, this));
    }
    for (const embedder of existing) this.watch(embedder);
  }

  /** Records of the containers with an embed or with a failed attempt to create one, oldest first. */
  get records(): readonly EmbedRecord[] {
    for (const embedder of this.#embedders) this.#observeExisting(embedder);
    this.#records = this.#records.filter((record) => record.isShown);
    return this.#records;
  }

  /** Records an embedder's existing embeds. */
  watch(embedder: Embedder): void {
    this.#embedders.add(embedder);
    this.#observeExisting(embedder);
  }

  #observeExisting(embedder: Embedder): void {
    for (const embed of embedder.embeds) {
      if (this.#observed.has(embed)) continue;
      this.observe(this.recordOf(embedder, embed.element, embed.embedtype), embed);
    }
  }

  /**
   * Registers a listener that is called whenever something other than a message is recorded. Returns a function
   * that removes the listener.
   */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  changed(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Returns a container's record, which is created if there is none. */
  recordOf(embedder: Embedder, element: HTMLElement, type: string): EmbedRecord {
    this.#embedders.add(embedder);
    const existing = this.#byElement.get(element);
    if (existing) return existing;
    this.#lastKey += 1;
    const record = new EmbedRecord(String(this.#lastKey), element, embedder, type, this.secrets);
    this.#byElement.set(element, record);
    if (this.#records.length >= maxRecords) this.#records = this.#records.filter(({ isShown }) => isShown);
    this.#records.push(record);
    element.addEventListener(
      'error',
      (event) => {
        if (!(event instanceof CustomEvent)) return;
        record.addProblem(event.detail);
        this.changed();
      },
      { signal: this.#stop.signal },
    );
    return record;
  }

  /** Records a failure to create an embed. */
  fail(record: EmbedRecord, error: unknown): void {
    record.fail(error);
    this.changed();
  }

  /** Starts recording an embed's loads. */
  observe(record: EmbedRecord, embed: Embed): void {
    this.secrets.add(embed.config.accessToken);
    this.changed();
    if (this.#observed.has(embed)) return;
    this.#observed.add(embed);
    record.isComplete = this.#addObserver(record, embed);
    record.earlierStatus = undefined;
    if (!record.isComplete) this.#readEarlierStatus(record, embed);
    const unsubscribe = embed.subscribeToLoads((loaded) => {
      loaded.catch((error: unknown) => {
        const { code } = (error ?? {}) as { code?: unknown };
        // The content will reload, or the embed was disposed.
        if (this.isStopped || code === 'detached' || code === 'disposed' || record.embed !== embed) return;
        record.failLoad(error);
        this.changed();
      });
    });
    this.#stop.signal.addEventListener('abort', unsubscribe);
  }

  /** Adds an observer to an embed. Returns whether the embed was created with this recorder's observer. */
  #addObserver(record: EmbedRecord, embed: Embed): boolean {
    let isNew = false;
    embed.wrapObserver((observer) => {
      const current = observer instanceof FrameObserver ? observer.current : observer;
      isNew = current instanceof FrameObserver && current.writesTo(this);
      return isNew ? current : new FrameObserver(this, record, embed, current);
    });
    return isNew;
  }

  /** Records which steps an embed reached before it was observed. */
  #readEarlierStatus(record: EmbedRecord, embed: Embed): void {
    const { signal } = this.#stop;
    record.earlierStatus = embed.iframe.getAttribute('aria-busy') === 'true' ? 'loading' : 'waiting';
    const setStatus = (status: 'loaded' | 'rendered') => () => {
      record.earlierStatus = status;
      this.changed();
    };
    const ignore = () => undefined; // Failures are recorded elsewhere, for all embeds.
    embed.whenLoaded({ signal }).then(setStatus('loaded'), ignore);
    embed.whenRendered({ signal }).then(setStatus('rendered'), ignore);
  }

  /** Returns the feature that records an embed, in addition to its other features. */
  featureFor(record: EmbedRecord, others: EmbedFeature): EmbedFeature {
    return {
      createTelemetry: (subject): EmbedObserver =>
        new FrameObserver(this, record, subject, others.createTelemetry?.(subject)),
      ...(others.createTokenManager && {
        createTokenManager: (options) => record.tokens.create(others, options),
      }),
    };
  }

  /** Stops recording. Existing embeds keep working. */
  dispose(): void {
    this.isPaused = this.isStopped = true;
    this.#listeners.clear();
    this.log.clear();
    this.#stop.abort();
  }
}
