import { expect, it } from 'vitest';
import { createBody } from '../../../../src/emulator/frame/view/visuals/visual-body';
import { amount, inputOf, open, region } from './tested-visual';
import { shop } from '../shop';

const tables = shop.tables.map((table) =>
  table.name === 'Sales' ? { ...table, rows: [[1, '2026-05-15', -10.5, false, '']] } : table,
);

async function openTable() {
  return open('tableEx', { categories: [region], measures: [amount] }, {}, { tables });
}

it('is shown in front of negative numbers', async () => {
  const { session, visual } = await openTable();
  const { report } = session;
  const result = report.result(report.activePage, visual);
  const content = { title: '', result, selected: [], asTable: false };
  const state = { select: () => undefined, search: { text: '', open: false }, isUntitled: false };
  const body = createBody(inputOf(session), { ...content, ...state })!;
  expect(body.querySelector('td.number')!.textContent).toBe('\u221210.50');
});

it('is a hyphen in responses and events', async () => {
  const { page, session, visual } = await openTable();
  const { activePage } = session.report;
  const path = `/report/pages/${activePage.name}/visuals/${visual.name}`;
  const selected = page.next('/events/dataSelected');
  session.actions.select(activePage, visual, [['North']]);
  expect((await selected).body).toMatchObject({
    dataPoints: [{ values: [{ value: -10.5, formattedValue: '-10.50' }] }],
  });
  const exported = await page.request('POST', `${path}/exportData`, {});
  expect(exported.body).toMatchObject({ data: expect.stringContaining('North,-10.5\r\n') as string });
  const { body } = await page.request('GET', `${path}/smartNarrativeInsights`);
  expect(JSON.stringify(body)).not.toContain('\u2212');
});
