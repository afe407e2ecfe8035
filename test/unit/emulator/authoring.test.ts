import { describe, expect, it } from 'vitest';
import { Author, schema, editing, region, total } from './author';

describe('visual types', () => {
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
    const [status, message] = await author.rejectionOf('GET', 'visuals/types/sunburst/capabilities');
    expect(status).toBe(400);
    expect(message).toContain("Visual type 'sunburst' is not available. Available types: ");
  });

  it("changes a visual's type and keeps its fields", async () => {
    const author = await Author.load();
    const before = await author.page.rows('by-region');
    await author.send('POST', 'pages/main/visuals/by-region/changeType', { visualType: 'pieChart' });
    expect((await author.info('by-region'))?.type).toBe('pieChart');
    expect(await author.page.rows('by-region')).toEqual(before);
    expect(await author.fields('by-region', 'Category')).toEqual([region]);
  });

  it('rejects changing to a type that has no data role for a field', async () => {
    const author = await Author.load();
    expect(await author.rejectionOf('POST', 'pages/main/visuals/by-region/changeType', { visualType: 'card' })).toEqual(
      [400, "Visual type 'card' has no data role for the field 'Region' from 'clusteredColumnChart'."],
    );
    expect((await author.info('by-region'))?.type).toBe('clusteredColumnChart');
  });
});

describe('visuals', () => {
  it('creates a visual in an empty area, shows its fields and deletes it', async () => {
    const author = await Author.load();
    const { name, type, title, layout } = await author.create('barChart');
    expect([type, title]).toEqual(['barChart', '']);
    expect(layout).toMatchObject({ x: 856, y: 24, width: 400, height: 328 });
    await author.add(name, 'Category', region);
    await author.add(name, 'Y', total);
    expect((await author.info(name))?.title).toBe('Total by Region');
    expect(await author.page.rows(name)).toEqual(await author.page.rows('by-region'));
    await author.send('POST', 'pages/main/deleteVisual', { visualName: name });
    expect(await author.info(name)).toBeUndefined();
  });

  it('creates a visual in the center of a full page, offset from one that is already there', async () => {
    const author = await Author.load();
    await author.create('card', { layout: { x: 0, y: 0, width: 1280, height: 720 } });
    expect((await author.create('barChart')).layout).toMatchObject({ x: 448, y: 192 });
    expect((await author.create('barChart')).layout).toMatchObject({ x: 464, y: 208 });
  });

  it('creates a visual with a layout, including its display state', async () => {
    const author = await Author.load();
    const displayState = { mode: 1 };
    const visual = await author.create('card', { layout: { x: 5, y: 6, z: 7, width: 80, height: 90, displayState } });
    expect(visual.layout).toEqual({ x: 5, y: 6, z: 7, width: 80, height: 90, displayState });
  });

  it('creates a shape without fields and converts it to a visual with fields', async () => {
    const author = await Author.load();
    const { name } = await author.create('shape');
    const data = `pages/main/visuals/${name}/exportData`;
    expect(await author.rejectionOf('POST', data, {})).toEqual([400, `Visual '${name}' has no data to export.`]);
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
  ])('rejects the authoring request %s with the body %j', async (path, body, status, message) => {
    const author = await Author.load();
    const rejection = await author.rejectionOf('POST', path, body);
    expect(rejection).toEqual([status, expect.stringContaining(message) as string]);
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

  it('rejects saving changes made outside edit mode, and discards them on the next load', async () => {
    const author = await Author.load({ permissions: 0 });
    const { name } = await author.create('card');
    await author.add(name, 'Values', total);
    expect(await author.page.rows(name)).toEqual(['280']);
    expect(await author.rejectionOf('POST', 'save', null)).toEqual([
      400,
      'This request requires edit mode. Call switchMode first.',
    ]);
    await author.page.load();
    expect(await author.info(name)).toBeUndefined();
  });

  it('emits visualClicked and dataSelected for a created visual, and filters the other visuals', async () => {
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

describe('properties', () => {
  const title = { objectName: 'title', propertyName: 'titleText' };
  const property = (value: unknown) => ({ schema: `${schema}property`, value });
  const unset = { schema: `${schema}default`, value: {} };
  const path = 'pages/main/visuals/by-region/property';

  it('returns, sets and resets a property', async () => {
    const author = await Author.load();
    const selector = { objectName: 'categoryAxis', propertyName: 'visible' };
    expect(await author.send('POST', path, selector)).toEqual(unset);
    await author.send('PUT', path, { selector, value: property(false) });
    expect(await author.send('POST', path, selector)).toEqual(property(false));
    await author.send('PUT', path, { selector, value: unset });
    expect(await author.send('POST', path, selector)).toEqual(unset);
  });

  it('replaces the title and generates a new one after a reset', async () => {
    const author = await Author.load();
    expect(await author.send('POST', path, title)).toEqual(property('By region'));
    await author.send('PUT', path, { selector: title, value: property('Regions') });
    expect((await author.info('by-region'))?.title).toBe('Regions');
    await author.send('PUT', path, { selector: title, value: unset });
    expect((await author.info('by-region'))?.title).toBe('Total by Region');
    expect(await author.send('POST', path, title)).toEqual(unset);
  });

  it.each([
    [
      { objectName: 'nope', propertyName: 'visible' },
      property(true),
      "Unknown object 'nope' in the selector. Objects: ",
    ],
    [{ objectName: 'toString', propertyName: 'visible' }, property(true), "Unknown object 'toString'"],
    [{ objectName: 'title', propertyName: 'nope' }, property(true), "The object 'title' has no property 'nope'."],
    [{ objectName: 'title', propertyName: 'visible' }, property('yes'), 'title.visible must be a boolean'],
    [{ objectName: 'title', propertyName: 'alignment' }, property('up'), 'must be left, center or right'],
    [{ objectName: 'title', propertyName: 'fontColor' }, property('url(x)'), 'must be a hex color'],
    [{ objectName: 'legend', propertyName: 'position' }, property('Middle'), 'must be Top, Bottom, Left'],
    [title, { schema: 'x', value: 'T' }, 'value.schema must be http://powerbi.com/product/schema#property'],
    [{ objectName: 'title' }, property(true), 'propertyName is required'],
  ])('rejects the property %j with the value %j', async (selector, value, message) => {
    const author = await Author.load();
    const rejection = await author.rejectionOf('PUT', path, { selector, value });
    expect(rejection).toEqual([400, expect.stringContaining(message) as string]);
  });
});
