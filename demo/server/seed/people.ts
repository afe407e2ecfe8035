import type { PermissionId, StaffType } from '../../shared';
import { firstNames, kinds, lastNames, places } from './names';
import type { Random } from './random';

/** Number of seeded locations per space, 400 in total, and their first location number. */
export const plan = [
  { space: 'IYG-US', brand: 'iyg', locations: 120, firstNumber: 1001 },
  { space: 'IYG-CA', brand: 'iyg', locations: 50, firstNumber: 2001 },
  { space: 'BLT-US', brand: 'blt', locations: 70, firstNumber: 101 },
  { space: 'BCF-US', brand: 'bcf', locations: 50, firstNumber: 301 },
  { space: 'PLS-AU', brand: 'pls', locations: 80, firstNumber: 5001 },
  { space: 'PLS-SG', brand: 'pls', locations: 30, firstNumber: 7001 },
] as const;

/** Average number of staff per location, without the demo accounts. */
const staffPerLocation = 15;

const dayMs = 86_400_000;
const daysBefore = (today: Date, days: number): string =>
  new Date(today.getTime() - days * dayMs).toISOString().slice(0, 10);

export interface SeedLocation {
  spaceKey: string;
  number: string;
  name: string;
  openedOn: string;
}

/** Creates the locations. Names are unique within a brand, for example "Alder Street". */
export function createLocations(random: Random, today: Date): SeedLocation[] {
  const usedByBrand = new Map<string, Set<string>>();
  return plan.flatMap(({ space, brand, locations, firstNumber }) => {
    const used = usedByBrand.get(brand) ?? new Set<string>();
    usedByBrand.set(brand, used);
    return Array.from({ length: locations }, (_, index) => {
      let name: string;
      do name = `${random.pick(places)} ${random.pick(kinds)}`;
      while (used.has(name));
      used.add(name);
      return {
        spaceKey: space,
        number: String(firstNumber + index).padStart(4, '0'),
        name,
        openedOn: daysBefore(today, 200 + random.below(4000)),
      };
    });
  });
}

export interface SeedPerson {
  id: string;
  brandCode: string;
  spaceKey: string;
  firstName: string;
  lastName: string;
  email: string;
  staffType: StaffType;
  primaryLocationNumber: string;
  hiredOn: string;
  /** Index of the portrait; null means no photo. */
  face: number | null;
  locationNumbers: string[];
  permissions: PermissionId[];
}

const manages: PermissionId[] = [
  'view-staff',
  'create-staff',
  'manage-staff-profile',
  'delete-staff',
  'access-academy',
];

const typeOf = (place: number, random: Random): StaffType =>
  place === 0
    ? 'LocationManager'
    : random.chance(0.01)
      ? 'Corporate'
      : random.chance(0.02)
        ? 'MasterFranchisee'
        : 'LocationStaff';

const permissionsOf = (type: StaffType, random: Random): PermissionId[] => {
  if (type === 'Corporate' || type === 'MasterFranchisee') return [...manages, 'access-reports'];
  if (type === 'LocationManager') return random.chance(0.5) ? [...manages, 'access-reports'] : manages;
  return random.chance(0.6) ? ['access-academy'] : random.chance(0.3) ? ['view-staff', 'access-academy'] : [];
};

/**
 * Creates 8 to 22 staff per location. The first is the location's manager, and some work at a second or third location.
 * Consecutive locations deviate from the average in opposite directions, which results in 6,000 staff in total.
 */
export function createPeople(
  random: Random,
  locations: readonly SeedLocation[],
  faces: number,
  today: Date,
): SeedPerson[] {
  let serial = 0;
  let above = 0;
  return locations.flatMap((location, index) => {
    above = index % 2 === 0 ? random.below(15) - 7 : -above;
    const space = plan.find(({ space: key }) => key === location.spaceKey);
    const siblings = locations.filter(({ spaceKey }) => spaceKey === location.spaceKey);
    return Array.from({ length: staffPerLocation + above }, (_, place): SeedPerson => {
      const firstName = random.pick(firstNames);
      const lastName = random.pick(lastNames);
      const staffType = typeOf(place, random);
      const others = random.chance(0.12)
        ? Array.from({ length: 1 + random.below(2) }, () => random.pick(siblings).number)
        : [];
      const brandCode = space?.brand ?? '';
      serial++;
      return {
        id: random.uuid(),
        brandCode,
        spaceKey: location.spaceKey,
        firstName,
        lastName,
        email: `${firstName}.${lastName}.${String(serial)}@${brandCode}.example`.toLowerCase(),
        staffType,
        primaryLocationNumber: location.number,
        // recent hires are more frequent, because of staff turnover
        hiredOn: daysBefore(today, Math.floor(random.next() ** 1.2 * 2200)),
        face: random.chance(0.35) ? random.below(faces) : null,
        locationNumbers: [...new Set([location.number, ...others])],
        permissions: permissionsOf(staffType, random),
      };
    });
  });
}

/** Creates the departures of the last two years: three to five per location. */
export function createDepartures(random: Random, locations: readonly SeedLocation[], today: Date) {
  return locations.flatMap(({ spaceKey, number }) =>
    Array.from({ length: 3 + random.below(3) }, () => {
      const left = random.below(730);
      return {
        id: random.uuid(),
        spaceKey,
        locationNumber: number,
        staffType: (random.chance(0.08) ? 'LocationManager' : 'LocationStaff') as StaffType,
        hiredOn: daysBefore(today, left + 30 + random.below(900)),
        leftOn: daysBefore(today, left),
      };
    }),
  );
}
