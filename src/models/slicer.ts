import type { AdvancedFilter } from './advanced-filter';
import type { BasicFilter, BasicFilterWithKeys } from './basic-filter';
import type { HierarchyFilter } from './hierarchy-filter';
import type { RelativeDateFilter, RelativeTimeFilter } from './relative-date-filter';
import type { SlicerTarget, SlicerTargetSelector, VisualSelector } from './selector';

/** Filters that a slicer can hold. */
export type SlicerFilter =
  BasicFilter | BasicFilterWithKeys | AdvancedFilter | RelativeDateFilter | RelativeTimeFilter | HierarchyFilter;

/** Selects one slicer, or the slicers of a target. */
export type SlicerSelector = VisualSelector | SlicerTargetSelector;

/** What a slicer has selected. */
export interface SlicerState {
  /** The selection; empty for none. */
  filters: SlicerFilter[];
  /** What the slicer slices; the frame fills it in. */
  targets?: SlicerTarget[];
}

/** A slicer and what it is to select with the load. */
export interface Slicer {
  /** Which slicer. */
  selector: SlicerSelector;
  /** What it selects. */
  state: SlicerState;
}
