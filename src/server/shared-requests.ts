import { untilAborted } from './abort';

interface PendingRequest {
  readonly controller: AbortController;
  readonly result: Promise<unknown>;
  callers: number;
}

/**
 * Pending requests by key. Identical concurrent requests run only once. A request is aborted when all of its callers have
 * aborted their calls.
 */
export class SharedRequests {
  readonly #pending = new Map<string, PendingRequest>();

  /** Runs the task, or joins the pending one with the same key. */
  async run<Value>(key: string, signal: AbortSignal, task: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
    signal.throwIfAborted();
    const request = this.#pending.get(key) ?? this.#start(key, task);
    request.callers += 1;
    try {
      return (await untilAborted(request.result, signal)) as Value;
    } finally {
      request.callers -= 1;
      if (request.callers === 0) {
        this.#remove(key, request);
        request.controller.abort();
      }
    }
  }

  #start<Value>(key: string, task: (signal: AbortSignal) => Promise<Value>): PendingRequest {
    const controller = new AbortController();
    const result = task(controller.signal);
    const request: PendingRequest = { controller, result, callers: 0 };
    this.#pending.set(key, request);
    // Later calls start a new request. A rejection without callers must not be reported as unhandled.
    result.then(
      () => this.#remove(key, request),
      () => this.#remove(key, request),
    );
    return request;
  }

  #remove(key: string, request: PendingRequest): void {
    if (this.#pending.get(key) === request) this.#pending.delete(key);
  }
}
