import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteOldPageViews } from '../server/page-views/collector';
import { permissions, type Location, type StaffMember, type StaffListEntry, type StaffSummary } from '../shared';
import type { Client } from './support/client';
import { databaseKinds, startTestDemo, users, type TestDemo } from './support/demo';
import { addPerson } from './support/people';

const newPerson = {
  firstName: 'Ingrid',
  lastName: 'Newcomer',
  email: 'ingrid.newcomer@test.example',
  staffType: 'LocationStaff',
  locationNumbers: ['1001', '1002'],
  primaryLocationNumber: '1002',
  password: 'abcdefg1',
};

describe.each(databaseKinds)('the API on the %s database', (kind) => {
  let demo: TestDemo;
  let corporate: Client;
  let manager: Client;
  beforeAll(async () => {
    demo = await startTestDemo(kind);
    corporate = await demo.as(users.corporate);
    manager = await demo.as(users.manager);
  });
  afterAll(() => demo.close());

  test('lists the locations in a space, sorted by name', async () => {
    const { status, body } = await corporate.get<Location[]>('IYG-US/locations');
    expect(status).toBe(200);
    expect(body).toHaveLength(120);
    expect(body.map(({ name }) => name)).toEqual(body.map(({ name }) => name).sort());
    expect(Object.keys(body[0] ?? {})).toEqual(['number', 'name']);
  });

  test('finds locations by part of the name or number, ignoring case', async () => {
    const [first] = (await corporate.get<Location[]>('IYG-US/locations')).body;
    const byName = await corporate.get<Location[]>(
      `IYG-US/locations?searchFilter=${first?.name.slice(1, 8).toUpperCase() ?? ''}`,
    );
    expect(byName.body).toContainEqual(first);
    const byNumber = await corporate.get<Location[]>('IYG-US/locations?searchFilter=111');
    expect(byNumber.body.map(({ number }) => number).sort()).toEqual([
      '1110',
      '1111',
      '1112',
      '1113',
      '1114',
      '1115',
      '1116',
      '1117',
      '1118',
      '1119',
    ]);
    expect((await corporate.get('IYG-US/locations?searchFilter=%25')).body).toEqual([]);
  });

  test('counts the locations that the user has access to', async () => {
    expect((await corporate.get('IYG-US/locations/count')).body).toBe(120);
    expect((await corporate.get('IYG-CA/locations/count')).body).toBe(50);
    expect((await manager.get('IYG-US/locations/count')).body).toBe(1);
    expect((await (await demo.as(users.franchisee)).get('IYG-US/locations/count')).body).toBe(12);
  });

  test('returns staff at locations page by page without gaps or duplicates', async () => {
    const all: StaffSummary[] = [];
    for (let offset = 0; ; offset += 10) {
      const { body } = await corporate.get<StaffSummary[]>(
        `IYG-US/staff/getinlocations?locationNumbersCsv=1001,1002&offset=${String(offset)}&limit=10`,
      );
      all.push(...body);
      if (body.length < 10) break;
    }
    // two locations, because other tests add staff, and a response contains at most 100
    const once = await corporate.get<StaffSummary[]>(
      'IYG-US/staff/getinlocations?locationNumbersCsv=1001,1002&limit=100',
    );
    expect(all).toEqual(once.body);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(45);
    expect(Object.keys(all[0] ?? {}).sort()).toEqual([
      'email',
      'firstName',
      'id',
      'lastName',
      'location',
      'locationCount',
      'photoUrl',
      'staffType',
    ]);
  });

  test('shows a listed location of staff whose primary location is not listed', async () => {
    const { id } = await addPerson(demo.db, { lastName: 'Listed', locations: ['1060', '1061', '1062'] });
    const shown = async (path: string) =>
      (await corporate.get<StaffListEntry[]>(`IYG-US/staff/${path}`)).body.find((person) => person.id === id);
    expect(await shown('getinlocations?locationNumbersCsv=1062,1061&limit=100')).toMatchObject({
      location: { number: '1061' },
      locationCount: 3,
    });
    expect(await shown('getinlocations?locationNumbersCsv=1060,1061&limit=100')).toMatchObject({
      location: { number: '1060' },
    });
    expect(await shown('search?searchTerm=listed')).toMatchObject({ location: { number: '1060' } });
  });

  test('returns disjoint pages for people with the same name', async () => {
    for (let index = 0; index < 25; index++)
      await addPerson(demo.db, { lastName: 'Same', firstName: 'Sam', locations: ['1050'] });
    const path = (offset: number) => `IYG-US/staff/search?searchTerm=sam%20same&offset=${String(offset)}&limit=10`;
    const pages = await Promise.all(
      [0, 10, 20].map(async (offset) => (await corporate.get<StaffSummary[]>(path(offset))).body),
    );
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(25);
  });

  test('continues a list after the last row of the page that the same session has read', async () => {
    const people = [];
    for (let index = 0; index < 4; index++)
      people.push(
        await addPerson(demo.db, { firstName: 'Pat', lastName: `Paged ${String(index)}`, locations: ['1051'] }),
      );
    const read = async (client: Client, offset: number) => {
      const path = `IYG-US/staff/search?searchTerm=paged&offset=${String(offset)}&limit=2`;
      return (await client.get<StaffSummary[]>(path)).body.map(({ lastName }) => lastName);
    };
    expect(await read(corporate, 0)).toEqual(['Paged 0', 'Paged 1']);
    expect((await corporate.delete(`IYG-US/staff/${people[0]?.id ?? ''}`)).status).toBe(204);
    expect(await read(await demo.as(users.noReports), 0)).toEqual(['Paged 1', 'Paged 2']);
    expect(await read(corporate, 2)).toEqual(['Paged 2', 'Paged 3']);
  });

  test.each([
    ['René', 'rene'],
    ['René', 'RENE\u0301'],
    ['Rene\u0301', 'rené'],
    ['ŞİŞLİ', 'ŞİŞLİ'],
    ['ŞİŞLİ', 'sisli'],
    ['ΟΔΥΣΣΕΥΣ', 'ΟΔΥΣΣΕΥΣ'],
    ['Οδυσσεύς', 'οδυσσευς'],
    ['Ñu', 'nu'],
    ['Łukasz', 'lukasz'],
    ['Søren', 'SOREN'],
    ['Đorđe', 'dorde'],
    ['Weiß', 'weiss'],
    ['WEIẞ', 'weiß'],
    ['Œdipe Ægir', 'oedipe aegir'],
    ['Þór', 'thor'],
    ['Işık', 'isik'],
    ['D’Arcy', "d'arcy"],
    ["D'Arcy", 'd’arcy'],
    ['Anne‑Marie', 'anne-marie'],
  ])('finds "%s" by "%s"', async (firstName, term) => {
    const person = await addPerson(demo.db, { firstName, lastName: 'Accented', locations: ['1061'] });
    const path = `IYG-US/staff/search?searchTerm=${encodeURIComponent(`${term} acc`)}`;
    expect((await corporate.get<StaffSummary[]>(path)).body.map(({ id }) => id)).toContain(person.id);
  });

  test('sorts names with accents among those without', async () => {
    for (const lastName of ['Sort Zoll', 'Sort Éclair', 'Sort Dahl', 'Sort Ärm'])
      await addPerson(demo.db, { lastName, locations: ['1062'] });
    const { body } = await corporate.get<StaffSummary[]>('IYG-US/staff/search?searchTerm=sort');
    expect(body.map(({ lastName }) => lastName)).toEqual(['Sort Ärm', 'Sort Dahl', 'Sort Éclair', 'Sort Zoll']);
  });

  test('returns ten people by default, and none without locations or a search term', async () => {
    expect((await corporate.get('IYG-US/staff/getinlocations?locationNumbersCsv=1001')).body).toHaveLength(10);
    expect((await corporate.get('IYG-US/staff/getinlocations?locationNumbersCsv=')).body).toEqual([]);
    expect((await corporate.get('IYG-US/staff/getinlocations')).body).toEqual([]);
    expect((await corporate.get('IYG-US/staff/search?searchTerm=')).body).toEqual([]);
  });

  test.each(['zebulon', 'QUARTZ', 'zebulon quartz', 'lon qua', 'email'])('finds staff by %s', async (term) => {
    const person = await addPerson(demo.db, { firstName: 'Zebulon', lastName: 'Quartz', locations: ['1060'] });
    const query = term === 'email' ? person.email.toUpperCase() : term;
    const { body } = await corporate.get<StaffSummary[]>(
      `IYG-US/staff/search?searchTerm=${encodeURIComponent(query)}&limit=100`,
    );
    expect(body.map(({ id }) => id)).toContain(person.id);
  });

  test('matches SQL wildcards, quotes and backslashes in a search term literally', async () => {
    const person = await addPerson(demo.db, { firstName: '100%', lastName: "O_Neill'\\", locations: ['1060'] });
    for (const term of ['100%', 'o_neill', "'\\"]) {
      const { body } = await corporate.get<StaffSummary[]>(
        `IYG-US/staff/search?searchTerm=${encodeURIComponent(term)}`,
      );
      expect(body.map(({ id }) => id)).toEqual([person.id]);
    }
  });

  test('finds only staff at locations that the user has access to', async () => {
    await addPerson(demo.db, { firstName: 'Hidden', lastName: 'Faraway', locations: ['1100'] });
    const near = await addPerson(demo.db, { firstName: 'Hidden', lastName: 'Nearby', locations: ['1100', '1001'] });
    const found = await manager.get<StaffSummary[]>('IYG-US/staff/search?searchTerm=hidden');
    expect(found.body.map(({ id }) => id)).toEqual([near.id]);
    expect((await corporate.get<StaffSummary[]>('IYG-CA/staff/search?searchTerm=hidden')).body).toEqual([]);
  });

  test('rejects a change or deletion when If-Match does not match the current version', async () => {
    const { id } = await addPerson(demo.db);
    const path = `IYG-US/staff/${id}`;
    const read = await corporate.get<StaffMember>(path);
    const readVersion = { 'if-match': read.headers.get('etag') ?? '' };
    expect(readVersion['if-match']).toMatch(/^"[\w-]{22}"$/);
    expect((await manager.get(path)).headers.get('etag')).toBe(readVersion['if-match']);

    const changed = await manager.send<StaffMember>('PUT', path, { ...read.body, firstName: 'Theirs' }, readVersion);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(readVersion['if-match']);
    const conflicting = await corporate.send('PUT', path, { ...read.body, firstName: 'Mine' }, readVersion);
    expect([conflicting.status, conflicting.body]).toEqual([
      412,
      {
        error: 'Another user has changed this staff member. Review the current record, then try again.',
      },
    ]);
    expect((await corporate.send('DELETE', path, undefined, readVersion)).status).toBe(412);
    expect((await corporate.get(path)).body).toEqual(changed.body);

    const currentVersion = changed.headers.get('etag') ?? '';
    // Weak validators never match, a list matches if one of its entries does, and `*` matches any version.
    const put = (ifMatch: string) => corporate.send('PUT', path, changed.body, { 'if-match': ifMatch });
    expect((await put(`W/${currentVersion}`)).status).toBe(412);
    expect((await put(`"other", ${currentVersion}`)).status).toBe(200);
    expect((await put('*')).status).toBe(200);
    expect((await corporate.put(path, changed.body)).status).toBe(200);
    expect((await corporate.send('DELETE', path, undefined, { 'if-match': currentVersion })).status).toBe(204);
  });

  test('accepts exactly one of several simultaneous saves of the same version', async () => {
    const { id } = await addPerson(demo.db);
    const path = `IYG-US/staff/${id}`;
    const { body, headers } = await corporate.get<StaffMember>(path);
    const readVersion = { 'if-match': headers.get('etag') ?? '' };
    const responses = await Promise.all(
      ['Ann', 'Bea', 'Cia', 'Dot'].map((firstName) => corporate.send('PUT', path, { ...body, firstName }, readVersion)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
    const [saved] = responses.filter(({ status }) => status === 200);
    const now = await corporate.get(path);
    expect(now.body).toEqual(saved?.body);
    expect(now.headers.get('etag')).toBe(saved?.headers.get('etag'));
  });

  test('creates, reads, updates and deletes a staff member', async () => {
    const created = await corporate.post<StaffMember>('IYG-US/staff', newPerson);
    expect(created.status).toBe(201);
    const { password: _password, ...visible } = newPerson;
    expect(created.body).toEqual({ ...visible, id: created.body.id, photoUrl: null });
    const path = `IYG-US/staff/${created.body.id}`;
    const read = await corporate.get(path);
    expect(read.body).toEqual(created.body);
    expect(read.headers.get('etag')).toBe(created.headers.get('etag'));

    const changed = await corporate.put<StaffMember>(path, {
      ...created.body,
      lastName: ' Settled ',
      locationNumbers: ['1002', '1003'],
      primaryLocationNumber: ['1003'],
      password: '',
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({
      ...created.body,
      lastName: 'Settled',
      locationNumbers: ['1002', '1003'],
      primaryLocationNumber: '1003',
    });
    expect((await corporate.get<Location[]>(`${path}/locations`)).body.map(({ number }) => number).sort()).toEqual([
      '1002',
      '1003',
    ]);

    const deleted = await corporate.delete(path);
    expect([deleted.status, deleted.body]).toEqual([204, '']);
    expect((await corporate.get(path)).status).toBe(404);
    expect((await corporate.delete(path)).status).toBe(404);
    expect((await corporate.put(path, { ...newPerson })).status).toBe(404);
  });

  test('rejects an email that is already in use, regardless of case and in simultaneous requests', async () => {
    const person = await addPerson(demo.db);
    const duplicate = await corporate.post('IYG-US/staff', { ...newPerson, email: person.email.toUpperCase() });
    expect(duplicate).toMatchObject({
      status: 409,
      body: { error: 'This email is already in use. Please provide another Email' },
    });
    const other = await addPerson(demo.db);
    expect((await corporate.put(`IYG-US/staff/${other.id}`, { ...other, email: person.email })).status).toBe(409);
    const same = { ...newPerson, email: 'race@test.example' };
    const race = await Promise.all([1, 2, 3].map(() => corporate.post('IYG-US/staff', same)));
    expect(race.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test('lists the staff types that the user may assign', async () => {
    const values = async (client: Client, path: string) =>
      (await client.get<{ value: string }[]>(path)).body.map(({ value }) => value);
    expect((await corporate.get('IYG-US/stafftypes/forcreate')).body).toEqual([
      { value: 'Corporate', name: 'Corporate' },
      { value: 'MasterFranchisee', name: 'Master Franchisee' },
      { value: 'LocationManager', name: 'Location Manager' },
      { value: 'LocationStaff', name: 'Location Staff' },
    ]);
    expect(await values(manager, 'IYG-US/stafftypes/forcreate')).toEqual(['LocationManager', 'LocationStaff']);
    const superior = await addPerson(demo.db, { staffType: 'Corporate' });
    const colleague = await addPerson(demo.db);
    expect(await values(manager, `IYG-US/stafftypes/foredit/${superior.id}`)).toEqual(['Corporate']);
    expect(await values(manager, `IYG-US/stafftypes/foredit/${colleague.id}`)).toEqual([
      'LocationManager',
      'LocationStaff',
    ]);
  });

  test('lists all permissions with their names and descriptions', async () => {
    const { body } = await manager.get('permissions');
    expect(body).toEqual(permissions);
  });

  test("reads and saves a staff member's permissions", async () => {
    const person = await addPerson(demo.db, { permissions: ['view-staff'] });
    const path = `IYG-US/staff/${person.id}/permissions`;
    expect((await corporate.get(path)).body).toEqual(['view-staff']);
    const saved = await corporate.put(path, ['access-academy', 'delete-staff', 'access-academy']);
    expect(saved).toMatchObject({ status: 200, body: ['delete-staff', 'access-academy'] });
    expect((await corporate.get(path)).body).toEqual(saved.body);
    expect((await corporate.put(path, [])).body).toEqual([]);
    expect((await corporate.get(path)).body).toEqual([]);
  });

  test('rejects permissions based on an outdated version', async () => {
    const { id } = await addPerson(demo.db, { permissions: ['view-staff'] });
    const path = `IYG-US/staff/${id}/permissions`;
    const read = await corporate.get(path);
    const readVersion = { 'if-match': read.headers.get('etag') ?? '' };
    expect(readVersion['if-match']).toMatch(/^"[\w-]{22}"$/);

    const concurrent = await corporate.send('PUT', path, ['access-reports', 'view-staff'], readVersion);
    const now = await corporate.get(path);
    expect(concurrent.headers.get('etag')).not.toBe(readVersion['if-match']);
    expect(now.headers.get('etag')).toBe(concurrent.headers.get('etag'));
    const conflicting = await corporate.send('PUT', path, ['view-staff', 'access-academy'], readVersion);
    expect([conflicting.status, conflicting.body]).toEqual([
      412,
      {
        error: 'Another user has changed this staff member. Review the current record, then try again.',
      },
    ]);
    expect((await corporate.get(path)).body).toEqual(now.body);

    // Access to the record is checked before If-Match, and the changed permissions are checked after it. Otherwise, a
    // concurrent change by another user would be reported as a forbidden change by this user.
    const three = await demo.as(users.managerOfThree);
    const superior = await addPerson(demo.db, { staffType: 'Corporate' });
    expect((await three.send('PUT', `IYG-US/staff/${superior.id}/permissions`, [], readVersion)).status).toBe(403);
    expect((await three.send('PUT', path, ['view-staff', 'delete-staff'], readVersion)).status).toBe(412);
    expect((await three.put(path, ['view-staff', 'delete-staff'])).status).toBe(403);

    const currentVersion = { 'if-match': concurrent.headers.get('etag') ?? '' };
    const saved = await corporate.send('PUT', path, ['view-staff', 'access-academy', 'access-reports'], currentVersion);
    expect(saved).toMatchObject({ status: 200, body: ['view-staff', 'access-academy', 'access-reports'] });
    expect((await corporate.send('PUT', path, [], { 'if-match': '*' })).status).toBe(200);
    expect((await corporate.put(path, ['view-staff'])).status).toBe(200);
  });

  test('accepts exactly one of several simultaneous saves of permissions', async () => {
    const { id } = await addPerson(demo.db, { permissions: ['view-staff'] });
    const path = `IYG-US/staff/${id}/permissions`;
    const readVersion = { 'if-match': (await corporate.get(path)).headers.get('etag') ?? '' };
    const selections = [['create-staff'], ['delete-staff'], ['access-academy'], ['access-reports']];
    const responses = await Promise.all(
      selections.map((selection) => corporate.send('PUT', path, selection, readVersion)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
    expect((await corporate.get(path)).body).toEqual(responses.find(({ status }) => status === 200)?.body);
  });

  test('responds with 400 when the staff id is missing', async () => {
    expect(await corporate.get('IYG-US/staff//locations')).toMatchObject({
      status: 400,
      body: { error: 'Staff ID must be supplied' },
    });
  });

  test('records page views without the query and fragment', async () => {
    const { status } = await demo.anonymous.post('page-views', { path: '/IYG-US/new?code=secret#x', title: 'New' });
    expect(status).toBe(204);
    expect((await demo.anonymous.post('page-views', { path: 'https://elsewhere.example' })).status).toBe(400);
    const rows = await demo.db.query.pageViews.findMany();
    expect(rows.map(({ path, title }) => ({ path, title }))).toEqual([{ path: '/IYG-US/new', title: 'New' }]);
  });

  test('keeps only the newest page views above the limit', async () => {
    for (const path of ['/first', '/second', '/third']) await demo.anonymous.post('page-views', { path });
    await deleteOldPageViews(demo.db, Date.now(), 2);
    const rows = await demo.db.query.pageViews.findMany();
    expect(rows.map(({ path }) => path).sort()).toEqual(['/second', '/third']);
  });

  test('keeps both changes when two editors with access to different locations save at the same time', async () => {
    const person = await addPerson(demo.db, { locations: ['1001', '1100'] });
    const path = `IYG-US/staff/${person.id}`;
    const three = await demo.as(users.managerOfThree);
    await Promise.all([
      three.put(path, { ...person, locationNumbers: ['1001', '1002'], primaryLocationNumber: '1001' }),
      manager.put(path, { ...person, firstName: 'Renamed', locationNumbers: ['1001'], primaryLocationNumber: '1001' }),
    ]);
    const { body } = await corporate.get<StaffMember>(path);
    expect(body.locationNumbers).toEqual(expect.arrayContaining(['1001', '1100', '1002']));
  });
});
