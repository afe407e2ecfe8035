import { numeral, type CommandGroup } from './command';
import { choice, columnField, number, pageField, same, valueField, visualField } from './fields';
import { breakLines, declareFilter, declareTarget, findPage, findVisual } from './statements';

/** Commands for filters and slicers. */
export const filterCommands: CommandGroup = {
  label: 'Filters',
  commands: [
    {
      id: 'set-filters',
      label: 'Filter by a value',
      summary: 'Replaces the report filters, which apply to all pages.',
      fields: [
        columnField,
        choice('operator', 'Operator', [
          ['In', 'Is (In)'],
          ['NotIn', 'Is not (NotIn)'],
        ]),
        valueField,
      ],
      code: (values) => ({
        statements: declareFilter(values),
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
          declareTarget('target', 'Staff', 'Hourly rate'),
          'const from = {',
          `  operator: 'GreaterThanOrEqual',`,
          `  value: ${numeral(values.from)},`,
          '};',
          'const to = {',
          `  operator: 'LessThan',`,
          `  value: ${numeral(values.to)},`,
          '};',
          breakLines('const filter = new models.AdvancedFilter(', ['target', `'And'`, 'from', 'to'], ');'),
        ],
        result: breakLines('await page.updateFilters(', ['models.FiltersOperations.Add', '[filter]'], ')'),
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
          declareTarget('target', 'Locations', 'Location'),
          declareTarget('orderBy', 'Staff', 'Headcount', 'measure'),
          breakLines('const filter = new models.TopNFilter(', ['target', `'Top'`, numeral(count), 'orderBy'], ');'),
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
          ...declareFilter({ column: 'Locations.Region', value }),
        ],
        result: breakLines('await visual.setSlicerState({', ['filters: [filter]'], '})'),
      }),
    },
    {
      id: 'get-filters',
      label: 'Read the filters',
      summary: 'Returns the filters on the report and on one visual.',
      fields: [pageField(), visualField(undefined, 'top-locations')],
      code: (values) => ({
        statements: findVisual(values),
        result: breakLines('[', ['await report.getFilters()', 'await visual.getFilters()'], ']'),
      }),
    },
    {
      id: 'remove-filters',
      label: 'Remove the filters',
      summary: 'Removes the report filters. Page and visual filters do not change.',
      fields: [],
      code: () => ({ statements: [], result: 'await report.removeFilters()' }),
    },
  ],
};
