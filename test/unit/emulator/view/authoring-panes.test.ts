import { expect, it } from 'vitest';
import { FieldsPane } from '../../../../src/emulator/frame/view/panes/fields-pane';
import { draggedLayout } from '../../../../src/emulator/frame/view/report/drag-visual';
import { shopReport } from '../shop';
import { TestPage } from '../test-page';

async function openPane() {
  const page = new TestPage({ content: { reports: [shopReport] } });
  await page.load({ viewMode: 1, permissions: 7, pageName: 'second' });
  const { session } = page.frame;
  const pane = new FieldsPane(session);
  document.body.replaceChildren(pane.element);
  const click = (selector: string) => {
    pane.render();
    const target = pane.element.querySelector<HTMLElement>(selector);
    if (!target) throw new Error(`The pane has no ${selector}.`);
    target.click();
    pane.render();
  };
  const typeButton = (name: string) =>
    [...pane.element.querySelectorAll<HTMLElement>('.kinds button')].find(({ textContent }) => textContent === name);
  const chooseType = (name: string) => {
    pane.render();
    typeButton(name)?.click();
    pane.render();
  };
  const toggleField = (table: string, label: string) => {
    pane.render();
    const group = [...pane.element.querySelectorAll('.field-table')].find((each) =>
      each.querySelector('summary')?.textContent.startsWith(table),
    );
    const row = [...(group?.querySelectorAll('label') ?? [])].find(
      (each) => each.lastElementChild?.textContent === label,
    );
    row?.querySelector('input')?.click();
    pane.render();
  };
  const wells = () =>
    Object.fromEntries(
      [...pane.element.querySelectorAll('.well')].map((well) => [
        well.getAttribute('aria-label') ?? '',
        [...well.querySelectorAll('.chip-menu')].map(({ textContent }) => textContent),
      ]),
    );
  const choose = (title: string) => {
    const entry = [...document.querySelectorAll('.menu button')].find(({ textContent }) => textContent === title);
    (entry as HTMLElement | undefined)?.click();
    pane.render();
  };
  const visual = () => session.report.activePage.visuals.at(-1);
  const drop = pane.drop.bind(pane);
  const render = pane.render.bind(pane);
  return {
    session,
    drop,
    render,
    pane: pane.element,
    click,
    typeButton,
    chooseType,
    toggleField,
    wells,
    choose,
    visual,
  };
}

it('adds a visual of the selected type and fills its field wells with the checked fields', async () => {
  const { chooseType, toggleField, wells, visual, session } = await openPane();
  chooseType('Clustered column chart');
  toggleField('Sales', 'Total');
  toggleField('Stores', 'Region');
  toggleField('Stores', 'Store');
  expect(wells()).toEqual({ 'X-axis': ['Region'], Legend: ['Store'], 'Y-axis': ['Total'], Tooltips: [] });
  expect(visual()).toMatchObject({ type: 'clusteredColumnChart', title: 'Total by Region and Store' });
  expect(session.report.unsaved).toBe(true);
  toggleField('Stores', 'Store');
  expect(wells()).toMatchObject({ Legend: [] });
});

it('creates a table when a field is checked while no visual is selected, and changes its type', async () => {
  const { typeButton, chooseType, toggleField, visual } = await openPane();
  toggleField('Stores', 'Region');
  expect(visual()).toMatchObject({ type: 'tableEx' });
  chooseType('Slicer');
  expect(visual()).toMatchObject({ type: 'slicer', title: 'Region' });
  expect(typeButton('Slicer')?.getAttribute('aria-pressed')).toBe('true');
});

it('widens a new table once its columns do not fit, unless an author has resized it or another visual is to its right', async () => {
  const { chooseType, toggleField, visual, session } = await openPane();
  const addFields = (names: readonly string[]) => {
    for (const name of names) toggleField('Sales', name);
  };
  chooseType('Table');
  addFields(['Day', 'Note', 'Total', 'Count']);
  expect(visual()?.layout).toMatchObject({ x: 24, width: 608 });
  toggleField('Stores', 'Region');
  expect(visual()?.layout).toMatchObject({ x: 24, width: 1232 });
  session.report.selectedVisual = undefined;
  chooseType('Table');
  visual()!.layout = { ...visual()!.layout, x: 648 };
  session.report.selectedVisual = undefined;
  chooseType('Table');
  addFields(['Day', 'Note', 'Total', 'Count']);
  toggleField('Stores', 'Region');
  expect(visual()?.layout).toMatchObject({ x: 24, y: 368, width: 608 });
  session.report.selectedVisual = undefined;
  chooseType('Table');
  const resized = { ...visual()!.layout, width: 416 };
  visual()!.layout = resized;
  addFields(['Day', 'Note', 'Total', 'Count']);
  toggleField('Stores', 'Region');
  expect(visual()?.layout).toEqual(resized);
});

it('sorts the slices of a new donut by value, unless they are periods or an author has sorted them', async () => {
  const { chooseType, toggleField, visual, session } = await openPane();
  chooseType('Donut chart');
  toggleField('Stores', 'Region');
  expect(visual()?.query?.sort).toBeUndefined();
  toggleField('Sales', 'Total');
  expect(visual()?.query?.sort).toEqual({ by: 1, direction: 'descending' });
  const sort = { by: 0, direction: 'ascending' as const };
  visual()!.query = { ...visual()!.query, sort };
  chooseType('Pie chart');
  expect(visual()?.query?.sort).toEqual(sort);
  session.report.selectedVisual = undefined;
  chooseType('Donut chart');
  for (const name of ['Day', 'Total']) toggleField('Sales', name);
  expect(visual()?.query?.sort).toBeUndefined();
});

it('moves a dragged field to the position of the field that it is dropped on, or to the end if it is dropped elsewhere', async () => {
  const { toggleField, wells, pane, render } = await openPane();
  for (const name of ['Region', 'Store']) toggleField('Stores', name);
  toggleField('Sales', 'Day');
  const [role = ''] = Object.keys(wells());
  const drag = (from: number, selector: string) => {
    const dataTransfer = new DataTransfer();
    const send = (type: string, target: Element | null | undefined) =>
      target?.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer }));
    send('dragstart', pane.querySelectorAll('.chip')[from]);
    send('drop', pane.querySelector(selector));
    render();
  };
  drag(2, '.chip:nth-of-type(1) span');
  expect(wells()[role]).toEqual(['Day', 'Region', 'Store']);
  drag(0, '.chip:nth-of-type(2)');
  expect(wells()[role]).toEqual(['Region', 'Day', 'Store']);
  drag(0, '.well-name');
  expect(wells()[role]).toEqual(['Day', 'Store', 'Region']);
});

it("puts a map's first measure in its bubble size, also after a change of the visual's type", async () => {
  const { chooseType, toggleField, wells } = await openPane();
  chooseType('Map');
  toggleField('Stores', 'Region');
  toggleField('Sales', 'Total');
  expect(wells()).toMatchObject({ Location: ['Region'], Longitude: [], Latitude: [], 'Bubble size': ['Total'] });
  chooseType('Clustered column chart');
  toggleField('Sales', 'Count');
  chooseType('Map');
  expect(wells()).toMatchObject({ Longitude: [], Latitude: [], 'Bubble size': ['Total'], Tooltips: ['Count'] });
});

it('creates a visual where a field is dropped on the page, and adds fields that are dropped on it', async () => {
  const { drop, visual, session } = await openPane();
  const field = (table: string, name: string, isMeasure = false) => ({ table, name, isMeasure });
  drop(field('Sales', 'Total', true), { visualName: undefined, x: 400, y: 96 });
  const created = visual();
  expect(created).toMatchObject({ type: 'clusteredColumnChart', layout: { x: 400, y: 96 } });
  session.report.selectedVisual = undefined;
  drop(field('Stores', 'Region'), { visualName: created?.name, x: 0, y: 0 });
  expect(visual()).toMatchObject({ name: created?.name, title: 'Total by Region', layout: { x: 400, y: 96 } });
  expect(session.report.selectedVisual).toMatchObject({ visualName: created?.name });
});

it('moves fields and changes their aggregation with the menu, and removes fields', async () => {
  const { chooseType, click, toggleField, wells, choose, visual } = await openPane();
  chooseType('Clustered column chart');
  toggleField('Sales', 'Amount');
  toggleField('Stores', 'Region');
  click("[aria-label='X-axis'] .chip-menu");
  choose('Move to Legend');
  expect(wells()).toMatchObject({ 'X-axis': [], Legend: ['Region'] });
  click("[aria-label='Y-axis'] .chip-menu");
  choose('Average');
  expect(visual()?.query?.measures).toMatchObject([{ column: 'Amount', aggregation: 'avg' }]);
  click("[aria-label='Legend'] [aria-label='Remove Region']");
  expect(wells()).toMatchObject({ Legend: [] });
});

it('names the period that dates are grouped by, which distinguishes the levels of a hierarchy', async () => {
  const { chooseType, click, session, wells, visual } = await openPane();
  chooseType('Line chart');
  const day = { table: 'Sales', column: 'Day' };
  const levels = [day, { ...day, bucket: 'day' as const }];
  visual()!.query = { categories: [{ ...day, bucket: 'quarter' }], levels };
  session.rerender();
  click("[aria-label='X-axis']");
  expect(wells()).toMatchObject({ 'X-axis': ['Day (Quarter)', 'Day', 'Day'] });
});

it('shows why a change was rejected', async () => {
  const { chooseType, toggleField, pane, visual } = await openPane();
  toggleField('Sales', 'Total');
  toggleField('Stores', 'Region');
  chooseType('Card');
  expect(pane.querySelector('[role=alert]')?.textContent).toBe('Card cannot show Region. Remove this field first.');
  expect(visual()?.type).toBe('clusteredColumnChart');
});

it("sets a visual's title and colors", async () => {
  const { click, toggleField, pane, visual } = await openPane();
  toggleField('Sales', 'Total');
  click('[role=tab]:last-child');
  const set = (selector: string, value: string) => {
    const input = pane.querySelector<HTMLInputElement>(selector)!;
    input.value = value;
    input.dispatchEvent(new Event('change'));
  };
  set("[aria-label='Title text']", 'Turnover');
  set('[type=color]', '#336699');
  expect(visual()).toMatchObject({ title: 'Turnover', properties: { title: { fontColor: '#336699' } } });
});

it('moves and resizes a visual on the page grid', () => {
  const from = { x: 80, y: 80, width: 400, height: 300 };
  expect(draggedLayout(from, '', 13, -200)).toMatchObject({ x: 96, y: 0, width: 400, height: 300 });
  expect(draggedLayout(from, 'se', 13, -500)).toMatchObject({ x: 80, y: 80, width: 416, height: 64 });
  expect(draggedLayout(from, 'nw', 16, -100)).toMatchObject({ x: 96, y: 0, width: 384, height: 380 });
  expect(draggedLayout(from, 'w', 1000, 0)).toMatchObject({ x: 416, y: 80, width: 64, height: 300 });
});

it('shows a different icon for each field type', async () => {
  const { chooseType, pane } = await openPane();
  chooseType('Table');
  const rows = [...pane.querySelectorAll('.field-table label')];
  const signs = ['Total', 'Amount', 'Note', 'Day', 'Gift'].map(
    (field) =>
      rows.find(({ lastElementChild }) => lastElementChild?.textContent === field)?.querySelector('.sign')?.innerHTML,
  );
  expect(new Set(signs).size).toBe(5);
  expect(signs).not.toContain('');
});

it('keeps focus on a field that adds a chip to a field well above it', async () => {
  const { chooseType, pane, toggleField, visual } = await openPane();
  chooseType('Table');
  const row = [...pane.querySelectorAll('label')].find(({ textContent }) => textContent === 'Region');
  row?.querySelector('input')?.focus();
  toggleField('Stores', 'Region');
  expect(visual()?.query?.categories).toHaveLength(1);
  expect(document.activeElement?.closest('label')?.textContent).toBe('Region');
});

it('lists visual types by name and hides those that do not match the search', async () => {
  const { session, click, pane } = await openPane();
  session.report.selectedVisual = undefined;
  click('.type-picker summary');
  const search = pane.querySelector<HTMLInputElement>('.type-picker input');
  if (!search) throw new Error('The list has no search box.');
  search.value = 'donut';
  search.dispatchEvent(new Event('input'));
  const names = [...pane.querySelectorAll<HTMLElement>('.kinds button')]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Donut chart']);
});

it.each(['.type-picker', '.section:last-of-type'])('says that a search in %s has no matches', async (part) => {
  const { session, pane, click } = await openPane();
  session.report.selectedVisual = undefined;
  click('.type-picker summary');
  const section = pane.querySelector(part)!;
  const note = () => [...section.querySelectorAll<HTMLElement>('.note')].filter(({ hidden }) => !hidden);
  const search = section.querySelector<HTMLInputElement>('input[type="search"]')!;
  const searchFor = (text: string) => {
    search.value = text;
    search.dispatchEvent(new Event('input'));
  };
  searchFor('zzz');
  expect(note().map(({ textContent }) => textContent)).toEqual(['No matches']);
  expect([...section.querySelectorAll<HTMLElement>('.field-table')].every(({ hidden }) => hidden)).toBe(true);
  searchFor('');
  expect(note()).toEqual([]);
});

it("collapses the list of types when a visual is selected and shows the visual's type", async () => {
  const { chooseType, pane } = await openPane();
  chooseType('Card');
  const picker = pane.querySelector<HTMLDetailsElement>('.type-picker');
  expect(picker?.open).toBe(false);
  expect(picker?.querySelector('summary')?.textContent).toBe('Card');
  expect(document.activeElement).toBe(picker?.querySelector('summary'));
});

it('collapses the list of types when another type is selected for the visual, and focuses its summary', async () => {
  const { click, chooseType, typeButton, pane } = await openPane();
  chooseType('Card');
  click('.type-picker summary');
  expect(pane.querySelector<HTMLDetailsElement>('.type-picker')?.open).toBe(true);
  typeButton('Table')?.focus();
  chooseType('Table');
  const picker = pane.querySelector<HTMLDetailsElement>('.type-picker');
  expect(picker?.open).toBe(false);
  expect(picker?.querySelector('summary')?.textContent).toBe('Table');
  expect(document.activeElement).toBe(picker?.querySelector('summary'));
});

it('shows the whole name of a field that is too long for its chip or its row in a tooltip', async () => {
  const { toggleField } = await openPane();
  toggleField('Stores', 'Region');
  const titles = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].map(({ title }) => title);
  expect(titles('.chip-menu > span')).toEqual(['Region']);
  expect(titles('.field-table .option > span:last-child')).toContain('Region');
});

it('starts color fields with the colors of a dark theme', async () => {
  const { session, toggleField, click } = await openPane();
  session.report.state.theme = { background: '#123', foreground: '#fedcba' };
  toggleField('Stores', 'Region');
  click('[role=tab]:nth-child(2)');
  const colors = [...document.querySelectorAll<HTMLInputElement>('[type=color]')].map(({ value }) => value);
  expect(colors).toEqual(['#fedcba', '#112233']);
});

it('keeps a table collapsed that the author has collapsed, except during a search', async () => {
  const { pane, render, click } = await openPane();
  render();
  const isOpen = () => pane.querySelector<HTMLDetailsElement>('.field-table')!.open;
  const search = (text: string) => {
    const field = pane.querySelector<HTMLInputElement>('[aria-label="Search Data"]')!;
    field.value = text;
    field.dispatchEvent(new Event('input'));
  };
  expect(isOpen()).toBe(true);
  click('.field-table summary');
  render();
  expect(isOpen()).toBe(false);
  search('store');
  expect(isOpen()).toBe(true);
  search('');
  expect(isOpen()).toBe(false);
});

it('shows the field wells of a new visual, although the last one was formatted', async () => {
  const { pane, chooseType, toggleField, session, click, wells } = await openPane();
  chooseType('Table');
  toggleField('Stores', 'Region');
  click('.tabs button:last-child');
  expect(wells()).toEqual({});
  session.report.selectedVisual = undefined;
  chooseType('Map');
  expect(Object.keys(wells())).not.toEqual([]);
  expect(pane.querySelector('[aria-selected="true"]')?.textContent).toBe('Build visual');
});
