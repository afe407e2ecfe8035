import type { PermissionId, StaffType } from '../../shared';
import { firstNames, kinds, lastNames, places } from './names';
import type { Random } from './random';

/** How many locations each space begins with, 400 in all, and how their numbers start. */
export const plan = [
  { space: 'IYG-US', brand: 'iyg', locations: 120, firstNumber: 1001 },
  { space: 'IYG-CA', brand: 'iyg', locations: 50, firstNumber: 2001 },
  { space: 'BLT-US', brand: 'blt', locations: 70, firstNumber: 101 },
  { space: 'BCF-US', brand: 'bcf', locations: 50, firstNumber: 301 },
  { space: 'PLS-AU', brand: 'pls', locations: 80, firstNumber: 5001 },
  { space: 'PLS-SG', brand: 'pls', locations: 30, firstNumber: 7001 },
] as const;

/** On average; the demo accounts come on top. */
const staffPerLocation = 15;

const dayMs = 86_400_000;
const dayBefore = (today: Date, days: number): string =>
  new Date(today.getTime() - days * dayMs).toISOString().slice(0, 10);

export interface SeedLocation {
  spaceKey: string;
  number: string;
  name: string;
  openedOn: string;
}

/** Names are unique within a brand: "Alder Street", "Alder Avenue" … */
export function makeLocations(random: Random, today: Date): SeedLocation[] {
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
        openedOn: dayBefore(today, 200 + random.below(4000)),
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
  /** Index of a drawn face, or null. */
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
 * Eight to twenty-two people for each location, the first its manager; some work at a second or third location. What one
 * location has above the average its neighbour has below, so that there are 6,000 in all.
 */
export function makePeople(
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
        // more recent hires than old ones, as people come and go
        hiredOn: dayBefore(today, Math.floor(random.next() ** 1.2 * 2200)),
        face: random.chance(0.35) ? random.below(faces) : null,
        locationNumbers: [...new Set([location.number, ...others])],
        permissions: permissionsOf(staffType, random),
      };
    });
  });
}

/** Who has left in the last two years: three or four people for each location. */
export function makeDepartures(random: Random, locations: readonly SeedLocation[], today: Date) {
  return locations.flatMap(({ spaceKey, number }) =>
    Array.from({ length: 3 + random.below(3) }, () => {
      const left = random.below(730);
      return {
        id: random.uuid(),
        spaceKey,
        locationNumber: number,
        staffType: (random.chance(0.08) ? 'LocationManager' : 'LocationStaff') as StaffType,
        hiredOn: dayBefore(today, left + 30 + random.below(900)),
        leftOn: dayBefore(today, left),
      };
    }),
  );
}
