import { expect, it, vi } from 'vitest';
import { PaginatedViewElement } from '../../../../src/emulator/frame/view/report/paginated-view';
import { balancedColumns } from '../../../../src/emulator/frame/view/report/report-parameters';
import { balancedGroups, moveLinks, widestRows } from '../../../../src/emulator/frame/view/report/sheet-fit';
import type { PaginatedView } from '../../../../src/emulator/session/view';
import type { ReportDefinition } from '../../../../src/emulator/model/definition';
import { TestPage } from '../test-page';

const report: ReportDefinition = {
  id: 'orders',
  displayName: 'Orders',
  tables: [
    {
      name: 'Orders',
      columns: [
        { name: 'Number', type: 'number' },
        { name: 'Region', type: 'text' },
      ],
      rows: Array.from({ length: 100 }, (_, index) => [index, index % 2 === 0 ? 'North' : 'South']),
    },
  ],
  pages: [
    {
      name: 'main',
      displayName: 'Main',
      visuals: [
        {
          name: 'all',
          type: 'tableEx',
          layout: { x: 0, y: 0, width: 600, height: 400 },
          query: {
            categories: [
              { table: 'Orders', column: 'Number' },
              { table: 'Orders', column: 'Region' },
            ],
          },
        },
      ],
    },
  ],
};

async function openReport(settings: object = {}, content = report, parameterValues: object[] = []) {
  const page = new TestPage({ kind: 'paginated', content: { reports: [content] } });
  const accessToken = await page.frame.createToken();
  const loaded = page.next('/events/loaded');
  await page.request('POST', '/report/load', { accessToken, id: 'orders', type: 'report', settings, parameterValues });
  await loaded;
  const { session } = page.frame;
  const view = new PaginatedViewElement(session);
  document.body.replaceChildren(view.element);
  const render = () => view.render(session.view as PaginatedView);
  render();
  const press = (label: string) => {
    const buttons = [...view.element.querySelectorAll('button')];
    buttons.find((each) => (each.getAttribute('aria-label') ?? each.textContent) === label)?.click();
    render();
  };
  const enter = (text: string) => {
    const field = view.element.querySelector<HTMLInputElement>('.page-field input')!;
    field.value = text;
    field.dispatchEvent(new Event('change'));
    render();
  };
  const position = () => view.element.querySelector('[role=status]')?.textContent;
  return { element: view.element, press, enter, position, session };
}

it('navigates to the next, last, previous and first page', async () => {
  const { element, press, position } = await openReport();
  expect(position()).toBe('Page 1 of 3');
  expect(element.querySelector('[aria-label="Previous page"]')?.hasAttribute('disabled')).toBe(true);
  press('Next page');
  expect(position()).toBe('Page 2 of 3');
  press('Last page');
  expect(element.querySelector('[aria-label="Next page"]')?.hasAttribute('disabled')).toBe(true);
  press('Previous page');
  expect(position()).toBe('Page 2 of 3');
  press('First page');
  expect(position()).toBe('Page 1 of 3');
});

it('keeps groups of rows on a page, with their name and number above them, and ends with the totals', async () => {
  const orders = { table: 'Orders', column: 'Number', aggregation: 'count' as const };
  const grouped = {
    ...report,
    tables: [
      {
        ...report.tables[0]!,
        columns: [...report.tables[0]!.columns, { name: 'Month', type: 'text' as const }],
        rows: Array.from({ length: 40 }, (_, index) => [
          index,
          `Region ${String(Math.floor(index / 12))}`,
          `Month ${String(index % 12)}`,
        ]),
      },
    ],
    pages: [
      {
        ...report.pages[0]!,
        visuals: [
          {
            ...report.pages[0]!.visuals[0]!,
            query: {
              categories: ['Region', 'Month'].map((column) => ({ table: 'Orders', column })),
              measures: [orders],
            },
          },
        ],
      },
    ],
  };
  const { element, press, position } = await openReport({}, grouped);
  expect(position()).toBe('Page 1 of 2');
  const rows = () => element.querySelectorAll('tbody tr').length;
  const groups = () => [...element.querySelectorAll('.group')].map(({ textContent }) => textContent);
  expect([rows(), groups(), element.querySelector('tfoot')]).toEqual([26, ['Region 012', 'Region 112'], null]);
  expect([...element.querySelectorAll('thead th')].map(({ textContent }) => textContent)[0]).toBe('Region / Month');
  press('Next page');
  expect([rows(), groups(), element.querySelector('tfoot')?.textContent]).toEqual([
    18,
    ['Region 212', 'Region 34'],
    'Total40',
  ]);
});

it('navigates to the page whose number is entered, and discards other text', async () => {
  const { element, enter, position } = await openReport();
  const field = () => element.querySelector<HTMLInputElement>('.page-field input')!;
  expect([field().value, field().getAttribute('aria-label')]).toEqual(['1', 'Page']);
  enter('2');
  expect([position(), field().value]).toEqual(['Page 2 of 3', '2']);
  enter('9');
  expect(position()).toBe('Page 3 of 3');
  enter('two');
  expect([position(), field().value]).toEqual(['Page 3 of 3', '3']);
});

it('prints the report with a button in the toolbar', async () => {
  const { press, session } = await openReport();
  const print = vi.spyOn(session.renderer, 'print');
  press('Print');
  expect(print).toHaveBeenCalledTimes(1);
});

it('resets changed parameters to the values that the report was loaded with', async () => {
  const values = [{ name: 'Region', value: 'North' }];
  const expanded = { commands: { parameterPanel: { expanded: true } } };
  const { element, press } = await openReport(expanded, report, values);
  const select = () => element.querySelector<HTMLSelectElement>('.parameters select')!;
  expect(element.querySelector('.reset')).toBeNull();
  select().value = 'South';
  select().dispatchEvent(new Event('change'));
  press('First page');
  expect(element.querySelector('.used-parameters')?.textContent).toBe('Region: South');
  press('Reset to default');
  expect([select().value, element.querySelector('.reset')]).toEqual(['North', null]);
});

it('shows and hides the parameters, unless they are disabled', async () => {
  const { element, press } = await openReport();
  expect(element.querySelector('.parameters')).toBeNull();
  press('Parameters');
  expect(element.querySelectorAll('.parameters select').length).toBeGreaterThan(0);
  press('Parameters');
  expect(element.querySelector('.parameters')).toBeNull();
  const disabled = await openReport({ commands: { parameterPanel: { enabled: false } } });
  expect(disabled.element.textContent).not.toContain('Parameters');
});

it('prints the parameters that filter the report below its title', async () => {
  const { element, press } = await openReport({ commands: { parameterPanel: { expanded: true } } });
  const line = () => element.querySelector('.sheet .used-parameters')?.textContent;
  expect(line()).toBeUndefined();
  const select = element.querySelector<HTMLSelectElement>('.parameters select')!;
  select.value = 'South';
  select.dispatchEvent(new Event('change'));
  press('Last page');
  expect(line()).toBe('Region: South');
});

it('prints all values of a parameter, and filters by all of them', async () => {
  const values = ['North', 'South', null].map((value) => ({ name: 'Region', value }));
  const { element, position } = await openReport({}, report, [...values, { name: 'Unknown', value: 'x' }]);
  expect(element.querySelector('.used-parameters')?.textContent).toBe('Region: North, South');
  expect(position()).toBe('Page 1 of 3');
});

it('measures the longest texts and the largest numbers of a table to find the width of its page', () => {
  const rows = Array.from({ length: 40 }, (_, index) => [index, index === 7 ? 'Long text' : 'Text', null]);
  const widest = widestRows(rows);
  expect(widest).toContain(rows[7]);
  expect(widest).toContain(rows[39]);
  expect(widest.length).toBeLessThan(rows.length / 2);
});

it('states the position in few letters for narrow frames', async () => {
  const { element } = await openReport();
  expect(element.querySelector('.page-field')?.getAttribute('data-short')).toBe(' / 3');
});

it.each([
  [1000, 6],
  [900, 3],
  [390, 2],
  [180, 1],
])('balances the rows of six parameters in a panel of %i px', (width, columns) => {
  expect(balancedColumns(6, width)).toBe(columns);
});

it('fills rows as evenly as possible', () => {
  expect(balancedColumns(5, 700)).toBe(3);
});

it('has one column without parameters', () => {
  expect(balancedColumns(0, 700)).toBe(1);
});

it.each([
  [500, [[0, 1, 2, 3, 4, 5]]],
  [
    279,
    [
      [0, 1, 2],
      [3, 4, 5],
    ],
  ],
  [
    223,
    [
      [0, 1],
      [2, 3],
      [4, 5],
    ],
  ],
  [60, [[0], [1], [2], [3], [4], [5]]],
])('divides columns into groups of similar width in a view of %i px', (room, groups) => {
  expect(balancedGroups([96, 43, 78, 69, 81, 91], room)).toEqual(groups);
});

it('links the names in the first column instead of a column of links in a narrow frame', () => {
  const table = document.createElement('table');
  table.innerHTML =
    '<thead><tr><th>Location</th><th class="linked">Page</th><th>Members</th></tr></thead>' +
    '<tbody><tr><td>Shaw</td><td><a href="https://a.example/shaw">a.example/shaw</a></td><td>41</td></tr></tbody>';
  moveLinks(table);
  const texts = [...table.querySelectorAll('tr')].map(({ cells }) => [...cells].map(({ textContent }) => textContent));
  expect(texts).toEqual([
    ['Location', 'Members'],
    ['Shaw', '41'],
  ]);
  const link = table.querySelector('td a')!;
  expect([link.getAttribute('href'), link.textContent, link.getAttribute('title')]).toEqual([
    'https://a.example/shaw',
    'Shaw',
    'a.example/shaw',
  ]);
});
