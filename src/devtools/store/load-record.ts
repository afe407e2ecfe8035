/** Load steps, in their usual order. */
export type LoadStep = 'ready' | 'frameLoaded' | 'sent' | 'accepted' | 'loaded' | 'rendered';

/** A configuration field that differs from the previous configuration. */
export interface FieldChange {
  readonly name: string;
  /**
   * The old and the new value, as text or JSON, shortened to the part that differs. Undefined if only secrets differ.
   */
  readonly difference?: string;
}

/** Returns a change as text, with the field name formatted as code. */
export const describeChange = ({ name, difference }: FieldChange): string =>
  difference === undefined ? `\`${name}\`` : `\`${name}\` (${difference})`;

/** A single load of an embed. */
export interface LoadRecord {
  /** Time when the load started, in milliseconds since 1970. */
  readonly timeMs: number;
  /** Whether the load started before it was recorded, so its start time is unknown. */
  readonly isPartial?: boolean;
  /**
   * Time from the start of the load, or from the start of recording, to each step that was reached, in milliseconds.
   */
  readonly steps: Partial<Record<LoadStep, number>>;
  /** Error message if the load failed. */
  error?: string;
  /** Fields that differ from the previous configuration. Undefined if no new configuration was passed. */
  changes?: readonly FieldChange[];
}

/** Load status. */
export type LoadStatus = 'waiting' | 'loading' | 'loaded' | 'rendered' | 'failed' | 'crashed';

/** Returns a load's status. */
export function statusOf(load: LoadRecord): LoadStatus {
  if (load.steps.rendered !== undefined) return 'rendered';
  if (load.error !== undefined) return 'failed';
  if (load.steps.loaded !== undefined) return 'loaded';
  return load.steps.sent === undefined && load.steps.frameLoaded !== undefined ? 'waiting' : 'loading';
}
