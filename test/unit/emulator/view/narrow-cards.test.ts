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
  expect(narrowRow(cards, 340, report)).toMatchObject({ details: 'all', numberSize: 18 });
});

it('omits the second lines of cards if one of them does not fit, but keeps the changes of KPIs', () => {
  expect(narrowRow(cards, 290, report)).toMatchObject({ details: 'kpis', hasTwoLineTitles: false });
});

it('omits all second lines if there is no room for the changes of KPIs either', () => {
  const row = narrowRow([cardOf('Studios', 'Certified staff'), cardOf('Fill')], 128, report)!;
  expect(row).toMatchObject({ details: 'none', hasTwoLineTitles: false });
  expect(row.height).toBeLessThan(narrowRow(cards, 340, report)!.height);
});

it('gives long titles two lines if there are no second lines', () => {
  const titles = ['With a photo', 'Without a photo', 'With permissions', 'Without permissions'];
  const row = narrowRow(
    titles.map((title) => cardOf(title, '')),
    340,
    report,
  )!;
  expect(row).toMatchObject({ details: 'none', hasTwoLineTitles: true });
});

it('gives long titles two lines if all second lines fit', () => {
  const titles = ['Photo', 'No photo', 'Permissions', 'No permissions'];
  const row = narrowRow(
    titles.map((title) => cardOf(title, 'of')),
    334,
    report,
  )!;
  expect(row).toMatchObject({ details: 'all', hasTwoLineTitles: true });
});

describe('the short label of a measure', () => {
  const shortened = (title: string, shortLabel: string) => {
    const query = { measures: [{ table: 'Staff', measure: 'Staff without permissions', shortLabel }] };
    return { visual: { ...cardOf(title, 'of').visual, query } };
  };
  const row = (width: number) =>
    narrowRow(
      [cardOf('Photo', 'of'), cardOf('Permissions', 'of'), shortened('No permissions', 'No access')],
      width,
      report,
    );

  it('is the title of a card whose title does not fit in one line', () => {
    expect(row(250)).toMatchObject({ details: 'all', hasShortTitles: true, hasTwoLineTitles: false });
  });

  it('is not shown if there is room for the title', () => {
    expect(row(330)).toMatchObject({ details: 'all', hasShortTitles: false });
  });

  it('is in the second line of a card in which the label of its second measure does not fit', () => {
    const related = { columns: ['Main', 'Positions filled'], rows: [[1, 772]] };
    const columns = related.columns.map((label) => ({ label, role: 'measure', field: { shortLabel: 'Filled' } }));
    const { formatter } = report;
    const shortReport = { formatter, result: () => ({ ...related, columns }) } as unknown as ReportSession;
    const pair = [cardOf('Fill rate', ''), cardOf('Filled', '')];
    expect(narrowRow(pair, 280, shortReport)).toMatchObject({ details: 'all', hasShortDetails: false });
    expect(narrowRow(pair, 200, shortReport)).toMatchObject({ details: 'all', hasShortDetails: true });
  });
});

it('has less padding if the text needs it', () => {
  const row = narrowRow([cardOf('Headcount'), cardOf('Clubs'), cardOf('Team size'), cardOf('Attrition')], 286, report)!;
  expect(row).toMatchObject({ padding: 5 });
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
  expect(sizeOf(272_612)).toBeLessThan(18);
});

it('returns undefined if titles do not fit, or if KPIs would have no room for their changes', () => {
  expect(narrowRow([cardOf('Headcount', ''), cardOf('Internationalization', '')], 180, report)).toBeUndefined();
  expect(narrowRow([cardOf('A'), cardOf('B'), cardOf('C')], 190, report)).toBeUndefined();
});
