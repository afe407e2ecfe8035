import { messages } from '../../../../../shared';
import type { ApiError } from '../../../lib/api/error';
import type { PhotoChange } from '../../../components/photo-editor/use-photo-state';
import { byField, type FieldErrors, type FieldName } from './validation';
import type { StaffFormValues } from './values';

/** A save that the server refused, and what had been sent. */
export interface Refused {
  error: ApiError;
  values: StaffFormValues;
  photo: PhotoChange;
}

/**
 * The fields that a refusal is about. Bad input names them; an email that is taken and a photo that is refused are known by
 * their text and status.
 */
function fieldErrorsOf({ status, displayMessage, errors }: ApiError): FieldErrors {
  if (displayMessage === messages.emailTaken) return { email: displayMessage };
  if (status === 413 || status === 415) return { newPhotoUpload: displayMessage };
  return byField(errors);
}

const pick = (field: FieldName, values: StaffFormValues, photo: PhotoChange): unknown =>
  field === 'newPhotoUpload' ? photo : field === 'locationNumbers' ? values.locations : values[field];

/** What the server refused, as long as it has not been changed since. */
export function refusedFields(refused: Refused | undefined, values: StaffFormValues, photo: PhotoChange): FieldErrors {
  if (!refused) return {};
  const entries = Object.entries(fieldErrorsOf(refused.error)) as [FieldName, string][];
  return Object.fromEntries(
    entries.filter(([field]) => pick(field, values, photo) === pick(field, refused.values, refused.photo)),
  );
}
