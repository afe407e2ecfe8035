import type { NavigateOptions } from 'react-router';
import type { PhotoChange } from '../../../components/photo-editor/use-photo-state';
import type { StaffFormValues } from './values';

/** Result of a save: the saved record, the page to open instead of the form, or `canceled` when nothing was saved. */
export type SaveResult =
  | { record: StaffFormValues; photoUrl: string | null }
  | { path: string; options?: NavigateOptions }
  | 'canceled';

/** Function that saves the form. If it throws an `ApiError`, the form keeps its state. */
export type SaveStaff = (values: StaffFormValues, photo: PhotoChange) => Promise<SaveResult>;
