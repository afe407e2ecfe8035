import { messages } from '../../../../../shared';
import type { PhotoChange } from '../../../components/photo-editor/use-photo-state';
import type { ApiError } from '../../../lib/api/error';
import { byField, type FieldErrors, type FieldName } from './validation';
import type { StaffFormValues } from './values';

/** A save that the server rejected, with the values that were sent. */
export interface RejectedSave {
  error: ApiError;
  values: StaffFormValues;
  photo: PhotoChange;
}

/**
 * Returns an error's messages by field. Validation errors name their field. An email address that is already in use is
 * recognized by its message, and a rejected photo by its status.
 */
function fieldErrorsOf({ status, displayMessage, errors }: ApiError): FieldErrors {
  if (displayMessage === messages.emailTaken) return { email: displayMessage };
  if (status === 413 || status === 415) return { newPhotoUpload: displayMessage };
  return byField(errors);
}

const valueOf = (field: FieldName, values: StaffFormValues, photo: PhotoChange): unknown =>
  field === 'newPhotoUpload' ? photo : field === 'locationNumbers' ? values.locations : values[field];

/** Returns the server's error messages for all fields that have not been changed since the save. */
export function serverErrors(
  rejected: RejectedSave | undefined,
  values: StaffFormValues,
  photo: PhotoChange,
): FieldErrors {
  if (!rejected) return {};
  const entries = Object.entries(fieldErrorsOf(rejected.error)) as [FieldName, string][];
  return Object.fromEntries(
    entries.filter(([field]) => valueOf(field, values, photo) === valueOf(field, rejected.values, rejected.photo)),
  );
}
