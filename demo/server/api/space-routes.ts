import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import {
  canViewStaff,
  createStaffSchema,
  isSelf,
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
import { requireCurrentPassword } from '../sign-in/current-password';
import { forbidden, HttpError, validate } from '../http/http-error';
import { versionOf } from '../http/version';
import { countLocations, listLocations, locationsOfStaff } from '../locations/list';
import { deleteStaff } from '../staff/delete';
import { staffInLocations } from '../staff/list';
import { readPermissions, savePermissions } from '../staff/permissions';
import { openRecord, readRecord, viewForbidden, type ChangeRequest } from '../staff/read';
import { staffMember, type StaffRecord } from '../staff/record';
import { createStaff, requireCreate, requireSave, updateStaff } from '../staff/save';
import { searchStaff } from '../staff/search';
import { readJson, smallBody, staffBody } from './body';
import type { ApiContext, ApiEnv, ApiOptions } from './context';

const requireView = (actor: StaffRecord): void => {
  if (!canViewStaff(actor)) throw viewForbidden();
};

/** Responds with a record and its `ETag`, which clients send back as `If-Match` when they change the record. */
const respondWithMember = (c: ApiContext, record: StaffRecord, status: 200 | 201 = 200) => {
  const member = staffMember(record);
  c.header('etag', versionOf(member));
  return c.json(member, status);
};

const respondWithPermissions = (c: ApiContext, granted: PermissionId[]) => {
  c.header('etag', versionOf(granted));
  return c.json(granted);
};

/** Returns the id in the path. UUIDs ignore case, so it is converted to the form that records have, before it is compared. */
const idOf = (c: ApiContext): string => (c.req.param('id') ?? '').toLowerCase();

/** Returns a value that identifies the user's session. An external issuer's tokens have no session, so the user is used. */
const readerOf = (c: ApiContext): string => c.get('grant') ?? c.get('actor').id;

const changeOf = (c: ApiContext): ChangeRequest => ({
  spaceKey: c.get('space').key,
  id: idOf(c),
  ifMatch: c.req.header('if-match'),
});

/** Creates the routes below `/api/:space`. */
export function spaceRoutes({ db, throttle }: Pick<ApiOptions, 'db' | 'throttle'>): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();

  app.get('/locations', async (c) => {
    const { searchFilter } = validate(locationSearchSchema, c.req.query());
    return c.json(await listLocations(db, c.get('space').key, c.get('actor'), searchFilter));
  });
  app.get('/locations/count', async (c) => c.json(await countLocations(db, c.get('space').key, c.get('actor'))));

  app.get('/staff/getinlocations', async (c) => {
    const actor = c.get('actor');
    requireView(actor);
    const { locationNumbersCsv: numbers, ...page } = validate(staffInLocationsSchema, c.req.query());
    const inaccessible = numbers.find((number) => !seesLocation(actor, number));
    if (inaccessible !== undefined) throw forbidden(`You do not have access to location ${inaccessible}.`);
    return c.json(await staffInLocations(db, c.get('space').key, numbers, { ...page, reader: readerOf(c) }));
  });
  app.get('/staff/search', async (c) => {
    const actor = c.get('actor');
    requireView(actor);
    const { searchTerm, ...page } = validate(staffSearchSchema, c.req.query());
    const visible = seesAllLocations(actor) ? undefined : actor.locationNumbers;
    const request = { ...page, reader: readerOf(c) };
    return c.json(await searchStaff(db, c.get('space').key, searchTerm, visible, request));
  });
  app.get('/staff//locations', () => {
    throw new HttpError(400, messages.staffId);
  });
  app.get('/staff/:id/locations', async (c) => {
    const target = await openRecord(db, c.get('actor'), c.get('space').key, idOf(c));
    return c.json(await locationsOfStaff(db, target.id));
  });
  app.get('/staff/:id', async (c) =>
    respondWithMember(c, await readRecord(db, c.get('actor'), c.get('space').key, idOf(c))),
  );

  app.get('/stafftypes/forcreate', (c) => c.json(staffTypesForCreate(c.get('actor')).map(staffTypeOption)));
  app.get('/stafftypes/foredit/:id', async (c) => {
    const target = await openRecord(db, c.get('actor'), c.get('space').key, idOf(c));
    return c.json(staffTypesForEdit(c.get('actor'), target).map(staffTypeOption));
  });

  // Users are authorized before the body is read, so unauthorized requests cannot upload several megabytes.
  const mayCreate = createMiddleware<ApiEnv>(async (c, next) => {
    requireCreate(c.get('actor'));
    await next();
  });
  const maySave = createMiddleware<ApiEnv>(async (c, next) => {
    await requireSave(db, c.get('actor'), c.get('space').key, idOf(c));
    await next();
  });
  const mayManagePermissions = createMiddleware<ApiEnv>(async (c, next) => {
    await readPermissions(db, c.get('actor'), c.get('space').key, idOf(c));
    await next();
  });

  app.post('/staff', mayCreate, staffBody, async (c) => {
    const input = validate(createStaffSchema, await readJson(c));
    return respondWithMember(c, await createStaff(db, c.get('actor'), c.get('space'), input), 201);
  });
  app.put('/staff/:id', maySave, staffBody, async (c) => {
    const input = validate(updateStaffSchema, await readJson(c));
    const actor = c.get('actor');
    if (input.password && isSelf(actor, { id: idOf(c) }))
      await requireCurrentPassword(throttle, actor, input.currentPassword);
    return respondWithMember(c, await updateStaff(db, actor, changeOf(c), input, c.get('grant')));
  });
  app.delete('/staff/:id', async (c) => {
    await deleteStaff(db, c.get('actor'), changeOf(c));
    return c.body(null, 204);
  });

  app.get('/staff/:id/permissions', async (c) =>
    respondWithPermissions(c, await readPermissions(db, c.get('actor'), c.get('space').key, idOf(c))),
  );
  app.put('/staff/:id/permissions', mayManagePermissions, smallBody, async (c) => {
    const input = validate(permissionIdsSchema, await readJson(c));
    return respondWithPermissions(c, await savePermissions(db, c.get('actor'), changeOf(c), input));
  });
  return app;
}
