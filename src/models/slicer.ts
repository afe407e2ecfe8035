import type { AdvancedFilter } from './advanced-filter';
import type { BasicFilter, BasicFilterWithKeys } from './basic-filter';
import type { HierarchyFilter } from './hierarchy-filter';
import type { RelativeDateFilter, RelativeTimeFilter } from './relative-date-filter';
import type { SlicerTarget, SlicerTargetSelector, VisualSelector } from './selector';

/** Filter in the state of a slicer. */
export type SlicerFilter =
  | BasicFilter
  | BasicFilterWithKeys
  | AdvancedFilter
  | RelativeDateFilter
  | RelativeTimeFilter
  | HierarchyFilter;

/** Selector for one slicer, by name or by target. */
export type SlicerSelector = VisualSelector | SlicerTargetSelector;

/** State of a slicer. */
export interface SlicerState {
  /** Selected values as filters. Empty if nothing is selected. */
  filters: SlicerFilter[];
  /** Fields of the slicer. Returned by the frame. Not needed to set the state. */
  targets?: SlicerTarget[];
}

/**
 * Initial state of a slicer, applied on load.
 *
 * @example
 * const slicer: Slicer = {
 *   selector: new SlicerTargetSelector({ table: 'Staff', column: 'Location' }),
 *   state: { filters: [new BasicFilter({ table: 'Staff', column: 'Location' }, 'In', 'Leeds')] },
 * };
 */
export interface Slicer {
  /** Slicer to set. */
  selector: SlicerSelector;
  /** State to set. */
  state: SlicerState;
}
