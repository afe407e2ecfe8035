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
  /** Name of the page. Undefined for the report's bookmarks and filters. */
  page?: string;
  /** Name of the visual, filter or bookmark. */
  name: string;
  /** Description of the missing part, and the reason why it is missing. */
  reason: string;
}
