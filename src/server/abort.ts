import type { Clock } from './clock';
import { EmbedTokenError } from './embed-token-error';

/** Settles like the given promise, but rejects with the signal's reason as soon as the signal is aborted. */
export function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      reject(signal.reason as Error);
    };
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort);
    void promise.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', abort);
    });
  });
}

/** Returns the error for a call that its caller has aborted. */
function abortErrorOf({ reason }: AbortSignal): EmbedTokenError {
  if (reason instanceof EmbedTokenError) return reason;
  return new EmbedTokenError('aborted', 'The call was aborted.', { cause: reason });
}

/**
 * Runs a task with a time limit. The task's signal is aborted when the time limit expires, when the caller's signal is
 * aborted, and when the task has finished.
 *
 * @throws an error with the code `aborted`, or the error that `onTimeout` returns
 */
export async function withTimeout<Value>(
  clock: Clock,
  ms: number,
  caller: AbortSignal | undefined,
  onTimeout: () => EmbedTokenError,
  task: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  if (caller?.aborted) throw abortErrorOf(caller);
  const controller = new AbortController();
  const { signal } = controller;
  const abort = (): void => {
    if (caller) controller.abort(abortErrorOf(caller));
  };
  caller?.addEventListener('abort', abort);
  void clock.delay(ms, signal).then(() => {
    if (!signal.aborted) controller.abort(onTimeout());
  });
  try {
    return await untilAborted(task(signal), signal);
  } finally {
    caller?.removeEventListener('abort', abort);
    controller.abort();
  }
}
