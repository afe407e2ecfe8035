import type { Filter } from './filter';
import type { PageInfo, ReportInfo, VisualInfo } from './page-info';
import type { FilterTarget } from './target';

/** Reference to a field of the data model. */
export interface DataReference {
  /** Column, hierarchy level or measure. */
  target: FilterTarget;
}

/** Field with a single value. */
export interface EqualsDataReference extends DataReference {
  /** Value of the field. */
  equals: string | boolean | number | Date;
}

/** Field with a range of values. */
export interface BetweenDataReference extends DataReference {
  /** Lower and upper bound, both inclusive. */
  between: (string | boolean | number)[];
}

/** Field with its raw and formatted value. */
export interface ValueDataReference extends DataReference {
  /** Raw value. */
  value: string | boolean | number | Date;
  /** Value formatted for display. */
  formattedValue: string;
}

/** Data point. */
export interface IdentityValue<T extends DataReference> {
  /** Fields that identify the data point. */
  identity: T[];
  /** Measured values of the data point. */
  values: ValueDataReference[];
}

/** Data selected by the user. */
export interface Selection {
  /** Visual that contains the selection. */
  visual: VisualInfo;
  /** Page that contains the visual. */
  page: PageInfo;
  /** Report that contains the page. */
  report: ReportInfo;
  /** Selected data points. Empty if the selection was cleared. */
  dataPoints: IdentityValue<EqualsDataReference>[];
  /** Selected regions, for visuals that support selecting a range. */
  regions: IdentityValue<EqualsDataReference | BetweenDataReference>[];
  /** Filters that apply to the visual. */
  filters: Filter[];
}

/** Item on the canvas that can be selected. */
export type Selectable = VisualInfo;

/** Items selected on the canvas. The name is spelled as in powerbi-client. */
export interface CavasItemsSelection extends Selection {
  /** Selected items. */
  selectedItems?: Selectable[];
}

/** Payload of `dataSelected`. */
export type DataSelectedEvent = Selection;

/** Payload of `commandTriggered`: the command and the data it was invoked on. */
export interface CommandTriggeredEvent extends Partial<Selection> {
  /** Name of the command. */
  command: string;
}

/** Command invoked in a custom visual. */
export interface VisualCustomCommandEvent {
  /** Name of the visual. */
  visualName: string;
  /** Name of the command. */
  command: string;
}

/** Point in the frame, in pixels. */
export interface Position {
  /** Distance from the left edge. */
  x: number;
  /** Distance from the top edge. */
  y: number;
}

/** Payload of `swipeStart` and `swipeEnd`. */
export interface SwipeEvent {
  /** Current position of the finger. */
  currentPosition: Position;
  /** Position where the swipe started. */
  startPosition: Position;
}

/** Payload of the `visualRendered` event of a Q&A box. */
export interface QnaVisualRenderedEvent {
  /** Question as entered. */
  question: string;
  /** Question as interpreted by Power BI. */
  normalizedQuestion?: string;
}
