export class UsageError extends Error {}

export interface ChosenGate {
  name: string;
  command: string[];
}

export function readArguments(args: readonly string[]): {
  chosen: ChosenGate[];
  /** Whether gates or paths are passed. */
  hasSelection: boolean;
  title?: string;
  /** Seed of a shuffled run. */
  seed?: number;
  /** Whether `--full` is passed. */
  isFull: boolean;
};
