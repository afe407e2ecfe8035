import { describe, expect, it } from 'vitest';
import { shownTitle } from '../../../src/emulator/session/authoring/change-visual';
import { Author, schema, editing, region, total } from './author';
import { shopReport } from './shop';

describe('fields', () => {
  it('adds, lists and removes fields by index', async () => {
    const author = await Author.load();
    const store = { $schema: `${schema}column`, table: 'Stores', column: 'Store' };
    const { name } = await author.create('tableEx');
    await author.add(name, 'Values', region);
    await author.add(name, 'Values', store, 0);
    expect(await author.fields(name, 'Values')).toEqual([store, region]);
    await author.send('DELETE', `pages/main/visuals/${name}/dataroles/Values/fields/0`, 0);
    expect(await author.fields(name, 'Values')).toEqual([region]);
    expect(await author.page.rows(name)).toEqual(['', 'North', 'South']);
  });

  it('aggregates columns in data roles for measures', async () => {
    const author = await Author.load();
    const { name } = await author.create('clusteredColumnChart');
    await author.add(name, 'Y', { table: 'Sales', column: 'Amount' });
    await author.add(name, 'Y', { table: 'Sales', column: 'Note' });
    await author.add(name, 'Y', { table: 'Sales', column: 'Amount', aggregationFunction: 'Max' });
    expect(await author.fields(name, 'Y')).toEqual(
      [
        ['Amount', 'Sum'],
        ['Note', 'CountNonNull'],
        ['Amount', 'Max'],
      ].map(([column, aggregationFunction]) => ({
        $schema: `${schema}columnAggr`,
        table: 'Sales',
        column,
        aggregationFunction,
      })),
    );
    expect(await author.page.rows(name)).toEqual(['280,6,70']);
  });

  it('adds a hierarchy level, and further columns as drill-down levels', async () => {
    const author = await Author.load();
    const year = { $schema: `${schema}hierarchyLevel`, table: 'Sales', hierarchy: 'Calendar', hierarchyLevel: 'Year' };
    const { name } = await author.create('clusteredColumnChart');
    await author.add(name, 'Category', year);
    await author.add(name, 'Category', region);
    await author.add(name, 'Y', total);
    expect(await author.fields(name, 'Category')).toEqual([year, region]);
    expect(await author.page.rows(name)).toEqual(['2025-01-01,50', '2026-01-01,230']);
  });

  it('names the visible hierarchy levels in a generated title, but not in one that an author has set', async () => {
    const author = await Author.load();
    const { name } = await author.create('clusteredColumnChart');
    await author.add(name, 'Category', region);
    await author.add(name, 'Category', { table: 'Stores', column: 'Store' });
    await author.add(name, 'Y', total);
    const { report, actions } = author.page.frame.session;
    const visual = report.visual('main', name);
    expect(shownTitle(report, visual)).toBe('Total by Region');
    actions.stepInHierarchy(visual, 'expand');
    expect(shownTitle(report, visual)).toBe('Total by Region and Store');
    expect(shownTitle(report, { ...visual, autoTitle: false, title: 'Sales' })).toBe('Sales');
    actions.stepInHierarchy(visual, 'up');
    expect(shownTitle(report, visual)).toBe('Total by Region');
  });

  it('keeps a measure in its data role when a measure is added to an earlier data role', async () => {
    const author = await Author.load();
    const { name } = await author.create('scatterChart');
    await author.add(name, 'Y', total);
    expect(await author.fields(name, 'X')).toEqual([]);
    await author.add(name, 'X', { table: 'Sales', measure: 'Count' });
    expect(await author.fields(name, 'Y')).toEqual([total]);
    expect(await author.page.rows(name)).toEqual(['7,280']);
  });

  it("assigns a report's measures to data roles by position", async () => {
    const [main, ...others] = shopReport.pages;
    const combo = {
      ...main!.visuals[0]!,
      name: 'combo',
      type: 'lineClusteredColumnComboChart' as const,
      query: {
        measures: [
          { table: 'Sales', measure: 'Total' },
          { table: 'Sales', measure: 'Count' },
        ],
      },
    };
    const author = await Author.load(editing, { ...shopReport, pages: [{ ...main!, visuals: [combo] }, ...others] });
    expect(await author.fields('combo', 'Y')).toEqual([total]);
    expect(await author.fields('combo', 'Y2')).toEqual([{ ...total, measure: 'Count' }]);
  });

  it('keeps sorting by the same field when another field is added, until the sort field is removed', async () => {
    const author = await Author.load();
    const orderBy = { table: 'Sales', measure: 'Total' };
    await author.send('PUT', 'pages/main/visuals/by-region/sortBy', { orderBy, direction: 2 });
    await author.add('by-region', 'Y', { table: 'Sales', measure: 'Count' }, 0);
    expect(await author.page.rows('by-region')).toEqual(['South,2,110', 'North,4,100', ',1,70']);
    await author.send('DELETE', 'pages/main/visuals/by-region/dataroles/Y/fields/1', 1);
    expect(await author.page.rows('by-region')).toEqual([',1', 'North,4', 'South,2']);
  });

  it('renames fields and keeps data field names unique within the visual', async () => {
    const author = await Author.load();
    const fields = 'pages/main/visuals/by-region/dataroles/Y/fields';
    await author.add('by-region', 'Y', { table: 'Sales', measure: 'Count' });
    expect(await author.send('GET', `${fields}/1/displayName`)).toBe('Count');
    await author.send('PUT', `${fields}/1/displayName`, { newDisplayName: 'Total' });
    expect(await author.send('GET', `${fields}/1/displayName`)).toBe('Total');
    expect(await author.send('GET', `${fields}/0/dataFieldName`)).toBe('Total');
    expect(await author.send('GET', `${fields}/1/dataFieldName`)).toBe('Total1');
  });

  it('shows a measure as a percentage of the grand total', async () => {
    const author = await Author.load();
    const share = { ...total, percentOfGrandTotal: true };
    await author.send('POST', 'pages/main/visuals/by-region/dataroles/Y/fields/0', share);
    expect(await author.fields('by-region', 'Y')).toEqual([share, total]);
    expect(await author.page.rows('by-region')).toEqual([
      ',0.25,70',
      `North,${100 / 280},100`,
      `South,${110 / 280},110`,
    ]);
  });

  it('formats and hides fields', async () => {
    const author = await Author.load();
    const fields = 'pages/main/visuals/by-region/dataroles/Y/fields';
    expect(await author.send('GET', `${fields}/0/formatString`)).toBe('#,0');
    await author.send('PUT', `${fields}/0/formatString`, { formatString: '$#,0.00' });
    expect(await author.send('GET', `${fields}/0/formatString`)).toBe('$#,0.00');
    const { report } = author.page.frame.session;
    const { columns } = report.result(report.activePage, report.visual('main', 'by-region'));
    expect(report.formatter.show(1234.5, columns[1]!)).toBe('$1,234.50');
    await author.send('PUT', `${fields}/0/hidden`, { isHidden: true });
    expect(await author.fields('by-region', 'Y')).toEqual([{ ...total, hidden: true }]);
    expect(await author.page.rows('by-region')).toEqual(['', 'North', 'South']);
    await author.send('PUT', `${fields}/0/hidden`, { isHidden: false });
    expect(await author.page.rows('by-region')).toEqual([',70', 'North,100', 'South,110']);
  });

  it.each([
    ['Nope/fields/0', region, "has no data role 'Nope'. Data roles: Category, Series, Y, Tooltips."],
    ['Category/fields/0', total, "The data role 'Category' does not accept measures. Add a column."],
    ['Category/fields/5', region, "Invalid index '5' in the data role 'Category'. Expected an integer from 0 to 1."],
    ['Category/fields/0', { table: 'Stores', column: 'Nope' }, "unknown column 'Nope' in table 'Stores'"],
    ['Category/fields/0', 'Region', 'body must be an object'],
    ['Y/fields/0', { name: 'Double', daxExpression: '[Total] * 2' }, 'does not support visual calculations'],
    ['Category/fields/0', { table: 'Islands', column: 'Name' }, "table 'Islands' is not related to table 'Sales'"],
  ])('rejects an invalid field for %s: %j', async (path, target, message) => {
    const unrelated = { name: 'Islands', columns: [{ name: 'Name', type: 'text' as const }], rows: [['A']] };
    const author = await Author.load(editing, { ...shopReport, tables: [...shopReport.tables, unrelated] });
    const before = await author.page.rows('by-region');
    expect(await author.rejectionOf('POST', `pages/main/visuals/by-region/dataroles/${path}`, target)).toEqual([
      400,
      expect.stringContaining(message) as string,
    ]);
    expect(await author.page.rows('by-region')).toEqual(before);
  });

  it("rejects a field beyond a data role's limit, hiding a column and removing a missing field", async () => {
    const author = await Author.load();
    expect(
      await author.rejectionOf('POST', 'pages/main/visuals/total/dataroles/Values/fields/undefined', total),
    ).toEqual([400, "The data role 'Values' accepts at most 1 field. Remove one first."]);
    expect(
      await author.rejectionOf('PUT', 'pages/main/visuals/by-region/dataroles/Category/fields/0/hidden', {
        isHidden: true,
      }),
    ).toEqual([400, 'Only measures and aggregated columns can be hidden.']);
    expect(await author.rejectionOf('DELETE', 'pages/main/visuals/by-region/dataroles/Series/fields/0', 0)).toEqual([
      400,
      "Invalid index '0' in the data role 'Series'. The data role has no fields.",
    ]);
  });
});
