import type { SendOptions } from '../channel/channel';
import { maxTimeoutMs } from '../channel/max-timeout';
import { EmbedError } from '../errors';
import { LoadState, type Milestone } from './load-state';

/** A load that follows another within this time is not sent if it repeats it (embedding toolkit, 9). */
const loadIntervalMs = 100;

/** A load call: where it goes and what it carries. */
export interface LoadRequest {
  url: string;
  headers: Record<string, unknown>;
  body: object;
}

/** How content is asked for. */
export interface LoadOptions {
  /** Prepare now, render later. */
  phased: boolean;
  /** Ask for what has become of the content since it was loaded, not for the configuration alone. */
  resume: boolean;
}

/** Hears of a load: the promise is kept when its content is there. */
export type LoadListener = (loaded: Promise<void>) => void;

/** What a loader needs of its embed. */
export interface LoaderOptions {
  /** How long a load may take until the content is there, in milliseconds. */
  timeoutMs: number;
  /** The load call for the present configuration. */
  request: (manner: LoadOptions) => LoadRequest;
  /** What is sent now is the configuration as it is: what became of it is over. */
  onFreshLoad: () => void;
  send: (url: string, options: SendOptions) => Promise<unknown>;
  /** The event that says that the content is there; undefined where the answer to the load call says it. */
  loadedEvent: () => string | undefined;
  /** Other content comes into the frame: calls wait for it. */
  onStart: () => void;
  /** The content is there, or it failed to come: waiting calls may go. */
  onSettled: () => void;
  /** Sees to what a load was refused for; true when the load will be repeated. */
  recover: (error: unknown) => boolean;
  /** A load has reached a step for the first time. */
  onMilestone: (milestone: Milestone) => void;
  /** A load failed; called once for each. */
  onError: (error: unknown) => void;
  /** The frame's origin, for messages. */
  origin: () => string;
}

/** The loads of one embed: when they are sent, whether they end, who waits for them (wire protocol, 3). */
export class Loader {
  /** What the page can wait for. */
  readonly milestones = new LoadState();
  /** How the content is asked for from now on. */
  loadOptions: LoadOptions;
  readonly #options: LoaderOptions;
  readonly #watchers = new Set<LoadListener>();
  #last: { request: LoadRequest; atMs: number; done: Promise<void> } | undefined;
  #next: { timer: ReturnType<typeof setTimeout>; done: Promise<void>; cancel: (error: EmbedError) => void } | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  /** Content is to come: it is neither there, nor has it failed to come. */
  #isWaiting = false;

  constructor(options: LoaderOptions, phased: boolean) {
    this.#options = options;
    this.loadOptions = { phased, resume: false };
  }

  /** Tells of each load that begins from now on, and of the present one; gives its undo. */
  subscribe(watcher: LoadListener): () => void {
    this.#watchers.add(watcher);
    if (this.#isWaiting || this.milestones.isSettled) watcher(this.milestones.wait('loaded'));
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  /** Begins to wait for the content: a frame that never gets there is reported. */
  watch(): void {
    const { timeoutMs, origin, onStart } = this.#options;
    onStart();
    this.#isWaiting = true;
    this.milestones.restart();
    this.#watchers.forEach((watcher) => watcher(this.milestones.wait('loaded')));
    clearTimeout(this.#watchdog);
    if (timeoutMs > maxTimeoutMs) return;
    this.#watchdog = setTimeout(() => {
      this.#fail(
        new EmbedError(
          'timeout',
          `The frame at ${origin()} did not load its content within ${timeoutMs} ms. Check the network, the embed URL and whether the frame is blocked.`,
        ),
      );
    }, timeoutMs);
  }

  /** A new document is in the frame: it has not been told anything yet. */
  forget(): void {
    this.#last = undefined;
  }

  /** Loads, or waits for the interval's end, or joins the same load that was just sent. */
  load(): Promise<void> {
    if (this.#next) return this.#next.done;
    const request = this.#options.request(this.loadOptions);
    const waitMs = this.#last ? this.#last.atMs + loadIntervalMs - performance.now() : 0;
    if (this.#last && waitMs > 0 && isSame(this.#last.request, request)) return this.#last.done;
    if (!this.#isWaiting) this.watch();
    if (waitMs > 0) return this.#delay(waitMs);
    if (!this.loadOptions.resume) this.#options.onFreshLoad();
    return this.#send(request);
  }

  /** Loads; a failure is reported by the `error` event alone. */
  loadUnobserved(): void {
    this.load().catch(() => undefined);
  }

  /** Notes what an event of the frame says about the load. */
  onEvent(name: string, detail: unknown): void {
    // it is about the load that the next one replaces
    if (this.#next) return;
    // a tile may say it in the words of all types
    if (name === 'loaded' || name === this.#options.loadedEvent()) this.#reach('loaded');
    else if (name === 'rendered' && !this.#isWaiting) this.#reach('rendered');
    else if (name === 'error' && this.#isWaiting) this.#settle(() => this.milestones.fail(detail));
  }

  dispose(error: EmbedError): void {
    this.#isWaiting = false;
    clearTimeout(this.#watchdog);
    clearTimeout(this.#next?.timer);
    this.#next?.cancel(error);
    this.#watchers.clear();
    this.milestones.fail(error);
  }

  #send(request: LoadRequest): Promise<void> {
    const done = this.#options
      .send(request.url, {
        headers: request.headers,
        body: request.body,
        timeoutMs: this.#options.timeoutMs,
        urgent: true,
      })
      .then(
        () => {
          if (!this.#options.loadedEvent()) this.#reach('loaded');
        },
        (error: unknown) => {
          // The load of a document that is gone says nothing about the present one.
          if (this.#last?.request === request && !this.#options.recover(error)) this.#fail(error);
          throw error;
        },
      );
    this.#last = { request, atMs: performance.now(), done };
    return done;
  }

  #delay(waitMs: number): Promise<void> {
    let cancel!: (error: EmbedError) => void;
    let timer!: ReturnType<typeof setTimeout>;
    const done = new Promise<void>((resolve, reject) => {
      cancel = reject;
      timer = setTimeout(() => {
        this.#next = undefined;
        resolve(this.load());
      }, waitMs);
    });
    this.#next = { timer, done, cancel };
    return done;
  }

  #reach(milestone: Milestone): void {
    if (this.milestones.has(milestone)) return;
    this.#settle(() => this.milestones.reach(milestone));
    this.#options.onMilestone(milestone);
  }

  #fail(error: unknown): void {
    if (!this.#isWaiting) return;
    this.#settle(() => this.milestones.fail(error));
    this.#options.onError(error);
  }

  /** The load has ended: who waits hears of it first, then the calls that waited are posted. */
  #settle(tell: () => void): void {
    clearTimeout(this.#watchdog);
    tell();
    if (this.#isWaiting) this.#options.onSettled();
    this.#isWaiting = false;
  }
}

function isSame(a: LoadRequest, b: LoadRequest): boolean {
  return a.url === b.url && textOf(a.body) === textOf(b.body);
}

/** A body as text, whatever order its fields were given in. */
const textOf = (body: object) => JSON.stringify(Object.entries(body).sort());
