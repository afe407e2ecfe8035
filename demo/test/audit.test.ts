import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '../server/clean-up';
import { auditLog } from '../server/database/schema';
import type { StaffMember } from '../shared';
import { databaseKinds, startTestDemo, users, type TestDemo } from './support/demo';
import { addPerson } from './support/people';

const newPerson = {
  firstName: 'Audrey',
  lastName: 'Trail',
  email: 'audrey.trail@test.example',
  staffType: 'LocationStaff',
  locationNumbers: ['1001'],
  primaryLocationNumber: '1001',
  password: 'Very-secret-77',
};

describe.each(databaseKinds)('the audit trail on the %s database', (kind) => {
  let demo: TestDemo;
  beforeAll(async () => {
    demo = await startTestDemo(kind);
  });
  afterAll(() => demo.close());

  test('records each change with its author, but never a password', async () => {
    const corporate = await demo.as(users.corporate);
    const { body } = await corporate.post<StaffMember>('IYG-US/staff', newPerson);
    const path = `IYG-US/staff/${body.id}`;
    await corporate.put(path, { ...body, lastName: 'Trailer', password: 'Another-secret-88' });
    await corporate.put(`${path}/permissions`, ['view-staff']);
    await corporate.delete(path);

    const entries = await demo.db.select().from(auditLog).where(eq(auditLog.staffId, body.id)).orderBy(auditLog.id);
    const actor = (await demo.db.query.staff.findFirst({ where: (staff) => eq(staff.email, users.corporate) }))?.id;
    expect(new Set(entries.map(({ actorId }) => actorId))).toEqual(new Set([actor]));
    expect(entries.map(({ action, changes }) => [action, changes])).toMatchObject([
      ['create-staff', { email: { after: newPerson.email }, password: { after: 'changed' } }],
      ['update-staff', { lastName: { before: 'Trail', after: 'Trailer' }, password: { after: 'changed' } }],
      ['save-permissions', { permissions: { before: [], after: ['view-staff'] } }],
      ['delete-staff', { lastName: { before: 'Trailer' }, permissions: { before: ['view-staff'] } }],
    ]);
    expect(Object.keys(entries[1]?.changes ?? {})).toEqual(['lastName', 'password']);
    expect(JSON.stringify(entries)).not.toMatch(/secret|scrypt/);
  });

  test('does not record rejected changes', async () => {
    const person = await addPerson(demo.db, { staffType: 'Corporate' });
    const manager = await demo.as(users.manager);
    const lowered = { ...person, staffType: 'LocationStaff' };
    expect((await manager.put(`IYG-US/staff/${person.id}`, lowered)).status).toBe(403);
    expect(await demo.db.select().from(auditLog).where(eq(auditLog.staffId, person.id))).toEqual([]);
  });

  test('keeps audit entries for the configured number of days, or forever if the number is 0', async () => {
    const { id } = await addPerson(demo.db);
    const corporate = await demo.as(users.corporate);
    await corporate.put(`IYG-US/staff/${id}/permissions`, ['view-staff']);
    await demo.db
      .update(auditLog)
      .set({ at: sql`now() - interval '40 days'` })
      .where(eq(auditLog.staffId, id));
    const remaining = async () => (await demo.db.select().from(auditLog).where(eq(auditLog.staffId, id))).length;
    await cleanUp(demo.db, { auditDays: 0 });
    await cleanUp(demo.db, { auditDays: 41 });
    expect(await remaining()).toBe(1);
    await cleanUp(demo.db, { auditDays: 39 });
    expect(await remaining()).toBe(0);
  });
});
