import { describe, expect, it } from 'vitest';
import { Formatter } from '../../../../src/emulator/engine/format';
import { narrowRow } from '../../../../src/emulator/frame/view/report/narrow-cards';
import type { ReportSession } from '../../../../src/emulator/session/state/report-session';
import type { VisualState } from '../../../../src/emulator/session/state/report-state';

/** Creates a card, or a KPI if `related` is undefined. `related` is the label of the card's second measure. */
const cardOf = (title: string, related?: string) =>
  ({ visual: { title, type: related === undefined ? 'kpi' : 'card', name: related } }) as { visual: VisualState };

/** Creates a report with the value of all cards. */
const reportOf = (value: number) =>
  ({
    formatter: new Formatter('en-US'),
    result: (_page: unknown, { name: label }: VisualState) => ({
      columns: ['Main', label].filter(Boolean).map((name) => ({ label: name, role: 'measure', field: {} })),
      rows: [[value, 772]],
    }),
  }) as unknown as ReportSession;
const report = reportOf(1);

const cards = [cardOf('Headcount', 'Studios'), cardOf('Certified', 'Certified staff'), cardOf('Attrition')];

it('shows second lines in all cards if they fit', () => {
  const row = narrowRow(cards, 290, report)!;
  expect(row).toMatchObject({ hasDetails: true, numberSize: 18 });
  expect(row.widths[1]).toBeGreaterThan(row.widths[0]!);
  expect(Math.round(row.widths.reduce((sum, width) => sum + width, 0))).toBe(290);
});

it('omits all second lines if one of them does not fit', () => {
  const row = narrowRow(cards, 240, report)!;
  expect(row).toMatchObject({ hasDetails: false, widths: [80, 80, 80] });
  expect(row.height).toBeLessThan(narrowRow(cards, 290, report)!.height);
});

it('gives long titles two lines, so that cards have the same width and numbers the same size', () => {
  const titles = ['With a photo', 'Without a photo', 'With permissions', 'Without permissions'];
  const row = narrowRow(
    titles.map((title) => cardOf(title, '')),
    340,
    report,
  )!;
  expect(row).toMatchObject({ hasDetails: false, widths: [85, 85, 85, 85] });
});

describe('a title that needs more than an equal share', () => {
  const titles = ['Photo', 'No photo', 'Permissions', 'No permissions'];
  const rowWith = (width: number) =>
    narrowRow(
      titles.map((title) => cardOf(title, 'of')),
      width,
      report,
    );

  it('has a wider card, and the other cards have the same width', () => {
    const { widths, ...row } = rowWith(334)!;
    expect(row).toMatchObject({ hasDetails: true, hasTwoLineTitles: false, padding: 6 });
    expect(widths[3]).toBeGreaterThan(widths[0]!);
    expect(widths[1]).toBe(widths[0]);
    expect(Math.round(widths.reduce((sum, each) => sum + each, 0))).toBe(334);
  });

  it('has two lines if there is less room', () => {
    expect(rowWith(285)).toMatchObject({ hasDetails: true, hasTwoLineTitles: true });
  });
});

it('has the short label of its measure as its title', () => {
  const query = { measures: [{ table: 'Staff', measure: 'Staff without permissions', shortLabel: 'No access' }] };
  const missing = { visual: { ...cardOf('No permissions', 'of').visual, query } };
  const row = narrowRow(
    [cardOf('Photo', 'of'), cardOf('No photo', 'of'), cardOf('Permissions', 'of'), missing],
    334,
    report,
  )!;
  expect(row).toMatchObject({ widths: [83.5, 83.5, 83.5, 83.5], padding: 8 });
});

it('prefers less padding to cards with different widths', () => {
  const row = narrowRow([cardOf('Headcount'), cardOf('Clubs'), cardOf('Team size'), cardOf('Attrition')], 286, report)!;
  expect(row).toMatchObject({ widths: [71.5, 71.5, 71.5, 71.5], padding: 5 });
});

it('has smaller numbers if the longest one would not fit in the narrowest card', () => {
  const titles = ['Headcount', 'Clubs', 'Staff per club', 'Attrition'];
  const sizeOf = (value: number) =>
    narrowRow(
      titles.map((title) => cardOf(title)),
      320,
      reportOf(value),
    )!.numberSize;
  expect(sizeOf(2726)).toBe(18);
  expect(sizeOf(272_612)).toBeLessThan(16);
});

it('returns undefined if titles do not fit, or if KPIs would have no room for their changes', () => {
  expect(narrowRow([cardOf('Headcount', ''), cardOf('Internationalization', '')], 180, report)).toBeUndefined();
  expect(narrowRow([cardOf('A'), cardOf('B'), cardOf('C')], 190, report)).toBeUndefined();
});
