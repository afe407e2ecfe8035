import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody, StaffMember } from '../shared';
import type { Client } from './support/client';
import { ruleDatabaseKinds, startTestDemo, users, type TestDemo } from './support/demo';
import { addPerson } from './support/people';

const validPerson = {
  firstName: 'Val',
  lastName: 'Idated',
  email: 'val.idated@test.example',
  staffType: 'LocationStaff',
  locationNumbers: ['1001'],
  primaryLocationNumber: '1001',
  password: 'abcdefg1',
};

const invalidChanges: [description: string, change: Record<string, unknown>, message: string][] = [
  ['a missing first name', { firstName: undefined }, 'Please provide First Name'],
  ['a blank first name', { firstName: '   ' }, 'Please provide First Name'],
  ['a first name of 26 characters', { firstName: 'a'.repeat(26) }, 'Please provide First Name'],
  ['a first name with a line break', { firstName: 'a\nb' }, 'Please provide First Name'],
  ['a first name without a visible character', { firstName: '\u2800\u3164' }, 'Please provide First Name'],
  ['a last name that reverses the text after it', { lastName: 'a\u202eb' }, 'Please provide Last Name'],
  ['a first name that is a number', { firstName: 5 }, 'Please provide First Name'],
  ['an empty last name', { lastName: '' }, 'Please provide Last Name'],
  ['a last name of 26 characters', { lastName: 'a'.repeat(26) }, 'Please provide Last Name'],
  ['a missing email', { email: null }, 'Please provide valid Email'],
  ['an email without a domain', { email: 'val@' }, 'Please provide valid Email'],
  ['an email of 51 characters', { email: `${'a'.repeat(38)}@test.example` }, 'Please provide valid Email'],
  ['an empty staff type', { staffType: '' }, 'Please provide Staff Type'],
  ['an unknown staff type', { staffType: 'Admin' }, 'Please provide Staff Type'],
  ['an empty list of locations', { locationNumbers: [] }, 'Please assign at least one Location'],
  ['locations that are not a list', { locationNumbers: '1001' }, 'Please assign at least one Location'],
  ['a location number that is not a string', { locationNumbers: [1] }, 'Please assign at least one Location'],
  ['an empty primary location', { primaryLocationNumber: '' }, 'Please provide Primary location'],
  ['a primary location that is not assigned', { primaryLocationNumber: '1002' }, 'Please provide Primary location'],
  ['two primary locations', { primaryLocationNumber: ['1001', '1002'] }, 'Please provide Primary location'],
  ['a password of 7 characters', { password: 'abcdef1' }, "Password doesn't meet security criteria"],
  ['a password of 51 characters', { password: `${'a'.repeat(50)}1` }, "Password doesn't meet security criteria"],
  ['a password without a letter', { password: '12345678' }, "Password doesn't meet security criteria"],
  ['a password without a digit', { password: 'abcdefgh' }, "Password doesn't meet security criteria"],
];

describe.each(ruleDatabaseKinds)('input validation on the %s database', (kind) => {
  let demo: TestDemo;
  let corporate: Client;
  beforeAll(async () => {
    demo = await startTestDemo(kind);
    corporate = await demo.as(users.corporate);
  });
  afterAll(() => demo.close());

  test.each(invalidChanges)('rejects %s on create and edit', async (_description, change, message) => {
    const created = await corporate.post<ErrorBody>('IYG-US/staff', { ...validPerson, ...change });
    expect([created.status, created.body.error]).toEqual([400, message]);
    const person = await addPerson(demo.db);
    const saved = await corporate.put<ErrorBody>(`IYG-US/staff/${person.id}`, { ...validPerson, ...change });
    expect([saved.status, saved.body.error]).toEqual([400, message]);
  });

  test.each([[null], [[]], [{ ...validPerson, newPhotoUpload: [] }]])(
    'rejects the body %j without a technical message',
    async (body) => {
      const { status, body: rejected } = await corporate.post<ErrorBody>('IYG-US/staff', body as object);
      expect([status, rejected.error]).toEqual([400, 'The request is invalid.']);
    },
  );

  test('requires a password for a new staff member but not for an edit', async () => {
    for (const password of ['', null, undefined]) {
      const { status, body } = await corporate.post<ErrorBody>('IYG-US/staff', { ...validPerson, password });
      expect([status, body.error]).toEqual([400, "Password doesn't meet security criteria"]);
      const person = await addPerson(demo.db);
      expect((await corporate.put(`IYG-US/staff/${person.id}`, { ...person, password })).status).toBe(200);
    }
  });

  test('reports every error with its field', async () => {
    const { body } = await corporate.post<ErrorBody>('IYG-US/staff', { ...validPerson, firstName: '', email: 'x' });
    expect(body.errors).toEqual([
      { path: 'firstName', message: 'Please provide First Name' },
      { path: 'email', message: 'Please provide valid Email' },
    ]);
  });

  test('reports an empty primary location once', async () => {
    const { body } = await corporate.post<ErrorBody>('IYG-US/staff', { ...validPerson, primaryLocationNumber: '' });
    expect(body.errors).toEqual([{ path: 'primaryLocationNumber', message: 'Please provide Primary location' }]);
  });

  test('accepts names, emails and passwords of the maximum length', async () => {
    const longest = {
      ...validPerson,
      firstName: 'a'.repeat(25),
      lastName: 'b'.repeat(25),
      email: `${'c'.repeat(37)}@test.example`,
      password: `${'d'.repeat(49)}1`,
    };
    expect((await corporate.post('IYG-US/staff', longest)).status).toBe(201);
  });

  test('stores a run of spaces in a name as one space, and finds the person by the name as it was entered', async () => {
    const person = {
      ...validPerson,
      firstName: 'Mary  Lou',
      lastName: 'Two\u00a0 Spaces',
      email: 'spaces@test.example',
    };
    const { status, body } = await corporate.post<StaffMember>('IYG-US/staff', person);
    expect([status, body.firstName, body.lastName]).toEqual([201, 'Mary Lou', 'Two Spaces']);
    const term = encodeURIComponent(`${person.firstName} ${person.lastName}`);
    const found = await corporate.get<StaffMember[]>(`IYG-US/staff/search?searchTerm=${term}`);
    expect(found.body.map(({ id }) => id)).toEqual([body.id]);
  });

  test.each([
    'IYG-US/staff/search?searchTerm=a&offset=-1',
    'IYG-US/staff/search?searchTerm=a&offset=x',
    'IYG-US/staff/search?searchTerm=a&offset=1.5',
    'IYG-US/staff/search?searchTerm=a&limit=0',
    'IYG-US/staff/search?searchTerm=a&limit=101',
    'IYG-US/staff/search?searchTerm=a&limit=99999999999',
    'IYG-US/staff/getinlocations?locationNumbersCsv=1001&limit=-5',
    `IYG-US/staff/search?searchTerm=${'a'.repeat(51)}`,
    `IYG-US/locations?searchFilter=${'a'.repeat(21)}`,
  ])('rejects the invalid parameter in %s', async (path) => {
    const { status, body } = await corporate.get<ErrorBody>(path);
    expect(status).toBe(400);
    expect(body.error).toMatch(/offset|limit|searchTerm|searchFilter/);
  });

  test('rejects a body that is not valid JSON or has the wrong type', async () => {
    const person = await addPerson(demo.db);
    const path = `IYG-US/staff/${person.id}`;
    expect((await corporate.send('PUT', path, '{')).status).toBe(400);
    expect((await corporate.put(path, [])).status).toBe(400);
    expect((await corporate.put(path, 'null')).status).toBe(400);
    for (const ids of [{}, 'view-staff', ['fly'], [1], [null]])
      expect((await corporate.put(`${path}/permissions`, ids)).status).toBe(400);
    const form = await fetch(`${demo.origin}/api/${path}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${corporate.token ?? ''}` },
      body: new URLSearchParams({ firstName: 'x' }),
    });
    expect(form.status).toBe(415);
  });

  test('responds with 404 for unknown spaces, people and paths', async () => {
    for (const path of ['NOWHERE/locations', 'iyg-us/locations', 'IYG-US/staff/1', 'IYG-US/unknown', 'nothing'])
      expect([path, (await corporate.get(path)).status]).toEqual([path, 404]);
    expect((await corporate.get('IYG-US/staff/00000000-0000-4000-8000-000000000000')).body).toEqual({
      error: 'This staff member does not exist.',
    });
  });
});
