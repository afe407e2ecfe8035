import type { Filter, PageInfo, SlicerState, VisualInfo } from '../../models';
import type { RecordedTable } from './recorded-table';

/** Data recorded from a visual. */
export interface RecordedVisual {
  info: Readonly<Omit<VisualInfo, 'title'>> & { readonly title?: string };
  filters: Filter[];
  /** Undefined if the data cannot be read. */
  table: RecordedTable | undefined;
  slicer: SlicerState | undefined;
  /** Reason why the data cannot be read. */
  reason: string;
}

/** Data recorded from a page. */
export interface RecordedPage {
  info: Readonly<Omit<PageInfo, 'displayName'>> & { readonly displayName?: string };
  filters: Filter[];
  visuals: RecordedVisual[];
}

/** Part of a report that could not be recorded completely. */
export interface UnreadableItem {
  /** Name of the page. Undefined for the report's bookmarks, filters and theme. */
  page?: string;
  /** Name of the visual or bookmark, or a description of the part, such as 'filters'. */
  name: string;
  /** Reason why the part could not be recorded completely. */
  reason: string;
}
