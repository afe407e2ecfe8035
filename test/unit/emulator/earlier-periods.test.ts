import { describe, expect, it } from 'vitest';
import type { VisualDefinition } from '../../../src/emulator';
import { ReportSession } from '../../../src/emulator/session/state/report-session';
import { selectionOf } from '../../../src/emulator/session/state/selection';
import { region } from './session-page';
import { now, shopReport } from './shop';

const layout = { x: 0, y: 0, width: 200, height: 100 };
const total = { table: 'Sales', measure: 'Total' };
const byMonth = { categories: [{ table: 'Sales', column: 'Day', bucket: 'month' as const }], measures: [total] };
const months: VisualDefinition = { name: 'months', type: 'columnChart', layout, query: byMonth };

const [april, may] = [Date.UTC(2026, 3), Date.UTC(2026, 4)];

/** Returns a filter on the days of the sales. */
const days = (operator: string, value: string) => ({
  $schema: 'http://powerbi.com/product/schema#advanced',
  filterType: 0,
  target: { table: 'Sales', column: 'Day' },
  logicalOperator: 'And' as const,
  conditions: [{ operator, value }],
});

/** Opens a report with a KPI by month, and returns a function that reads the KPI's rows. */
function open(periods: number | undefined, filters: object[] = []) {
  const kpi = periods === undefined ? {} : { periods };
  const visuals: VisualDefinition[] = [{ name: 'kpi', type: 'kpi', layout, query: byMonth, kpi }, months];
  const pages = [{ name: 'main', displayName: 'Main', visuals, filters }];
  const report = new ReportSession({ ...shopReport, pages } as never, () => now);
  const rows = () => report.result(report.activePage, report.visual('main', 'kpi')).rows;
  return { report, rows };
}

describe('a KPI with a minimum number of periods', () => {
  it('adds earlier periods if fewer are selected', () => {
    const single = [days('GreaterThanOrEqual', '2026-05-01')];
    expect(open(undefined, single).rows()).toEqual([[may, 190]]);
    expect(open(2, single).rows()).toEqual([
      [april, 40],
      [may, 190],
    ]);
  });

  it('ends with the last selected period', () => {
    const { rows } = open(3, [days('LessThan', '2026-05-01')]);
    expect(rows()).toEqual([
      [Date.UTC(2025, 11), 50],
      [april, 40],
    ]);
  });

  it('applies filters on other columns to the earlier periods', () => {
    const { rows } = open(3, [days('GreaterThanOrEqual', '2026-05-01'), region(['North'])]);
    expect(rows()).toEqual([
      [april, 40],
      [may, 60],
    ]);
  });

  it('has no rows if no period is selected', () => {
    expect(open(3, [days('GreaterThanOrEqual', '2027-01-01')]).rows()).toEqual([]);
  });

  it('compares a month that is selected in a chart with the month before it', () => {
    const { report, rows } = open(2);
    report.state.selection = selectionOf(report.activePage, report.visual('main', 'months'), [[april]]);
    expect(rows()).toEqual([
      [Date.UTC(2025, 11), 50],
      [april, 40],
    ]);
  });
});
