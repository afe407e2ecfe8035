import { EmbedError } from '../errors';

/**
 * Waits for a promise, but not longer than until the signal is aborted.
 *
 * @throws {EmbedError} `aborted` if the signal is aborted first
 */
export function untilAborted<Result>(promise: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return promise;
  let abort!: () => void;
  const aborted = new Promise<never>((_resolve, reject) => {
    abort = () => {
      reject(new EmbedError('aborted', 'The call was aborted.', { cause: signal.reason }));
    };
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
  });
  return Promise.race([promise, aborted]).finally(() => {
    signal.removeEventListener('abort', abort);
  });
}
