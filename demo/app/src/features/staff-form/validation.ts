import { createStaffSchema, messages, updateStaffSchema } from '../../../../shared';
import type { StaffFormValues } from './values';

/** Whether the form makes a person or changes one: only then may the password stay empty. */
export type FormKind = 'create' | 'edit';

/** The message of each field that is not acceptable. Locations go by the name that the API gives them. */
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

/** The field that a finding's path (`locationNumbers.0`, `newPhotoUpload.base64Data`) belongs to. */
const fieldOf = (path: string): FieldName | undefined => {
  const [first = ''] = path.split('.');
  return fieldNames.includes(first) ? (first as FieldName) : undefined;
};

/** The first finding of each field; findings that belong to none are left out. */
export const byField = (findings: readonly { path: string; message: string }[]): FieldErrors => {
  const errors: FieldErrors = {};
  for (const { path, message } of findings) {
    const field = fieldOf(path);
    if (field !== undefined) errors[field] ??= message;
  }
  return errors;
};

/** Checks by the rules that the server has too, and that the password was typed twice alike. */
export function findErrors(values: StaffFormValues, kind: FormKind, isOwnRecord = false): FieldErrors {
  const locationNumbers = values.locations.map(({ number }) => number);
  const schema = kind === 'create' ? createStaffSchema : updateStaffSchema;
  const result = schema.safeParse({ ...values, locationNumbers });
  const errors = result.success
    ? {}
    : byField(result.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })));
  // a schema's rules about two fields wait until each field is sound by itself; the form tells all at once
  if (!locationNumbers.includes(values.primaryLocationNumber))
    errors.primaryLocationNumber ??= messages.primaryLocation;
  if (isOwnRecord && values.password !== '' && values.currentPassword === '')
    errors.currentPassword ??= messages.currentPassword;
  if (values.password !== values.verifyPassword) errors.verifyPassword ??= messages.verifyPassword;
  return errors;
}
