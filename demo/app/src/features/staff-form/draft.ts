import { z } from 'zod';
import { photoUploadSchema, staffTypes } from '../../../../shared';
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
  /** What the form was filled with, so that another's save meanwhile can be told from one's own changes. */
  base: storedValues,
  values: storedValues,
  photo: photoUploadSchema.optional(),
  /** A password had been typed. It is not stored: it has to be typed again. */
  hadPassword: z.boolean(),
});

/** Unsaved changes of one form, kept in the tab's storage until they are saved or given up. */
export type Draft = z.output<typeof draftSchema>;
export type NewDraft = z.input<typeof draftSchema>;

/** Where a draft is kept: a user never sees another's, nor that of another record. */
export interface DraftPlace {
  userId: string;
  space: string;
  /** Id of the record, or `new`. */
  record: string;
}

const keyOf = ({ userId, space, record }: DraftPlace) => `staff-draft:${userId}:${space}:${record}`;

/** @returns false when the browser's storage is full or blocked; an older draft is gone then, as it is not what was typed */
export function writeDraft(place: DraftPlace, draft: NewDraft): boolean {
  try {
    // parsing drops the passwords, which must not be written anywhere
    sessionStorage.setItem(keyOf(place), JSON.stringify(draftSchema.parse(draft)));
    return true;
  } catch {
    dropDraft(place);
    return false;
  }
}

/** The draft of a place; undefined when there is none, or none that this version understands. */
export function readDraft(place: DraftPlace): Draft | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(place));
    return text === null ? undefined : draftSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export function dropDraft(place: DraftPlace): void {
  try {
    sessionStorage.removeItem(keyOf(place));
  } catch {
    // a blocked storage holds no draft
  }
}

/** A draft's values as the form wants them. */
export const withoutPassword = (values: Draft['values']): StaffFormValues => ({
  ...values,
  currentPassword: '',
  password: '',
  verifyPassword: '',
});
