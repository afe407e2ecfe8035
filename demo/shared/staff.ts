import { z } from 'zod';
import { limits } from './limits';
import { messages } from './messages';
import { permissionIds } from './permissions';
import { staffTypes, type StaffType } from './staff-types';

/** A place of business: a club, a studio, a camp. Numbers are strings, as some begin with zero. */
export interface Location {
  number: string;
  name: string;
}

/** True when name or number contains the term, ignoring case; an empty term is in every one. */
export const matchesLocation = ({ name, number }: Location, term: string): boolean =>
  [name, number].some((text) => text.toLowerCase().includes(term.toLowerCase()));

/** A row of the staff list. */
export interface StaffSummary {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  staffType: StaffType;
  /** Path of the photo on the API's origin, or null when there is none. */
  photoUrl: string | null;
}

/** A staff member as the API returns it. The password never leaves the server. */
export interface StaffMember extends StaffSummary {
  locationNumbers: string[];
  /** One of `locationNumbers`; null only for records that were made without one. */
  primaryLocationNumber: string | null;
}

/** First and last name, as a person is called in lists, headings and messages. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

const lineBreaks = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const name = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(limits.nameLength, message)
    .refine((value) => !lineBreaks.test(value), message);

/** At least 8 characters with at least one letter and one digit, at most 50. */
const passwordSchema = z
  .string({ error: messages.password })
  .min(limits.passwordMinimum, messages.password)
  .max(limits.passwordLength, messages.password)
  .regex(/\p{L}/u, messages.password)
  .regex(/\p{Nd}/u, messages.password);

const optionalPassword = z.union([z.literal(''), z.null(), passwordSchema], { error: messages.password }).optional();

/** A new photo, or the wish to drop the present one. */
export const photoUploadSchema = z.object({
  fileName: z.string().max(255).optional().default(''),
  /** The file in Base64, with or without the `data:…;base64,` in front. */
  base64Data: z.string().optional().default(''),
  isDropping: z.boolean().optional().default(false),
});
export type PhotoUpload = z.input<typeof photoUploadSchema>;

const locationNumber = z.string().regex(/^[^\p{Cc}]{1,20}$/u, messages.locations);

const fields = {
  firstName: name(messages.firstName),
  lastName: name(messages.lastName),
  email: z
    .string({ error: messages.email })
    .trim()
    .max(limits.emailLength, messages.email)
    .pipe(z.email(messages.email)),
  staffType: z.enum(staffTypes, { error: messages.staffType }),
  locationNumbers: z
    .array(locationNumber, { error: messages.locations })
    .min(1, messages.locations)
    .max(2000, messages.locations),
  // one reading of the specification has a list here, the form a single value: a list of one is taken as that value
  primaryLocationNumber: z.preprocess(
    (value) => (Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value),
    z.string({ error: messages.primaryLocation }).min(1, messages.primaryLocation),
  ),
  newPhotoUpload: photoUploadSchema.nullish(),
};

const primaryIsAssigned = (staff: { locationNumbers: string[]; primaryLocationNumber: string }): boolean =>
  staff.locationNumbers.includes(staff.primaryLocationNumber);
const primaryIssue = { path: ['primaryLocationNumber'], message: messages.primaryLocation };

/** The body of `POST {dir}/staff`. Unknown fields are dropped, so nothing else of a record can be set. */
export const createStaffSchema = z
  .object({ ...fields, password: passwordSchema })
  .refine(primaryIsAssigned, primaryIssue);

/** The body of `PUT {dir}/staff/{id}`. An empty or missing password leaves it unchanged. */
export const updateStaffSchema = z
  .object({
    ...fields,
    password: optionalPassword,
    /** Required when users change their own password. */
    currentPassword: z.string().max(limits.passwordLength, messages.currentPasswordWrong).nullish(),
  })
  .refine(primaryIsAssigned, primaryIssue);

export type CreateStaff = z.output<typeof createStaffSchema>;
export type UpdateStaff = z.output<typeof updateStaffSchema>;

/** The body of `PUT {dir}/staff/{id}/permissions`. */
export const permissionIdsSchema = z
  .array(z.enum(permissionIds, { error: 'Unknown permission' }), { error: 'Please send the list of permission ids' })
  .max(100, 'Please send the list of permission ids')
  .transform((ids) => [...new Set(ids)]);
