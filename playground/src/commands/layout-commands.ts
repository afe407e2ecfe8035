import { booleanLiteral, numeral, type CommandGroup } from './command';
import { choice, number, pageField, same, toggle, visualField } from './fields';
import { breakLines, findVisual } from './statements';

/** Commands for panes, zoom and the arrangement of visuals. */
export const layoutCommands: CommandGroup = {
  label: 'Layout',
  commands: [
    {
      id: 'set-panes',
      label: 'Show and hide panes',
      summary: 'Changes settings without reloading.',
      fields: [
        toggle('filters', 'Filter pane', true),
        toggle('navigation', 'Page navigation', true),
        toggle('actionBar', 'Action bar', false),
        choice('position', 'Page navigation position', same('Bottom', 'Left')),
      ],
      code: ({ filters, navigation, position = '', actionBar }) => ({
        statements: [
          'const position =',
          `  models.PageNavigationPosition.${position};`,
          'const settings = {',
          '  panes: {',
          `    filters: { visible: ${booleanLiteral(filters)} },`,
          '    pageNavigation: {',
          `      visible: ${booleanLiteral(navigation)},`,
          '      position,',
          '    },',
          '  },',
          '  bars: {',
          `    actionBar: { visible: ${booleanLiteral(actionBar)} },`,
          '  },',
          '};',
        ],
        result: 'await report.updateSettings(settings)',
      }),
    },
    {
      id: 'set-zoom',
      label: 'Zoom',
      summary: 'Sets the zoom level, from 0.25 to 4.',
      fields: [number('level', 'Zoom level', 1.5, { min: 0.25, max: 4, step: 0.25 })],
      code: ({ level = '' }) => ({ statements: [], result: `await report.setZoom(${numeral(level)})` }),
    },
    {
      id: 'move-visual',
      label: 'Move and resize a visual',
      summary: 'Sets a visual’s position and size, in page pixels.',
      fields: [
        pageField(),
        visualField(undefined, 'members-trend'),
        number('x', 'X', 24, { min: 0, max: 1280 }),
        number('y', 'Y', 152, { min: 0, max: 720 }),
        number('width', 'Width', 984, { min: 10, max: 1280 }),
        number('height', 'Height', 544, { min: 10, max: 720 }),
      ],
      code: (values) => ({
        statements: [...findVisual(values), `await visual.moveVisual(${numeral(values.x)}, ${numeral(values.y)}, 1);`],
        result: `await visual.resizeVisual(${numeral(values.width)}, ${numeral(values.height)})`,
      }),
    },
    {
      id: 'set-visual-state',
      label: 'Show or hide a visual',
      summary: 'Changes a visual’s display state.',
      fields: [
        pageField(),
        visualField(undefined, 'headcount-team'),
        choice('mode', 'State', same('Hidden', 'Visible')),
      ],
      code: (values) => ({
        statements: [...findVisual(values), 'const { VisualContainerDisplayMode } = models;'],
        result: breakLines(
          'await visual.setVisualDisplayState(',
          [`VisualContainerDisplayMode.${values.mode ?? ''}`],
          ')',
        ),
      }),
    },
    {
      id: 'resize-page',
      label: 'Resize the page',
      summary: 'Changes the active page’s size.',
      fields: [
        number('width', 'Width', 1280, { min: 100, max: 4000 }),
        number('height', 'Height', 960, { min: 100, max: 4000 }),
      ],
      code: ({ width = '', height = '' }) => ({
        statements: ['const page = await report.getActivePage();'],
        result: breakLines(
          'await page.resizePage(',
          ['models.PageSizeType.Custom', numeral(width), numeral(height)],
          ')',
        ),
      }),
    },
  ],
};
