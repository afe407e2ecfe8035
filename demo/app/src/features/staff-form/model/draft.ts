import { z } from 'zod';
import { photoUploadSchema, staffTypes } from '../../../../../shared';
import type { StaffFormValues } from './values';

const storedValues = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  staffType: z.union([z.enum(staffTypes), z.literal('')]),
  locations: z.array(z.object({ number: z.string(), name: z.string() })),
  primaryLocationNumber: z.string(),
});

const draftSchema = z.object({
  /** The saved record that the changes are based on; needed to detect changes by other users. */
  base: storedValues,
  values: storedValues,
  photo: photoUploadSchema.optional(),
  /** Whether a password was entered. Passwords are not stored, so it has to be entered again. */
  hadPassword: z.boolean(),
});

/** Unsaved changes of one form, stored in the tab until they are saved or discarded. */
export type Draft = z.output<typeof draftSchema>;
export type NewDraft = z.input<typeof draftSchema>;

/** Identifies a draft. Drafts are separate for each user and record. */
export interface DraftKey {
  userId: string;
  space: string;
  /** Record id, or `new`. */
  record: string;
}

const storageKeyOf = ({ userId, space, record }: DraftKey) => `staff-draft:${userId}:${space}:${record}`;

/** Stores a draft. If the storage is full or blocked, removes the outdated draft and returns false. */
export function writeDraft(key: DraftKey, draft: NewDraft): boolean {
  try {
    // parsing removes the passwords, which must not be stored
    sessionStorage.setItem(storageKeyOf(key), JSON.stringify(draftSchema.parse(draft)));
    return true;
  } catch {
    removeDraft(key);
    return false;
  }
}

/** Returns a stored draft; undefined if there is none or its format is outdated. */
export function readDraft(key: DraftKey): Draft | undefined {
  try {
    const text = sessionStorage.getItem(storageKeyOf(key));
    return text === null ? undefined : draftSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export function removeDraft(key: DraftKey): void {
  try {
    sessionStorage.removeItem(storageKeyOf(key));
  } catch {
    // a blocked storage contains no draft
  }
}

/** Converts a draft's values to form values with empty passwords. */
export const toFormValues = (values: Draft['values']): StaffFormValues => ({
  ...values,
  currentPassword: '',
  password: '',
  verifyPassword: '',
});
