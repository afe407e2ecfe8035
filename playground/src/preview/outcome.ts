/** A line of the console below the editor. */
export interface Entry {
  readonly level: 'log' | 'warn' | 'error';
  readonly text: string;
  /** Line of the code, from 1. Default: unknown. */
  readonly line?: number;
}

/** Result of a command. */
export interface Outcome {
  readonly isError: boolean;
  readonly text: string;
  readonly durationMs: number;
}
