import { quote, type Values } from './command';
import { parseColumn } from './sample-names';

/** Length of the longest line that fits next to the preview, in columns. */
const maxLength = 54;

/** Returns code on one line if it fits, otherwise with each item on its own line, as Prettier does. */
export function breakLines(start: string, items: readonly string[], end: string): string {
  const space = start.endsWith('{') ? ' ' : '';
  const line = `${start}${space}${items.join(', ')}${space}${end}`;
  return line.length <= maxLength ? line : [start, ...items.map((item) => `  ${item},`), end].join('\n');
}

/** Returns the statement that finds the selected page. */
export const findPage = ({ page = '' }: Values): string =>
  breakLines('const page = await report.getPageByName(', [quote(page)], ');');

/** Returns the statements that find the selected visual. */
export const findVisual = (values: Values): readonly string[] => [
  findPage(values),
  breakLines('const visual = await page.getVisualByName(', [quote(values.visual ?? '')], ');'),
];

/** Returns the statement that declares a filter target, which is a column or a measure. */
export const declareTarget = (name: string, table: string, field: string, kind = 'column'): string =>
  breakLines(`const ${name} = {`, [`table: ${quote(table)}`, `${kind}: ${quote(field)}`], '};');

/** Returns the statements that declare a filter by the selected value. */
export function declareFilter({ column = '', operator = 'In', value = '' }: Values): readonly string[] {
  const [table, name] = parseColumn(column);
  return [
    declareTarget('target', table, name),
    breakLines('const filter = new models.BasicFilter(', ['target', quote(operator), quote(value)], ');'),
  ];
}
