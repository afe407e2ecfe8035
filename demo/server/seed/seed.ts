import { hashPassword } from '../accounts/password';
import type { Database } from '../database/open';
import { departures, locations, staff, staffLocations, staffPermissions } from '../database/schema';
import { storePhoto } from '../photos/store';
import { demoAccounts } from './accounts';
import { portraitCounts, type Face } from './faces';
import type { FaceStyle } from './names';
import { createPortrait } from './portraits';
import { createDepartures, createLocations, createPeople, createTeamSizes, type SeedLocation } from './people';
import { Random } from './random';

// PostgreSQL accepts at most 65,535 parameters per statement
const chunkSize = 1000;

async function inChunks<Row>(rows: readonly Row[], insert: (chunk: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += chunkSize) await insert(rows.slice(start, start + chunkSize));
}

const keyOf = ({ style, index }: Face): string => `${style} ${String(index)}`;

const accountRows = (
  all: readonly SeedLocation[],
  random: Random,
  hashes: readonly string[],
  photoHashes: ReadonlyMap<string, string>,
) =>
  demoAccounts.map((account, index) => {
    const numbers = all.filter(({ spaceKey }) => spaceKey === account.space).slice(0, account.locations);
    return {
      row: {
        id: random.uuid(),
        brandCode: account.brand,
        spaceKey: account.space,
        firstName: account.firstName,
        lastName: account.lastName,
        email: account.email,
        staffType: account.staffType,
        primaryLocationNumber: numbers[0]?.number ?? null,
        passwordHash: hashes[index] ?? null,
        photoHash: account.face ? (photoHashes.get(keyOf({ style: account.face, index })) ?? null) : null,
        hiredOn: '2024-01-15',
      },
      numbers: numbers.map(({ number }) => number),
      permissions: account.permissions,
    };
  });

/** Returns whether the database contains neither locations nor staff. */
export async function isEmpty(db: Database): Promise<boolean> {
  const anyStaff = await db.select({ id: staff.id }).from(staff).limit(1);
  const anyLocation = await db.select({ number: locations.number }).from(locations).limit(1);
  return anyStaff.length === 0 && anyLocation.length === 0;
}

/**
 * Seeds an empty database with 400 locations and 6,000 staff across four brands, and the demo accounts. The data is
 * deterministic except for password salts and dates, which are relative to `today`.
 */
export async function seedDemo(db: Database, today = new Date()): Promise<void> {
  const random = new Random(20261121);
  const allLocations = createLocations(random, today);
  const sizes = createTeamSizes(random, allLocations);
  const people = createPeople(random, allLocations, today, sizes);
  const departed = createDepartures(random, allLocations, today, sizes);
  const hashes: string[] = [];
  for (const { password } of demoAccounts) hashes.push(await hashPassword(password));

  await db.transaction(async (tx) => {
    const photoHashes = new Map<string, string>();
    for (const style of Object.keys(portraitCounts) as FaceStyle[])
      for (let index = 0; index < portraitCounts[style]; index++)
        photoHashes.set(keyOf({ style, index }), await storePhoto(tx, await createPortrait(random, style, index)));
    await inChunks(allLocations, (rows) => tx.insert(locations).values(rows));
    await inChunks(people, (rows) =>
      tx.insert(staff).values(
        rows.map(({ face, locationNumbers: _numbers, permissions: _permissions, ...row }) => ({
          ...row,
          photoHash: face === null ? null : (photoHashes.get(keyOf(face)) ?? null),
        })),
      ),
    );
    const accounts = accountRows(allLocations, random, hashes, photoHashes);
    await tx.insert(staff).values(accounts.map(({ row }) => row));

    const assignments = [
      ...people.map(({ id, spaceKey, locationNumbers }) => ({ id, spaceKey, numbers: locationNumbers })),
      ...accounts.map(({ row, numbers }) => ({ id: row.id, spaceKey: row.spaceKey ?? '', numbers })),
    ].flatMap(({ id, spaceKey, numbers }) =>
      numbers.map((locationNumber) => ({ staffId: id, spaceKey, locationNumber })),
    );
    await inChunks(assignments, (rows) => tx.insert(staffLocations).values(rows));
    const granted = [...people, ...accounts.map(({ row, permissions }) => ({ id: row.id, permissions }))].flatMap(
      ({ id, permissions }) => permissions.map((permission) => ({ staffId: id, permission })),
    );
    await inChunks(granted, (rows) => tx.insert(staffPermissions).values(rows));
    await inChunks(departed, (rows) => tx.insert(departures).values(rows));
  });
}
