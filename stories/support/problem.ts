import type { EmbedError } from '@vitrine/sdk';

/** An error as a sentence and the codes that identify it. */
export interface Problem {
  readonly text: string;
  readonly code: string;
}

/** Returns the parts of an error. The message of a frame's error can be a code, such as `TokenExpired`. */
export function toProblem({ code, message = '', detailedMessage }: Partial<EmbedError>): Problem {
  const isCode = detailedMessage !== undefined && !message.includes(' ');
  const codes = [code, isCode && message].filter(Boolean);
  return { text: (isCode && detailedMessage) || message, code: codes.join(', ') };
}
