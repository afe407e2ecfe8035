import { z } from 'zod';
import { limits } from './limits';
import { messages } from './messages';
import { permissionIds } from './permissions';
import { staffTypes, type StaffType } from './staff-types';
import { foldText } from './text';

/** A business location, such as a club or a studio. Numbers are strings, because some start with zero. */
export interface Location {
  number: string;
  name: string;
}

/** Returns whether the name or number contains the term, ignoring case and accents. An empty term matches all locations. */
export const matchesLocation = ({ name, number }: Location, term: string): boolean =>
  [name, number].some((text) => foldText(text).includes(foldText(term)));

/** The staff member fields that lists show. */
export interface StaffSummary {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  staffType: StaffType;
  /** URL path of the photo on the API's origin, or null without a photo. */
  photoUrl: string | null;
}

/** An entry in the staff list, with the locations that the list shows. */
export interface StaffListEntry extends StaffSummary {
  /**
   * The primary location. In a list of staff at certain locations that do not include the primary one, an assigned location that
   * they include. Null for staff without a location.
   */
  location: Location | null;
  /** Number of assigned locations, including the shown one. */
  locationCount: number;
}

/** A staff member as returned by the API. Passwords are never returned. */
export interface StaffMember extends StaffSummary {
  locationNumbers: string[];
  /** One of `locationNumbers`. Null only for seeded accounts without a location. */
  primaryLocationNumber: string | null;
}

/** Returns the first and last name, as shown in lists, headings and messages. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();

// Format characters can reverse the text around a name. Some scripts need the two joiners.
const forbiddenCharacters = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;
/** A character that is visible: not a space, not the Braille blank and not one that fonts show as nothing. */
const visibleCharacter = /(?![\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800])./u;
const name = (message: string) =>
  z
    .string({ error: message })
    .trim()
    .normalize()
    // searches and HTML treat a run of spaces as one
    .overwrite((value) => value.replace(/\p{Zs}+/gu, ' '))
    .max(limits.nameLength, message)
    .refine((value) => !forbiddenCharacters.test(value) && visibleCharacter.test(value), message);

/** What a password must contain. */
export const passwordRules: readonly { name: string; isMet: (password: string) => boolean }[] = [
  {
    name: `${String(limits.passwordMinimum)} characters`,
    isMet: (password) => password.length >= limits.passwordMinimum,
  },
  { name: 'A letter', isMet: (password) => /\p{L}/u.test(password) },
  { name: 'A number', isMet: (password) => /\p{Nd}/u.test(password) },
];

const passwordSchema = z
  .string({ error: messages.password })
  .max(limits.passwordLength, messages.password)
  .refine((password) => passwordRules.every(({ isMet }) => isMet(password)), messages.password);

const optionalPassword = z.union([z.literal(''), z.null(), passwordSchema], { error: messages.password }).optional();

/** Schema for `newPhotoUpload`: a new photo, or the removal of the current one. */
export const photoUploadSchema = z.object({
  fileName: z.string().max(255).optional().default(''),
  /** The file in Base64, with or without the prefix `data:…;base64,`. */
  base64Data: z.string().optional().default(''),
  isDropping: z.boolean().optional().default(false),
});
export type PhotoUpload = z.input<typeof photoUploadSchema>;

const locationNumber = z.string({ error: messages.locations }).regex(/^[^\p{Cc}]{1,20}$/u, messages.locations);

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
  // the specification allows a list or a single value, so a list with one element is accepted as that value
  primaryLocationNumber: z.preprocess(
    (value) => (Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value),
    // without `abort`, an empty value would be reported again, because it is not assigned
    z.string({ error: messages.primaryLocation }).min(1, { error: messages.primaryLocation, abort: true }),
  ),
  newPhotoUpload: photoUploadSchema.nullish(),
};

const primaryIsAssigned = (staff: { locationNumbers: string[]; primaryLocationNumber: string }): boolean =>
  staff.locationNumbers.includes(staff.primaryLocationNumber);
const primaryIssue = { path: ['primaryLocationNumber'], message: messages.primaryLocation };

/** Body of `POST /api/{space}/staff`. Unknown fields are removed, so clients cannot set other columns. */
export const createStaffSchema = z
  .object({ ...fields, password: passwordSchema })
  .refine(primaryIsAssigned, primaryIssue);

/** Body of `PUT /api/{space}/staff/{id}`. An empty or missing password keeps the current one. */
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

/** Body of `PUT /api/{space}/staff/{id}/permissions`. */
export const permissionIdsSchema = z
  .array(z.enum(permissionIds, { error: 'Unknown permission' }), { error: 'Expected a list of permission ids' })
  .max(100, 'Expected a list of permission ids')
  .transform((ids) => [...new Set(ids)]);
