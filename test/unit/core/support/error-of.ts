import { expect } from 'vitest';
import { EmbedError } from '../../../../src/errors';

/** Returns the error that a function throws, and asserts that it is an `EmbedError`. */
export const errorOf = (run: () => unknown): EmbedError => {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(EmbedError);
    return error as EmbedError;
  }
  throw new Error('Expected an error, but the function returned.');
};
