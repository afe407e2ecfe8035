import type { PermissionId, StaffType } from '../../shared';
import { FacePicker, type Face } from './faces';
import { faceStyleOf, firstNames, kinds, lastNames, places } from './names';
import type { Random } from './random';

/**
 * Locations and staff to seed per space: 400 locations and 6,000 staff in total, not counting the demo accounts.
 *
 * - `turnover`: share of the team that leaves per year
 * - `recency`: higher values move hires closer to today, so the space has grown faster; 1 is neutral
 * - `photos` and `access`: share of staff with a photo, and of location staff with permissions
 */
export const plan = [
  { space: 'IYG-US', brand: 'iyg', locations: 120, firstNumber: 1001, staff: 2120, turnover: 0.24, recency: 1.2, photos: 0.62, access: 0.66 },
  { space: 'IYG-CA', brand: 'iyg', locations: 50, firstNumber: 2001, staff: 600, turnover: 0.15, recency: 1.7, photos: 0.41, access: 0.52 },
  { space: 'BLT-US', brand: 'blt', locations: 70, firstNumber: 101, staff: 770, turnover: 0.16, recency: 1.1, photos: 0.83, access: 0.78 },
  { space: 'BCF-US', brand: 'bcf', locations: 50, firstNumber: 301, staff: 650, turnover: 0.46, recency: 1, photos: 0.35, access: 0.45 },
  { space: 'PLS-AU', brand: 'pls', locations: 80, firstNumber: 5001, staff: 1440, turnover: 0.28, recency: 1.4, photos: 0.57, access: 0.71 },
  { space: 'PLS-SG', brand: 'pls', locations: 30, firstNumber: 7001, staff: 420, turnover: 0.4, recency: 0.9, photos: 0.74, access: 0.6 },
] as const; // prettier-ignore

/** Smallest and largest team at a location, not counting the demo accounts. */
const teamSize = { min: 8, max: 45 };

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
  /** The person's portrait; null means no photo. */
  face: Face | null;
  locationNumbers: string[];
  permissions: PermissionId[];
}

const managerPermissions: PermissionId[] = [
  'view-staff',
  'create-staff',
  'manage-staff-profile',
  'delete-staff',
  'access-academy',
];

const typeOf = (position: number, random: Random): StaffType =>
  position === 0
    ? 'LocationManager'
    : random.chance(0.01)
      ? 'Corporate'
      : random.chance(0.02)
        ? 'MasterFranchisee'
        : 'LocationStaff';

const permissionsOf = (type: StaffType, access: number, random: Random): PermissionId[] => {
  if (type === 'Corporate') return [...managerPermissions, 'manage-staff-permissions', 'access-reports'];
  if (type === 'MasterFranchisee') return [...managerPermissions, 'access-reports'];
  if (type === 'LocationManager')
    return random.chance(0.5) ? [...managerPermissions, 'access-reports'] : managerPermissions;
  if (!random.chance(access)) return [];
  return random.chance(0.8) ? ['access-academy'] : ['view-staff', 'access-academy'];
};

/** Relative frequency of hires and departures per month, January first: many hires in January and September. */
const seasons = {
  hires: [1.5, 1.2, 1, 0.9, 0.9, 0.8, 0.7, 0.9, 1.3, 1.1, 0.8, 0.6],
  departures: [1.1, 0.8, 0.8, 0.9, 1, 1.1, 1.2, 1.5, 1, 0.8, 0.7, 0.9],
};

/** Returns a random number of days before today, below `limit`. Months are weighted by the season. */
function seasonalDays(random: Random, season: readonly number[], today: Date, limit: number, recency = 1): number {
  for (;;) {
    const days = Math.floor(random.next() ** recency * limit);
    const month = new Date(today.getTime() - days * dayMs).getUTCMonth();
    if (random.chance((season[month] ?? 1) / 1.5)) return days;
  }
}

/** Returns the number of days since a location opened. */
const daysOpen = ({ openedOn }: SeedLocation, today: Date): number =>
  Math.floor((today.getTime() - Date.parse(openedOn)) / dayMs);

/** Creates the team sizes: many small teams and a few large ones, which add up to the planned number of staff. */
export function createTeamSizes(random: Random, locations: readonly SeedLocation[]): Map<SeedLocation, number> {
  const sizes = new Map<SeedLocation, number>();
  for (const { space, staff } of plan) {
    const inSpace = locations.filter(({ spaceKey }) => spaceKey === space);
    const typical = staff / inSpace.length - teamSize.min;
    let missing: number = staff;
    for (const location of inSpace) {
      const size = Math.min(teamSize.max, Math.round(teamSize.min - typical * Math.log(1 - random.next())));
      sizes.set(location, size);
      missing -= size;
    }
    while (missing !== 0) {
      const location = random.pick(inSpace);
      const size = (sizes.get(location) ?? 0) + Math.sign(missing);
      if (size < teamSize.min || size > teamSize.max) continue;
      sizes.set(location, size);
      missing -= Math.sign(missing);
    }
  }
  return sizes;
}

/**
 * Creates the staff for all locations. At each location, the first of every twelve people is a manager. Some people also
 * work at a second or third location. Names are unique within a brand. Photos are unique within a team, and within a space
 * among people with the same first name or the same first letter of the last name.
 */
export function createPeople(
  random: Random,
  locations: readonly SeedLocation[],
  today: Date,
  sizes: ReadonlyMap<SeedLocation, number>,
): SeedPerson[] {
  let serial = 0;
  const usedNames = new Set<string>();
  const faces = new FacePicker(random);
  return locations.flatMap((location) => {
    const space = plan.find(({ space: key }) => key === location.spaceKey);
    const siblings = locations.filter(({ spaceKey }) => spaceKey === location.spaceKey);
    const { brand = '', recency = 1, photos = 0, access = 0 } = space ?? {};
    // the share of staff with a photo varies between teams
    const diligence = 0.6 + random.next() * 0.8;
    const oldest = Math.min(2200, daysOpen(location, today));
    return Array.from({ length: sizes.get(location) ?? 0 }, (_, position): SeedPerson => {
      const firstName = random.pick(firstNames);
      let lastName = random.pick(lastNames);
      const nameKey = () => `${brand} ${firstName} ${lastName}`;
      while (usedNames.has(nameKey()))
        lastName = lastNames[(lastNames.indexOf(lastName) + 1) % lastNames.length] ?? lastName;
      usedNames.add(nameKey());
      const staffType = typeOf(position % 12, random);
      const others = random.chance(0.12)
        ? Array.from({ length: 1 + random.below(2) }, () => random.pick(siblings).number)
        : [];
      serial++;
      return {
        id: random.uuid(),
        brandCode: brand,
        spaceKey: location.spaceKey,
        firstName,
        lastName,
        email: `${firstName}.${lastName}.${String(serial)}@${brand}.example`.toLowerCase(),
        staffType,
        primaryLocationNumber: location.number,
        hiredOn: daysBefore(today, seasonalDays(random, seasons.hires, today, oldest, recency)),
        face: random.chance(Math.min(0.98, photos * diligence))
          ? faces.pick(faceStyleOf(firstName), [
              `${location.spaceKey} team ${location.number}`,
              `${location.spaceKey} first name ${firstName}`,
              `${location.spaceKey} last name ${lastName.charAt(0)}`,
            ])
          : null,
        locationNumbers: [...new Set([location.number, ...others])],
        permissions: permissionsOf(staffType, access, random),
      };
    });
  });
}

/** Number of days before today for which departures are created. */
const departureDays = 730;

/** Creates the departures of the last two years, in proportion to the space's turnover. */
export function createDepartures(
  random: Random,
  locations: readonly SeedLocation[],
  today: Date,
  sizes: ReadonlyMap<SeedLocation, number>,
) {
  return locations.flatMap((location) => {
    const { spaceKey, number } = location;
    const open = daysOpen(location, today);
    const period = Math.min(departureDays, open - 60);
    const { turnover = 0 } = plan.find(({ space }) => space === spaceKey) ?? {};
    const expected = (sizes.get(location) ?? 0) * turnover * (Math.max(0, period) / 365);
    return Array.from({ length: Math.round(expected * (0.6 + random.next() * 0.8)) }, () => {
      const daysAgo = seasonalDays(random, seasons.departures, today, period);
      return {
        id: random.uuid(),
        spaceKey,
        locationNumber: number,
        staffType: (random.chance(0.08) ? 'LocationManager' : 'LocationStaff') as StaffType,
        hiredOn: daysBefore(today, Math.min(open, daysAgo + 30 + random.below(900))),
        leftOn: daysBefore(today, daysAgo),
      };
    });
  });
}
