import { describe, expect, it } from 'vitest';
import type { ReportDefinition, VisualDefinition } from '../../../../src/emulator';
import { findContentErrors } from '../../../../src/emulator/content/validate-content';
import { Formatter } from '../../../../src/emulator/engine/format';
import { paletteOf } from '../../../../src/emulator/frame/view/palette';
import type { ChartInput } from '../../../../src/emulator/frame/view/visuals/chart-input';
import { minHeight, scrolledHeight, withTitleLine } from '../../../../src/emulator/frame/view/visuals/chart-layout';
import { chartOption } from '../../../../src/emulator/frame/view/visuals/chart-option';
import { bubblesOf } from '../../../../src/emulator/frame/view/visuals/map';
import { chartData } from '../../../../src/emulator/frame/view/visuals/series';
import { cellText } from '../../../../src/emulator/frame/view/visuals/table';
import { tilesOf } from '../../../../src/emulator/frame/view/visuals/treemap';
import { VisualBox } from '../../../../src/emulator/frame/view/visuals/visual-box';
import { waterfallSteps } from '../../../../src/emulator/frame/view/visuals/waterfall-option';
import { TestPage } from '../test-page';
import { shopReport } from '../shop';

const palette = paletteOf({ theme: {} });
const layout = { x: 0, y: 0, width: 400, height: 300 };
const [main, ...others] = shopReport.pages;
const region = { table: 'Stores', column: 'Region' };
const total = { table: 'Sales', measure: 'Total' };
const byRegion = { categories: [region], measures: [total] };
const cities: NonNullable<ReportDefinition['tables']>[number] = {
  name: 'Cities',
  columns: [
    { name: 'City', type: 'text' },
    { name: 'Longitude', type: 'number' },
    { name: 'Latitude', type: 'number' },
    { name: 'Shops', type: 'number' },
    { name: 'Members', type: 'number' },
  ],
  rows: [
    ['Oslo', 10.7, 59.9, 3, 10],
    ['France', null, null, 1, 9],
    ['Atlantis', null, null, 2, 200],
  ],
};
const number = (column: string, role: string) => ({ table: 'Cities', column, aggregation: 'avg' as const, role });

const reportOf = (visual: Omit<VisualDefinition, 'name' | 'layout'>): ReportDefinition => ({
  ...shopReport,
  tables: [...shopReport.tables, cities],
  pages: [{ ...main!, visuals: [{ name: 'v', layout, ...visual }, ...main!.visuals] }, ...others],
});

/** Renders a single visual and returns its box. */
async function rendered(visual: Omit<VisualDefinition, 'name' | 'layout'>) {
  const definition = reportOf(visual);
  expect(findContentErrors(definition)).toEqual([]);
  const page = new TestPage({ content: { reports: [definition] } });
  await page.load();
  const { session } = page.frame;
  const box = new VisualBox();
  const { report } = session;
  const render = (): void => {
    const state = report.visual('main', 'v');
    box.render({
      session,
      report,
      page: report.activePage,
      visual: state,
      palette,
      width: 400,
      height: 300,
      canPopOut: true,
    });
  };
  render();
  return { box, page, session, report, render };
}

/** Returns the input for `chartOption`. */
async function inputOf(visual: Omit<VisualDefinition, 'name' | 'layout'>): Promise<ChartInput> {
  const { report, box } = await rendered({ ...visual, type: 'tableEx' });
  box.dispose();
  const state = { ...report.visual('main', 'v'), type: visual.type };
  return {
    visual: state,
    result: report.result(report.activePage, state),
    palette,
    formatter: new Formatter('en-US'),
    totalLabel: 'Total',
    now: report.now,
    dataset: report.dataset,
    selected: [],
    width: 400,
    height: 300,
    fontSize: 12,
  };
}

it('has a button that exits the spotlight', async () => {
  const { box, session, report, render } = await rendered({ type: 'tableEx', query: byRegion });
  const button = box.element.querySelector<HTMLElement>('.exit-spotlight')!;
  expect(button.hidden).toBe(true);
  session.actions.popOut({ kind: 'spotlight', pageName: 'main', visualName: 'v' });
  render();
  expect(button.hidden).toBe(false);
  button.click();
  expect(report.state.popOut).toBeUndefined();
});

describe('images and shapes', () => {
  it('shows an image with its alternative text and scaling', async () => {
    const url = 'https://example.com/logo.png';
    const { box } = await rendered({ type: 'image', image: { url, alt: 'Logo', scaling: 'fill' } });
    const img = box.element.querySelector('img')!;
    expect([img.src, img.alt, img.style.objectFit]).toEqual([url, 'Logo', 'fill']);
    expect(box.element.classList.contains('bare')).toBe(true);
    expect(box.element.querySelector('h2')?.hidden).toBe(true);
  });

  it('rejects image URLs that could run scripts', () => {
    const errors = findContentErrors(reportOf({ type: 'image', image: { url: 'javascript:alert(1)' } }));
    expect(errors).toEqual(["page 'main', visual 'v': field 'image.url' must start with https:// or data:image/"]);
  });

  it.each([
    ['rectangle', 'rect'],
    ['roundedRectangle', 'rect[rx="12"]'],
    ['ellipse', 'ellipse'],
    ['triangle', 'path'],
    ['line', 'path[fill="none"]'],
    ['arrow', 'path[fill="none"]'],
  ] as const)('renders the shape %s, hidden from assistive technology', async (form, selector) => {
    const { box } = await rendered({ type: 'basicShape', shape: { form, fill: '#336699' } });
    const holder = box.element.querySelector('.shape')!;
    expect(holder.getAttribute('aria-hidden')).toBe('true');
    expect(holder.querySelector(selector)?.outerHTML).toContain('#336699');
  });

  it("rejects a request to export a shape's data", async () => {
    const { page } = await rendered({ type: 'shape' });
    const response = await page.request('POST', '/report/pages/main/visuals/v/exportData', {});
    expect(response).toMatchObject({ status: 400, body: { detailedMessage: "Visual 'v' has no data to export." } });
  });
});

describe('gauge', () => {
  const measures = [
    { ...total, role: 'Y' },
    { table: 'Sales', measure: 'Count', role: 'TargetValue' },
  ];

  it("describes a gauge's value, scale and target", async () => {
    const { box } = await rendered({ type: 'gauge', title: 'Sales', query: { measures } });
    const label = box.element.querySelector('[role="img"]')?.getAttribute('aria-label');
    expect(label).toContain('Total: 280');
    expect(label).toContain('between 0 and 600, target 7');
    expect(box.element.querySelector('.gauge-target')).not.toBeNull();
  });

  it.each([
    ['Gift share', '100%'],
    ['Total', '60,000%'],
  ])('ends the scale of the percentage %s at %s', async (name, end) => {
    const measure = { table: 'Sales', measure: name, formatString: '0%' };
    const { box } = await rendered({ type: 'gauge', query: { measures: [measure] } });
    expect([...box.element.querySelectorAll('text')].at(-1)?.textContent).toBe(end);
  });

  it("shows each end of a gauge's scale in its own format", async () => {
    const ends = [
      { ...total, role: 'Y' },
      { table: 'Sales', measure: 'Count', role: 'MinValue' },
      { ...total, role: 'MaxValue', formatString: '0.0%' },
    ];
    const { box } = await rendered({ type: 'gauge', query: { measures: ends } });
    const texts = [...box.element.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(texts).toEqual(['280', '7', '28,000.0%']);
  });

  it("exports a gauge's measures", async () => {
    const { page } = await rendered({ type: 'gauge', query: { measures } });
    expect(await page.rows('v')).toEqual(['280,7']);
  });
});

describe('matrix', () => {
  it('shows all measures below each column value', async () => {
    const year = { table: 'Sales', column: 'Day', bucket: 'year' as const };
    const measures = [total, { table: 'Sales', measure: 'Count' }];
    const { box } = await rendered({ type: 'pivotTable', query: { categories: [region], series: year, measures } });
    const rows = [...box.element.querySelectorAll('tr')].map((row) => [...row.cells].map((cell) => cell.textContent));
    expect(rows.slice(0, 2)).toEqual([
      ['Region', '2025', '2026', 'Total'],
      ['Total', 'Count', 'Total', 'Count', 'Total', 'Count'],
    ]);
    expect(rows.at(-1)).toEqual(['Total', '50', '1', '230', '6', '280', '7']);
  });

  it('gives all columns of numbers the same width', async () => {
    const query = { categories: [region], measures: [total, { table: 'Sales', measure: 'Count' }] };
    const { box } = await rendered({ type: 'pivotTable', query });
    const columns = [...box.element.querySelectorAll('col')].map((column) => [
      column.getAttribute('span'),
      column.style.width,
    ]);
    expect(columns).toEqual([
      ['1', ''],
      ['2', '35%'],
    ]);
  });

  it('sorts columns of numbers by value, like the series of a chart', async () => {
    const query = {
      categories: [{ table: 'Cities', column: 'City' }],
      series: { table: 'Cities', column: 'Members' },
      measures: [{ table: 'Cities', column: 'Shops', aggregation: 'avg' as const }],
    };
    const { box } = await rendered({ type: 'pivotTable', query });
    const [head] = [...box.element.querySelectorAll('tr')].map((row) => [...row.cells].map((cell) => cell.textContent));
    expect(head).toEqual(['City', '9', '10', '200', 'Total']);
    const { result, formatter } = await inputOf({ type: 'columnChart', query });
    expect(chartData(result, formatter).series.map(({ value }) => value)).toEqual([9, 10, 200]);
  });
});

describe('table', () => {
  it('omits a single decimal place for numbers of 1,000 or more', () => {
    const formatter = new Formatter('en-US');
    const column = { type: 'number', role: 'measure', label: 'Average', field: total } as const;
    const textOf = (value: number, decimals: number) => cellText(value, { ...column, format: { decimals } }, formatter);
    expect([textOf(999.5, 1), textOf(2726, 1), textOf(-2726.4, 1), textOf(2726.4, 2)]).toEqual([
      '999.5',
      '2,726',
      '-2,726',
      '2,726.40',
    ]);
  });

  const query = {
    categories: [{ table: 'Cities', column: 'City' }],
    measures: [{ table: 'Cities', column: 'Shops', aggregation: 'avg' as const }],
  };

  it('shows totals that are computed from all rows, and does not export them', async () => {
    const { box, page } = await rendered({ type: 'tableEx', query });
    const foot = box.element.querySelector('tfoot')!;
    // The sum of the averages would be 6.
    expect([...foot.querySelectorAll('th, td')].map((cell) => cell.textContent)).toEqual(['Total', '2']);
    expect(foot.querySelector('th')?.scope).toBe('row');
    expect(await page.rows('v')).toHaveLength(3);
  });

  it.each([
    ['Region', true],
    ['Regions', false],
  ])('hides the title %s of a table only if it repeats the header of the only column', async (title, isHidden) => {
    const { box } = await rendered({ type: 'tableEx', title, query: { categories: [region] } });
    expect(box.element.querySelector('h2')?.hidden).toBe(isHidden);
    expect(box.element.getAttribute('aria-label')).toBe(title);
  });

  it('shows no totals if a table shows only its first rows', async () => {
    const { box } = await rendered({ type: 'tableEx', query: { ...query, top: 2 } });
    expect(box.element.querySelector('tfoot')).toBeNull();
  });

  it('shows negative numbers without a sign if they are rounded to zero', () => {
    const formatter = new Formatter('en-US');
    expect(formatter.number(-0.0001, { style: 'percent' })).toBe('0.0%');
    expect(formatter.number(-0.01, { style: 'percent' })).toBe('-1.0%');
  });
});

describe('a visual whose filters match nothing', () => {
  const filters = [
    {
      $schema: 'http://powerbi.com/product/schema#basic',
      target: region,
      filterType: 1,
      operator: 'In' as const,
      values: ['Nowhere'],
    },
  ];

  it.each(['tableEx', 'pivotTable', 'multiRowCard', 'clusteredBarChart', 'gauge'] as const)(
    'shows a message in place of a %s if its filters match no rows',
    async (type) => {
      const query = type === 'gauge' ? { measures: [total] } : byRegion;
      const { box } = await rendered({ type, query, filters: filters as NonNullable<VisualDefinition['filters']> });
      expect(box.element.querySelector('.body')?.textContent).toBe('No data for this selection');
    },
  );
});

it('asks for fields in place of a chart without a measure, which would only have axes', async () => {
  const { box } = await rendered({ type: 'clusteredBarChart', query: { categories: [region] } });
  expect(box.element.querySelector('.body')?.textContent).toBe('Add fields to this visual');
});

describe('bar chart', () => {
  it('makes a bar chart tall enough for all labels', async () => {
    const input = await inputOf({ type: 'clusteredBarChart', query: byRegion });
    expect(minHeight(input)).toBeCloseTo(3 * 12 * 1.4);
    expect(minHeight({ ...input, visual: { ...input.visual, type: 'columnChart' } })).toBe(0);
  });

  it('shows whole bars in a bar chart that scrolls', async () => {
    const input = await inputOf({ type: 'clusteredBarChart', query: byRegion });
    const top = 0.3 * input.fontSize;
    const bottom = 2;
    expect(scrolledHeight({ ...input, height: 54 })).toBeUndefined();
    const visible = 34;
    const { height = 0, rowHeight = 0 } = scrolledHeight({ ...input, height: visible }) ?? {};
    expect((visible - top) / rowHeight).toBeCloseTo(2);
    expect((height - top - bottom) / rowHeight).toBeCloseTo(3);
  });

  it('keeps the minimum distance between its bars', async () => {
    const input = await inputOf({ type: 'clusteredBarChart', query: byRegion });
    const { rowHeight = 0 } = scrolledHeight({ ...input, height: 54, minBarDistance: 18 }) ?? {};
    expect(rowHeight).toBeGreaterThanOrEqual(18);
    expect(scrolledHeight({ ...input, height: 58, minBarDistance: 18 })).toBeUndefined();
  });
});

describe('labels', () => {
  it('moves the legend of a chart next to its title if it fits there, but not the names of the measures of a scatter chart', async () => {
    const measures = [total, total];
    const titleLine = { height: 30, left: 120, room: 300 };
    const split = await inputOf({ type: 'scatterChart', query: { ...byRegion, series: region, measures } });
    expect(withTitleLine({ ...split, height: 250 }, titleLine)).toMatchObject({ height: 280, titleLine });
    expect(withTitleLine({ ...split, height: 250 }, { ...titleLine, room: 30 }).titleLine).toBeUndefined();
    const single = await inputOf({ type: 'scatterChart', query: { ...byRegion, measures } });
    expect(withTitleLine({ ...single, height: 250 }, titleLine).titleLine).toBeUndefined();
  });

  it('keeps the values of bars that are not selected readable', async () => {
    const input = await inputOf({ type: 'clusteredBarChart', query: byRegion });
    const selected = [[input.result.rows[0]![0]!]];
    const { series } = chartOption({ ...input, selected }) as {
      series: { data: { label?: { opacity?: number } }[] }[];
    };
    const [first, second] = series[0]!.data;
    expect(first!.label).toBeUndefined();
    expect(second!.label).toEqual({ opacity: 0.75 });
  });

  it('labels the segments of bars that add up to 100% if there is room', async () => {
    const properties = { dataLabels: { visible: true } };
    const query = { ...byRegion, series: region };
    const input = await inputOf({ type: 'hundredPercentStackedBarChart', query, properties });
    const { series } = chartOption(input) as { series: { label: { formatter: (point: object) => string } }[] };
    expect([0.56, 0.01].map((value) => series[0]!.label.formatter({ value }))).toEqual(['56%', '']);
  });
});

describe('treemap', () => {
  it("divides a treemap's area in proportion to the sizes", () => {
    const tiles = tilesOf([{ size: 6 }, { size: 3 }, { size: 2 }, { size: 1 }], 120, 100);
    expect(tiles.map(({ width, height }) => Math.round(width * height))).toEqual([6000, 3000, 2000, 1000]);
    for (const { left, top, width, height } of tiles) {
      expect(left + width).toBeLessThanOrEqual(120.001);
      expect(top + height).toBeLessThanOrEqual(100.001);
      expect(Math.max(width / height, height / width)).toBeLessThan(3);
    }
  });

  it('selects a treemap category with its button', async () => {
    const { box, page, report, render } = await rendered({ type: 'treemap', title: 'Regions', query: byRegion });
    const buttons = [...box.element.querySelectorAll<HTMLButtonElement>('.treemap-tile')];
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'South: 110',
      'North: 100',
      '(Blank): 70',
    ]);
    const selected = page.next('/events/dataSelected');
    buttons[0]!.click();
    expect((await selected).body).toMatchObject({ dataPoints: [{ identity: [{ equals: 'South' }] }] });
    expect(report.state.selection?.points).toEqual([['South']]);
    render();
    const pressed = [...box.element.querySelectorAll('.treemap-tile')].map((tile) => tile.getAttribute('aria-pressed'));
    expect(pressed).toEqual(['true', 'false', 'false']);
  });
});

describe('waterfall chart', () => {
  it('starts each waterfall bar where the previous one ends, and ends with the total', async () => {
    const input = await inputOf({ type: 'waterfallChart', query: byRegion });
    const steps = waterfallSteps(chartData(input.result, input.formatter), input);
    expect(steps.map(({ name, kind, from, length }) => [name, kind, from, length])).toEqual([
      ['(Blank)', 'increase', 0, 70],
      ['North', 'increase', 70, 100],
      ['South', 'increase', 170, 110],
      ['Total', 'total', 0, 280],
    ]);
  });

  it('shows the change of each series between two totals', async () => {
    const query = {
      categories: [{ table: 'Sales', column: 'Day', bucket: 'year' as const }],
      series: region,
      measures: [total],
    };
    const input = await inputOf({ type: 'waterfallChart', query });
    const steps = waterfallSteps(chartData(input.result, input.formatter), input);
    expect(steps.map(({ name, kind, from, length }) => [name, kind, from, length])).toEqual([
      ['2025', 'total', 0, 50],
      ['(Blank)', 'increase', 50, 70],
      ['North', 'increase', 120, 100],
      ['South', 'increase', 220, 10],
      ['2026', 'total', 0, 230],
    ]);
  });

  it('stacks waterfall bars on invisible bars with a strategy that also works below zero', async () => {
    const input = await inputOf({ type: 'waterfallChart', query: byRegion });
    const { series, xAxis } = chartOption(input) as {
      series: { stackStrategy: string; data: { value: unknown }[] }[];
      xAxis: { data: string[] };
    };
    expect(xAxis.data).toEqual(['(Blank)', 'North', 'South', 'Total']);
    expect(series.map(({ stackStrategy }) => stackStrategy)).toEqual(['all', 'all', 'all', 'all']);
    expect(series[0]?.data).toEqual([0, 70, 170, 0]);
    // A stacked bar without a value would hide the bars above it.
    expect(series[3]?.data.map(({ value }) => value)).toEqual([0, 0, 0, 280]);
    expect(series.slice(1).every(({ data }) => data.every(({ value }) => typeof value === 'number'))).toBe(true);
  });
});

describe('measures with a data role', () => {
  const count = { table: 'Sales', measure: 'Count' };

  it('renders combo chart measures as columns or lines depending on their role', async () => {
    const measures = [
      { ...total, role: 'Y' },
      { ...count, role: 'Y' },
      { table: 'Sales', measure: 'Gifts', role: 'Y2' },
    ];
    const input = await inputOf({
      type: 'lineClusteredColumnComboChart',
      query: { categories: [region], measures },
    });
    const { series } = chartOption(input) as {
      series: { type: string; name: string; silent?: boolean; color?: string }[];
    };
    expect(series.filter(({ silent }) => !silent).map(({ type }) => type)).toEqual(['bar', 'bar', 'line']);
    // The outline of the line has neither a tooltip nor a color of its own in the legend.
    expect(series.filter(({ silent }) => silent)).toMatchObject([
      { type: 'line', name: series[2]!.name, tooltip: { show: false }, lineStyle: { color: palette.card } },
    ]);
  });

  it('starts both axes of a combo chart at zero', async () => {
    const input = await inputOf({
      type: 'lineClusteredColumnComboChart',
      query: { categories: [region], measures: [total, count] },
    });
    const { series, yAxis } = chartOption(input) as { series: { color: string }[]; yAxis: { min: number }[] };
    expect(series.slice(0, 2).map(({ color }) => color)).toEqual(palette.data.slice(0, 2));
    expect(yAxis.map(({ min }) => min)).toEqual([0, 0]);
  });

  it('does not render measures with the Tooltips role', async () => {
    const measures = [
      { ...total, role: 'X' },
      { ...count, role: 'Y' },
      { table: 'Sales', measure: 'Gifts', role: 'Tooltips' },
    ];
    const input = await inputOf({ type: 'scatterChart', query: { categories: [region], measures } });
    const { series } = chartOption(input) as { series: { data: { value: unknown[] }[] }[] };
    expect(series[0]?.data[0]?.value).toHaveLength(2);
  });

  it.each([
    [2, 1],
    [12, 6],
    [40, 8],
  ])('has tooltips with half of the radius of visuals of %i px, at most 8 px', async (radius, tipRadius) => {
    const input = await inputOf({ type: 'scatterChart', query: { categories: [region], measures: [count] } });
    const palette = { ...input.palette, radius: `${String(radius)}px` };
    expect(chartOption({ ...input, palette })).toMatchObject({ tooltip: { borderRadius: tipRadius } });
  });

  it("names a point's series in the tooltip of a scatter chart, with its color in full strength", async () => {
    const query = { categories: [region], series: region, measures: [count, total] };
    const { series } = chartOption(await inputOf({ type: 'scatterChart', query })) as {
      series: { name: string; color: string; tooltip: { formatter: (point: object) => string } }[];
    };
    const [{ name, color, tooltip }] = series as [(typeof series)[number]];
    const marker = '<span style="background-color:rgba(1,2,3,.4);"></span>';
    const html = tooltip.formatter({ name: 'Point', value: [1, 2], marker });
    expect(html).toContain(`background-color:${color}`);
    expect(html).toContain(`<span>Region</span><b>${name}</b>`);
  });

  it('orders the series of a scatter chart like those of other charts, with small groups in front', async () => {
    const query = { categories: [region], series: region, measures: [count] };
    const seriesOf = async (type: 'scatterChart' | 'columnChart') =>
      (chartOption(await inputOf({ type, query })) as { series: { name: string; data: object[]; z: number }[] }).series;
    const series = await seriesOf('scatterChart');
    expect(series.map(({ name }) => name)).toEqual((await seriesOf('columnChart')).map(({ name }) => name));
    const bySize = [...series].sort((one, other) => other.data.length - one.data.length);
    expect([...series].sort((one, other) => one.z - other.z)).toEqual(bySize);
  });
});

describe('table', () => {
  it('marks the sorted column if a measure before it is hidden', async () => {
    const { box } = await rendered({
      type: 'tableEx',
      query: {
        categories: [region],
        measures: [
          { ...total, hidden: true },
          { table: 'Sales', measure: 'Gifts' },
          { table: 'Sales', measure: 'Count' },
        ],
        sort: { by: 2, direction: 'descending' },
      },
    });
    const headers = [...box.element.querySelectorAll('th[scope="col"]')];
    expect(headers.map((each) => [each.textContent, each.getAttribute('aria-sort')])).toEqual([
      ['Region', null],
      ['▼\u00a0Gifts', 'descending'],
      ['Count', null],
    ]);
  });
});

describe('map', () => {
  const query = {
    categories: [{ table: 'Cities', column: 'City' }],
    measures: [number('Longitude', 'X'), number('Latitude', 'Y'), number('Shops', 'Size')],
  };

  it('places bubbles by coordinates or country names', async () => {
    const { bubbles, missing } = bubblesOf(await inputOf({ type: 'map', query }));
    expect(bubbles.map(({ name, longitude, latitude, size }) => [name, longitude, latitude, size])).toEqual([
      ['France', 2, 47, 1],
      ['Oslo', 10.7, 59.9, 3],
    ]);
    expect(missing).toEqual(['Atlantis']);
  });

  it('formats the size without regard to tooltip measures', async () => {
    const share = { table: 'Cities', column: 'Shops', aggregation: 'sum' as const, percentOfGrandTotal: true };
    const [x, y, size] = query.measures;
    const { box } = await rendered({
      type: 'map',
      query: { ...query, measures: [x!, y!, { ...share, role: 'Tooltips' }, size!] },
    });
    const titles = [...box.element.querySelectorAll('circle title')].map(({ textContent }) => textContent);
    expect(titles).toEqual(['Oslo: 3', 'France: 1']);
  });

  it('labels the map, selects a location on click, and lists locations without coordinates', async () => {
    const { box, page } = await rendered({ type: 'map', title: 'Shops', query });
    expect(box.element.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toContain('Shops.');
    const note = box.element.querySelector<HTMLElement>('.note')!;
    expect([note.textContent, note.title]).toEqual(['Locations without coordinates: 1', 'Atlantis']);
    const selected = page.next('/events/dataSelected');
    box.element.querySelector('circle')!.dispatchEvent(new MouseEvent('click'));
    expect((await selected).body).toMatchObject({ dataPoints: [{ identity: [{ equals: 'Oslo' }] }] });
  });

  it('shows which fields a map needs if no location has coordinates', async () => {
    const { box } = await rendered({ type: 'map', query: byRegion });
    expect(box.element.querySelector('svg[role="img"]')).toBeNull();
    const hint = box.element.querySelector('.empty')!;
    expect([...hint.children].map(({ tagName, textContent }) => [tagName.toLowerCase(), textContent])).toEqual([
      ['svg', ''],
      ['strong', 'No locations found on the map'],
      ['p', 'Add a city or country field, or latitude and longitude.'],
    ]);
  });

  it('shows the icon of its type in a visual without fields', async () => {
    const { box } = await rendered({ type: 'pieChart', query: {} });
    const hint = box.element.querySelector('.empty')!;
    expect([hint.textContent, hint.querySelector('.visual-icon')]).toEqual([
      'Add fields to this visual',
      expect.any(SVGElement),
    ]);
  });

  it('shows which fields a scatter chart with one measure lacks', async () => {
    const { box } = await rendered({ type: 'scatterChart', query: byRegion });
    expect(box.element.querySelector('.empty')?.textContent).toBe('Add fields to both axes');
  });

  it("exports a map's data", async () => {
    const { page } = await rendered({ type: 'map', query });
    expect(await page.rows('v')).toEqual(['Atlantis,,,2', 'France,,,1', 'Oslo,10.7,59.9,3']);
  });
});

it('limits a slicer to its box height, so that its values scroll', async () => {
  const { box } = await rendered({ type: 'slicer', query: { categories: [region] } });
  expect(box.element.style.maxHeight).toBe('300px');
});
