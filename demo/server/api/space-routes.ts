import { Hono } from 'hono';
import {
  canViewStaff,
  createStaffSchema,
  locationSearchSchema,
  messages,
  permissionIdsSchema,
  seesAllLocations,
  seesLocation,
  staffInLocationsSchema,
  staffSearchSchema,
  staffTypeOption,
  staffTypesForCreate,
  staffTypesForEdit,
  updateStaffSchema,
  type PermissionId,
} from '../../shared';
import { checked, forbidden, Refusal } from '../http/refusal';
import { versionOf } from '../http/version';
import { countLocations, listLocations, locationsOfStaff } from '../locations/list';
import { deleteStaff } from '../staff/delete';
import { searchStaff, staffInLocations } from '../staff/list';
import { readPermissions, savePermissions } from '../staff/permissions';
import { openRecord, readRecord, type Aim } from '../staff/read';
import { staffMember, type StaffRecord } from '../staff/record';
import { createStaff, updateStaff } from '../staff/save';
import { readJson } from './body';
import type { ApiContext, ApiEnv, ApiParts } from './context';

const requireView = (actor: StaffRecord): void => {
  if (!canViewStaff(actor)) throw forbidden('You are not allowed to view staff.');
};

/** Answers with a record and its version, which a later change may name in `If-Match`. */
const answerMember = (c: ApiContext, record: StaffRecord, status: 200 | 201 = 200) => {
  const member = staffMember(record);
  c.header('etag', versionOf(member));
  return c.json(member, status);
};

const answerPermissions = (c: ApiContext, granted: PermissionId[]) => {
  c.header('etag', versionOf(granted));
  return c.json(granted);
};

const aimOf = (c: ApiContext, id: string): Aim => ({
  spaceKey: c.get('space').key,
  id,
  ifMatch: c.req.header('if-match'),
});

/** Everything under `/api/{dir}`. */
export function spaceRoutes({ db }: Pick<ApiParts, 'db'>): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();

  app.get('/locations', async (c) => {
    const { searchFilter } = checked(locationSearchSchema, c.req.query());
    return c.json(await listLocations(db, c.get('space').key, c.get('actor'), searchFilter));
  });
  app.get('/locations/count', async (c) => c.json(await countLocations(db, c.get('space').key, c.get('actor'))));

  app.get('/staff/getinlocations', async (c) => {
    const actor = c.get('actor');
    requireView(actor);
    const { locationNumbersCsv: numbers, ...page } = checked(staffInLocationsSchema, c.req.query());
    const foreign = numbers.find((number) => !seesLocation(actor, number));
    if (foreign !== undefined) throw forbidden(`You do not have access to location ${foreign}.`);
    return c.json(await staffInLocations(db, c.get('space').key, numbers, page));
  });
  app.get('/staff/search', async (c) => {
    const actor = c.get('actor');
    requireView(actor);
    const { searchTerm, ...page } = checked(staffSearchSchema, c.req.query());
    const visible = seesAllLocations(actor) ? undefined : actor.locationNumbers;
    return c.json(await searchStaff(db, c.get('space').key, searchTerm, visible, page));
  });
  app.get('/staff//locations', () => {
    throw new Refusal(400, messages.staffId);
  });
  app.get('/staff/:id/locations', async (c) => {
    const target = await openRecord(db, c.get('actor'), c.get('space').key, c.req.param('id'));
    return c.json(await locationsOfStaff(db, target.id));
  });
  app.get('/staff/:id', async (c) =>
    answerMember(c, await readRecord(db, c.get('actor'), c.get('space').key, c.req.param('id'))),
  );

  app.get('/stafftypes/forcreate', (c) => c.json(staffTypesForCreate(c.get('actor')).map(staffTypeOption)));
  app.get('/stafftypes/foredit/:id', async (c) => {
    const target = await openRecord(db, c.get('actor'), c.get('space').key, c.req.param('id'));
    return c.json(staffTypesForEdit(c.get('actor'), target).map(staffTypeOption));
  });

  app.post('/staff', async (c) => {
    const wanted = checked(createStaffSchema, await readJson(c));
    return answerMember(c, await createStaff(db, c.get('actor'), c.get('space'), wanted), 201);
  });
  app.put('/staff/:id', async (c) => {
    const wanted = checked(updateStaffSchema, await readJson(c));
    return answerMember(c, await updateStaff(db, c.get('actor'), aimOf(c, c.req.param('id')), wanted));
  });
  app.delete('/staff/:id', async (c) => {
    await deleteStaff(db, c.get('actor'), aimOf(c, c.req.param('id')));
    return c.body(null, 204);
  });

  app.get('/staff/:id/permissions', async (c) =>
    answerPermissions(c, await readPermissions(db, c.get('actor'), c.get('space').key, c.req.param('id'))),
  );
  app.put('/staff/:id/permissions', async (c) => {
    const wanted = checked(permissionIdsSchema, await readJson(c));
    return answerPermissions(c, await savePermissions(db, c.get('actor'), aimOf(c, c.req.param('id')), wanted));
  });
  return app;
}
