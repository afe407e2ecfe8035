import { quote, type Values } from './command';
import { parseColumn } from './sample-names';

/** Returns the statement that finds the selected page. */
export const findPage = ({ page = '' }: Values): string => `const page = await report.getPageByName(${quote(page)});`;

/** Returns the statements that find the selected visual. */
export const findVisual = (values: Values): readonly string[] => [
  findPage(values),
  `const visual = await page.getVisualByName(${quote(values.visual ?? '')});`,
];

/** Returns the source of a filter target for the selected column. */
export const targetCode = ({ column = '' }: Values): string => {
  const [table, name] = parseColumn(column);
  return `{ table: ${quote(table)}, column: ${quote(name)} }`;
};
