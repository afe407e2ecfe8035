import { expect } from 'vitest';
import { EmbedError } from '../../../../src/errors';

/** The error that a call throws; it must be one of the SDK's. */
export const errorOf = (run: () => unknown): EmbedError => {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(EmbedError);
    return error as EmbedError;
  }
  throw new Error('Nothing was thrown.');
};
