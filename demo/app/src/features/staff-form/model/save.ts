import type { PhotoChange } from '../../../components/photo-editor/use-photo-state';
import type { StaffFormValues } from './values';

/** Result of a save: the saved record, `navigated` when a different page was opened, or `canceled` when nothing was saved. */
export type SaveResult = { record: StaffFormValues; photoUrl: string | null } | 'navigated' | 'canceled';

/**
 * Function that saves the form. If it throws an `ApiError`, the form keeps its state. `allowNavigation` skips
 * the unsaved-changes prompt for the next navigation.
 */
export type SaveStaff = (
  values: StaffFormValues,
  photo: PhotoChange,
  allowNavigation: () => void,
) => Promise<SaveResult>;
