import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StaffMember } from '../shared';
import { Client, type ApiResponse } from './support/client';
import { ruleDatabaseKinds, startTestDemo, users, type TestDemo } from './support/demo';
import { addPerson } from './support/people';
import { signInWithPassword } from './support/sign-in';

type User = keyof typeof users;
const everyone = Object.keys(users) as User[];

/** An operation and its expected status for each user, in the same order as `everyone`. */
interface Row {
  operation: string;
  expected: [number, number, number, number, number, number, number];
  run: (client: Client, demo: TestDemo, self: string) => Promise<ApiResponse>;
}

const save = (person: StaffMember, change: Partial<StaffMember> & { password?: string } = {}) => ({
  ...person,
  ...change,
});
const readOwnRecord = async (client: Client, self: string) => {
  const { body } = await client.get<StaffMember>(`IYG-US/staff/${self}`);
  return body;
};
let serial = 0;
const newStaff = (staffType = 'LocationStaff') => ({
  firstName: 'New',
  lastName: 'Person',
  email: `new.${String(++serial)}@rules.example`,
  staffType,
  locationNumbers: ['1001'],
  primaryLocationNumber: '1001',
  password: 'abcdefg1',
});
const recordPath = (id: string) => `IYG-US/staff/${id}`;

// Users: corporate, no reports, franchisee, manager, manager of three, no permissions, no region
const matrix: Row[] = [
  { operation: 'list locations', expected: [200, 200, 200, 200, 200, 200, 403], run: (c) => c.get('IYG-US/locations') },
  { operation: 'count locations', expected: [200, 200, 200, 200, 200, 200, 403], run: (c) => c.get('IYG-US/locations/count') },
  { operation: 'search staff', expected: [200, 200, 200, 200, 200, 403, 403], run: (c) => c.get('IYG-US/staff/search?searchTerm=a') },
  { operation: 'list staff at a shared location', expected: [200, 200, 200, 200, 200, 403, 403], run: (c) => c.get('IYG-US/staff/getinlocations?locationNumbersCsv=1001') },
  { operation: 'list staff at an inaccessible location', expected: [200, 200, 403, 403, 403, 403, 403], run: (c) => c.get('IYG-US/staff/getinlocations?locationNumbersCsv=1100') },
  { operation: 'list staff at one accessible and one inaccessible location', expected: [200, 200, 403, 403, 403, 403, 403], run: (c) => c.get('IYG-US/staff/getinlocations?locationNumbersCsv=1001,1100') },
  { operation: 'read a colleague', expected: [200, 200, 200, 200, 200, 403, 403], run: async (c, { db }) => c.get(recordPath((await addPerson(db)).id)) },
  { operation: "read a colleague's locations", expected: [200, 200, 200, 200, 200, 403, 403], run: async (c, { db }) => c.get(`${recordPath((await addPerson(db)).id)}/locations`) },
  { operation: 'read a person at another location', expected: [200, 200, 403, 403, 403, 403, 403], run: async (c, { db }) => c.get(recordPath((await addPerson(db, { locations: ['1100'] })).id)) },
  { operation: "read one's own record", expected: [200, 200, 200, 200, 200, 200, 403], run: (c, _demo, self) => c.get(recordPath(self)) },
  { operation: "access another of the brand's spaces", expected: [200, 200, 403, 403, 403, 403, 403], run: (c) => c.get('IYG-CA/locations') },
  { operation: "access a different brand's space", expected: [403, 403, 403, 403, 403, 403, 403], run: (c) => c.get('BLT-US/locations') },
  { operation: 'list the types for new staff', expected: [200, 200, 200, 200, 200, 200, 403], run: (c) => c.get('IYG-US/stafftypes/forcreate') },
  { operation: 'list the types for a colleague', expected: [200, 200, 200, 200, 200, 403, 403], run: async (c, { db }) => c.get(`IYG-US/stafftypes/foredit/${(await addPerson(db)).id}`) },
  { operation: 'create location staff', expected: [201, 201, 201, 201, 201, 403, 403], run: (c) => c.post('IYG-US/staff', newStaff()) },
  { operation: 'create a master franchisee', expected: [201, 201, 201, 403, 403, 403, 403], run: (c) => c.post('IYG-US/staff', newStaff('MasterFranchisee')) },
  { operation: 'create corporate staff', expected: [201, 201, 403, 403, 403, 403, 403], run: (c) => c.post('IYG-US/staff', newStaff('Corporate')) },
  { operation: 'create staff at an inaccessible location', expected: [201, 201, 403, 403, 403, 403, 403], run: (c) => c.post('IYG-US/staff', { ...newStaff(), locationNumbers: ['1100'], primaryLocationNumber: '1100' }) },
  { operation: 'rename a colleague', expected: [200, 200, 200, 200, 200, 403, 403], run: async (c, { db }) => { const p = await addPerson(db); return c.put(recordPath(p.id), save(p, { firstName: 'Renamed' })); } },
  { operation: 'save a person at another location', expected: [200, 200, 403, 403, 403, 403, 403], run: async (c, { db }) => { const p = await addPerson(db, { locations: ['1100'] }); return c.put(recordPath(p.id), save(p)); } },
  { operation: 'promote a colleague to corporate', expected: [200, 200, 403, 403, 403, 403, 403], run: async (c, { db }) => { const p = await addPerson(db); return c.put(recordPath(p.id), save(p, { staffType: 'Corporate' })); } },
  { operation: 'demote a corporate colleague', expected: [200, 200, 403, 403, 403, 403, 403], run: async (c, { db }) => { const p = await addPerson(db, { staffType: 'Corporate' }); return c.put(recordPath(p.id), save(p, { staffType: 'LocationStaff' })); } },
  { operation: 'rename a corporate colleague', expected: [200, 200, 200, 200, 200, 403, 403], run: async (c, { db }) => { const p = await addPerson(db, { staffType: 'Corporate' }); return c.put(recordPath(p.id), save(p, { firstName: 'Renamed' })); } },
  { operation: "set a corporate colleague's password", expected: [200, 200, 403, 403, 403, 403, 403], run: async (c, { db }) => { const p = await addPerson(db, { staffType: 'Corporate' }); return c.put(recordPath(p.id), save(p, { password: 'taken0ver' })); } },
  { operation: "set a corporate colleague's email", expected: [200, 200, 403, 403, 403, 403, 403], run: async (c, { db }) => { const p = await addPerson(db, { staffType: 'Corporate' }); return c.put(recordPath(p.id), save(p, { email: `x${p.email}` })); } },
  { operation: "set a colleague's password", expected: [200, 200, 200, 200, 200, 403, 403], run: async (c, { db }) => { const p = await addPerson(db); return c.put(recordPath(p.id), save(p, { password: 'forgotten1' })); } },
  { operation: "save one's own record", expected: [200, 200, 200, 200, 200, 200, 403], run: async (c, _demo, self) => c.put(recordPath(self), await readOwnRecord(c, self).then((p) => ('error' in p ? newStaff() : p))) },
  { operation: 'promote oneself to corporate', expected: [200, 200, 403, 403, 403, 403, 403], run: async (c, _demo, self) => c.put(recordPath(self), { ...newStaff(), password: '', ...(await readOwnRecord(c, self)), staffType: 'Corporate' }) },
  { operation: "add a location to one's own record", expected: [200, 200, 403, 403, 403, 403, 403], run: async (c, _demo, self) => { const p = { ...newStaff(), password: '', ...(await readOwnRecord(c, self)) }; return c.put(recordPath(self), { ...p, locationNumbers: [...p.locationNumbers, '1100'] }); } },
  { operation: 'delete location staff', expected: [204, 204, 204, 204, 204, 403, 403], run: async (c, { db }) => c.delete(recordPath((await addPerson(db)).id)) },
  { operation: 'delete a location manager', expected: [204, 204, 204, 403, 403, 403, 403], run: async (c, { db }) => c.delete(recordPath((await addPerson(db, { staffType: 'LocationManager' })).id)) },
  { operation: 'delete a master franchisee', expected: [204, 204, 403, 204, 204, 403, 403], run: async (c, { db }) => c.delete(recordPath((await addPerson(db, { staffType: 'MasterFranchisee' })).id)) },
  { operation: 'delete corporate staff', expected: [204, 204, 204, 204, 204, 403, 403], run: async (c, { db }) => c.delete(recordPath((await addPerson(db, { staffType: 'Corporate' })).id)) },
  { operation: 'delete a person at another location', expected: [204, 204, 403, 403, 403, 403, 403], run: async (c, { db }) => c.delete(recordPath((await addPerson(db, { locations: ['1100'] })).id)) },
  { operation: "delete one's own record", expected: [403, 403, 403, 403, 403, 403, 403], run: (c, _demo, self) => c.delete(recordPath(self)) },
  { operation: "read a colleague's permissions", expected: [200, 200, 200, 403, 200, 403, 403], run: async (c, { db }) => c.get(`${recordPath((await addPerson(db)).id)}/permissions`) },
  { operation: 'grant a permission that most users have', expected: [200, 200, 200, 403, 200, 403, 403], run: async (c, { db }) => c.put(`${recordPath((await addPerson(db)).id)}/permissions`, ['access-academy']) },
  { operation: 'grant Access Reports', expected: [200, 403, 200, 403, 403, 403, 403], run: async (c, { db }) => c.put(`${recordPath((await addPerson(db)).id)}/permissions`, ['access-reports']) },
  { operation: 'revoke Access Reports', expected: [200, 403, 200, 403, 403, 403, 403], run: async (c, { db }) => c.put(`${recordPath((await addPerson(db, { permissions: ['access-reports'] })).id)}/permissions`, []) },
  { operation: "change a corporate colleague's permissions", expected: [200, 200, 403, 403, 403, 403, 403], run: async (c, { db }) => c.put(`${recordPath((await addPerson(db, { staffType: 'Corporate' })).id)}/permissions`, ['access-academy']) },
  { operation: 'grant oneself Access Reports', expected: [200, 403, 200, 403, 403, 403, 403], run: (c, _demo, self) => c.put(`${recordPath(self)}/permissions`, ['view-staff', 'create-staff', 'manage-staff-profile', 'manage-staff-permissions', 'delete-staff', 'access-academy', 'access-reports']) },
  { operation: 'list all permissions', expected: [200, 200, 200, 200, 200, 200, 200], run: (c) => c.get('permissions') },
  { operation: 'open the KPI report', expected: [200, 403, 200, 200, 403, 403, 403], run: (c) => c.get('power-bi') },
]; // prettier-ignore

describe.each(ruleDatabaseKinds)('authorization on the %s database', (kind) => {
  let demo: TestDemo;
  const ids = new Map<User, string>();
  beforeAll(async () => {
    demo = await startTestDemo(kind);
    const staff = await demo.db.query.staff.findMany({ columns: { id: true, email: true } });
    for (const user of everyone) ids.set(user, staff.find(({ email }) => email === users[user])?.id ?? '');
  });
  afterAll(() => demo.close());

  test.each(matrix)('responds to every user with the expected status: $operation', async ({ run, expected }) => {
    const statuses: Record<string, number> = {};
    for (const user of everyone)
      statuses[user] = (await run(await demo.as(users[user]), demo, ids.get(user) ?? '')).status;
    expect(statuses).toEqual(Object.fromEntries(everyone.map((user, index) => [user, expected[index]])));
  });

  test('responds with 401 without a token', async () => {
    for (const path of [
      'permissions',
      'power-bi',
      'IYG-US/locations',
      'IYG-US/staff/search?searchTerm=a',
      'NOWHERE/locations',
    ]) {
      const { status, body, headers } = await demo.anonymous.get(path);
      expect([status, body]).toEqual([401, { error: 'Please sign in.' }]);
      expect(headers.get('www-authenticate')).toBe('Bearer');
    }
  });

  test('allows users whose only permission is Manage Staff Permissions to read a record and its permissions, but not its locations or types', async () => {
    const editor = await addPerson(demo.db, { permissions: ['manage-staff-permissions'] });
    const { id } = await addPerson(demo.db);
    const distant = await addPerson(demo.db, { locations: ['1100'] });
    const corporate = await demo.as(users.corporate);
    const password = 'abcdefg1';
    expect((await corporate.put(recordPath(editor.id), { ...editor, password })).status).toBe(200);
    const { accessToken } = await signInWithPassword(demo.origin, editor.email, password);
    const client = new Client(demo.origin, accessToken);
    const statuses: Record<string, number> = {};
    for (const path of [
      recordPath(id),
      `${recordPath(id)}/permissions`,
      `${recordPath(id)}/locations`,
      `IYG-US/stafftypes/foredit/${id}`,
      recordPath(distant.id),
    ])
      statuses[path.replace(id, 'id').replace(distant.id, 'distant')] = (await client.get(path)).status;
    expect(statuses).toEqual({
      'IYG-US/staff/id': 200,
      'IYG-US/staff/id/permissions': 200,
      'IYG-US/staff/id/locations': 403,
      'IYG-US/stafftypes/foredit/id': 403,
      'IYG-US/staff/distant': 403,
    });
  });

  test('keeps locations that the editor does not have access to', async () => {
    const person = await addPerson(demo.db, { locations: ['1001', '1100', '1101'] });
    const manager = await demo.as(users.manager);
    const kept = await manager.put<StaffMember>(recordPath(person.id), {
      ...person,
      locationNumbers: ['1001'],
      primaryLocationNumber: '1001',
    });
    expect(kept.body.locationNumbers).toEqual(['1001', '1100', '1101']);

    const left = await manager.put<StaffMember>(recordPath(person.id), {
      ...person,
      locationNumbers: ['1100'],
      primaryLocationNumber: '1100',
    });
    expect(left).toMatchObject({
      status: 200,
      body: { locationNumbers: ['1100', '1101'], primaryLocationNumber: '1100' },
    });
    expect((await manager.get(recordPath(person.id))).status).toBe(403);
  });

  test('allows corporate editors to remove any location', async () => {
    const person = await addPerson(demo.db, { locations: ['1001', '1100'] });
    const corporate = await demo.as(users.corporate);
    const { body } = await corporate.put<StaffMember>(recordPath(person.id), {
      ...person,
      locationNumbers: ['1100'],
      primaryLocationNumber: '1100',
    });
    expect(body.locationNumbers).toEqual(['1100']);
  });

  test('denies access immediately after a permission is revoked, even though the token is still valid', async () => {
    const corporate = await demo.as(users.corporate);
    const manager = await demo.as(users.manager);
    const path = `${recordPath(ids.get('manager') ?? '')}/permissions`;
    const { body: before } = await corporate.get<string[]>(path);
    expect((await manager.get('power-bi')).status).toBe(200);
    await corporate.put(
      path,
      before.filter((id) => id !== 'access-reports'),
    );
    expect((await manager.get('power-bi')).status).toBe(403);
    await corporate.put(path, before);
    expect((await manager.get('power-bi')).status).toBe(200);
  });

  test('allows users to revoke their own permissions but not to grant them again', async () => {
    const three = await demo.as(users.managerOfThree);
    const path = `${recordPath(ids.get('managerOfThree') ?? '')}/permissions`;
    const { body: before } = await three.get<string[]>(path);
    expect((await three.put(path, ['manage-staff-permissions', 'view-staff'])).status).toBe(200);
    expect((await three.put(path, ['manage-staff-permissions', 'view-staff', 'delete-staff'])).body).toEqual({
      error: 'You can grant and revoke only permissions that you have. You do not have: Delete Staff.',
    });
    const corporate = await demo.as(users.corporate);
    expect((await corporate.put(path, before)).status).toBe(200);
  });

  test("allows changes to one's own name and password, but not locations, without the Manage Staff Profile permission", async () => {
    const client = await demo.as(users.noPermissions);
    const self = recordPath(ids.get('noPermissions') ?? '');
    const { body } = await client.get<StaffMember>(self);
    expect((await client.put(self, { ...body, firstName: 'Nelly' })).status).toBe(200);
    const passwords = { currentPassword: 'NoPermissions-2026', password: 'my-new-1-word' };
    expect((await client.put(self, { ...body, ...passwords })).status).toBe(200);
    expect((await client.put(self, { ...body, locationNumbers: ['1001', '1002'] })).status).toBe(403);
  });
});
