import type { Cell, TableDefinition } from '../model/definition';
import { locationColumns, monthColumns, openingColumns, staffColumns } from './columns';
import { Random } from './random';

/**
 * Fixed "now" for the sample data. Relative date filters are evaluated against this time, so their results never
 * change.
 */
export const sampleNow = '2026-06-30T12:00:00Z';

const regions: [string, [string, string][]][] = [
  [
    'Pacific',
    [
      ['Harbor Point', 'Seattle'],
      ['Pearl District', 'Portland'],
      ['Mission Bay', 'San Francisco'],
      ['Alameda', 'Oakland'],
      ['Silver Lake', 'Los Angeles'],
      ['Marina', 'San Diego'],
      ['Midtown', 'Sacramento'],
    ],
  ],
  [
    'Mountain',
    [
      ['Union Station', 'Denver'],
      ['Foothills', 'Boulder'],
      ['Sugar House', 'Salt Lake City'],
      ['Old Town', 'Scottsdale'],
      ['North End', 'Boise'],
      ['Summerlin', 'Las Vegas'],
    ],
  ],
  [
    'Midwest',
    [
      ['Lincoln Park', 'Chicago'],
      ['West Loop', 'Chicago'],
      ['Uptown', 'Minneapolis'],
      ['Third Ward', 'Milwaukee'],
      ['Short North', 'Columbus'],
      ['Corktown', 'Detroit'],
      ['Plaza', 'Kansas City'],
    ],
  ],
  [
    'South',
    [
      ['South Congress', 'Austin'],
      ['Heights', 'Houston'],
      ['Deep Ellum', 'Dallas'],
      ['The Gulch', 'Nashville'],
      ['Inman Park', 'Atlanta'],
      ['South End', 'Charlotte'],
      ['Wynwood', 'Miami'],
      ['Garden District', 'New Orleans'],
    ],
  ],
  [
    'Northeast',
    [
      ['Back Bay', 'Boston'],
      ['Chelsea', 'New York'],
      ['Williamsburg', 'New York'],
      ['Fishtown', 'Philadelphia'],
      ['Federal Hill', 'Baltimore'],
      ['Shadyside', 'Pittsburgh'],
      ['East Side', 'Providence'],
      ['Shaw', 'Washington'],
    ],
  ],
];

const roles: [string, string, number, number][] = [
  ['Studio manager', 'Management', 1, 34],
  ['Assistant manager', 'Management', 1.4, 26],
  ['Head coach', 'Coaching', 1.6, 31],
  ['Coach', 'Coaching', 8.5, 24],
  ['Personal trainer', 'Coaching', 5.5, 28],
  ['Sales advisor', 'Sales', 3, 21],
  ['Front desk', 'Operations', 5, 17],
  ['Facilities', 'Operations', 2, 18],
];

const firstNames = [
  'Ava',
  'Noah',
  'Mia',
  'Liam',
  'Zoe',
  'Ethan',
  'Nora',
  'Lucas',
  'Ivy',
  'Owen',
  'Maya',
  'Eli',
  'Ruth',
  'Leo',
  'Jade',
  'Omar',
  'Lena',
  'Hugo',
  'Priya',
  'Kai',
  'Tess',
  'Andre',
  'Rosa',
  'Felix',
] as const;
const lastNames = [
  'Adams',
  'Bennett',
  'Castillo',
  'Dawson',
  'Ellis',
  'Flores',
  'Grant',
  'Hayes',
  'Ibarra',
  'Jensen',
  'Khan',
  'Lopez',
  'Mercer',
  'Nolan',
  'Ortiz',
  'Park',
  'Quinn',
  'Rivera',
  'Silva',
  'Turner',
  'Vance',
  'Walsh',
  'Young',
  'Zeller',
] as const;

const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 10);
const lastDay = Date.UTC(2026, 5, 30);
const dayMs = 86_400_000;

interface SampleLocation {
  number: number;
  name: string;
  size: number;
  opened: number;
  growth: number;
}

/** Returns the four sample tables: locations, staff, monthly figures by location, and job openings. */
export function sampleTables(): TableDefinition[] {
  const random = new Random(20260630);
  const sampleLocations: SampleLocation[] = [];
  const locations: Cell[][] = [];
  for (const [region, sites] of regions) {
    for (const [name, city] of sites) {
      const location: SampleLocation = {
        number: 101 + sampleLocations.length,
        name,
        size: Math.max(0.55, random.normal(1, 0.28)),
        opened: Date.UTC(random.integer(2014, 2024), random.integer(0, 11), random.integer(1, 28)),
        growth: random.normal(0.012, 0.006),
      };
      sampleLocations.push(location);
      const owner = random.weighted([
        ['Franchise', 6],
        ['Master franchise', 2],
        ['Corporate', 2],
      ]);
      const page = `https://studios.example/${name.toLowerCase().replaceAll(' ', '-')}`;
      locations.push([location.number, name, city, region, owner, isoDate(location.opened), page]);
    }
  }
  return [
    { ...locationColumns, rows: locations },
    { ...staffColumns, rows: staffRows(random, sampleLocations) },
    { ...monthColumns, rows: monthRows(random, sampleLocations) },
    { ...openingColumns, rows: openingRows(random, sampleLocations) },
  ];
}

function staffRows(random: Random, sampleLocations: readonly SampleLocation[]): Cell[][] {
  const rows: Cell[][] = [];
  for (const { number, size, opened } of sampleLocations) {
    for (const [role, team, share, rate] of roles) {
      const count = Math.max(1, Math.round(share * size * 1.9 + random.normal(0, 0.8)));
      for (let index = 0; index < count; index++) {
        const start = Math.max(opened, lastDay - Math.abs(random.normal(0, 3.1 * 365)) * dayMs - 20 * dayMs);
        const tenure = (90 + Math.abs(random.normal(700, 420))) * dayMs;
        const left = start + tenure < lastDay && random.chance(0.62) ? start + tenure : null;
        rows.push([
          rows.length + 1,
          `${random.pick(firstNames)} ${random.pick(lastNames)}`,
          number,
          role,
          team,
          team === 'Management'
            ? 'Full-time'
            : random.weighted([
                ['Full-time', 4],
                ['Part-time', 5],
                ['Casual', 2],
              ]),
          isoDate(start),
          left === null ? null : isoDate(left),
          left === null ? 'Active' : 'Left',
          random.chance(team === 'Coaching' ? 0.84 : 0.37),
          Math.round(rate * (1 + random.normal(0.04, 0.08)) * 4) / 4,
        ]);
      }
    }
  }
  return rows;
}

function monthRows(random: Random, sampleLocations: readonly SampleLocation[]): Cell[][] {
  const rows: Cell[][] = [];
  for (const { number, size, opened, growth } of sampleLocations) {
    for (let monthsAgo = 35; monthsAgo >= 0; monthsAgo--) {
      const month = Date.UTC(2026, 5 - monthsAgo, 1);
      if (month < opened) continue;
      // Memberships peak at the turn of the year and are lowest in summer.
      const season = 1 + 0.06 * Math.cos(((new Date(month).getUTCMonth() + 1) / 12) * 2 * Math.PI);
      const members = Math.round(980 * size * season * (1 + growth) ** -monthsAgo * (1 + random.normal(0, 0.015)));
      const revenue = Math.round(members * random.normal(128, 3.6));
      const visits = Math.round(members * season * random.normal(6.1, 0.25));
      const hours = Math.round(size * season * random.normal(2950, 90));
      rows.push([isoDate(month), number, members, revenue, visits, hours]);
    }
  }
  return rows;
}

function openingRows(random: Random, sampleLocations: readonly SampleLocation[]): Cell[][] {
  const rows: Cell[][] = [];
  for (let index = 0; index < 860; index++) {
    const { number } = random.pick(sampleLocations as [SampleLocation, ...SampleLocation[]]);
    const role = random.weighted(
      roles.map(([name, , share]) => [name, share] as const) as [[string, number], ...[string, number][]],
    );
    const posted = lastDay - random.integer(0, 540) * dayMs;
    const days = Math.max(
      6,
      Math.round(random.normal(role.includes('manager') ? 46 : role.includes('oach') ? 31 : 24, 9)),
    );
    const filled = posted + days * dayMs <= lastDay;
    const withdrawn = filled && random.chance(0.07);
    rows.push([
      1000 + index,
      number,
      role,
      random.weighted([
        ['Referral', 30],
        ['Job board', 34],
        ['Website', 18],
        ['Social media', 12],
        ['Agency', 6],
      ]),
      isoDate(posted),
      filled && !withdrawn ? isoDate(posted + days * dayMs) : null,
      filled && !withdrawn ? days : null,
      withdrawn ? 'Withdrawn' : filled ? 'Filled' : 'Open',
      random.integer(2, 38),
    ]);
  }
  return rows;
}
