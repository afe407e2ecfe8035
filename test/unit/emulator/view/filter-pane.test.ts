import { afterEach, expect, it, vi } from 'vitest';
import type { Filter } from '../../../../src/models';
import { FilterPane } from '../../../../src/emulator/frame/view/panes/filter-pane';
import { shopReport } from '../shop';
import { TestPage } from '../test-page';

const schema = 'http://powerbi.com/product/schema#';
const regionFilter = (overrides: object = {}) => ({
  $schema: `${schema}basic`,
  filterType: 1,
  target: { table: 'Stores', column: 'Region' },
  operator: 'In',
  values: ['North'],
  ...overrides,
});
const amountFilter = {
  $schema: `${schema}advanced`,
  filterType: 0,
  target: { table: 'Sales', column: 'Amount' },
  logicalOperator: 'Or',
  conditions: [
    { operator: 'LessThan', value: 10 },
    { operator: 'GreaterThan', value: 90 },
  ],
};

afterEach(() => {
  vi.unstubAllEnvs();
});

async function openPane(filters: object[], overrides: object = {}, definition = shopReport) {
  const page = new TestPage({ content: { reports: [definition] } });
  await page.load({ filters, settings: { panes: { filters: { expanded: true } } }, ...overrides });
  const { session } = page.frame;
  const pane = new FilterPane(session);
  document.body.replaceChildren(pane.element);
  const render = () => {
    pane.render(false);
  };
  render();
  const cards = () => [...pane.element.querySelectorAll<HTMLElement>('.filter-card')];
  const button = (label: string) => pane.element.querySelector<HTMLButtonElement>(`button[aria-label='${label}']`);
  return {
    session,
    pane: pane.element,
    render,
    cards,
    button,
    filters: () => session.report.state.filters as object[],
  };
}

it("shows an advanced filter's conditions one by one", async () => {
  const { cards } = await openPane([amountFilter]);
  const [card] = cards();
  expect(card?.querySelector('.filter-type')?.textContent).toBe('Advanced filtering');
  expect([...(card?.querySelectorAll('dt, dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Show items when the value',
    'is less than 10',
    'or',
    'is greater than 90',
  ]);
});

it("shows a date without a time zone in UTC, as the table's dates, in any local time zone", async () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  const condition = { operator: 'GreaterThanOrEqual', value: '2026-05-01T00:00:00' };
  const { pane } = await openPane([
    { ...amountFilter, target: { table: 'Sales', column: 'Day' }, conditions: [condition] },
  ]);
  expect(pane.querySelector('dd')?.textContent).toBe('is on or after May 1, 2026');
});

it('shows dates in a column of months as months', async () => {
  const conditions = [
    { operator: 'GreaterThanOrEqual', value: '2026-05-01' },
    { operator: 'LessThan', value: '2026-07-01' },
  ];
  const tables = shopReport.tables.map((table) => ({
    ...table,
    rows: table.rows.map((row) =>
      row.map((cell, index) => (table.columns[index]?.type === 'date' ? '2026-05-01' : cell)),
    ),
  }));
  const filter = { ...amountFilter, target: { table: 'Sales', column: 'Day' }, conditions, logicalOperator: 'And' };
  const { cards } = await openPane([filter], {}, { ...shopReport, tables });
  expect(cards()[0]?.querySelector('.filter-text')?.textContent).toBe('is on or after May 2026 and is before Jul 2026');
});

it('clears a filter but keeps its card', async () => {
  const { button, render, cards, filters } = await openPane([regionFilter(), amountFilter]);
  button('Clear the filter on Region')?.click();
  button('Clear the filter on Amount')?.click();
  render();
  expect(filters()).toMatchObject([{ operator: 'All', values: [] }, { conditions: [] }]);
  expect(cards().map((card) => card.querySelector('.filter-text')?.textContent)).toEqual(['is (All)', 'is (All)']);
  expect(button('Clear the filter on Region')).toBeNull();
});

it('selects all values in a basic filter', async () => {
  const { cards, filters, render } = await openPane([regionFilter()]);
  const inputs = () => [...cards()[0]!.querySelectorAll('input')];
  const states = () => inputs().map(({ checked, indeterminate }) => (indeterminate ? 'partial' : checked));
  const clickAll = () => {
    inputs()[0]!.click();
    render();
  };
  expect(states()).toEqual(['partial', false, true, false]);
  clickAll();
  expect(filters()).toMatchObject([{ operator: 'All', values: [] }]);
  expect(states()).toEqual([true, true, true, true]);
  clickAll();
  expect(filters()).toMatchObject([{ operator: 'All', values: [] }]);
  expect(states()).toEqual([false, false, false, false]);
});

it('shows no buttons for a locked filter and disables its values', async () => {
  const { cards } = await openPane([regionFilter({ displaySettings: { isLockedInViewMode: true } })]);
  const [card] = cards();
  expect(card!.querySelector('button')).toBeNull();
  expect(card!.querySelector("[aria-label='Locked']")).not.toBeNull();
  expect([...card!.querySelectorAll('input')].every(({ disabled }) => disabled)).toBe(true);
});

it('locks and hides filters in edit mode', async () => {
  const { session, button, render, cards, filters } = await openPane([regionFilter()], { viewMode: 1, permissions: 7 });
  button('Lock the filter on Region')?.click();
  render();
  button('Hide the filter on Region')?.click();
  render();
  expect(filters()).toMatchObject([{ displaySettings: { isLockedInViewMode: true, isHiddenInViewMode: true } }]);
  expect(button('Hide the filter on Region')?.getAttribute('aria-pressed')).toBe('true');
  expect(session.report.unsaved).toBe(true);
  session.report.editing = false;
  render();
  expect(cards()).toHaveLength(0);
});

it('searches filters by title and keeps the search on re-render', async () => {
  const { pane, cards, render } = await openPane([regionFilter(), amountFilter] as Filter[]);
  const search = pane.querySelector('input')!;
  search.value = 'amo';
  search.dispatchEvent(new Event('input'));
  render();
  expect(cards().map(({ hidden }) => hidden)).toEqual([true, false]);
});

it("offers the selected visual's fields as filters, and adds the ones that the user changes", async () => {
  const { session, cards, render } = await openPane([]);
  const { report } = session;
  const visual = report.activePage.visuals.find(({ query }) => query?.categories)!;
  session.actions.clickVisual(report.activePage, visual);
  render();
  expect(visual.filters).toEqual([]);
  const [card] = cards();
  expect(card!.querySelector('.filter-text')?.textContent).toBe('is (All)');
  expect(card!.querySelector('.filter-tools button')).toBeNull();
  const option = [...card!.querySelectorAll('label')].find(({ textContent }) => textContent === 'North')!;
  option.querySelector('input')!.click();
  render();
  expect(visual.filters).toMatchObject([{ operator: 'In', values: ['North'], target: { column: 'Region' } }]);
  expect(cards()[0]!.querySelector('.filter-text')?.textContent).toBe('is North');
});

it('keeps a filter level collapsed on re-render, and keeps focus on its button', async () => {
  const { pane, render, cards } = await openPane([regionFilter()]);
  const toggle = () => pane.querySelector<HTMLButtonElement>('section:last-of-type .level-toggle')!;
  toggle().focus();
  toggle().click();
  render();
  expect(cards()).toHaveLength(0);
  expect(document.activeElement).toBe(toggle());
  toggle().click();
  render();
  expect(cards()).toHaveLength(1);
});

const levelsOf = (pane: HTMLElement) => [...pane.querySelectorAll('section')].map(({ textContent }) => textContent);

it('shows all levels and no search box if there are no filters', async () => {
  const { pane } = await openPane([]);
  expect(levelsOf(pane)).toEqual([
    'Filters on this visualSelect a visual to filter it.',
    'Filters on this pageNone',
    'Filters on all pagesNone',
  ]);
  expect(pane.querySelector('input, .level-toggle')).toBeNull();
});

it('shows an empty level as a single line next to levels with filters', async () => {
  const { pane } = await openPane([regionFilter()]);
  expect(levelsOf(pane)[1]).toBe('Filters on this pageNone');
  expect(pane.querySelectorAll('section')[1]?.querySelector('button')).toBeNull();
});

it('sorts the values of a column of numbers by value', async () => {
  const rows = [100, 9, null, 10].map((size) => [size]);
  const sizes = { name: 'Sizes', columns: [{ name: 'Size', type: 'number' as const }], rows };
  const filter = regionFilter({ target: { table: 'Sizes', column: 'Size' }, values: [9] });
  const { pane } = await openPane([filter], {}, { ...shopReport, tables: [...shopReport.tables, sizes] });
  const values = [...pane.querySelectorAll('.option')].map(({ textContent }) => textContent);
  expect(values).toEqual(['Select all', '(Blank)', '9', '10', '100']);
});
