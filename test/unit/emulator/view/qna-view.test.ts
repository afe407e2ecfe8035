import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { paletteOf } from '../../../../src/emulator/frame/view/palette';
import { QnaViewElement } from '../../../../src/emulator/frame/view/report/qna-view';
import type { QnaView } from '../../../../src/emulator/session/view';
import { shopReport } from '../shop';
import { TestPage } from '../test-page';

async function askedView(question: string, report = shopReport) {
  const page = new TestPage({ kind: 'qna', content: { reports: [report] } });
  const rendered = page.next('/events/rendered');
  const accessToken = await page.frame.createToken();
  await page.request('POST', '/qna/load', { accessToken, datasetIds: ['shop'], question });
  await rendered;
  const { session } = page.frame;
  const view = new QnaViewElement(session);
  const render = () => view.render(session.view as QnaView, paletteOf(session.report.state, 0));
  render();
  const input = view.element.querySelector('input')!;
  const type = (text: string) => {
    input.value = text;
    input.dispatchEvent(new Event('input'));
  };
  return { page, view, render, input, type, note: () => view.element.querySelector('.note')!.textContent };
}

const answerRows = ({ frame: { session } }: TestPage) => {
  const { report } = session;
  const [visual] = report.activePage.visuals;
  return report.result(report.activePage, visual!).rows.map((row) => row.join());
};

it('keeps the question and offers suggestions if its fields cannot be combined', async () => {
  const { page, view, input, note } = await askedView('stores by gift');
  expect(note()).toBe('These fields cannot be combined. Try one of the suggestions.');
  expect(input.value).toBe('stores by gift');
  expect(view.element.querySelectorAll('.suggestions li').length).toBeGreaterThan(0);
  expect(page.events).not.toContain('error');
});

it('shows each of several numbers in a card of equal size', async () => {
  const { page, view, render } = await askedView('total and gifts and count');
  const visuals = () => page.frame.session.report.activePage.visuals;
  expect(visuals().map(({ name, type, title }) => [name, type, title])).toEqual([
    ['answer', 'card', 'Total'],
    ['answer-2', 'card', 'Gifts'],
    ['answer-3', 'card', 'Count'],
  ]);
  const sizes = [...view.element.querySelectorAll<HTMLElement>('.answer .visual')].map(
    ({ style: { width, height } }) => `${width} ${height}`,
  );
  expect([sizes.length, new Set(sizes).size]).toEqual([3, 1]);
  await page.request('POST', '/qna/interpret', { question: 'total by region' });
  render();
  expect(view.element.querySelectorAll('.answer .visual').length).toBe(1);
});

it('shows the trend of a number that is that of the latest month', async () => {
  const latest = {
    table: 'Sales',
    name: 'Sales now',
    label: 'Sales',
    column: 'Amount',
    where: [{ column: 'Day', in: ['2026-05-01', '2026-05-14', '2026-05-15', '2026-05-15T14:00:00Z', '2026-05-20'] }],
  };
  const all = { table: 'Sales', name: 'Sales', column: 'Amount' };
  const { page } = await askedView('sales', { ...shopReport, measures: [...shopReport.measures!, latest, all] });
  const [visual] = page.frame.session.report.activePage.visuals;
  expect([visual?.type, visual?.query?.categories?.[0]?.bucket]).toEqual(['kpi', 'month']);
  const { page: other } = await askedView('sales', { ...shopReport, measures: [...shopReport.measures!, all] });
  expect(other.frame.session.report.activePage.visuals.map(({ type }) => type)).toEqual(['card']);
});

it('removes the reason for a missing answer together with the text of the question', async () => {
  const { note, render, type } = await askedView('how are you');
  expect(note()).toMatch('does not match any field');
  type('');
  expect(note()).toBe('');
  type('how are you');
  render();
  expect(note()).toMatch('does not match any field');
});

it('names the parts of a question that the answer does not include', async () => {
  const { page, view, render, note } = await askedView('total by region in texas');
  const ignored = () => view.element.querySelector('.ignored')?.textContent;
  expect([note(), ignored()]).toEqual(['Showing total by region', 'Ignored: texas']);
  expect(view.element.querySelector('.ignored > .icon')).not.toBeNull();
  await page.request('POST', '/qna/interpret', { question: 'total by region' });
  render();
  expect(ignored()).toBe('');
  expect(view.element.querySelector('.ignored')?.childElementCount).toBe(0);
});

it('says that the values of a column cannot be shown on a map', async () => {
  const { view } = await askedView('total by region as map in texas');
  expect(view.element.querySelector('.ignored')?.textContent).toBe(
    'The values of Region cannot be shown on a map. Ignored: texas',
  );
});

it('shows a card instead of a chart over time with a single point', async () => {
  const sales = shopReport.tables.map((table) =>
    table.name === 'Sales' ? { ...table, rows: table.rows.slice(0, 3) } : table,
  );
  const { page, note } = await askedView('total over time', { ...shopReport, tables: sales });
  expect(page.frame.session.report.activePage.visuals.map(({ type }) => type)).toEqual(['card']);
  expect(note()).toBe('Showing total by month');
});

it('shows a chart with the details below a single number, which is not part of the answer', async () => {
  const { page, view, render } = await askedView('total');
  const companion = () => (page.frame.session.view as QnaView).companion;
  expect([companion()?.type, companion()?.title]).toEqual(['lineChart', 'Total by month']);
  expect(page.frame.session.report.activePage.visuals.map(({ name }) => name)).toEqual(['answer']);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  const height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const titles = () => [...view.element.querySelectorAll('.answer h2')].map(({ textContent }) => textContent);
  expect(render()).toEqual(['answer']);
  expect(titles()).toEqual(['Total', 'Total by month']);
  height.mockReturnValue(300);
  render();
  expect(titles()).toEqual(['Total']);
});

it('groups a number without a trend by a column with several values in the answer', async () => {
  const { page } = await askedView('count');
  const companion = () => (page.frame.session.view as QnaView).companion;
  expect([companion()?.type, companion()?.title]).toEqual(['clusteredBarChart', 'Count by store']);
  await page.request('POST', '/qna/interpret', { question: 'count in north' });
  expect(companion()?.title).toBe('Count by store · North');
});

it('shows the numbers of a few bars in a table, which is not part of the answer', async () => {
  const { page, view, render } = await askedView('count by region');
  const companion = () => (page.frame.session.view as QnaView).companion;
  expect([companion()?.type, companion()?.query?.categories?.length]).toEqual(['tableEx', 1]);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  const height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const boxes = () => view.element.querySelectorAll('.answer .visual').length;
  expect([render(), boxes()]).toEqual([['answer'], 2]);
  height.mockReturnValue(120);
  expect([render(), boxes()]).toEqual([['answer'], 1]);
  await page.request('POST', '/qna/interpret', { question: 'count by region as columns' });
  expect(companion()).toBeUndefined();
});

describe('while a question is typed', () => {
  const outdated = (view: QnaViewElement) => view.element.querySelector('.qna')!.classList.contains('outdated');
  const questions = ({ messages }: TestPage) =>
    messages.flatMap(({ url, body }) =>
      url.endsWith('/events/visualRendered') ? [(body as { question: string }).question] : [],
    );

  it('answers it after a pause, and emits the event only once if it is then submitted', async () => {
    const { page, view, render, type, note } = await askedView('total');
    type('total by region');
    expect(outdated(view)).toBe(true);
    await page.next('/events/visualRendered');
    render();
    expect([note(), outdated(view)]).toEqual(['Showing total by region', false]);
    view.element.querySelector('form')!.requestSubmit();
    type('total by store');
    await page.next('/events/visualRendered');
    expect(questions(page)).toEqual(['total', 'total by region', 'total by store']);
  });

  it('keeps the previous answer, which is faint, until all words are understood', async () => {
    const { page, view, type, note } = await askedView('total');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    type('total by reg');
    await vi.advanceTimersByTimeAsync(1000);
    expect([note(), outdated(view)]).toEqual(['Showing total', true]);
    expect((page.frame.session.view as QnaView).question).toBe('total');
    type('total');
    expect(outdated(view)).toBe(false);
  });
});

it('filters the answer by a condition on its measure, after aggregation', async () => {
  const { page, note } = await askedView('total by region with at least 100');
  expect(note()).toBe('Showing total by region where total is at least 100');
  expect(answerRows(page)).toEqual(['South,110', 'North,100']);
  await page.request('POST', '/qna/interpret', { question: 'total by region between 60 and 100' });
  expect(answerRows(page)).toEqual(['North,100', ',70']);
});

it('filters the answer by a year or a month', async () => {
  const { page, note } = await askedView('total in 2025');
  expect(note()).toBe('Showing total in 2025');
  expect(answerRows(page)).toEqual(['50']);
  await page.request('POST', '/qna/interpret', { question: 'total by year in 2026' });
  expect(answerRows(page)).toEqual(['230']);
});

it('moves between the question box and the suggestions with the arrow keys', async () => {
  const { view, input, type } = await askedView('');
  document.body.replaceChildren(view.element);
  type('co');
  const suggestions = [...view.element.querySelectorAll<HTMLElement>('.suggestions button')];
  expect(suggestions.length).toBeGreaterThan(1);
  const press = (key: string) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    return [input, ...suggestions].findIndex((stop) => stop === document.activeElement);
  };
  input.focus();
  expect([press('ArrowUp'), press('ArrowDown'), press('ArrowDown'), press('ArrowUp'), press('ArrowUp')]).toEqual([
    0, 1, 2, 1, 0,
  ]);
});
