import { numeral, type CommandGroup } from './command';
import { choice, number, pageField, same, visualField } from './fields';
import { hasData } from './sample-names';
import { breakLines, findVisual } from './statements';

/** Commands that export, print, enlarge or refresh the content. */
export const exportCommands: CommandGroup = {
  label: 'Export',
  commands: [
    {
      id: 'export-data',
      label: 'Export a visual’s data',
      summary: 'Returns comma-separated values.',
      fields: [
        pageField(),
        visualField(hasData, 'headcount-region'),
        choice('kind', 'Data', same('Summarized', 'Underlying')),
        number('rows', 'Maximum number of rows', 50, { min: 1, max: 30_000 }),
      ],
      code: (values) => ({
        statements: [
          ...findVisual(values),
          breakLines(
            'const { data } = await visual.exportData(',
            [`models.ExportDataType.${values.kind ?? ''}`, numeral(values.rows)],
            ');',
          ),
        ],
        result: 'data',
      }),
    },
    {
      id: 'print',
      label: 'Print',
      summary: 'Opens the browser’s print dialog.',
      fields: [],
      code: () => ({ statements: [], result: 'await report.print()' }),
    },
    {
      id: 'fullscreen',
      label: 'Full screen',
      summary: 'Fills the screen. Press Escape to exit.',
      fields: [],
      code: () => ({ statements: [], result: 'report.fullscreen()' }),
    },
    {
      id: 'refresh',
      label: 'Refresh the data',
      summary: 'Refreshes the data without reloading the report.',
      fields: [],
      code: () => ({ statements: [], result: 'await report.refresh()' }),
    },
  ],
};
