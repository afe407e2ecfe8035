import type { MeasureDefinition, TableDefinition } from '@vitrine/sdk/emulator';
import { permissions, staffTypeName, staffTypes, type Brand } from '../../shared';
import type { Figures } from './figures';

/** Capitalizes the first letter. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const photoLabels = ['Without photo', 'With photo'];
const accessLabels = ['Without permissions', 'With permissions'];
/** Smallest team sizes of each range of them. */
const teamSizes = [1, 10, 15, 20, 30];
/** Returns the ranges without the upper ones that no team has in the latest month. The last one includes larger teams. */
function sizeRanges({ months, monthly }: Figures): number[] {
  const current = monthly.filter(({ month }) => month === months.length - 1).map(({ teamSize }) => teamSize);
  const largest = current.reduce((max, teamSize) => Math.max(max, teamSize), 1);
  return teamSizes.filter((from) => from <= largest);
}
const rangeLabel = (from: number, index: number, ranges: readonly number[]): string => {
  const next = ranges[index + 1];
  return next === undefined ? `${String(from)}+` : `${String(from)}–${String(next - 1)}`;
};

/**
 * Creates a table of labels that other tables reference by number. Repeating the labels would multiply the report's
 * size.
 */
const dimension = (
  name: string,
  column: string,
  labels: readonly string[],
  neutral: readonly string[] = [],
): TableDefinition => ({
  name,
  columns: [
    { name: 'Key', type: 'number' },
    { name: column, type: 'text', ...(neutral.length > 0 && { neutral: [...neutral] }) },
  ],
  rows: labels.map((label, key) => [key, label]),
});

const numbers = (...names: string[]) => names.map((name) => ({ name, type: 'number' as const }));

const types = dimension('Types', 'Type', staffTypes.map(staffTypeName));
// Reversed, because charts color and stack types in table order, and the most frequent type must be first.
const typesTable: TableDefinition = { ...types, rows: [...types.rows].reverse() };

/** Creates the report's tables. */
export function tables(figures: Figures): TableDefinition[] {
  const { regions, locations, months, staff, permissions: heldPermissions, monthly } = figures;
  const ranges = sizeRanges(figures);
  return [
    dimension('Regions', 'Region', regions),
    {
      name: 'Locations',
      columns: [
        { name: 'Key', type: 'number' },
        { name: 'Location', type: 'text' },
        { name: 'Region key', type: 'number' },
      ],
      rows: locations.map(({ label, region }, key) => [key, label, region]),
    },
    typesTable,
    dimension('Photos', 'Photo', photoLabels, photoLabels.slice(0, 1)),
    dimension('Access', 'Access', accessLabels, accessLabels.slice(0, 1)),
    dimension(
      'Permission names',
      'Permission',
      permissions.map(({ name }) => name),
    ),
    dimension('Team sizes', 'Team size', ranges.map(rangeLabel)),
    {
      name: 'Calendar',
      columns: [
        { name: 'Key', type: 'number' },
        { name: 'Month', type: 'date' },
      ],
      rows: months.map((month, key) => [key, month]),
    },
    {
      name: 'Staff',
      columns: numbers('Location key', 'Type key', 'Photo key', 'Access key', 'People'),
      rows: staff.map(({ location, type, hasPhoto, hasPermissions, people }) => [
        location,
        staffTypes.indexOf(type),
        Number(hasPhoto),
        Number(hasPermissions),
        people,
      ]),
    },
    {
      name: 'Permissions',
      columns: numbers('Location key', 'Permission key', 'People'),
      rows: heldPermissions.map(({ location, permission, people }) => [
        location,
        permissions.findIndex(({ id }) => id === permission),
        people,
      ]),
    },
    {
      name: 'Months',
      columns: numbers(
        'Location key',
        'Type key',
        'Month key',
        'Size key',
        'Headcount',
        'Hires',
        'Leavers',
        'Net growth',
        'Hires to date',
        'Leavers to date',
      ),
      rows: monthly.map(
        ({ location, type, month, teamSize, headcount, hires, leavers, hiresToDate, leaversToDate }) => [
          location,
          staffTypes.indexOf(type),
          month,
          // a team that no longer exists is among the smallest
          Math.max(0, ranges.filter((from) => teamSize >= from).length - 1),
          headcount,
          hires,
          leavers,
          hires - leavers,
          hiresToDate,
          leaversToDate,
        ],
      ),
    },
  ];
}

/** Relationships between the tables. */
export const relationships = [
  ...['Staff', 'Permissions', 'Months'].map((table) => [table, 'Location key', 'Locations'] as const),
  ['Locations', 'Region key', 'Regions'] as const,
  ...['Staff', 'Months'].map((table) => [table, 'Type key', 'Types'] as const),
  ['Staff', 'Photo key', 'Photos'] as const,
  ['Staff', 'Access key', 'Access'] as const,
  ['Permissions', 'Permission key', 'Permission names'] as const,
  ['Months', 'Size key', 'Team sizes'] as const,
  ['Months', 'Month key', 'Calendar'] as const,
].map(([table, column, to]) => ({ from: { table, column }, to: { table: to, column: 'Key' } }));

const sumOf = (table: string, column: string, name = column): MeasureDefinition => ({
  table,
  name,
  label: name,
  aggregation: 'sum',
  column,
});
const people = (name: string, where?: MeasureDefinition['where']): MeasureDefinition => ({
  ...sumOf('Staff', 'People', name),
  blankAsZero: true,
  ...(where === undefined ? {} : { where }),
});
const share = (name: string, numerator: string): MeasureDefinition => ({
  table: 'Staff',
  name,
  aggregation: 'ratio',
  numerator,
  denominator: 'Headcount',
  format: { style: 'percent' },
});

/** Creates the report's measures. */
export const measures = (brand: Brand): MeasureDefinition[] => [
  people('Headcount'),
  people('Staff with photo', [{ column: 'Photo key', in: [1] }]),
  people('Staff with permissions', [{ column: 'Access key', in: [1] }]),
  people('Staff without photo', [{ column: 'Photo key', in: [0] }]),
  people('Staff without permissions', [{ column: 'Access key', in: [0] }]),
  share('Photo coverage', 'Staff with photo'),
  share('Permission coverage', 'Staff with permissions'),
  { table: 'Locations', name: 'Places', label: capitalize(brand.locationNoun.many), aggregation: 'count' },
  { table: 'Staff', name: 'Staffed places', aggregation: 'distinct', column: 'Location key' },
  {
    table: 'Staff',
    name: 'Staff per place',
    label: 'Team size',
    aggregation: 'ratio',
    numerator: 'Headcount',
    denominator: 'Staffed places',
    format: { decimals: 1 },
  },
  sumOf('Months', 'Headcount', 'Headcount at month end'),
  { ...sumOf('Months', 'Headcount', 'Latest headcount'), label: 'Headcount', latestBy: 'Month key' },
  {
    table: 'Months',
    name: 'Staffed places at month end',
    label: capitalize(brand.locationNoun.many),
    aggregation: 'distinct',
    column: 'Location key',
  },
  {
    table: 'Months',
    name: 'Staff per place at month end',
    label: 'Team size',
    aggregation: 'ratio',
    numerator: 'Headcount at month end',
    denominator: 'Staffed places at month end',
    format: { decimals: 1 },
  },
  { table: 'Months', name: 'Months counted', aggregation: 'distinct', column: 'Month key' },
  {
    table: 'Months',
    name: 'Average headcount',
    aggregation: 'ratio',
    numerator: 'Headcount at month end',
    denominator: 'Months counted',
    format: { decimals: 0 },
  },
  sumOf('Months', 'Hires'),
  sumOf('Months', 'Leavers'),
  sumOf('Months', 'Net growth'),
  {
    table: 'Months',
    name: 'Attrition',
    aggregation: 'ratio',
    numerator: 'Leavers',
    denominator: 'Headcount at month end',
    format: { style: 'percent' },
  },
  sumOf('Months', 'Hires to date'),
  sumOf('Months', 'Leavers to date'),
  {
    table: 'Months',
    name: 'Attrition to date',
    aggregation: 'ratio',
    numerator: 'Leavers to date',
    denominator: 'Headcount at month end',
    format: { style: 'percent' },
  },
  sumOf('Permissions', 'People', 'People with permission'),
];
