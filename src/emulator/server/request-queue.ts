import type { EventEmitter } from 'node:events';
import { Failure } from '../failure';

/** Response that emits 'close' after its last byte has been sent, or when the client disconnects. */
type PendingResponse = EventEmitter & { readonly destroyed?: boolean };

/** Queue that limits the number of concurrent requests. A request is active until its response has been sent. */
export class RequestQueue {
  readonly #maxActive: number;
  readonly #maxWaiting: number;
  readonly #waiting = new Set<() => void>();
  #active = 0;

  constructor(maxActive: number, maxWaiting: number) {
    this.#maxActive = maxActive;
    this.#maxWaiting = maxWaiting;
  }

  /**
   * Resolves with true when the request can be processed, or with false if its client disconnects while the request is
   * waiting.
   *
   * @throws Failure 503 if too many requests are waiting
   */
  async enter(response: PendingResponse): Promise<boolean> {
    if (response.destroyed) return false;
    if (this.#active >= this.#maxActive) return this.#wait(response);
    this.#occupy(response);
    return true;
  }

  #occupy(response: PendingResponse): void {
    this.#active++;
    response.once('close', () => {
      this.#active--;
      const [next] = this.#waiting;
      next?.();
    });
  }

  #wait(response: PendingResponse): Promise<boolean> {
    if (this.#waiting.size >= this.#maxWaiting)
      throw new Failure(503, { message: 'ServerBusy', detailedMessage: 'Too many concurrent requests. Retry later.' });
    return new Promise((resolve) => {
      const proceed = (): void => {
        this.#waiting.delete(proceed);
        response.off('close', abort);
        this.#occupy(response);
        resolve(true);
      };
      const abort = (): void => {
        this.#waiting.delete(proceed);
        resolve(false);
      };
      this.#waiting.add(proceed);
      response.once('close', abort);
    });
  }
}
