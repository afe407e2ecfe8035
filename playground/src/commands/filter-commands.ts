import type { CommandGroup } from './command';
import { numeral, quote } from './command';
import { choice, columnFields, number, pageField, same, visualField } from './fields';
import { findPage, findVisual, targetCode } from './statements';

/** Commands for filters and slicers. */
export const filterCommands: CommandGroup = {
  label: 'Filters',
  commands: [
    {
      id: 'set-filters',
      label: 'Filter by a value',
      summary: 'Replaces the filters on all pages.',
      fields: [choice('operator', 'Operator', same('In', 'NotIn')), ...columnFields],
      code: (values) => ({
        statements: [
          `const target = ${targetCode(values)};`,
          `const filter = new models.BasicFilter(target, ${quote(values.operator ?? '')}, ${quote(values.value ?? '')});`,
        ],
        result: 'await report.setFilters([filter])',
      }),
    },
    {
      id: 'filter-range',
      label: 'Filter a page by a range',
      summary: 'Adds a filter with two conditions to one page.',
      fields: [
        pageField('people'),
        number('from', 'Hourly rate from', 20, { min: 0, max: 60 }),
        number('to', 'Hourly rate below', 30, { min: 0, max: 60 }),
      ],
      code: (values) => ({
        statements: [
          findPage(values),
          'const filter = new models.AdvancedFilter(',
          `  { table: 'Staff', column: 'Hourly rate' },`,
          `  'And',`,
          `  { operator: 'GreaterThanOrEqual', value: ${numeral(values.from ?? '')} },`,
          `  { operator: 'LessThan', value: ${numeral(values.to ?? '')} },`,
          ');',
        ],
        result: 'await page.updateFilters(models.FiltersOperations.Add, [filter])',
      }),
    },
    {
      id: 'filter-top',
      label: 'Show the largest items',
      summary: 'Sets a Top N filter on one visual.',
      fields: [number('count', 'Number of locations', 3, { min: 1, max: 20 })],
      code: ({ count = '' }) => ({
        statements: [
          ...findVisual({ page: 'overview', visual: 'top-locations' }),
          `const target = { table: 'Locations', column: 'Location' };`,
          `const orderBy = { table: 'Staff', measure: 'Headcount' };`,
          `const filter = new models.TopNFilter(target, 'Top', ${numeral(count)}, orderBy);`,
        ],
        result: 'await visual.setFilters([filter])',
      }),
    },
    {
      id: 'set-slicer',
      label: 'Select in a slicer',
      summary: 'Selects a region in the slicer on the first page.',
      fields: [choice('value', 'Region', same('Pacific', 'Mountain', 'Midwest', 'South', 'Northeast'))],
      code: ({ value = '' }) => ({
        statements: [
          ...findVisual({ page: 'overview', visual: 'region-slicer' }),
          `const target = { table: 'Locations', column: 'Region' };`,
          `const filter = new models.BasicFilter(target, 'In', ${quote(value)});`,
        ],
        result: 'await visual.setSlicerState({ filters: [filter] })',
      }),
    },
    {
      id: 'get-filters',
      label: 'Read the filters',
      summary: 'Returns the filters on the report and on one visual.',
      fields: [pageField(), visualField(undefined, 'top-locations')],
      code: (values) => ({
        statements: findVisual(values),
        result: '[await report.getFilters(), await visual.getFilters()]',
      }),
    },
    {
      id: 'remove-filters',
      label: 'Remove the filters',
      summary: 'Removes the report filters. Page and visual filters are kept.',
      fields: [],
      code: () => ({ statements: [], result: 'await report.removeFilters()' }),
    },
  ],
};
