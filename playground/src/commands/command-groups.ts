import { embedTypes, type EmbedTypeId } from '../embed-types';
import { bookmarkCommands } from './bookmark-commands';
import { quote, numeral, type Command, type CommandGroup } from './command';
import { exportCommands } from './export-commands';
import { choice, columnField, number, same, text, valueField } from './fields';
import { filterCommands } from './filter-commands';
import { layoutCommands } from './layout-commands';
import { pageCommands } from './page-commands';
import { breakLines, declareFilter } from './statements';
import { themeCommands } from './theme-commands';

/** Commands for all embed types except interactive reports, which have their own groups. */
const embedCommands = (variable: string): CommandGroup => ({
  label: 'Embed',
  commands: [
    {
      id: 'fullscreen',
      label: 'Full screen',
      summary: 'Fills the screen. Press Escape to exit.',
      fields: [],
      code: () => ({ statements: [], result: `${variable}.fullscreen()` }),
    },
    {
      id: 'reload',
      label: 'Reload',
      summary: 'Reloads the content.',
      fields: [],
      code: () => ({ statements: [], result: `await ${variable}.reload()` }),
    },
    {
      id: 'set-title',
      label: 'Set the title',
      summary: 'Changes the frame’s accessible name.',
      fields: [text('title', 'Title', 'Staff overview')],
      code: ({ title = '' }) => ({ statements: [], result: `${variable}.setComponentTitle(${quote(title)})` }),
    },
    {
      id: 'correlation-id',
      label: 'Read the correlation id',
      summary: 'Returns the id for support requests.',
      fields: [],
      code: () => ({ statements: [], result: `await ${variable}.getCorrelationId()` }),
    },
  ],
});

const visualCommands: CommandGroup = {
  label: 'Visual',
  commands: [
    {
      id: 'filter-visual',
      label: 'Filter the visual',
      summary: 'Replaces the filters at one level.',
      fields: [choice('level', 'Level', same('Visual', 'Page', 'Report')), columnField, valueField],
      code: (values) => ({
        statements: declareFilter(values),
        result: breakLines('await visual.setFilters(', ['[filter]', `models.FiltersLevel.${values.level ?? ''}`], ')'),
      }),
    },
    {
      id: 'export-visual',
      label: 'Export the data',
      summary: 'Returns comma-separated values.',
      fields: [number('rows', 'Maximum number of rows', 50, { min: 1, max: 30_000 })],
      code: ({ rows = '' }) => ({
        statements: [
          'const descriptor =',
          '  await visual.getVisualDescriptor();',
          breakLines(
            'const { data } = await descriptor.exportData(',
            ['models.ExportDataType.Summarized', numeral(rows)],
            ');',
          ),
        ],
        result: 'data',
      }),
    },
    {
      id: 'get-visual',
      label: 'Describe the visual',
      summary: 'Returns the name, type, title and layout.',
      fields: [],
      code: () => ({ statements: [], result: 'await visual.getVisualDescriptor()' }),
    },
  ],
};

const qnaCommands: CommandGroup = {
  label: 'Question',
  commands: [
    {
      id: 'set-question',
      label: 'Ask a question',
      summary: 'Replaces the question without reloading.',
      fields: [text('question', 'Question', 'revenue by month')],
      code: ({ question = '' }) => ({ statements: [], result: `await qna.setQuestion(${quote(question)})` }),
    },
  ],
};

const createCommands: CommandGroup = {
  label: 'Authoring',
  commands: [
    {
      id: 'save-as',
      label: 'Save the report',
      summary: 'Saves the new report and emits the saved event.',
      fields: [text('name', 'Name', 'My report')],
      code: ({ name = '' }) => ({ statements: [], result: `await create.saveAs({ name: ${quote(name)} })` }),
    },
  ],
};

const reportCommands = [pageCommands, filterCommands, bookmarkCommands, themeCommands, layoutCommands, exportCommands];

const specificCommands: Partial<Record<EmbedTypeId, readonly CommandGroup[]>> = {
  visual: [visualCommands],
  qna: [qnaCommands],
  create: [createCommands],
};

/** Returns the commands for an embed type. */
export const commandGroups = (type: EmbedTypeId): readonly CommandGroup[] =>
  type === 'report' ? reportCommands : [...(specificCommands[type] ?? []), embedCommands(embedTypes[type].variable)];

/** Returns the command with this id, or undefined if the embed type has no such command. */
export const findCommand = (type: EmbedTypeId, id: string | undefined): Command | undefined =>
  commandGroups(type)
    .flatMap(({ commands }) => commands)
    .find((command) => command.id === id);
