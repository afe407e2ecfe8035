/** Returns a random message id. Not `crypto.randomUUID`, which only exists on secure origins. */
export const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
