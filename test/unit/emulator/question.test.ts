import { describe, expect, it } from 'vitest';
import { Dataset } from '../../../src/emulator/engine/dataset';
import { groupFieldsOf } from '../../../src/emulator/model/query';
import { parseQuestion } from '../../../src/emulator/session/qna/grammar';
import { relatedQuestions, suggestQuestions } from '../../../src/emulator/session/qna/suggestions';
import { quickCreateReport } from '../../../src/emulator/session/state/quick-create-report';
import { findContentErrors, sampleReport } from '../../../src/emulator';
import type { DatasetCreateConfiguration } from '../../../src/models';
import { shop } from './shop';

const dataset = new Dataset(shop);
const sample = new Dataset(sampleReport());

describe('parseQuestion', () => {
  it.each([
    ['total', 'card', 'total'],
    ['Total by region?', 'clusteredBarChart', 'total by region'],
    ['total by region as pie chart', 'pieChart', 'total by region'],
    ['total by region as donut', 'donutChart', 'total by region'],
    ['total by region as treemap', 'treemap', 'total by region'],
    ['total by region as a table', 'tableEx', 'total by region'],
    ['total by region as lines', 'lineChart', 'total by region'],
    ['total by region as columns', 'clusteredColumnChart', 'total by region'],
    ['total over time as bars', 'clusteredBarChart', 'total by month'],
    ['total and gifts by region as pie', 'pieChart', 'total by region'],
    ['total by region bar chart', 'clusteredBarChart', 'total by region'],
    ['total by region and store as a stacked column chart', 'columnChart', 'total by region and store'],
    ['total by region and store as clustered bar', 'clusteredBarChart', 'total by region and store'],
    ['total over time as stacked area', 'stackedAreaChart', 'total by month'],
    ['total by region as waterfall', 'waterfallChart', 'total by region'],
    ['total by region and store as a matrix', 'pivotTable', 'total by region and store'],
    ['total as a number', 'card', 'total'],
    // types that cannot show the fields
    ['total as pie', 'card', 'total'],
    ['total by region and store as pie', 'columnChart', 'total by region and store'],
    ['total by region as card', 'clusteredBarChart', 'total by region'],
    ['total by region as map', 'clusteredBarChart', 'total by region'],
    ['top 2 total by store', 'clusteredBarChart', 'top 2 total by store'],
    ['total over time', 'lineChart', 'total by month'],
    ['total by year', 'lineChart', 'total by year'],
    ['total in the north', 'card', 'total where region is north'],
    ['total by store in the north region', 'clusteredBarChart', 'total by store where region is north'],
    ['total by region in the north', 'clusteredBarChart', 'total by region where region is north'],
    ['gifts and total by region', 'clusteredBarChart', 'gifts and total by region'],
    ['average amount by region and store', 'clusteredColumnChart', 'avg of amount by region and store'],
  ])('parses the question %s', (question, type, normalized) => {
    const parsed = parseQuestion(dataset, question);
    expect([parsed?.type, parsed?.normalized]).toEqual([type, normalized]);
  });

  it('shows known places as a map', () => {
    const places = shop.tables.map((table) =>
      table.name === 'Stores' ? { ...table, rows: table.rows.map(([id, name]) => [id!, name!, 'Chicago']) } : table,
    );
    const parsed = parseQuestion(new Dataset({ ...shop, tables: places }), 'total by region as map');
    expect(parsed?.type).toBe('map');
  });

  it.each(['total by region on a map', 'map of total by region', 'total by region on the map'])(
    'recognizes the type in %s',
    (question) => {
      const places = shop.tables.map((table) =>
        table.name === 'Stores' ? { ...table, rows: table.rows.map(([id, name]) => [id!, name!, 'Chicago']) } : table,
      );
      const parsed = parseQuestion(new Dataset({ ...shop, tables: places }), question);
      expect([parsed?.type, parsed?.ignored]).toEqual(['map', []]);
    },
  );

  it.each([
    ['members by cities on a map', 'map', undefined],
    ['members by city as map', 'map', undefined],
    ['members by locations on a map', 'clusteredBarChart', 'Location'],
    ['members by location as map', 'clusteredBarChart', 'Location'],
  ])('returns the column whose values a map cannot show for %s', (question, type, unmapped) => {
    const parsed = parseQuestion(sample, question);
    expect([parsed?.type, parsed?.unmapped, parsed?.ignored]).toEqual([type, unmapped, []]);
  });

  it.each([
    [
      'headcount by team and contract as a column chart for the northeast region',
      'Headcount by team and contract · Northeast',
    ],
    ['revenue by month in 2025', 'Revenue by month · 2025'],
    ['people hired in 2025 by team', 'People by team · Hired in 2025'],
    ['top 5 headcount by role in the south or pacific', 'Top 5 headcount by role · South or Pacific'],
    ['headcount by region with more than 200', 'Headcount by region · Headcount more than 200'],
  ])('returns the title of the answer to %s', (question, title) => {
    const parsed = parseQuestion(sample, question);
    expect([parsed?.title, parsed?.ignored]).toEqual([title, []]);
  });

  it('recognizes the type of chart before its fields', () => {
    expect(parseQuestion(dataset, 'pie chart of total by region')?.type).toBe('pieChart');
  });

  it.each([
    ['What is the total by region?', []],
    ["what's our total over time as a line chart", []],
    ['total by month and region', []],
    ['total in texas', ['texas']],
    ['stores with more than 50 total in the north', ['more than 50']],
    ['total by region on a map', []],
    ['total on a map', ['map']],
    ['total and gifts by region as pie', ['gifts']],
    ['stores over time', ['over time']],
    ['Total nach Region', []],
    ['gift share by region as pie', ['pie']],
  ])('returns the parts of %s that the answer does not include', (question, ignored) => {
    expect(parseQuestion(dataset, question)?.ignored).toEqual(ignored);
  });

  it.each([
    ['total by store with more than 50', [['GreaterThan', 50]]],
    ['total by store greater than 50', [['GreaterThan', 50]]],
    ['total by store over 1,500.5', [['GreaterThan', 1500.5]]],
    ['total by store above $2k', [['GreaterThan', 2000]]],
    ['total by store of at least 50%', [['GreaterThanOrEqual', 0.5]]],
    ['total by store less than 10', [['LessThan', 10]]],
    ['total by store with fewer than 10', [['LessThan', 10]]],
    ['total by store under 1m', [['LessThan', 1_000_000]]],
    ['total by store below 10', [['LessThan', 10]]],
    ['total by store up to 10', [['LessThanOrEqual', 10]]],
    ['total by store with at most 10', [['LessThanOrEqual', 10]]],
    [
      'total by store between 10 and 20',
      [
        ['GreaterThanOrEqual', 10],
        ['LessThanOrEqual', 20],
      ],
    ],
    ['Total by store mit mehr als 50', [['GreaterThan', 50]]],
    ['Total by store mit mindestens 50', [['GreaterThanOrEqual', 50]]],
    ['Total by store unter 50', [['LessThan', 50]]],
    ['total by store avec plus de 50', [['GreaterThan', 50]]],
    ['total by store au moins 50', [['GreaterThanOrEqual', 50]]],
    ['total by store con más de 50', [['GreaterThan', 50]]],
    ['total by store con al menos 50', [['GreaterThanOrEqual', 50]]],
  ])('parses the condition in %s', (question, expected) => {
    const { range, ignored, normalized } = parseQuestion(dataset, question)!;
    expect(range?.conditions.map(({ operator, value }) => [operator, value])).toEqual(expected);
    expect([ignored, normalized]).toEqual([[], `total by store where total is ${range!.text}`]);
  });

  it.each([
    ['total and gifts by region with more than 5 gifts', 'Gifts'],
    ['total and gifts by region with gifts over 5', 'Gifts'],
    ['gifts and total by region over 5', 'Gifts'],
  ])('applies a condition to the measure next to it, or to the first one: %s', (question, measure) => {
    expect(parseQuestion(dataset, question)?.range?.measure).toMatchObject({ measure });
  });

  it('ignores a condition on a single number', () => {
    const { range, ignored } = parseQuestion(dataset, 'total over 50')!;
    expect([range, ignored]).toEqual([undefined, ['over 50']]);
  });

  it.each([
    ['revenue in 2025', 'year', '2025-01-01', 'Month', 'revenue in 2025'],
    ['revenue by region in March 2026', 'month', '2026-03-01', 'Month', 'revenue by region in march 2026'],
    ['revenue by month in 2025', 'year', '2025-01-01', 'Month', 'revenue by month in 2025'],
    ['Revenue im März 2026', 'month', '2026-03-01', 'Month', 'revenue in märz 2026'],
    ['revenue en février 2026', 'month', '2026-02-01', 'Month', 'revenue in février 2026'],
    ['revenue en marzo de 2026', 'month', '2026-03-01', 'Month', 'revenue in marzo de 2026'],
    ['members in May 2026', 'month', '2026-05-01', 'Month', 'members in may 2026'],
    ['people hired in 2025 by team', 'year', '2025-01-01', 'Hired', 'people by team hired in 2025'],
    ['studios opened in 2024', 'year', '2024-01-01', 'Opened', 'studios opened in 2024'],
  ])('parses the period in %s', (question, bucket, start, column, normalized) => {
    const parsed = parseQuestion(sample, question)!;
    expect(parsed.period).toMatchObject({ bucket, start: Date.parse(start), field: { column } });
    expect([parsed.ignored, parsed.normalized]).toEqual([[], normalized]);
  });

  it.each(['headcount in 2025', 'members in 2025'])(
    'ignores the period in %s, over which the measure cannot be added up',
    (question) => {
      const { period, ignored } = parseQuestion(sample, question)!;
      expect([period, ignored]).toEqual([undefined, ['2025']]);
    },
  );

  it('averages a column that only an average in the model shows', () => {
    const measuresIn = (question: string) => parseQuestion(sample, question)?.query.measures;
    const average = [{ table: 'Staff', measure: 'Average rate' }];
    expect(measuresIn('hourly rate by team')).toEqual(average);
    expect(measuresIn('average hourly rate by team')).toEqual(average);
    expect(measuresIn('average applicants')).toEqual([{ table: 'Openings', column: 'Applicants', aggregation: 'avg' }]);
  });

  it('groups by a column that has the same name as a measure', () => {
    const measures = [...(shop.measures ?? []), { table: 'Orders', name: 'Region', aggregation: 'count' as const }];
    const parsed = parseQuestion(new Dataset({ ...shop, measures }), 'total by region');
    expect([parsed?.type, parsed?.normalized]).toEqual(['clusteredBarChart', 'total by region']);
  });

  it.each([
    ['open positions by role', [{ table: 'Openings', column: 'Role' }]],
    [
      'openings by month and status',
      [
        { table: 'Openings', column: 'Posted', bucket: 'month' },
        { table: 'Openings', column: 'Status' },
      ],
    ],
    [
      'headcount by role and region',
      ['Staff', 'Locations'].map((table, index) => ({ table, column: ['Role', 'Region'][index] })),
    ],
  ])('groups %s by the columns of the table of the measure, or of a related table', (question, fields) => {
    const query = parseQuestion(sample, question)?.query ?? {};
    expect(groupFieldsOf(query)).toEqual(fields);
  });

  it('filters by the value in the table of the measure', () => {
    const [role] = sample.field('Openings', { table: 'Openings', column: 'Role' }).values;
    const conditions = parseQuestion(sample, `openings for ${String(role)}`)?.conditions;
    expect(conditions?.map(({ field }) => field)).toEqual([{ table: 'Openings', column: 'Role' }]);
  });

  it('uses the measure for all dates over time if one for a single date has the same name', () => {
    const latest = {
      table: 'Sales',
      name: 'Total now',
      label: 'Total',
      where: [{ column: 'Day', in: ['2026-05-20'] }],
    };
    const two = new Dataset({ ...shop, measures: [latest, ...(shop.measures ?? [])] });
    const measuresIn = (question: string) => parseQuestion(two, question)?.query.measures;
    expect(measuresIn('total over time')).toEqual([{ table: 'Sales', measure: 'Total' }]);
    expect(measuresIn('total by region')).toEqual([{ table: 'Sales', measure: 'Total now' }]);
  });

  it('returns undefined for a question without fields', () => {
    expect(parseQuestion(dataset, 'how are you')).toBeUndefined();
  });
});

describe('relatedQuestions', () => {
  it('returns answerable questions with the same measure or column, but not the question itself', () => {
    const related = relatedQuestions(dataset, 'total by region');
    expect(related).toContain('total over time');
    expect(related).not.toContain('total by region');
    expect(related.every((each) => / ?total|by region/.test(each) && parseQuestion(dataset, each))).toBe(true);
    expect(new Set(related).size).toBe(related.length);
  });

  it('returns a question only once if two measures have the same label', () => {
    const measures = [...(shop.measures ?? []), { table: 'Sales', name: 'All gifts', label: 'Gifts' }];
    const two = measures.filter(({ name }) => name !== 'Count' && name !== 'Gift share');
    const related = relatedQuestions(new Dataset({ ...shop, measures: two }), 'total');
    expect(related.filter((each) => each === 'gifts')).toEqual(['gifts']);
  });

  it('relates a question over time to sums over time', () => {
    const sums = [...(shop.measures ?? []), { table: 'Sales', name: 'Turnover', column: 'Amount' }];
    const related = relatedQuestions(new Dataset({ ...shop, measures: sums }), 'total over time');
    expect(related).toContain('turnover over time');
    expect(related).not.toContain('count over time');
  });

  it('returns nothing for a question without fields', () => {
    expect(relatedQuestions(dataset, 'how are you')).toEqual([]);
  });
});

describe('suggestQuestions', () => {
  it('starts with different tables, and suggests only sums over time', () => {
    const questions = suggestQuestions(dataset, '');
    expect(questions.slice(0, 3).map((each) => each.split(' ')[0])).toEqual(['total', 'total', 'stores']);
    expect(questions.filter((each) => each.endsWith('over time'))).toEqual(['total over time']);
  });

  it('does not group by columns that say yes or no', () => {
    const open = { name: 'Open', type: 'boolean' as const };
    const tables = shop.tables.map((table) => ({
      ...table,
      columns: [...table.columns, open],
      rows: table.rows.map((row) => [...row, true]),
    }));
    const questions = suggestQuestions(new Dataset({ ...shop, tables }), 'total by ');
    expect(questions).toContain('total by region');
    expect(questions).not.toContain('total by open');
  });
});

describe('suggestQuestions for text that no question starts with', () => {
  it('completes the last words to fields and values', () => {
    expect(suggestQuestions(sample, 'headcount by team and cont')).toContain('headcount by team and contract');
    expect(suggestQuestions(sample, 'headcount in north')).toContain('headcount in northeast');
  });

  it('extends a question that can be answered by a second column', () => {
    const questions = suggestQuestions(sample, 'revenue by month');
    expect(questions).toContain('revenue by month and region');
    expect(questions.every((each) => each.startsWith('revenue'))).toBe(true);
  });

  it('suggests questions with the typed words', () => {
    const questions = suggestQuestions(sample, 'please show me rev');
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.every((each) => each.includes('rev'))).toBe(true);
  });

  it('suggests nothing for words that are not in the data', () => {
    expect(suggestQuestions(sample, 'how are you')).toEqual([]);
  });
});

describe('quick create', () => {
  const config = {
    locale: 'en-US',
    tableSchemaList: [
      {
        name: 'Orders',
        columns: [
          { name: 'Country', dataType: 'Text' },
          { name: 'Day', dataType: 'Date' },
          { name: 'Price', dataType: 'Currency' },
        ],
      },
    ],
    data: [
      {
        name: 'Orders',
        rows: [
          ['FR', '2026-01-02', '3.5'],
          ['DE', '2026-02-02', '4'],
          ['FR', '2026-02-03', ''],
        ],
      },
    ],
  } as unknown as DatasetCreateConfiguration;

  it('creates a valid report with typed columns and initial visuals', () => {
    const report = quickCreateReport(config);
    expect(report.tables[0]?.columns.map(({ type }) => type)).toEqual(['text', 'date', 'number']);
    expect(findContentErrors(report)).toEqual([]);
    expect(report.pages[0]?.visuals.map(({ type }) => type)).toEqual([
      'card',
      'card',
      'card',
      'card',
      'lineChart',
      'clusteredColumnChart',
      'tableEx',
    ]);
  });

  it('rejects quick create without tables', () => {
    expect(() => quickCreateReport({ locale: 'en-US', mashupDocument: 'x' })).toThrow();
  });
});
