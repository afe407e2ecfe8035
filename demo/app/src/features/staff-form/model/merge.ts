import { staffTypeName, staffTypes, type Location } from '../../../../../shared';
import { sortLocations, type StaffFormValues } from './values';

/** Single-value fields that can conflict. Passwords cannot, because the server never returns them. */
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

/** A change by another user since the form was loaded. */
export interface ConflictingChange {
  field: SharedField | 'locations' | 'photo';
  /** Display text of the other user's change. */
  theirs: string;
  /** Display text of the unsaved change to the same field; undefined if there is none. */
  mine?: string;
}

export interface MergeResult {
  /** The other user's values, with the unsaved changes applied. */
  values: StaffFormValues;
  changes: ConflictingChange[];
}

const toNumberSet = (locations: readonly Location[]) => new Set(locations.map(({ number }) => number));
const without = (locations: readonly Location[], other: readonly Location[]) => {
  const excluded = toNumberSet(other);
  return locations.filter(({ number }) => !excluded.has(number));
};

type Label = (location: Location) => string;

const describe = (field: SharedField, value: string, { locations }: StaffFormValues, label: Label): string => {
  if (value === '') return 'empty';
  if (field === 'staffType') {
    const type = staffTypes.find((staffType) => staffType === value);
    return type ? staffTypeName(type) : value;
  }
  const location = field === 'primaryLocationNumber' && locations.find(({ number }) => number === value);
  return location ? label(location) : value;
};

/**
 * Merges a form's unsaved changes with changes by another user. A field that only one user has changed gets the changed
 * value. If both have changed it, the unsaved value stays. Locations are merged individually: the result includes all that
 * either user has added, and excludes all that either user has removed.
 *
 * @param base values that the form was loaded with
 * @param mine current form values
 * @param theirs current values on the server
 */
export function mergeChanges(
  base: StaffFormValues,
  mine: StaffFormValues,
  theirs: StaffFormValues,
  label: Label,
): MergeResult {
  const values = { ...mine };
  const changes: ConflictingChange[] = [];
  const mergeField = (field: SharedField) => {
    if (theirs[field] === base[field] || theirs[field] === mine[field]) return;
    const isUnchanged = mine[field] === base[field];
    if (isUnchanged) Object.assign(values, { [field]: theirs[field] });
    changes.push({
      field,
      theirs: describe(field, theirs[field], theirs, label),
      ...(isUnchanged ? {} : { mine: describe(field, mine[field], mine, label) }),
    });
  };

  const added = without(theirs.locations, base.locations);
  const removed = without(base.locations, theirs.locations);
  if (added.length > 0 || removed.length > 0) {
    values.locations = sortLocations([
      ...without(mine.locations, [...removed, ...added]),
      ...without(added, without(base.locations, mine.locations)),
    ]);
    const parts = [
      ...(added.length > 0 ? [`added ${added.map(label).join(', ')}`] : []),
      ...(removed.length > 0 ? [`removed ${removed.map(label).join(', ')}`] : []),
    ];
    changes.push({ field: 'locations', theirs: parts.join('; ') });
  }
  sharedFields.forEach(mergeField);
  if (!toNumberSet(values.locations).has(values.primaryLocationNumber)) values.primaryLocationNumber = '';
  return { values, changes };
}

/**
 * Returns the other user's change to the photo; undefined if the photo is the same.
 * @param hasOwnChange whether the form has an unsaved change to the photo
 */
export const photoChange = (
  before: string | null,
  current: string | null,
  hasOwnChange: boolean,
): ConflictingChange | undefined =>
  current === before
    ? undefined
    : {
        field: 'photo',
        theirs: current === null ? 'deleted' : 'changed',
        ...(hasOwnChange ? { mine: 'changed' } : {}),
      };

/** Returns whether two sets of form values describe the same record. Passwords and the order of locations are ignored. */
export const isSameRecord = (a: StaffFormValues, b: StaffFormValues): boolean =>
  sharedFields.every((field) => a[field] === b[field]) &&
  a.locations.length === b.locations.length &&
  without(a.locations, b.locations).length === 0;
