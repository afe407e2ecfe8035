import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../app/src/lib/api/error';
import { readStaffLocations } from '../../app/src/features/staff-form/api/staff-locations';
import { readDraft, removeDraft, writeDraft } from '../../app/src/features/staff-form/model/draft';
import { isSameRecord, mergeChanges, photoChange } from '../../app/src/features/staff-form/model/merge';
import { serverErrors } from '../../app/src/features/staff-form/model/server-errors';
import { findErrors } from '../../app/src/features/staff-form/model/validation';
import { emptyValues, sortLocations, type StaffFormValues } from '../../app/src/features/staff-form/model/values';
import { messages, type Location } from '../../shared';

const elm: Location = { number: '0142', name: 'Elm Street' };
const oak: Location = { number: '0007', name: 'Oak Square' };
const ash: Location = { number: '0099', name: 'Ash Gate' };
const label = ({ name }: Location) => name;

const values = (change: Partial<StaffFormValues> = {}): StaffFormValues => ({
  ...emptyValues,
  firstName: 'Pat',
  lastName: 'Example',
  email: 'pat@test.example',
  staffType: 'LocationStaff',
  locations: [elm],
  primaryLocationNumber: elm.number,
  ...change,
});

describe('merging two changes to a record', () => {
  test('a field that only the other user has changed gets their value', () => {
    const merge = mergeChanges(values(), values(), values({ lastName: 'Theirs' }), label);
    expect(merge.values.lastName).toBe('Theirs');
    expect(merge.changes).toEqual([{ field: 'lastName', theirs: 'Theirs' }]);
  });

  test('a field that both users have changed keeps the unsaved value and reports both', () => {
    const merge = mergeChanges(values(), values({ lastName: 'Mine' }), values({ lastName: 'Theirs' }), label);
    expect(merge.values.lastName).toBe('Mine');
    expect(merge.changes).toEqual([{ field: 'lastName', theirs: 'Theirs', mine: 'Mine' }]);
  });

  test('a field that both users have changed to the same value is not reported', () => {
    const same = values({ staffType: 'LocationManager' });
    expect(mergeChanges(values(), same, same, label)).toEqual({ values: same, changes: [] });
  });

  test('locations that either user has added are included, and those that either user has removed are not', () => {
    const base = values({ locations: sortLocations([elm, oak]) });
    const mine = values({ locations: sortLocations([elm, oak, ash]) });
    const merge = mergeChanges(base, mine, values({ locations: [elm] }), label);
    expect(merge.values.locations).toEqual([ash, elm]);
    expect(merge.changes).toEqual([{ field: 'locations', theirs: 'removed Oak Square' }]);
  });

  test('a location that was removed in the form stays removed when the other user keeps it', () => {
    const base = values({ locations: sortLocations([elm, oak]) });
    const mine = values({ locations: [elm] });
    const theirs = values({ locations: sortLocations([elm, oak, ash]) });
    expect(mergeChanges(base, mine, theirs, label).values.locations).toEqual([ash, elm]);
  });

  test('a primary location that is not among the merged locations is cleared', () => {
    const base = values({ locations: sortLocations([elm, oak]) });
    const theirs = values({ locations: [oak], primaryLocationNumber: oak.number });
    const mine = values({ locations: sortLocations([ash, elm, oak]), primaryLocationNumber: ash.number });
    expect(mergeChanges(base, mine, theirs, label).values.primaryLocationNumber).toBe(ash.number);
    const mineOnElm = values({ locations: [elm], primaryLocationNumber: elm.number });
    expect(mergeChanges(base, mineOnElm, theirs, label).values.primaryLocationNumber).toBe('');
  });

  test('staff types and locations are reported by name', () => {
    const base = values({ locations: sortLocations([elm, oak]) });
    const theirs = { ...base, staffType: 'MasterFranchisee' as const, primaryLocationNumber: oak.number };
    expect(mergeChanges(base, base, theirs, label).changes.map(({ theirs: text }) => text)).toEqual([
      'Master Franchisee',
      'Oak Square',
    ]);
  });

  test('a photo changed by the other user is reported, with the unsaved change if there is one', () => {
    expect(photoChange(null, null, true)).toBeUndefined();
    expect(photoChange(null, '/photos/1', false)).toEqual({ field: 'photo', theirs: 'changed' });
    expect(photoChange('/photos/1', null, true)).toEqual({ field: 'photo', theirs: 'deleted', mine: 'changed' });
  });

  test('records that differ only in passwords or the order of locations are the same', () => {
    const base = values({ locations: [elm, oak] });
    expect(isSameRecord(base, values({ locations: [oak, elm], password: 'abcdefg1' }))).toBe(true);
    expect(isSameRecord(base, values({ locations: [oak] }))).toBe(false);
  });
});

describe('form validation', () => {
  test('all errors are reported at once, including those that involve two fields', () => {
    expect(findErrors({ ...emptyValues, password: 'abcdefg1' }, 'create')).toEqual({
      firstName: messages.firstName,
      lastName: messages.lastName,
      email: messages.email,
      staffType: messages.staffType,
      locationNumbers: messages.locations,
      primaryLocationNumber: messages.primaryLocation,
      verifyPassword: messages.verifyPassword,
    });
  });

  test('a password is required only for a new staff member', () => {
    expect(findErrors(values(), 'create')).toEqual({ password: messages.password });
    expect(findErrors(values(), 'edit')).toEqual({});
  });

  test('both passwords must be equal', () => {
    const typed = { password: 'abcdefg1', verifyPassword: 'abcdefg2' };
    for (const kind of ['create', 'edit'] as const) {
      expect(findErrors(values(typed), kind)).toEqual({ verifyPassword: messages.verifyPassword });
      expect(findErrors(values({ ...typed, verifyPassword: 'abcdefg1' }), kind)).toEqual({});
    }
  });

  test('users must enter their current password to change it', () => {
    const typed = { password: 'abcdefg1', verifyPassword: 'abcdefg1' };
    expect(findErrors(values(typed), 'edit', true)).toEqual({ currentPassword: messages.currentPassword });
    expect(findErrors(values({ ...typed, currentPassword: 'old-word-1' }), 'edit', true)).toEqual({});
    expect(findErrors(values(), 'edit', true)).toEqual({});
  });

  test('requesting locations without a staff id throws', () => {
    expect(() => readStaffLocations('IYG-US', '')).toThrow('Staff ID must be supplied');
  });
});

describe('server errors', () => {
  const reject = (status: number, message: string, errors: { path: string; message: string }[] = []) => ({
    error: new ApiError(status, message, errors),
    values: values(),
    photo: undefined,
  });

  test('an error is shown next to its field until the field is changed', () => {
    const rejection = reject(409, messages.emailTaken);
    expect(serverErrors(rejection, values({ locations: rejection.values.locations }), undefined)).toEqual({
      email: messages.emailTaken,
    });
    expect(serverErrors(rejection, values({ email: 'free@test.example' }), undefined)).toEqual({});
  });

  test('validation errors are matched by path and a rejected photo by status', () => {
    const bad = reject(400, 'no', [
      { path: 'locationNumbers.0', message: 'no such location' },
      { path: 'somethingElse', message: 'unknown field' },
    ]);
    expect(serverErrors(bad, bad.values, undefined)).toEqual({ locationNumbers: 'no such location' });
    expect(serverErrors(reject(415, messages.photoType), values(), undefined)).toEqual({
      newPhotoUpload: messages.photoType,
    });
    expect(serverErrors(reject(500, 'broken'), values(), undefined)).toEqual({});
  });
});

describe('drafts', () => {
  const draftKey = { userId: 'u1', space: 'IYG-US', record: 'r1' };
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    });
  });

  test('a draft is restored only for the same user and record, without the password', () => {
    const typed = values({ firstName: 'Typed', password: 'Secret-123', verifyPassword: 'Secret-123' });
    expect(writeDraft(draftKey, { base: values(), values: typed, hadPassword: true })).toBe(true);
    expect([...store.values()].join()).not.toContain('Secret-123');
    expect(readDraft(draftKey)).toMatchObject({ values: { firstName: 'Typed' }, hadPassword: true });
    expect(readDraft({ ...draftKey, userId: 'u2' })).toBeUndefined();
    removeDraft(draftKey);
    expect(readDraft(draftKey)).toBeUndefined();
  });

  test('a draft in a different format is ignored', () => {
    writeDraft(draftKey, { base: values(), values: values(), hadPassword: false });
    for (const key of store.keys()) store.set(key, '{"values":1}');
    expect(readDraft(draftKey)).toBeUndefined();
    for (const key of store.keys()) store.set(key, 'not JSON');
    expect(readDraft(draftKey)).toBeUndefined();
  });

  test('blocked storage does not cause errors', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(writeDraft(draftKey, { base: values(), values: values(), hadPassword: false })).toBe(false);
    expect(readDraft(draftKey)).toBeUndefined();
    expect(() => removeDraft(draftKey)).not.toThrow();
  });
});
