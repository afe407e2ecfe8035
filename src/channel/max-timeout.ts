/** Longest delay `setTimeout` supports, in milliseconds (2^31 - 1). It would fire at once with a longer one, so longer timeouts never fire. */
export const maxTimeoutMs = 2 ** 31 - 1;
