import type { Filter } from './filter';
import type { PageInfo, ReportInfo, VisualInfo } from './page-info';
import type { FilterTarget } from './target';

/** Names what a value belongs to. */
export interface DataReference {
  /** The column, level or measure. */
  target: FilterTarget;
}

/** A column's value. */
export interface EqualsDataReference extends DataReference {
  /** The value. */
  equals: string | boolean | number | Date;
}

/** A column's values within bounds. */
export interface BetweenDataReference extends DataReference {
  /** Lower and upper bound. */
  between: (string | boolean | number)[];
}

/** A value as it is shown. */
export interface ValueDataReference extends DataReference {
  /** The value. */
  value: string | boolean | number | Date;
  /** The value as it is shown. */
  formattedValue: string;
}

/** A data point. */
export interface IdentityValue<T extends DataReference> {
  /** What identifies it. */
  identity: T[];
  /** Its numbers. */
  values: ValueDataReference[];
}

/** What a user has selected. */
export interface Selection {
  /** In this visual. */
  visual: VisualInfo;
  /** On this page. */
  page: PageInfo;
  /** In this report. */
  report: ReportInfo;
  /** The data points; empty when the selection was cleared. */
  dataPoints: IdentityValue<EqualsDataReference>[];
  /** Regions of the data, for visuals that select regions. */
  regions: IdentityValue<EqualsDataReference | BetweenDataReference>[];
  /** Filters in force on the visual. */
  filters: Filter[];
}

/** Something on the canvas that can be selected. */
export type Selectable = VisualInfo;

/** What a user has selected on the canvas; the name is spelled as published. */
export interface CavasItemsSelection extends Selection {
  /** The selected items. */
  selectedItems?: Selectable[];
}

/** Payload of `dataSelected`. */
export type DataSelectedEvent = Selection;

/** Payload of `commandTriggered`: the command, and what it was chosen on. */
export interface CommandTriggeredEvent extends Partial<Selection> {
  /** The command's name. */
  command: string;
}

/** A command of a custom visual. */
export interface VisualCustomCommandEvent {
  /** The visual's name. */
  visualName: string;
  /** The command's name. */
  command: string;
}

/** A point of the frame, in pixels. */
export interface Position {
  /** From the left edge. */
  x: number;
  /** From the upper edge. */
  y: number;
}

/** Payload of `swipeStart` and `swipeEnd`. */
export interface SwipeEvent {
  /** Where the finger is. */
  currentPosition: Position;
  /** Where it began. */
  startPosition: Position;
}

/** Payload of `visualRendered` of a question-and-answer box. */
export interface QnaVisualRenderedEvent {
  /** The question as it was put. */
  question: string;
  /** The question as it was understood. */
  normalizedQuestion?: string;
}
