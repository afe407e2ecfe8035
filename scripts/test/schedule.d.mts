export interface Schedulable {
  name: string;
  seconds: number;
  needs?: string;
  slots?: number;
}

export function runScheduled<Gate extends Schedulable>(
  gates: readonly Gate[],
  actions: { run: (gate: Gate) => Promise<boolean>; skip: (gate: Gate) => void },
): Promise<void>;
