import { staffTypeName, staffTypes, type Location } from '../../../../../shared';
import { inOrder, type StaffFormValues } from './values';

/** The fields that two people can change at the same time. Passwords are never read back. */
const sharedFields = ['firstName', 'lastName', 'email', 'staffType', 'primaryLocationNumber'] as const;
export type SharedField = (typeof sharedFields)[number];

export const fieldLabels: Record<ConflictingChange['field'], string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  staffType: 'Staff type',
  locations: 'Locations',
  primaryLocationNumber: 'Primary location',
  photo: 'Photo',
};

/** Something that another save has changed since this form was filled. */
export interface ConflictingChange {
  field: SharedField | 'locations' | 'photo';
  /** What the record holds now, in words. */
  theirs: string;
  /** What was typed here into the same field, in words; undefined when it was left alone here. */
  mine?: string;
}

export interface Merge {
  /** Their values where this form was untouched, the own ones elsewhere. */
  values: StaffFormValues;
  changes: ConflictingChange[];
}

const numbers = (locations: readonly Location[]) => new Set(locations.map(({ number }) => number));
const without = (locations: readonly Location[], other: readonly Location[]) => {
  const known = numbers(other);
  return locations.filter(({ number }) => !known.has(number));
};

type Label = (location: Location) => string;

const inWords = (field: SharedField, value: string, { locations }: StaffFormValues, label: Label): string => {
  if (value === '') return 'empty';
  if (field === 'staffType') {
    const type = staffTypes.find((known) => known === value);
    return type ? staffTypeName(type) : value;
  }
  const location = field === 'primaryLocationNumber' && locations.find(({ number }) => number === value);
  return location ? label(location) : value;
};

/**
 * Brings two changes of one record together: `base` is what the form was filled with, `mine` what it holds, `theirs` what
 * the server has now. Locations are merged one by one: what either side added is there, what either took away is not.
 */
export function mergeChanges(
  base: StaffFormValues,
  mine: StaffFormValues,
  theirs: StaffFormValues,
  label: Label,
): Merge {
  const values = { ...mine };
  const changes: ConflictingChange[] = [];
  const take = (field: SharedField) => {
    if (theirs[field] === base[field] || theirs[field] === mine[field]) return;
    const untouched = mine[field] === base[field];
    if (untouched) Object.assign(values, { [field]: theirs[field] });
    changes.push({
      field,
      theirs: inWords(field, theirs[field], theirs, label),
      ...(untouched ? {} : { mine: inWords(field, mine[field], mine, label) }),
    });
  };

  const added = without(theirs.locations, base.locations);
  const removed = without(base.locations, theirs.locations);
  if (added.length > 0 || removed.length > 0) {
    values.locations = inOrder([
      ...without(mine.locations, [...removed, ...added]),
      ...without(added, without(base.locations, mine.locations)),
    ]);
    const parts = [
      ...(added.length > 0 ? [`added ${added.map(label).join(', ')}`] : []),
      ...(removed.length > 0 ? [`removed ${removed.map(label).join(', ')}`] : []),
    ];
    changes.push({ field: 'locations', theirs: parts.join('; ') });
  }
  sharedFields.forEach(take);
  if (!numbers(values.locations).has(values.primaryLocationNumber)) values.primaryLocationNumber = '';
  return { values, changes };
}

/** What another save has done to the photo; undefined when it is the same. */
export const photoChange = (
  before: string | null,
  now: string | null,
  isChangedHere: boolean,
): ConflictingChange | undefined =>
  now === before
    ? undefined
    : { field: 'photo', theirs: now === null ? 'deleted' : 'changed', ...(isChangedHere ? { mine: 'another' } : {}) };

/** True when both hold the same of everything that the server keeps. */
export const isSameRecord = (a: StaffFormValues, b: StaffFormValues): boolean =>
  sharedFields.every((field) => a[field] === b[field]) &&
  a.locations.length === b.locations.length &&
  without(a.locations, b.locations).length === 0;
