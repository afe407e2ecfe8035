/** Longest delay that `setTimeout` supports, in milliseconds. It fires at once with longer delays, so they disable a timeout. */
export const maxTimeoutMs = 2 ** 31 - 1;
