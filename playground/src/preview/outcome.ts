/** A place in the code. */
export interface Place {
  /** Line in the code, starting at 1. Omitted if it is unknown. */
  readonly line?: number;
  /** Column in the line, starting at 1. Omitted if it is unknown. */
  readonly column?: number;
}

/** An entry in the console below the editor. */
export interface Entry extends Place {
  readonly level: 'log' | 'warn' | 'error';
  readonly text: string;
}

/** Returns the name of a place, or undefined if its line is unknown. */
export function placeName({ line, column }: Place): string | undefined {
  if (line === undefined) return undefined;
  return column === undefined ? `Line ${line}` : `Line ${line}, column ${column}`;
}

/** Result of a command. */
export interface Outcome {
  readonly isError: boolean;
  readonly text: string;
  readonly durationMs: number;
}

/** State of the preview's first embed, or of code that failed before it embedded anything. */
export interface EmbedState {
  readonly phase: 'loading' | 'loaded' | 'rendered' | 'failed' | 'crashed';
  /** Time in milliseconds since the embed was created. Omitted if there is none. */
  readonly durationMs?: number;
  /** Whether the preview explains the failure next to a button that resets the code. Default: false. */
  readonly isExplained?: boolean;
}

/** A message from the preview to the playground. */
export interface PreviewMessage {
  readonly previewEntry?: Entry;
  /** Set once, when the playground can arrange the preview. */
  readonly previewStarted?: true;
  /** Number of messages, as the devtools show it. */
  readonly previewMessages?: string;
  readonly previewState?: EmbedState;
  /** Whether the visitor has pressed the button that resets the code. */
  readonly previewReset?: true;
  /** Place that the visitor has selected in the preview. */
  readonly previewPlace?: Place;
}
