import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../app/src/api/error';
import { readStaffLocations } from '../../app/src/features/staff-form/api/staff-locations';
import { dropDraft, readDraft, writeDraft } from '../../app/src/features/staff-form/draft';
import { isSameRecord, mergeChanges, photoChange } from '../../app/src/features/staff-form/merge';
import { refusedFields } from '../../app/src/features/staff-form/refusal';
import { findErrors } from '../../app/src/features/staff-form/validation';
import { emptyValues, inOrder, type StaffFormValues } from '../../app/src/features/staff-form/values';
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

describe('two changes of one record', () => {
  test('a field that only the other has changed is taken over', () => {
    const merge = mergeChanges(values(), values(), values({ lastName: 'Theirs' }), label);
    expect(merge.values.lastName).toBe('Theirs');
    expect(merge.changes).toEqual([{ field: 'lastName', theirs: 'Theirs' }]);
  });

  test('a field that both have changed keeps the own entry and names both', () => {
    const merge = mergeChanges(values(), values({ lastName: 'Mine' }), values({ lastName: 'Theirs' }), label);
    expect(merge.values.lastName).toBe('Mine');
    expect(merge.changes).toEqual([{ field: 'lastName', theirs: 'Theirs', mine: 'Mine' }]);
  });

  test('a field that both have changed alike is no news', () => {
    const same = values({ staffType: 'LocationManager' });
    expect(mergeChanges(values(), same, same, label)).toEqual({ values: same, changes: [] });
  });

  test('locations that either has added are there, those that either has taken away are not', () => {
    const base = values({ locations: inOrder([elm, oak]) });
    const mine = values({ locations: inOrder([elm, oak, ash]) });
    const merge = mergeChanges(base, mine, values({ locations: [elm] }), label);
    expect(merge.values.locations).toEqual([ash, elm]);
    expect(merge.changes).toEqual([{ field: 'locations', theirs: 'removed Oak Square' }]);
  });

  test('a location that the other adds again after it was taken away here stays away', () => {
    const base = values({ locations: inOrder([elm, oak]) });
    const mine = values({ locations: [elm] });
    const theirs = values({ locations: inOrder([elm, oak, ash]) });
    expect(mergeChanges(base, mine, theirs, label).values.locations).toEqual([ash, elm]);
  });

  test('a primary location that is not among the merged ones must be chosen anew', () => {
    const base = values({ locations: inOrder([elm, oak]) });
    const theirs = values({ locations: [oak], primaryLocationNumber: oak.number });
    const mine = values({ locations: inOrder([ash, elm, oak]), primaryLocationNumber: ash.number });
    expect(mergeChanges(base, mine, theirs, label).values.primaryLocationNumber).toBe(ash.number);
    const stubborn = values({ locations: [elm], primaryLocationNumber: elm.number });
    expect(mergeChanges(base, stubborn, theirs, label).values.primaryLocationNumber).toBe('');
  });

  test('types and locations are told by their names', () => {
    const base = values({ locations: inOrder([elm, oak]) });
    const theirs = { ...base, staffType: 'MasterFranchisee' as const, primaryLocationNumber: oak.number };
    expect(mergeChanges(base, base, theirs, label).changes.map(({ theirs: told }) => told)).toEqual([
      'Master Franchisee',
      'Oak Square',
    ]);
  });

  test('a photo that the other has changed is told, and whether one was chosen here too', () => {
    expect(photoChange(null, null, true)).toBeUndefined();
    expect(photoChange(null, '/photos/1', false)).toEqual({ field: 'photo', theirs: 'changed' });
    expect(photoChange('/photos/1', null, true)).toEqual({ field: 'photo', theirs: 'deleted', mine: 'another' });
  });

  test('the order of locations and passwords make no other record', () => {
    const base = values({ locations: [elm, oak] });
    expect(isSameRecord(base, values({ locations: [oak, elm], password: 'abcdefg1' }))).toBe(true);
    expect(isSameRecord(base, values({ locations: [oak] }))).toBe(false);
  });
});

describe('the rules of the form', () => {
  test('all findings are told at once, also those about two fields', () => {
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

  test('a password is needed for a new person only', () => {
    expect(findErrors(values(), 'create')).toEqual({ password: messages.password });
    expect(findErrors(values(), 'edit')).toEqual({});
  });

  test('a password must be typed twice alike', () => {
    const typed = { password: 'abcdefg1', verifyPassword: 'abcdefg2' };
    for (const kind of ['create', 'edit'] as const) {
      expect(findErrors(values(typed), kind)).toEqual({ verifyPassword: messages.verifyPassword });
      expect(findErrors(values({ ...typed, verifyPassword: 'abcdefg1' }), kind)).toEqual({});
    }
  });

  test('a new password for the own record needs the current one', () => {
    const typed = { password: 'abcdefg1', verifyPassword: 'abcdefg1' };
    expect(findErrors(values(typed), 'edit', true)).toEqual({ currentPassword: messages.currentPassword });
    expect(findErrors(values({ ...typed, currentPassword: 'old-word-1' }), 'edit', true)).toEqual({});
    expect(findErrors(values(), 'edit', true)).toEqual({});
  });

  test('the locations of nobody are not asked for', () => {
    expect(() => readStaffLocations('IYG-US', '')).toThrow('Staff ID must be supplied');
  });
});

describe('what the server refuses', () => {
  const refused = (status: number, message: string, errors: { path: string; message: string }[] = []) => ({
    error: new ApiError(status, message, errors),
    values: values(),
    photo: undefined,
  });

  test('stands at its field until that is changed', () => {
    const taken = refused(409, messages.emailTaken);
    expect(refusedFields(taken, values({ locations: taken.values.locations }), undefined)).toEqual({
      email: messages.emailTaken,
    });
    expect(refusedFields(taken, values({ email: 'free@test.example' }), undefined)).toEqual({});
  });

  test('goes by the paths of bad input and by the status of a bad photo', () => {
    const bad = refused(400, 'no', [
      { path: 'locationNumbers.0', message: 'no such place' },
      { path: 'somethingElse', message: 'no field' },
    ]);
    expect(refusedFields(bad, bad.values, undefined)).toEqual({ locationNumbers: 'no such place' });
    expect(refusedFields(refused(415, messages.photoType), values(), undefined)).toEqual({
      newPhotoUpload: messages.photoType,
    });
    expect(refusedFields(refused(500, 'broken'), values(), undefined)).toEqual({});
  });
});

describe('drafts', () => {
  const place = { userId: 'u1', space: 'IYG-US', record: 'r1' };
  const store = new Map<string, string>();
  beforeEach(() => {
    store.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
      removeItem: (key: string) => void store.delete(key),
    });
  });

  test('come back for the same user and record only, and without the password', () => {
    const typed = values({ firstName: 'Typed', password: 'Secret-123', verifyPassword: 'Secret-123' });
    expect(writeDraft(place, { base: values(), values: typed, hadPassword: true })).toBe(true);
    expect([...store.values()].join()).not.toContain('Secret-123');
    expect(readDraft(place)).toMatchObject({ values: { firstName: 'Typed' }, hadPassword: true });
    expect(readDraft({ ...place, userId: 'u2' })).toBeUndefined();
    dropDraft(place);
    expect(readDraft(place)).toBeUndefined();
  });

  test('of another version are none', () => {
    writeDraft(place, { base: values(), values: values(), hadPassword: false });
    for (const key of store.keys()) store.set(key, '{"values":1}');
    expect(readDraft(place)).toBeUndefined();
    for (const key of store.keys()) store.set(key, 'no JSON');
    expect(readDraft(place)).toBeUndefined();
  });

  test('are nothing that fails when the storage is full or blocked', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(writeDraft(place, { base: values(), values: values(), hadPassword: false })).toBe(false);
    expect(readDraft(place)).toBeUndefined();
    expect(() => dropDraft(place)).not.toThrow();
  });
});
