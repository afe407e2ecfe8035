import { quote, type CommandGroup } from './command';
import { color, text } from './fields';
import { breakLines } from './statements';

/** Commands for the theme. */
export const themeCommands: CommandGroup = {
  label: 'Theme',
  commands: [
    {
      id: 'apply-theme',
      label: 'Apply a theme',
      summary: 'Changes colors without reloading.',
      fields: [
        color('first', 'First data color', '#7048e8', '#9775fa'),
        color('second', 'Second data color', '#f08c00', '#ffa94d'),
        color('background', 'Background', '#ffffff', '#1b1a29'),
        color('foreground', 'Text', '#1c2733', '#eceaf6'),
      ],
      code: ({ first = '', second = '', background = '', foreground = '' }) => ({
        statements: [
          'const themeJson = {',
          `  name: 'Playground',`,
          '  dataColors: [',
          `    ${quote(first)}, ${quote(second)}, '#1c7ed6',`,
          '  ],',
          `  background: ${quote(background)},`,
          `  foreground: ${quote(foreground)},`,
          `  tableAccent: ${quote(first)},`,
          '};',
        ],
        result: 'await report.applyTheme({ themeJson })',
      }),
    },
    {
      id: 'apply-font',
      label: 'Change the font',
      summary: 'Applies a theme that changes only the font for titles and labels.',
      fields: [text('font', 'Font', 'Georgia, serif')],
      code: ({ font = '' }) => ({
        statements: [
          `const text = { fontFace: ${quote(font)} };`,
          breakLines('const textClasses = {', ['label: text', 'title: text', 'header: text', 'callout: text'], '};'),
          breakLines('const themeJson = {', [`name: 'Font'`, 'textClasses'], '};'),
        ],
        result: 'await report.applyTheme({ themeJson })',
      }),
    },
    {
      id: 'get-theme',
      label: 'Read the theme',
      summary: 'Returns the applied theme.',
      fields: [],
      code: () => ({ statements: [], result: 'await report.getTheme()' }),
    },
    {
      id: 'reset-theme',
      label: 'Reset the theme',
      summary: 'Restores the report’s theme.',
      fields: [],
      code: () => ({ statements: [], result: 'await report.resetTheme()' }),
    },
  ],
};
