import { abortError } from '../channel/pending-requests';

/**
 * Waits for a promise, but not longer than until the signal is aborted.
 *
 * @throws {EmbedError} `aborted` if the signal is aborted first
 */
export function untilAborted(promise: Promise<unknown>, signal: AbortSignal | undefined): Promise<unknown> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => {
      reject(abortError('The call', signal));
    };
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    void promise.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', abort);
    });
  });
}
