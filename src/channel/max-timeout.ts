/**
 * Longest delay that `setTimeout` supports, in milliseconds. A timer with a longer delay would fire immediately, so a longer
 * timeout is treated as no timeout.
 */
export const maxTimeoutMs = 2 ** 31 - 1;
