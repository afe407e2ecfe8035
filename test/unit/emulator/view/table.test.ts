import { expect, it, vi } from 'vitest';
import type { QueryResult } from '../../../../src/emulator/engine/evaluate';
import { Formatter } from '../../../../src/emulator/engine/format';
import { dataTable, tableWidth } from '../../../../src/emulator/frame/view/visuals/table';
import { createBody } from '../../../../src/emulator/frame/view/visuals/visual-body';
import { stringsFor } from '../../../../src/emulator/locales/locale';
import { amount, inputOf, open as openVisual, region } from './tested-visual';

const columns = [
  { label: 'Club', role: 'category', type: 'text', field: {} },
  { label: 'Region', role: 'category', type: 'text', field: {} },
  { label: 'Headcount', role: 'measure', type: 'number', field: {} },
];
const result = { columns, rows: [['Alder Gate', 'Canada', 49]] } as unknown as QueryResult;
const style = { formatter: new Formatter('en-US'), strings: stringsFor('en') };
const textOf = (table: HTMLElement, part: string) =>
  [...table.querySelectorAll(`${part} :is(th, td)`)].map((each) => each.textContent);

it('hides text columns after the first one in a narrow table, and keeps the first one in place', () => {
  const select = vi.fn();
  const table = dataTable('Clubs', result, style, { isNarrow: true, totals: [49], select });
  expect(textOf(table, 'thead')).toEqual(['Club', 'Headcount']);
  expect(textOf(table, 'tbody')).toEqual(['Alder Gate', '49']);
  expect(textOf(table, 'tfoot')).toEqual(['Total', '49']);
  expect(table.matches('.frozen')).toBe(true);
  expect(table.querySelector('tbody th')?.getAttribute('scope')).toBe('row');
  table.querySelector<HTMLButtonElement>('button.cell')!.click();
  expect(select).toHaveBeenCalledWith(['Alder Gate', 'Canada'], false);
});

it('shows links after the numbers in a narrow table, where they have no total', () => {
  const [club, page, headcount] = result.columns;
  const linked = {
    columns: [club, { ...page, label: 'Page', hyperlink: true }, headcount],
    rows: [['Alder Gate', 'https://clubs.example/alder-gate', 49]],
  } as QueryResult;
  const sort = vi.fn();
  const table = dataTable('Clubs', linked, style, { isNarrow: true, totals: [49], sort });
  expect(textOf(table, 'thead')).toEqual(['Club', 'Headcount', 'Page']);
  expect(textOf(table, 'tbody')).toEqual(['Alder Gate', '49', 'clubs.example/alder-gate']);
  expect(textOf(table, 'tfoot')).toEqual(['Total', '49', '']);
  table.querySelector<HTMLButtonElement>('th:last-child button')!.click();
  expect(sort).toHaveBeenCalledWith(1);
  expect(textOf(dataTable('Clubs', linked, style), 'thead')).toEqual(['Club', 'Page', 'Headcount']);
});

it('leaves the other text columns of the totals empty, so that their header does not cover values while the table is scrolled', () => {
  const table = dataTable('Clubs', result, style, { totals: [49] });
  expect(textOf(table, 'tfoot')).toEqual(['Total', '', '49']);
});

it('shows short labels in a narrow table', () => {
  const [club, , headcount] = columns;
  const short = {
    columns: [club, { ...headcount, field: { shortLabel: 'Staff' } }],
    rows: [],
  } as unknown as QueryResult;
  expect(textOf(dataTable('Clubs', short, style), 'thead')).toEqual(['Club', 'Headcount']);
  const narrow = dataTable('Clubs', short, style, { isNarrow: true });
  expect(textOf(narrow, 'thead')).toEqual(['Club', 'Staff']);
  expect(narrow.querySelector<HTMLElement>('th:last-child')?.title).toBe('Headcount');
});

it('shows all columns in a table that is not narrow', () => {
  const table = dataTable('Clubs', result, style);
  expect(textOf(table, 'tbody')).toEqual(['Alder Gate', 'Canada', '49']);
  expect(table.matches('.frozen')).toBe(false);
});

it('estimates the width of a table from its longest texts', () => {
  const width = tableWidth(result, style.formatter);
  expect(width).toBeGreaterThan(150);
  expect(
    tableWidth({ ...result, rows: [['A much longer name of a club', 'Canada', 49]] }, style.formatter),
  ).toBeGreaterThan(width + 100);
});

it('counts only the last part of links, which are shortened in narrow tables', () => {
  const [club, country, headcount] = result.columns;
  const links = [club, { ...country, hyperlink: true }, headcount] as QueryResult['columns'];
  const widthOf = (url: string) => tableWidth({ columns: links, rows: [['Alder Gate', url, 49]] }, style.formatter);
  expect(widthOf('https://clubs.example/canada/ontario/alder-gate')).toBe(widthOf('alder-gate'));
});

it('shows the first rows of a long table above a button that shows all of them in focus mode', async () => {
  const { session } = await openVisual('tableEx', { categories: [region], measures: [amount] });
  const input = inputOf(session);
  const { report, page, visual } = input;
  const result = report.result(page, visual);
  const { rows } = result;
  const state = { select: () => undefined, selected: [], search: { text: '', open: false }, asTable: false };
  const tableWith = (rowLimit: number) =>
    createBody({ ...input, rowLimit }, { title: 'Regions', result, isUntitled: false, ...state })!;
  const table = tableWith(1);
  expect(table.querySelectorAll('tbody tr')).toHaveLength(1);
  const button = table.querySelector<HTMLButtonElement>('.show-all')!;
  expect(rows.length).toBeGreaterThan(1);
  expect(button.textContent).toBe(`Show all ${String(rows.length)}`);
  button.click();
  expect(report.state.popOut).toMatchObject({ kind: 'focus', visualName: visual.name });
  expect(tableWith(rows.length).querySelector('.show-all')).toBeNull();
});
