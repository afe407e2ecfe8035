import { maxTimeoutMs } from '../channel/max-timeout';
import { EmbedError } from '../errors';
import { bodyOf } from '../protocol/envelope';
import type { EmbedContext } from './embed-context';
import type { FrameConnection } from './frame-connection';
import { LoadState, type Milestone } from './load-state';
import { reportUncaught } from './report-uncaught';
import { stableText } from './stable-text';

/**
 * Minimum interval between loads, in milliseconds. Within this interval, identical loads are skipped and different ones are
 * delayed.
 */
const loadIntervalMs = 100;

/** A load request. */
export interface LoadRequest {
  url: string;
  headers: Record<string, unknown>;
  body: object;
}

/** Function that is called when a load starts. The promise settles when that load succeeds or fails. */
export type LoadListener = (loaded: Promise<void>) => void;

/** The part of an embed that its load lifecycle uses. */
export interface LoadableContent {
  /** Load timeouts. */
  readonly service: Pick<EmbedContext, 'loadTimeoutMs' | 'silentTimeoutMs'>;
  /** Returns the event that reports that the content has loaded, or undefined if the response to the load request reports it. */
  getLoadedEvent(): string | undefined;
  /** Returns the load request for the current configuration. */
  createRequest(): LoadRequest;
  /** Discards the recorded changes, because only the configuration is loaded. */
  discardChanges(): void;
  /** Resends requests whose effect a load request cannot restore. Called when a load with `resume` has loaded the content. */
  restore(): void;
  /** Returns whether a rejected load is retried with a new token. */
  isRetried(error: unknown): boolean;
  /** Emits the `error` event for a failed load or a silent frame. */
  emitError(error: unknown): void;
}

/** The loads of one embed, from the load request until the content is loaded and rendered, or has failed to load. */
export class LoadLifecycle {
  /** Milestones of the current load. */
  readonly state = new LoadState();
  /** Whether the next load prepares the content without rendering it. */
  phased: boolean;
  /** Whether the next load restores the changes made by the page and the user instead of loading only the configuration. */
  resume = false;
  /** Number of loads that have started. */
  count = 0;
  readonly #frame: FrameConnection;
  readonly #content: LoadableContent;
  readonly #listeners = new Set<LoadListener>();
  #previous: { request: LoadRequest; atMs: number; done: Promise<void> } | undefined;
  #delayed: { done: Promise<void>; cancel: (error: EmbedError) => void } | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #isLoading = false;
  /** Whether the frame still has content that the next load request replaces. */
  #isReplaced = false;

  constructor(frame: FrameConnection, content: LoadableContent, phased: boolean) {
    this.#frame = frame;
    this.#content = content;
    this.phased = phased;
  }

  /** Calls the listener for the current load and for each later one. Returns a function that removes it. */
  subscribe(listener: LoadListener): () => void {
    this.#listeners.add(listener);
    if (this.#isLoading || this.state.hasFailed || this.state.has('loaded')) this.#notify(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Starts a load. Calls are held until it ends, and an error is emitted if it exceeds the load timeout. */
  begin(): void {
    this.count += 1;
    this.#frame.beginLoad();
    this.#isLoading = true;
    this.state.restart();
    this.#stopTimers();
    const timeoutMs = this.#content.service.loadTimeoutMs;
    if (timeoutMs <= maxTimeoutMs) {
      this.#watchdog = setTimeout(() => {
        const message = `The frame at ${this.#frame.origin} did not load its content within ${timeoutMs} ms. Check the network, the embed URL and whether the frame is blocked.`;
        this.#fail(new EmbedError('timeout', message));
      }, timeoutMs);
    }
    // Last, because a listener can reset the embed.
    this.#notifyAll();
  }

  #notifyAll(): void {
    this.#listeners.forEach((listener) => this.#notify(listener));
  }

  #notify(listener: LoadListener): void {
    const loaded = this.state.wait('loaded');
    // A listener that ignores the promise must not cause an unhandled rejection, and one that throws must not stop the load.
    loaded.catch(() => undefined);
    try {
      listener(loaded);
    } catch (error) {
      reportUncaught(error);
    }
  }

  #stopTimers(): void {
    clearTimeout(this.#watchdog);
    clearTimeout(this.#silence);
  }

  /**
   * Sends the load request. Within the minimum interval, an identical request joins the previous one, and a different one waits
   * until the interval has passed.
   */
  load(): Promise<void> {
    if (this.#delayed) return this.#delayed.done;
    const request = this.#content.createRequest();
    const waitMs = this.#previous ? this.#previous.atMs + loadIntervalMs - performance.now() : 0;
    if (this.#previous && waitMs > 0 && isSame(this.#previous.request, request)) return this.#previous.done;
    if (!this.#isLoading) this.begin();
    if (waitMs > 0) return this.#delay(waitMs);
    if (!this.resume) this.#content.discardChanges();
    return this.#send(request);
  }

  /** Sends the load request. A failure is reported only by the `error` event. */
  loadInBackground(): void {
    this.load().catch(() => undefined);
  }

  #delay(waitMs: number): Promise<void> {
    // The frame's response to the previous load must not end the delayed one, nor may the delayed load join the previous one.
    this.forgetPrevious(true);
    let cancel!: (error: EmbedError) => void;
    const done = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#delayed = undefined;
        resolve(this.load());
      }, waitMs);
      cancel = (error) => {
        clearTimeout(timer);
        reject(error);
      };
    });
    this.#delayed = { done, cancel };
    return done;
  }

  #send(request: LoadRequest): Promise<void> {
    const { url, headers, body } = request;
    const timeoutMs = this.#content.service.loadTimeoutMs;
    // A response to an earlier load does not concern the current one.
    const isCurrent = () => this.#previous?.request === request;
    const done = this.#frame.send('POST', url, { headers, body, timeoutMs, urgent: true, read: bodyOf }).then(
      (result) => {
        if (isCurrent() && !this.#content.getLoadedEvent()) this.#reach('loaded');
        return result as void;
      },
      (error: unknown) => {
        if (isCurrent() && !this.#content.isRetried(error)) {
          const retry = this.#retryWithoutChanges();
          if (retry) return retry;
          this.#fail(error);
        }
        throw error;
      },
    );
    this.#previous = { request, atMs: performance.now(), done };
    this.#isReplaced = false;
    this.#watchSilence();
    return done;
  }

  /**
   * Loads only the configuration if the frame has refused to restore the recorded changes, for example because a page no longer
   * exists. Returns undefined if the load has not restored changes.
   */
  #retryWithoutChanges(): Promise<void> | undefined {
    if (!this.#isLoading || !this.resume || !this.#previous) return undefined;
    this.resume = false;
    this.forgetPrevious();
    const retried = this.load();
    // If the frame's error event has caused the load, only the `error` event reports another failure.
    retried.catch(() => undefined);
    return retried;
  }

  /**
   * Reports a frame that has loaded but sends nothing, for example because its server is unreachable. The load continues,
   * because the frame may just be slow.
   */
  #watchSilence(): void {
    const { silentTimeoutMs } = this.#content.service;
    clearTimeout(this.#silence);
    if (!this.#frame.isSilent() || silentTimeoutMs > maxTimeoutMs) return;
    this.#silence = setTimeout(() => {
      if (!this.#frame.isSilent()) return;
      const message = `The frame at ${this.#frame.origin} has loaded, but sent no message within ${silentTimeoutMs} ms. Check the network, the embed URL and whether a sign-in page, a proxy or frame-src blocks the frame, or pass a longer silentTimeoutMs.`;
      const error = new EmbedError('frameSilent', message);
      this.state.fail(error);
      this.#content.emitError(error);
    }, silentTimeoutMs);
  }

  /**
   * Updates the load's state when the frame emits an event. Returns false if the page must not receive the event, because the
   * content is loaded again without the changes that the frame has refused.
   */
  onEvent(name: string, detail: unknown): boolean {
    // The event concerns content that the next load request will replace.
    if (this.#isReplaced) return true;
    // 'loaded' is accepted for every type, because tiles may emit it instead of 'tileLoaded'.
    if (name === 'loaded' || name === this.#content.getLoadedEvent()) this.#reach('loaded');
    else if (name === 'rendered' && !this.#isLoading) this.#reach('rendered');
    else if (name === 'error' && this.#isLoading) {
      if (this.#retryWithoutChanges()) return false;
      this.#end(() => this.state.fail(detail));
    }
    return true;
  }

  /**
   * Discards the previous load, for example because a new document in the frame has not received it.
   *
   * @param isReplaced - whether its content stays in the frame until the next load request replaces it. Its events then do not
   *   change the state, and its recorded changes are discarded, unless the next load restores them. Default: false.
   */
  forgetPrevious(isReplaced = false): void {
    if (isReplaced && !this.resume) this.#content.discardChanges();
    this.#isReplaced = isReplaced && (this.#isReplaced || this.#previous !== undefined);
    this.#previous = undefined;
  }

  /**
   * Makes the next load restore the content in a new document in the frame. The content is rendered if it was rendered before.
   */
  resumeNext(): void {
    // Recorded changes belong to an earlier configuration until the current one has been sent.
    const isSent = this.#previous !== undefined && !this.#delayed;
    this.phased &&= !this.state.has('rendered');
    this.resume ||= isSent;
  }

  #reach(milestone: Milestone): void {
    if (this.state.has(milestone)) return;
    // Must run before `#end`, which sends the queued calls.
    if (milestone === 'loaded' && this.resume) this.#content.restore();
    const isLate = milestone === 'loaded' && this.state.hasFailed;
    this.#end(() => this.state.reach(milestone));
    this.#frame.mark(milestone);
    if (isLate) this.#notifyAll();
  }

  #fail(error: unknown): void {
    if (!this.#isLoading) return;
    // A frame that is still silent has already been reported.
    const isReported = this.state.hasFailed && (error as EmbedError | null)?.code === 'timeout';
    this.#end(() => this.state.fail(error));
    if (!isReported) this.#content.emitError(error);
  }

  /** Ends the load. Settles its promises before held calls are sent. */
  #end(settle: () => void): void {
    this.#stopTimers();
    settle();
    if (this.#isLoading) this.#frame.endLoad();
    this.#isLoading = false;
  }

  /** Ends the current load without a result, because its frame was removed: rejects waiting promises and stops all timers. */
  interrupt(error: EmbedError): void {
    this.#isLoading = false;
    this.#stopTimers();
    this.#delayed?.cancel(error);
    this.#delayed = undefined;
    this.forgetPrevious();
    this.state.restart();
    this.state.fail(error);
  }
}

function isSame(a: LoadRequest, b: LoadRequest): boolean {
  try {
    return a.url === b.url && stableText(a.body) === stableText(b.body);
  } catch {
    // Cycles and bigints can be sent to the frame, but have no JSON.
    return false;
  }
}
