/** Steps of a load, in their usual order. */
export const loadSteps = ['ready', 'frameLoaded', 'sent', 'accepted', 'loaded', 'rendered'] as const;

/** Step of a load. */
export type LoadStep = (typeof loadSteps)[number];

/** A field of a configuration that differs from the previous one. */
export interface FieldChange {
  readonly name: string;
  /** The old and the new value, as text or JSON, shortened to the difference. Undefined if only secrets differ. */
  readonly difference?: string;
}

/** Returns a change as text, with its name as code. */
export const describeChange = ({ name, difference }: FieldChange): string =>
  difference === undefined ? `\`${name}\`` : `\`${name}\` (${difference})`;

/** One load of an embed. */
export interface LoadRecord {
  /** Time when the load started, in milliseconds since 1970. */
  readonly timeMs: number;
  /** Whether the load had started before it was recorded. Its start time is then unknown. */
  readonly isPartial?: boolean;
  /** Time from the start, or from the start of recording, to each step that was reached, in milliseconds. */
  readonly steps: Partial<Record<LoadStep, number>>;
  /** Error message of a failed load. */
  error?: string;
  /** Fields of the configuration that differ from the previous one. Undefined if it was not passed again. */
  changes?: readonly FieldChange[];
}

/** Status of the last load. */
export type LoadStatus = 'waiting' | 'loading' | 'loaded' | 'rendered' | 'failed';

/** Returns the status of a load. */
export function statusOf(load: LoadRecord | undefined): LoadStatus {
  if (!load) return 'waiting';
  if (load.steps.rendered !== undefined) return 'rendered';
  if (load.error !== undefined) return 'failed';
  if (load.steps.loaded !== undefined) return 'loaded';
  return load.steps.sent === undefined && load.steps.frameLoaded !== undefined ? 'waiting' : 'loading';
}
