import { createStaffSchema, messages, updateStaffSchema } from '../../../../../shared';
import type { StaffFormValues } from './values';

/** Whether the form creates or edits a staff member. Only an edit allows an empty password. */
export type FormKind = 'create' | 'edit';

/** Error messages by field. Locations and the photo use the API's field names. */
export type FieldErrors = Partial<Record<FieldName, string>>;
export type FieldName = Exclude<keyof StaffFormValues, 'locations'> | 'locationNumbers' | 'newPhotoUpload';

const fieldNames: readonly string[] = [
  'firstName',
  'lastName',
  'email',
  'staffType',
  'locationNumbers',
  'primaryLocationNumber',
  'currentPassword',
  'password',
  'verifyPassword',
  'newPhotoUpload',
] satisfies FieldName[];

/** Returns the field that contains a path such as `locationNumbers.0` or `newPhotoUpload.base64Data`. */
const fieldOf = (path: string): FieldName | undefined => {
  const [first = ''] = path.split('.');
  return fieldNames.includes(first) ? (first as FieldName) : undefined;
};

/** Returns the first issue for each field. Issues for unknown fields are ignored. */
export const byField = (issues: readonly { path: string; message: string }[]): FieldErrors => {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    const field = fieldOf(path);
    if (field !== undefined) errors[field] ??= message;
  }
  return errors;
};

/** Validates the form with the schemas that the server uses, and compares the two passwords. */
export function findErrors(values: StaffFormValues, kind: FormKind, isOwnRecord = false): FieldErrors {
  const locationNumbers = values.locations.map(({ number }) => number);
  const schema = kind === 'create' ? createStaffSchema : updateStaffSchema;
  const result = schema.safeParse({ ...values, locationNumbers });
  const errors = result.success
    ? {}
    : byField(result.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })));
  // zod skips rules that involve several fields until each field is valid, but the form reports all errors at once
  if (!locationNumbers.includes(values.primaryLocationNumber))
    errors.primaryLocationNumber ??= messages.primaryLocation;
  if (isOwnRecord && values.password !== '' && values.currentPassword === '')
    errors.currentPassword ??= messages.currentPassword;
  if (values.password !== values.verifyPassword) errors.verifyPassword ??= messages.verifyPassword;
  return errors;
}
