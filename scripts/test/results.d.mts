export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
}

export function readReport(report: string | undefined): Counts;

export interface GateRow {
  name: string;
  state: string;
  tests: number;
  seconds: number;
}

export function formatTable(rows: readonly GateRow[]): string[];
