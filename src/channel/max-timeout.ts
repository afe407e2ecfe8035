/** Longest delay that `setTimeout` supports, in milliseconds. Longer delays fire immediately, so they disable a timeout. */
export const maxTimeoutMs = 2 ** 31 - 1;
