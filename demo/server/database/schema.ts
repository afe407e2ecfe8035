import { sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { permissionIds, staffTypes } from '../../shared';

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
const timestampTz = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const staffType = pgEnum('staff_type', staffTypes);
export const permissionId = pgEnum('permission_id', permissionIds);

export const locations = pgTable(
  'locations',
  {
    spaceKey: text('space_key').notNull(),
    number: text('number').notNull(),
    name: text('name').notNull(),
    openedOn: date('opened_on', { mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.spaceKey, t.number] })],
);

/** Photos, keyed by the hash of their bytes. Stored in the database, so all processes can read them and backups include them. */
export const photos = pgTable('photos', {
  hash: text('hash').primaryKey(),
  mediaType: text('media_type').notNull(),
  bytes: bytea('bytes').notNull(),
  createdAt: timestampTz('created_at').notNull().defaultNow(),
});

export const staff = pgTable(
  'staff',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brandCode: text('brand_code').notNull(),
    /** The primary region's key. Null means that the user has none; the app signs out such users. */
    spaceKey: text('space_key'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    staffType: staffType('staff_type').notNull(),
    primaryLocationNumber: text('primary_location_number'),
    passwordHash: text('password_hash'),
    photoHash: text('photo_hash').references(() => photos.hash),
    hiredOn: date('hired_on', { mode: 'string' })
      .notNull()
      .default(sql`current_date`),
    updatedAt: timestampTz('updated_at').notNull().defaultNow(),
    /** Text that determines the order of lists, without accents and in lower case. */
    sortName: text('sort_name')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`fold_text(last_name || ' ' || first_name)`),
    /** Text for the staff search, without accents and in lower case. The tab prevents matches across name and email. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`fold_text(first_name || ' ' || last_name) || e'\\t' || fold_text(email)`),
  },
  (t) => [
    uniqueIndex('staff_email').on(sql`lower(${t.email})`),
    index('staff_order').on(t.spaceKey, t.sortName, t.id),
    index('staff_search').using('gin', t.searchText.op('gin_trgm_ops')),
    // for search terms of one or two characters, which have no trigrams
    index('staff_short_search').using('gin', sql`short_grams(${t.searchText})`),
    index('staff_photo').on(t.photoHash),
    // for the KPI report's comparison with last month
    index('staff_hired').on(t.spaceKey, t.hiredOn),
    foreignKey({
      columns: [t.spaceKey, t.primaryLocationNumber],
      foreignColumns: [locations.spaceKey, locations.number],
    }),
  ],
);

export const staffLocations = pgTable(
  'staff_locations',
  {
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    spaceKey: text('space_key').notNull(),
    locationNumber: text('location_number').notNull(),
    /** Copy of `staff.sort_name`, maintained by triggers, so one index scan returns a location's staff in order. */
    sortName: text('sort_name').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.staffId, t.spaceKey, t.locationNumber] }),
    index('staff_locations_by_location').on(t.spaceKey, t.locationNumber, t.staffId),
    index('staff_locations_order').on(t.spaceKey, t.locationNumber, t.sortName, t.staffId),
    index('staff_locations_space_order').on(t.spaceKey, t.sortName, t.staffId, t.locationNumber),
    foreignKey({ columns: [t.spaceKey, t.locationNumber], foreignColumns: [locations.spaceKey, locations.number] }),
  ],
);

export const staffPermissions = pgTable(
  'staff_permissions',
  {
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    permission: permissionId('permission').notNull(),
  },
  (t) => [primaryKey({ columns: [t.staffId, t.permission] })],
);

/** Anonymized departures, for the KPI report's growth figures. */
export const departures = pgTable(
  'departures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    spaceKey: text('space_key').notNull(),
    locationNumber: text('location_number').notNull(),
    staffType: staffType('staff_type').notNull(),
    hiredOn: date('hired_on', { mode: 'string' }).notNull(),
    leftOn: date('left_on', { mode: 'string' })
      .notNull()
      .default(sql`current_date`),
  },
  (t) => [
    index('departures_by_location').on(t.spaceKey, t.locationNumber),
    index('departures_left').on(t.spaceKey, t.leftOn),
  ],
);

/** Identity provider records: sessions, grants, codes and refresh tokens. */
export const signInRecords = pgTable(
  'sign_in_records',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    uid: text('uid'),
    accountId: text('account_id'),
    /** Seconds since the Unix epoch; null means never. */
    expiresAt: bigint('expires_at', { mode: 'number' }),
    consumedAt: bigint('consumed_at', { mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.model, t.id] }),
    index('sign_in_records_grant').on(t.grantId),
    index('sign_in_records_uid').on(t.uid),
    index('sign_in_records_account').on(t.accountId),
    index('sign_in_records_expiry').on(t.expiresAt),
  ],
);

/** Keys for signing tokens, cookies and embed tokens. Shared by all processes in an installation. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<Record<string, unknown>>().notNull(),
});

/**
 * Rate limiter counters. Unlogged, because every request writes them and losing them in a crash is acceptable.
 */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since the Unix epoch. */
  expire: bigint('expire', { mode: 'number' }),
});

/** Counters for failed sign-ins, keyed by hashes of the email and IP address. */
export const signInAttempts = pgTable('sign_in_attempts', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since the Unix epoch. */
  expire: bigint('expire', { mode: 'number' }),
});

export const auditActions = pgEnum('audit_action', [
  'create-staff',
  'update-staff',
  'delete-staff',
  'save-permissions',
]);

/** Changes to staff and permissions, with their author and time. Never contains passwords or their hashes. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestampTz('at').notNull().defaultNow(),
    /** No foreign key: the entry outlives the account. */
    actorId: uuid('actor_id').notNull(),
    action: auditActions('action').notNull(),
    staffId: uuid('staff_id').notNull(),
    spaceKey: text('space_key').notNull(),
    /** Changed fields with their values before and after. */
    changes: jsonb('changes').$type<Record<string, { before?: unknown; after?: unknown }>>().notNull(),
  },
  (t) => [index('audit_log_at').on(t.at), index('audit_log_staff').on(t.staffId, t.at)],
);

// The KPI report's figures are stored as ledgers. Triggers append differences and queries sum them, so concurrent
// transactions never wait for a shared counter. `compact_figures` replaces the differences with their sums.

/** Current headcount per primary location, type and flags. */
export const headcounts = pgTable(
  'headcounts',
  {
    spaceKey: text('space_key').notNull(),
    locationNumber: text('location_number').notNull(),
    staffType: staffType('staff_type').notNull(),
    hasPhoto: boolean('has_photo').notNull(),
    hasPermissions: boolean('has_permissions').notNull(),
    people: integer('people').notNull(),
  },
  (t) => [index('headcounts_by_location').on(t.spaceKey, t.locationNumber)],
);

/** Hires and departures per primary location, type and month. */
export const monthlyMovements = pgTable(
  'monthly_movements',
  {
    spaceKey: text('space_key').notNull(),
    locationNumber: text('location_number').notNull(),
    staffType: staffType('staff_type').notNull(),
    /** First day of the month. */
    month: date('month', { mode: 'string' }).notNull(),
    hires: integer('hires').notNull(),
    leavers: integer('leavers').notNull(),
  },
  (t) => [index('monthly_movements_by_location').on(t.spaceKey, t.locationNumber, t.month)],
);

/** Number of people with each permission, per primary location. */
export const permissionCounts = pgTable(
  'permission_counts',
  {
    spaceKey: text('space_key').notNull(),
    locationNumber: text('location_number').notNull(),
    permission: permissionId('permission').notNull(),
    people: integer('people').notNull(),
  },
  (t) => [index('permission_counts_by_location').on(t.spaceKey, t.locationNumber)],
);

export const pageViews = pgTable(
  'page_views',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    path: text('path').notNull(),
    title: text('title'),
    at: timestampTz('at').notNull().defaultNow(),
  },
  (t) => [index('page_views_at').on(t.at)],
);
