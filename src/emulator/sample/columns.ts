import type { TableDefinition } from '../model/definition';

const currency = { style: 'currency', currency: 'USD' } as const;
const dateLevels = (column: string) => ({
  name: `${column} Hierarchy`,
  levels: (['Year', 'Quarter', 'Month', 'Day'] as const).map((part) => ({ name: part, column, part })),
});

/** Columns and hierarchies of the `Locations` sample table. */
export const locationColumns = {
  name: 'Locations',
  columns: [
    { name: 'Number', type: 'number' },
    { name: 'Location', type: 'text' },
    { name: 'City', type: 'text' },
    { name: 'Region', type: 'text' },
    { name: 'Ownership', type: 'text' },
    { name: 'Opened', type: 'date' },
    { name: 'Page', type: 'text', hyperlink: true },
  ],
  hierarchies: [
    { name: 'Geography', levels: ['Region', 'City', 'Location'].map((column) => ({ name: column, column })) },
    dateLevels('Opened'),
  ],
} satisfies Omit<TableDefinition, 'rows'>;

/** Columns and hierarchies of the `Staff` sample table. */
export const staffColumns = {
  name: 'Staff',
  columns: [
    { name: 'Id', type: 'number' },
    { name: 'Name', type: 'text' },
    { name: 'Location number', type: 'number' },
    { name: 'Role', type: 'text' },
    { name: 'Team', type: 'text' },
    { name: 'Contract', type: 'text' },
    { name: 'Hired', type: 'date' },
    { name: 'Left', type: 'date' },
    { name: 'Status', type: 'text' },
    { name: 'Certified', type: 'boolean' },
    { name: 'Hourly rate', type: 'number', format: { ...currency, decimals: 2 } },
  ],
  hierarchies: [dateLevels('Hired')],
} satisfies Omit<TableDefinition, 'rows'>;

/** Columns and hierarchies of the `Months` sample table. */
export const monthColumns = {
  name: 'Months',
  columns: [
    { name: 'Month', type: 'date' },
    { name: 'Location number', type: 'number' },
    { name: 'Members', type: 'number' },
    { name: 'Revenue', type: 'number', format: currency },
    { name: 'Visits', type: 'number' },
    { name: 'Hours', type: 'number' },
  ],
  hierarchies: [dateLevels('Month')],
} satisfies Omit<TableDefinition, 'rows'>;

/** Columns and hierarchies of the `Openings` sample table. */
export const openingColumns = {
  name: 'Openings',
  columns: [
    { name: 'Id', type: 'number' },
    { name: 'Location number', type: 'number' },
    { name: 'Role', type: 'text' },
    { name: 'Source', type: 'text' },
    { name: 'Posted', type: 'date' },
    { name: 'Filled', type: 'date' },
    { name: 'Days to fill', type: 'number' },
    { name: 'Status', type: 'text' },
    { name: 'Applicants', type: 'number' },
  ],
  hierarchies: [dateLevels('Posted')],
} satisfies Omit<TableDefinition, 'rows'>;
