import { describe, expect, it } from 'vitest';
import type { FrameSession } from '../../../../src/emulator/session/frame-session';
import { isCompact } from '../../../../src/emulator/frame/view/report/phone-heights';
import { rangeSlicer } from '../../../../src/emulator/frame/view/visuals/range-slicer';
import { createBody } from '../../../../src/emulator/frame/view/visuals/visual-body';
import { shop } from '../shop';
import { amount, inputOf, month, open } from './tested-visual';

describe('a range slicer', () => {
  /** The sample model's tables, in which all sales are on the first day of a month. */
  const monthly = shop.tables.map((table) => ({
    ...table,
    rows:
      table.name === 'Sales'
        ? table.rows.map(([id, date, ...row]) => [id, `${String(date).slice(0, 8)}01`, ...row])
        : table.rows,
  })) as typeof shop.tables;
  const render = (session: FrameSession, width?: number) => {
    const { report } = session;
    const visual = report.visual('main', 'days');
    const onSelect = (...range: Parameters<Parameters<typeof rangeSlicer>[3]>) => {
      session.actions.selectRange(report.activePage, visual, ...range);
    };
    const element = rangeSlicer(report, report.activePage, visual, onSelect, width);
    const [from, to] = element.querySelectorAll('input');
    const set = (input: HTMLInputElement, value: string) => {
      input.value = value;
      input.dispatchEvent(new Event('change'));
    };
    return { element, from: from!, to: to!, set };
  };

  it('filters the other visuals by the selected dates, and shows the selected range', async () => {
    const { session, visual, page } = await open('card', { measures: [amount] });
    const { from, to, set } = render(session);
    expect([from.value, to.value, from.min, to.max]).toEqual(['2025-12-31', '2026-05-20', '2025-12-31', '2026-05-20']);
    const selected = page.next('/events/dataSelected');
    set(from, '2026-05-01');
    expect((await selected).body).toMatchObject({ visual: { name: 'days' }, filters: [{ filterType: 0 }] });
    const { report } = session;
    expect(report.result(report.activePage, visual).rows).toEqual([[190]]);
    set(render(session).to, '2026-05-14');
    expect(report.result(report.activePage, visual).rows).toEqual([[50]]);
    expect([render(session).from.value, render(session).to.value]).toEqual(['2026-05-01', '2026-05-14']);
  });

  it("lists months in the report's language if all dates are the first of a month", async () => {
    const { session, visual } = await open('card', { measures: [amount] }, {}, { tables: monthly });
    const selects = () => [...render(session).element.querySelectorAll('select')];
    const [from, to] = selects();
    expect([...from!.options].map(({ text }) => text)).toEqual(['Dec 2025', 'Apr 2026', 'May 2026']);
    expect([from!.value, to!.value]).toEqual(['2025-12-01', '2026-05-01']);
    expect([from, to].map((select) => select!.previousElementSibling!.textContent)).toEqual(['From', 'To']);
    from!.value = '2026-05-01';
    from!.dispatchEvent(new Event('change'));
    const { report } = session;
    expect(report.result(report.activePage, visual).rows).toEqual([[190]]);
    expect(selects().map(({ value }) => value)).toEqual(['2026-05-01', '2026-05-01']);
  });

  it('names the month that is not complete, so that the KPIs on the page need not name it', async () => {
    const bodyAt = async (date: string, isStatic = false, width = 240) => {
      const query = { categories: [month], measures: [amount] };
      const { session, visual, page } = await open('kpi', query, {}, { tables: monthly, now: date });
      expect(page.frame.session.report.now).toBe(Date.parse(date));
      const { report } = session;
      const content = { title: '', result: report.result(report.activePage, visual), selected: [] };
      const state = { select: () => undefined, search: { text: '', open: false }, asTable: false, isUntitled: false };
      const body = createBody({ ...inputOf(session), isStatic }, { ...content, ...state })!;
      const months = render(session, width).element.querySelector('select')!.options;
      return [months[months.length - 1]!.text, body.querySelector('.kpi-period')?.textContent];
    };
    expect(await bodyAt('2026-05-20T12:00:00Z')).toEqual(['May to date', undefined]);
    expect(await bodyAt('2026-05-20T12:00:00Z', false, 400)).toEqual(['May 2026 to date', undefined]);
    expect(await bodyAt('2026-06-01T12:00:00Z')).toEqual(['May 2026', undefined]);
    // A tile shows the KPI without the slicer.
    expect(await bodyAt('2026-05-20T12:00:00Z', true)).toEqual(['May to date', 'May to date']);
  });

  it('shows a range slicer in a single line on phones only if its bounds are months', async () => {
    for (const tables of [shop.tables, monthly]) {
      const { session } = await open('card', { measures: [amount] }, {}, { tables });
      const { report } = session;
      expect(isCompact(report.visual('main', 'days'), report)).toBe(tables === monthly);
    }
  });

  it('shows its button only if the range differs from the one that the report opens with', async () => {
    const { session } = await open('card', { measures: [amount] });
    const days = session.report.visual('main', 'days');
    const isHidden = () => render(session).element.querySelector<HTMLButtonElement>('button.link')!.hidden;
    expect(isHidden()).toBe(true);
    render(session).set(render(session).from, '2026-05-01');
    expect(isHidden()).toBe(false);
    days.slicer = { ...days.slicer, filters: [...days.slicerFilters] };
    expect(isHidden()).toBe(true);
  });

  it('leaves room for its button next to wide ranges of months, so that the fields keep their width', async () => {
    const { session } = await open('card', { measures: [amount] }, {}, { tables: monthly });
    const clear = (width: number) => render(session, width).element.querySelector<HTMLButtonElement>('button.link')!;
    expect(clear(400).hidden).toBe(true);
    expect([clear(440).hidden, clear(440).style.visibility]).toEqual([false, 'hidden']);
    const from = render(session, 440).element.querySelector('select')!;
    from.selectedIndex = 1;
    from.dispatchEvent(new Event('change'));
    expect([clear(440).hidden, clear(440).style.visibility]).toEqual([false, '']);
  });

  it('moves the other end if a range would end before it starts', async () => {
    const { session } = await open('card', { measures: [amount] });
    const values = () => {
      const { from, to } = render(session);
      return [from.value, to.value];
    };
    const set = (end: 'from' | 'to', value: string) => {
      const rendered = render(session);
      rendered.set(rendered[end], value);
    };
    set('from', '2026-05-01');
    set('to', '2026-04-30');
    expect(values()).toEqual(['2026-04-30', '2026-04-30']);
    set('from', '2026-05-14');
    expect(values()).toEqual(['2026-05-14', '2026-05-14']);
  });

  it('removes the upper bound if it is set to the last value, and clears the range with a button', async () => {
    const { session } = await open('card', { measures: [amount] });
    const days = session.report.visual('main', 'days');
    const { from, set } = render(session);
    set(from, '2026-05-01');
    set(render(session).to, '2026-05-20');
    expect(days.slicerFilters).toMatchObject([{ conditions: [{ operator: 'GreaterThanOrEqual' }] }]);
    render(session).element.querySelector<HTMLButtonElement>('button.link')!.click();
    expect(days.slicerFilters).toEqual([]);
  });
});
