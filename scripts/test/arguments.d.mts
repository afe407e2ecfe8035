export class UsageError extends Error {}

export interface ChosenGate {
  name: string;
  command: string[];
}

export function readArguments(words: readonly string[]): {
  chosen: ChosenGate[];
  isSelected: boolean;
  title?: string;
  seed?: number;
  isFull: boolean;
};
