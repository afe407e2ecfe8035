import { describe, expect, it } from 'vitest';
import type { ReportDefinition } from '../../../src/emulator';
import type { VisualInfo } from '../../../src/models';
import { shopReport } from './shop';
import { TestPage } from './test-page';

const schema = 'http://powerbi.com/product/schema#';
const editing = { permissions: 7, viewMode: 1 };
const region = { $schema: `${schema}column`, table: 'Stores', column: 'Region' };
const total = { $schema: `${schema}measure`, table: 'Sales', measure: 'Total' };

/** Report authoring of a loaded report, as `powerbi-report-authoring` sends it. */
class Author {
  readonly page: TestPage;

  private constructor(page: TestPage) {
    this.page = page;
  }

  static async load(more: object = editing, content: ReportDefinition = shopReport): Promise<Author> {
    const page = new TestPage({ content: { reports: [content] } });
    await page.load(more);
    return new Author(page);
  }

  /** Sends a request and returns the response body. Fails the test when the request is rejected. */
  async send(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await this.page.request(method, `/report/${path}`, body);
    expect(response.status, JSON.stringify(response.body)).toBe(200);
    return response.body;
  }

  /** Sends a request that is rejected, and returns the status and the detailed message. */
  async refusal(method: string, path: string, body?: unknown): Promise<unknown[]> {
    const { status, body: error } = await this.page.request(method, `/report/${path}`, body);
    const { message, detailedMessage } = error as { message: string; detailedMessage: string };
    expect(message).toBe(status === 404 ? 'PowerBIEntityNotFound' : 'Invalid parameters');
    return [status, detailedMessage];
  }

  async create(visualType: string, more: object = {}): Promise<VisualInfo> {
    const { visual } = (await this.send('POST', 'pages/main/createVisual', { visualType, ...more })) as {
      visual: VisualInfo;
    };
    return visual;
  }

  add(visual: string, role: string, target: object, index?: number): Promise<unknown> {
    return this.send('POST', `pages/main/visuals/${visual}/dataroles/${role}/fields/${String(index)}`, target);
  }

  fields(visual: string, role: string): Promise<unknown> {
    return this.send('GET', `pages/main/visuals/${visual}/dataroles/${role}/fields`);
  }

  async info(visual: string): Promise<VisualInfo | undefined> {
    const visuals = (await this.send('GET', 'pages/main/visuals')) as VisualInfo[];
    return visuals.find(({ name }) => name === visual);
  }
}

describe('types of visuals', () => {
  it('lists the types that can be created and their data roles', async () => {
    const author = await Author.load();
    expect(await author.send('GET', 'availableVisualTypes')).toContain('clusteredColumnChart');
    expect(await author.send('GET', 'visuals/types/clusteredColumnChart/capabilities')).toEqual({
      dataRoles: [
        { name: 'Category', kind: 0, displayName: 'X-axis' },
        { name: 'Series', kind: 0, displayName: 'Legend' },
        { name: 'Y', kind: 1, displayName: 'Y-axis' },
        { name: 'Tooltips', kind: 1, displayName: 'Tooltips' },
      ],
    });
    expect(await author.send('GET', 'visuals/types/textbox/capabilities')).toEqual({ dataRoles: [] });
    const [status, message] = await author.refusal('GET', 'visuals/types/sunburst/capabilities');
    expect(status).toBe(400);
    expect(message).toContain("Visual type 'sunburst' is not available. Available types: ");
  });

  it('changes the type of a visual and keeps its fields', async () => {
    const author = await Author.load();
    const before = await author.page.rows('by-region');
    await author.send('POST', 'pages/main/visuals/by-region/changeType', { visualType: 'pieChart' });
    expect((await author.info('by-region'))?.type).toBe('pieChart');
    expect(await author.page.rows('by-region')).toEqual(before);
    expect(await author.fields('by-region', 'Category')).toEqual([region]);
  });

  it('rejects a type without a data role for a field', async () => {
    const author = await Author.load();
    expect(await author.refusal('POST', 'pages/main/visuals/by-region/changeType', { visualType: 'card' })).toEqual([
      400,
      "Visual type 'card' has no data role for the field 'Region' of 'clusteredColumnChart'.",
    ]);
    expect((await author.info('by-region'))?.type).toBe('clusteredColumnChart');
  });
});

describe('visuals', () => {
  it('creates a visual in an empty space, shows its fields, and deletes it', async () => {
    const author = await Author.load();
    const { name, type, title, layout } = await author.create('barChart');
    expect([type, title]).toEqual(['barChart', '']);
    expect(layout).toMatchObject({ x: 600, y: 20, width: 400, height: 300 });
    await author.add(name, 'Category', region);
    await author.add(name, 'Y', total);
    expect((await author.info(name))?.title).toBe('Total by Region');
    expect(await author.page.rows(name)).toEqual(await author.page.rows('by-region'));
    await author.send('POST', 'pages/main/deleteVisual', { visualName: name });
    expect(await author.info(name)).toBeUndefined();
  });

  it('creates a visual with a layout, hidden if the layout says so', async () => {
    const author = await Author.load();
    const displayState = { mode: 1 };
    const visual = await author.create('card', { layout: { x: 5, y: 6, z: 7, width: 80, height: 90, displayState } });
    expect(visual.layout).toEqual({ x: 5, y: 6, z: 7, width: 80, height: 90, displayState });
  });

  it('creates texts and shapes without fields, and converts them to visuals with fields', async () => {
    const author = await Author.load();
    const { name } = await author.create('shape');
    const data = `pages/main/visuals/${name}/exportData`;
    expect(await author.refusal('POST', data, {})).toEqual([400, `Visual '${name}' has no data to export.`]);
    await author.send('POST', `pages/main/visuals/${name}/changeType`, { visualType: 'card' });
    await author.add(name, 'Values', total);
    expect(await author.page.rows(name)).toEqual(['280']);
  });

  it('selects a new visual unless autoFocus is false', async () => {
    const author = await Author.load();
    const { session } = author.page.frame;
    const { name } = await author.create('card');
    expect(session.report.selectedVisual?.visualName).toBe(name);
    await author.create('card', { autoFocus: false });
    expect(session.report.selectedVisual?.visualName).toBe(name);
  });

  it.each([
    ['pages/main/createVisual', { visualType: 'sunburst' }, 400, "Visual type 'sunburst' is not available."],
    ['pages/main/createVisual', {}, 400, 'visualType is required'],
    ['pages/nope/createVisual', { visualType: 'card' }, 404, "Page 'nope' not found"],
    [
      'pages/main/createVisual',
      { visualType: 'card', layout: { width: -1 } },
      400,
      'layout.width must be a non-negative number; received -1.',
    ],
    ['pages/main/createVisual', { visualType: 'card', autoFocus: 'yes' }, 400, 'autoFocus must be'],
    ['pages/main/deleteVisual', { visualName: 'nope' }, 404, "Visual 'nope' not found on page 'main'"],
    ['pages/main/visuals/by-region/changeType', { visualType: 'x' }, 400, "Visual type 'x' is not available."],
  ])('rejects %s with %j', async (path, body, status, message) => {
    const author = await Author.load();
    const refusal = await author.refusal('POST', path, body);
    expect(refusal).toEqual([status, expect.stringContaining(message) as string]);
    expect(await author.send('GET', 'hasUnsavedChanges')).toBe(false);
  });

  it('keeps created visuals, fields and properties when the report is saved', async () => {
    const author = await Author.load();
    const { name } = await author.create('tableEx');
    await author.add(name, 'Values', region);
    await author.add(name, 'Values', { ...total, hidden: false });
    const path = `pages/main/visuals/${name}`;
    await author.send('PUT', `${path}/dataroles/Values/fields/1/displayName`, { newDisplayName: 'Sum' });
    const selector = { objectName: 'legend', propertyName: 'visible' };
    await author.send('PUT', `${path}/property`, { selector, value: { value: false } });
    const empty = await author.create('card');
    expect(await author.send('GET', 'hasUnsavedChanges')).toBe(true);
    await author.send('POST', 'save', null);
    await author.page.load(editing);
    expect((await author.info(name))?.title).toBe('Sum by Region');
    expect(await author.info(empty.name)).toMatchObject({ type: 'card', title: '' });
    expect(await author.send('POST', `${path}/property`, selector)).toEqual({
      schema: `${schema}property`,
      value: false,
    });
  });

  it('changes visuals without edit mode for the session only', async () => {
    const author = await Author.load({ permissions: 0 });
    const { name } = await author.create('card');
    await author.add(name, 'Values', total);
    expect(await author.page.rows(name)).toEqual(['280']);
    expect(await author.refusal('POST', 'save', null)).toEqual([
      400,
      'This request needs edit mode. Call switchMode first.',
    ]);
    await author.page.load();
    expect(await author.info(name)).toBeUndefined();
  });

  it('emits visualClicked and dataSelected for a created visual, and filters the others', async () => {
    const author = await Author.load();
    const { name } = await author.create('clusteredBarChart');
    await author.add(name, 'Category', region);
    await author.add(name, 'Y', total);
    const { session } = author.page.frame;
    const visual = session.report.visual('main', name);
    const clicked = author.page.next('/events/visualClicked');
    session.actions.clickVisual(session.report.activePage, visual);
    expect((await clicked).body).toMatchObject({ visual: { name } });
    const selected = author.page.next('/events/dataSelected');
    session.actions.select(session.report.activePage, visual, [['South']]);
    expect((await selected).body).toMatchObject({
      dataPoints: [{ identity: [{ target: { table: 'Stores', column: 'Region' }, equals: 'South' }] }],
    });
    expect(await author.page.rows('total')).toEqual(['110']);
    await author.send('POST', 'pages/main/deleteVisual', { visualName: name });
    expect(await author.page.rows('total')).toEqual(['280']);
  });
});

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

  it('aggregates columns in roles for measures', async () => {
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

  it('adds levels of hierarchies, and further columns as levels to drill into', async () => {
    const author = await Author.load();
    const year = { $schema: `${schema}hierarchyLevel`, table: 'Sales', hierarchy: 'Calendar', hierarchyLevel: 'Year' };
    const { name } = await author.create('clusteredColumnChart');
    await author.add(name, 'Category', year);
    await author.add(name, 'Category', region);
    await author.add(name, 'Y', total);
    expect(await author.fields(name, 'Category')).toEqual([year, region]);
    expect(await author.page.rows(name)).toEqual(['2025-01-01,50', '2026-01-01,230']);
  });

  it('keeps measures in their data role', async () => {
    const author = await Author.load();
    const { name } = await author.create('scatterChart');
    await author.add(name, 'Y', total);
    expect(await author.fields(name, 'X')).toEqual([]);
    await author.add(name, 'X', { table: 'Sales', measure: 'Count' });
    expect(await author.fields(name, 'Y')).toEqual([total]);
    expect(await author.page.rows(name)).toEqual(['7,280']);
  });

  it('attributes the measures of a report to data roles by position', async () => {
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

  it('keeps the sort order by its field', async () => {
    const author = await Author.load();
    const orderBy = { table: 'Sales', measure: 'Total' };
    await author.send('PUT', 'pages/main/visuals/by-region/sortBy', { orderBy, direction: 2 });
    await author.add('by-region', 'Y', { table: 'Sales', measure: 'Count' }, 0);
    expect(await author.page.rows('by-region')).toEqual(['South,2,110', 'North,4,100', ',1,70']);
    await author.send('DELETE', 'pages/main/visuals/by-region/dataroles/Y/fields/1', 1);
    expect(await author.page.rows('by-region')).toEqual([',1', 'North,4', 'South,2']);
  });

  it('renames fields, with names that are unique within the visual', async () => {
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
    ['Category/fields/0', { table: 'Stores', column: 'Nope' }, "unknown column 'Nope' of table 'Stores'"],
    ['Category/fields/0', 'Region', 'body must be an object'],
    ['Y/fields/0', { name: 'Double', daxExpression: '[Total] * 2' }, 'does not support visual calculations'],
    ['Category/fields/0', { table: 'Sales', column: 'Day' }, ''],
  ])('rejects a field for %s that the visual cannot show: %j', async (path, target, message) => {
    const unrelated = { name: 'Islands', columns: [{ name: 'Name', type: 'text' as const }], rows: [['A']] };
    const author = await Author.load(editing, { ...shopReport, tables: [...shopReport.tables, unrelated] });
    const wanted = message === '' ? { table: 'Islands', column: 'Name' } : target;
    const before = await author.page.rows('by-region');
    expect(await author.refusal('POST', `pages/main/visuals/by-region/dataroles/${path}`, wanted)).toEqual([
      400,
      expect.stringContaining(message || "table 'Islands' is not related to table 'Sales'") as string,
    ]);
    expect(await author.page.rows('by-region')).toEqual(before);
  });

  it('rejects more fields than a data role accepts', async () => {
    const author = await Author.load();
    expect(await author.refusal('POST', 'pages/main/visuals/total/dataroles/Values/fields/undefined', total)).toEqual([
      400,
      "The data role 'Values' accepts at most 1 field. Remove one first.",
    ]);
    expect(
      await author.refusal('PUT', 'pages/main/visuals/by-region/dataroles/Category/fields/0/hidden', {
        isHidden: true,
      }),
    ).toEqual([400, 'Only measures and aggregated columns can be hidden.']);
    expect(await author.refusal('DELETE', 'pages/main/visuals/by-region/dataroles/Series/fields/0', 0)).toEqual([
      400,
      "Invalid index '0' in the data role 'Series'. The data role has no fields.",
    ]);
  });
});

describe('properties', () => {
  const title = { objectName: 'title', propertyName: 'titleText' };
  const value = (of: unknown) => ({ schema: `${schema}property`, value: of });
  const unset = { schema: `${schema}default`, value: {} };
  const path = 'pages/main/visuals/by-region/property';

  it('returns, sets and resets a property', async () => {
    const author = await Author.load();
    const selector = { objectName: 'categoryAxis', propertyName: 'visible' };
    expect(await author.send('POST', path, selector)).toEqual(unset);
    await author.send('PUT', path, { selector, value: value(false) });
    expect(await author.send('POST', path, selector)).toEqual(value(false));
    await author.send('PUT', path, { selector, value: unset });
    expect(await author.send('POST', path, selector)).toEqual(unset);
  });

  it('replaces the title, and generates it after a reset', async () => {
    const author = await Author.load();
    expect(await author.send('POST', path, title)).toEqual(value('By region'));
    await author.send('PUT', path, { selector: title, value: value('Regions') });
    expect((await author.info('by-region'))?.title).toBe('Regions');
    await author.send('PUT', path, { selector: title, value: unset });
    expect((await author.info('by-region'))?.title).toBe('Total by Region');
    expect(await author.send('POST', path, title)).toEqual(unset);
  });

  it.each([
    [{ objectName: 'nope', propertyName: 'visible' }, value(true), "Unknown object 'nope' in the selector. Objects: "],
    [{ objectName: 'toString', propertyName: 'visible' }, value(true), "Unknown object 'toString'"],
    [{ objectName: 'title', propertyName: 'nope' }, value(true), "The object 'title' has no property 'nope'."],
    [{ objectName: 'title', propertyName: 'visible' }, value('yes'), 'title.visible must be a boolean'],
    [{ objectName: 'title', propertyName: 'alignment' }, value('up'), 'must be left, center or right'],
    [{ objectName: 'title', propertyName: 'fontColor' }, value('url(x)'), 'must be a hex color'],
    [{ objectName: 'legend', propertyName: 'position' }, value('Middle'), 'must be Top, Bottom, Left'],
    [title, { schema: 'x', value: 'T' }, 'value.schema must be http://powerbi.com/product/schema#property'],
    [{ objectName: 'title' }, value(true), 'propertyName is required'],
  ])('rejects the property %j with the value %j', async (selector, of, message) => {
    const author = await Author.load();
    const refusal = await author.refusal('PUT', path, { selector, value: of });
    expect(refusal).toEqual([400, expect.stringContaining(message) as string]);
  });
});
