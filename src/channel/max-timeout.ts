/** The longest wait that a timer takes, in milliseconds (25 days); a longer one would end at once. Whoever waits longer waits on. */
export const maxTimeoutMs = 2 ** 31 - 1;
