import { describe, expect, it } from 'vitest';
import type { QueryResult } from '../../../../src/emulator/engine/evaluate';
import type { VisualDefinition } from '../../../../src/emulator/model/definition';
import type { MeasureField } from '../../../../src/emulator/model/query';
import { card, kpi } from '../../../../src/emulator/frame/view/visuals/card';
import { createBody } from '../../../../src/emulator/frame/view/visuals/visual-body';
import { amount, inputOf, month, open } from './tested-visual';

describe('a card', () => {
  const count: MeasureField = { table: 'Sales', measure: 'Count' };
  const render = async (measures: MeasureField[]) => {
    const { session, visual } = await open('card', { measures });
    const { report } = session;
    return card(report.result(report.activePage, visual), report.formatter);
  };

  it('shows the second measure below the number', async () => {
    const element = await render([amount, count]);
    expect(element.querySelector('.card-value')!.textContent).toMatch(/^[\d,.]+$/);
    expect(element.querySelector('.kpi-change')!.textContent).toMatch(/^Count \d+$/);
    expect(element.querySelector('svg')).toBeNull();
  });

  it('shows only the number if there is a single measure', async () => {
    for (const measures of [[amount], [amount, { ...count, role: 'Tooltips' }]])
      expect((await render(measures)).className).toBe('card-value');
  });
});

describe('a KPI', () => {
  const render = async (
    options: VisualDefinition['kpi'] = {},
    measures: MeasureField[] = [amount],
    now = Date.UTC(2026, 5, 1),
  ) => {
    const { session, visual } = await open('kpi', { categories: [month], measures }, { kpi: options });
    const { report } = session;
    return kpi(report.result(report.activePage, visual), report.formatter, report.strings, visual.kpi, { now });
  };

  it('shows its latest value, its change from the previous period, and all values as a line', async () => {
    const element = await render();
    expect(element.querySelector('.card-value')!.textContent).toBe('190');
    expect(element.querySelector('.kpi-change.good')!.textContent).toBe('▲ 375.0% vs. Apr 2026');
    expect(element.querySelector('polyline')!.getAttribute('points')!.split(' ')).toHaveLength(3);
  });

  it('compares its value with the goal if one is defined', async () => {
    const goal: MeasureField = { table: 'Sales', measure: 'Count', role: 'Goal' };
    const element = await render({}, [goal, { ...amount, role: 'Indicator' }]);
    expect(element.querySelector('.card-value')!.textContent).toBe('190');
    expect(element.querySelector('.kpi-change.good')!.textContent).toMatch(/^▲ [\d,.]+% vs\. target \d+$/);
  });

  it('highlights an increase as bad if low values are good', async () => {
    expect((await render({ lowIsGood: true })).querySelector('.kpi-change.bad')).not.toBeNull();
  });

  it('shows the text for the goal instead of its value', async () => {
    const goal: MeasureField = { table: 'Sales', measure: 'Count', role: 'Goal' };
    const element = await render({ goalLabel: 'Apr 1–20' }, [amount, goal]);
    expect(element.querySelector('.kpi-change')!.textContent).toMatch(/^▲ [\d,.]+% vs\. Apr 1–20$/);
  });

  it('marks an incomplete period in the trend line, which ends before it if there is a goal', async () => {
    const goal: MeasureField = { table: 'Sales', measure: 'Count', role: 'Goal' };
    const trendAt = async (now: number, ...measures: MeasureField[]) => {
      const line = (await render({}, measures, now)).querySelector('.sparkline')!;
      const points = line.querySelector('polyline')!.getAttribute('points')!.split(' ');
      return { count: points.length, isMarked: line.querySelector('.hole') !== null };
    };
    const { count } = await trendAt(Date.UTC(2026, 5, 1), amount);
    expect(await trendAt(Date.UTC(2026, 5, 1), amount, goal)).toEqual({ count, isMarked: false });
    expect(await trendAt(Date.UTC(2026, 4, 20), amount)).toEqual({ count, isMarked: true });
    expect(await trendAt(Date.UTC(2026, 4, 20), amount, goal)).toEqual({ count: count - 1, isMarked: false });
  });

  it('compares an incomplete period with the same part of the previous one, also in the trend line', async () => {
    const goal: MeasureField = { table: 'Sales', measure: 'Count', role: 'Goal' };
    const options = { goalToDate: true, goalLabel: 'Apr 1–20' };
    const { session, visual } = await open('kpi', { categories: [month], measures: [amount, goal] });
    const { report } = session;
    const { columns, rows } = report.result(report.activePage, visual);
    const counts = rows.map((row) => row[2]);
    const renderAt = (now: number, shown = { columns, rows }) =>
      kpi(shown, report.formatter, report.strings, options, { now });
    const pointsOf = (element: HTMLElement) => element.querySelector('polyline')!.getAttribute('points');
    const current = renderAt(Date.UTC(2026, 4, 20));
    expect(current.querySelector('.kpi-change')!.textContent).toMatch(/^▲ [\d,.]+% vs\. Apr 1–20$/);
    expect(current.querySelector('.hole')).not.toBeNull();
    // the line shows the counts, and ends at the value
    const parts = rows.map((row, index) => [row[0]!, index < rows.length - 1 ? counts[index]! : row[1]!]);
    const [date, value] = columns;
    expect(pointsOf(current)).toBe(
      pointsOf(renderAt(Date.UTC(2026, 4, 20), { columns: [date!, value!], rows: parts })),
    );
    // a complete period is compared with the previous one
    const complete = renderAt(Date.UTC(2026, 5, 1));
    expect(complete.querySelector('.kpi-change')!.textContent).toBe('▲ 375.0% vs. Apr 2026');
    expect(pointsOf(complete)).toBe(pointsOf(await render()));
  });

  it('names the period of the value, unless it is evident from the previous period', async () => {
    const goal: MeasureField = { table: 'Sales', measure: 'Count', role: 'Goal' };
    const periodAt = async (now: number, ...measures: MeasureField[]) =>
      (await render({}, [amount, ...measures], now)).querySelector('.kpi-period')?.textContent;
    expect(await periodAt(Date.UTC(2026, 5, 1), goal)).toBe('May 2026');
    expect(await periodAt(Date.UTC(2026, 4, 31), goal)).toBe('May 2026');
    expect(await periodAt(Date.UTC(2026, 4, 20), goal)).toBe('May to date');
    expect(await periodAt(Date.UTC(2026, 4, 20))).toBe('May to date');
    expect(await periodAt(Date.UTC(2026, 5, 1))).toBeUndefined();
  });

  it('keeps the line below the value if there is no previous one, and names a hidden period in it', async () => {
    const { session } = await open('kpi', { categories: [month], measures: [amount] });
    const { report } = session;
    const { columns, rows } = report.result(report.activePage, report.activePage.visuals[0]!);
    const lineWith = (hidePeriod: boolean) =>
      kpi({ columns, rows: rows.slice(0, 1) }, report.formatter, report.strings, {}, { hidePeriod }).querySelector(
        '.kpi-change',
      )?.textContent;
    expect(lineWith(false)).toBe('');
    expect(lineWith(true)).toMatch(/^\w+ 20\d\d$/);
  });

  it('omits the period if the text on the page is enlarged so much that it would cover the title', async () => {
    const goal: MeasureField = { table: 'Sales', measure: 'Count', role: 'Goal' };
    const { session, visual } = await open('kpi', { categories: [month], measures: [amount, goal] });
    const { report } = session;
    const content = { title: '', result: report.result(report.activePage, visual), selected: [], asTable: false };
    const state = { select: () => undefined, search: { text: '', open: false }, isUntitled: false };
    const periodAt = (textScale: number) =>
      createBody({ ...inputOf(session), textScale }, { ...content, ...state })!.querySelector('.kpi-period');
    expect(periodAt(1.5)).not.toBeNull();
    expect(periodAt(1.6)).toBeNull();
  });

  it('shortens numbers with more than seven characters', async () => {
    const { session } = await open('kpi', { measures: [amount] });
    const { formatter, strings } = session.report;
    const show = (value: number) => {
      const columns = [{ label: 'N', type: 'number', role: 'measure', field: amount }] as QueryResult['columns'];
      return kpi({ columns, rows: [[1], [2], [value]] } as QueryResult, formatter, strings).querySelector(
        '.card-value',
      );
    };
    expect(show(174280)!.textContent).toBe('174,280');
    expect(show(3935556)!.textContent).toBe('3.94M');
    expect(show(3935556)!.getAttribute('title')).toBe('3,935,556');
  });

  it('says that a value has not changed, and shows a change from zero as a number', async () => {
    const show = (...values: number[]) => {
      const columns = [{ label: 'N', type: 'number', role: 'measure', field: amount }] as QueryResult['columns'];
      const result = { columns, rows: values.map((value) => [value]) } as QueryResult;
      const { formatter, strings } = session.report;
      return kpi(result, formatter, strings).querySelector('.kpi-change')!;
    };
    const { session } = await open('kpi', { measures: [amount] });
    expect(show(4, 4).textContent).toMatch(/^No change/);
    expect(show(4, 4).className.trim()).toBe('kpi-change');
    expect(show(0, 2).textContent).toMatch(/^▲ 2 /);
    expect(show(0, 2).className).toContain('good');
  });
});
