import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../../src/models';
import type { FrameSession } from '../../../../src/emulator/session/frame-session';
import type { MeasureField, Query } from '../../../../src/emulator/model/query';
import type { VisualDefinition } from '../../../../src/emulator/model/definition';
import { paletteOf } from '../../../../src/emulator/frame/view/palette';
import type { QueryResult } from '../../../../src/emulator/engine/evaluate';
import { card, kpi } from '../../../../src/emulator/frame/view/visuals/card';
import { barNameLabels, fitLabels } from '../../../../src/emulator/frame/view/visuals/category-axis';
import { type ChartInput, dimmedBar, textWidth } from '../../../../src/emulator/frame/view/visuals/chart-input';
import { isCompact } from '../../../../src/emulator/frame/view/report/phone-layout';
import { chartOption } from '../../../../src/emulator/frame/view/visuals/chart-option';
import { HeaderButtons } from '../../../../src/emulator/frame/view/visuals/header-buttons';
import { createBody } from '../../../../src/emulator/frame/view/visuals/visual-body';
import { rangeSlicer } from '../../../../src/emulator/frame/view/visuals/range-slicer';
import { TestPage } from '../test-page';
import { shop, shopReport } from '../shop';

const day = { table: 'Sales', column: 'Day' };
const month = { ...day, bucket: 'month' as const };
const region = { table: 'Stores', column: 'Region' };
const amount = { table: 'Sales', column: 'Amount', aggregation: 'sum' as const };

/** Loads a page with one visual and a day slicer. `data` replaces parts of the sample model. */
async function open(
  type: VisualDefinition['type'],
  query: Query,
  overrides: Partial<VisualDefinition> = {},
  data: Partial<typeof shop & { now: string }> = {},
) {
  const layout = { x: 0, y: 0, width: 400, height: 300 };
  const page = new TestPage({
    content: {
      reports: [
        {
          ...shopReport,
          ...shop,
          ...data,
          pages: [
            {
              name: 'main',
              displayName: 'Main',
              visuals: [
                { name: 'tested', title: 'Tested', type, layout, query, ...overrides },
                {
                  name: 'days',
                  title: 'Day',
                  type: 'slicer',
                  layout,
                  query: { categories: [day] },
                  slicer: { style: 'between' },
                },
              ],
            },
          ],
        },
      ],
    },
  });
  await page.load();
  const { session } = page.frame;
  return { page, session, visual: session.report.visual('main', 'tested') };
}

const inputOf = (session: FrameSession) => {
  const { report } = session;
  const visual = report.visual('main', 'tested');
  const palette = paletteOf({ theme: {} });
  return { session, report, page: report.activePage, visual, palette, width: 400, height: 300 };
};

interface Option {
  series: { name: string; color?: string; data: { itemStyle?: { color?: string } }[] }[];
  xAxis: {
    data: string[];
    axisLabel: { interval: (index: number) => boolean; formatter: (name: string, index: number) => string };
  };
  yAxis: { min: number; max: number };
  legend: { top: number | string };
  grid: { top: number; height?: number };
}

async function optionOf(
  type: VisualDefinition['type'],
  query: Query,
  data: Partial<typeof shop> = {},
  box = { width: 400, height: 300 },
  now?: string,
  properties: VisualDefinition['properties'] = {},
): Promise<Option> {
  const { session, visual } = await open(type, query, { properties }, data);
  const { report } = session;
  const { palette } = inputOf(session);
  const result = report.result(report.activePage, visual);
  const { dataset, formatter } = report;
  const size = { ...box, fontSize: 12, totalLabel: 'Total', now: now === undefined ? report.now : Date.parse(now) };
  return chartOption({ visual, result, dataset, palette, formatter, selected: [], ...size }) as unknown as Option;
}

describe('a chart', () => {
  it.each(['areaChart', 'clusteredColumnChart', 'stackedAreaChart'] as const)(
    'starts the axis of a %s at zero',
    async (type) => {
      const { yAxis } = await optionOf(type, { categories: [region], measures: [{ ...amount, aggregation: 'max' }] });
      expect(yAxis.min).toBe(0);
    },
  );

  it('labels the months of an axis at a regular interval that includes the last one', async () => {
    const rows = Array.from({ length: 36 }, (_, index) => {
      const first = new Date(Date.UTC(2023, index + 4, 1));
      return [1, first.toISOString().slice(0, 10), 10, false, ''];
    });
    const tables = shop.tables.map((table) => (table.name === 'Sales' ? { ...table, rows } : table));
    const labelsAt = async (width: number) => {
      const query = { categories: [month], measures: [amount] };
      const { xAxis } = await optionOf('lineChart', query, { tables }, { width, height: 300 });
      expect(xAxis.data).toHaveLength(36);
      const { interval, formatter } = xAxis.axisLabel;
      return xAxis.data.flatMap((name, index) => (interval(index) ? [formatter(name, index)] : []));
    };
    expect(await labelsAt(200)).toEqual(['Apr\n2024', 'Apr\n2025', 'Apr\n2026']);
    // Only the first label of each year includes the year.
    expect(await labelsAt(400)).toEqual(['Oct\n2023', 'Apr\n2024', 'Oct', 'Apr\n2025', 'Oct', 'Apr\n2026']);
  });

  it.each([
    [400, ['Sep 2024', 'Dec', 'Mar 2025', 'Jun', 'Sep', 'Dec', 'Mar 2026', 'Jun']],
    [180, ['Jun 2025', 'Jun 2026']],
  ])('uses single-line labels in a short chart with a width of %i px: %j', async (width, labels) => {
    const rows = Array.from({ length: 24 }, (_, index) => {
      const start = new Date(Date.UTC(2024, index + 6, 1));
      return [1, start.toISOString().slice(0, 10), 10, false, ''];
    });
    const tables = shop.tables.map((table) => (table.name === 'Sales' ? { ...table, rows } : table));
    const query = { categories: [month], measures: [amount] };
    const { xAxis } = await optionOf('lineChart', query, { tables }, { width, height: 130 });
    const { interval, formatter } = xAxis.axisLabel;
    const shown = xAxis.data.flatMap((name, index) => (interval(index) ? [formatter(name, index)] : []));
    expect(shown).toEqual(labels);
  });

  it.each([
    [12, 380, 300, ['Jan\n2026', 'Mar', 'May', 'Jul', 'Sep', 'Nov']],
    [12, 700, 300, ['Dec\n2025', 'Jan\n2026', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']],
    [12, 380, 130, ['Jan 2026', 'Mar', 'May', 'Jul', 'Sep', 'Nov']],
    [10, 300, 300, ['Feb\n2026', 'May', 'Aug', 'Nov']],
    [13, 380, 300, ['Nov\n2025', 'Jan\n2026', 'Mar', 'May', 'Jul', 'Sep', 'Nov']],
    [6, 100, 300, ['Jun\n2026', 'Nov']],
  ])(
    'labels the last of %i months evenly spaced, and the first one if possible, at %i × %i px',
    async (count, width, height, labels) => {
      const rows = Array.from({ length: count }, (_, index) => {
        const start = new Date(Date.UTC(2026, 11 - count + index, 1));
        return [1, start.toISOString().slice(0, 10), 10, false, ''];
      });
      const tables = shop.tables.map((table) => (table.name === 'Sales' ? { ...table, rows } : table));
      const query = { categories: [month], measures: [amount] };
      const { xAxis } = await optionOf('lineChart', query, { tables }, { width, height });
      const { interval, formatter } = xAxis.axisLabel;
      expect(xAxis.data.flatMap((name, index) => (interval(index) ? [formatter(name, index)] : []))).toEqual(labels);
    },
  );

  it('labels only the last month if a second label does not fit', async () => {
    const query = { categories: [month], measures: [amount] };
    const rows = [4, 5, 6, 7].map((each) => [1, `2026-0${String(each)}-01`, 10, false, '']);
    const tables = shop.tables.map((table) => (table.name === 'Sales' ? { ...table, rows } : table));
    const { xAxis } = await optionOf('lineChart', query, { tables }, { width: 60, height: 300 });
    const { interval, formatter } = xAxis.axisLabel;
    expect(xAxis.data.flatMap((name, index) => (interval(index) ? [formatter(name, index)] : []))).toEqual([
      'Jul\n2026',
    ]);
  });

  it.each(['columnChart', 'clusteredColumnChart'] as const)(
    'outlines the last bar of a %s until the day on which its period ends, and hides bars of zero',
    async (type) => {
      const amounts = { '2026-04-01': 10, '2026-05-01': 0, '2026-06-01': 5 };
      const rows = Object.entries(amounts).map(([date, each]) => [1, date, each, false, '']);
      const tables = shop.tables.map((table) => (table.name === 'Sales' ? { ...table, rows } : table));
      const barsAt = async (now: string) => {
        const query = { categories: [month], measures: [amount] };
        const { series } = await optionOf(type, query, { tables }, { width: 400, height: 300 }, now);
        return series[0]!.data.map(
          ({ itemStyle }) => itemStyle as { color?: string; borderWidth?: number } | undefined,
        );
      };
      const [first, zero, last] = await barsAt('2026-06-29T12:00:00Z');
      expect(first?.borderWidth).toBeUndefined();
      expect(zero?.color).toBe('transparent');
      expect(last?.borderWidth).toBe(1);
      expect((await barsAt('2026-06-30T12:00:00Z')).at(-1)?.borderWidth).toBeUndefined();
    },
  );

  it.each(['lineChart', 'areaChart', 'stackedAreaChart'] as const)(
    'covers the last segment of a %s with dashes until the day on which its period ends',
    async (type) => {
      const rows = ['2026-04-01', '2026-05-01', '2026-06-01'].map((date) => [1, date, 10, false, '']);
      const tables = shop.tables.map((table) => (table.name === 'Sales' ? { ...table, rows } : table));
      const seriesAt = async (now: string) => {
        const query = { categories: [month], measures: [amount] };
        const { series } = await optionOf(type, query, { tables }, { width: 400, height: 300 }, now);
        return series as unknown as { silent?: boolean; name: string; z: number; data: { value: number | null }[] }[];
      };
      const [line, segment] = await seriesAt('2026-06-29T12:00:00Z');
      expect(line!.data.map(({ value }) => value)).toEqual([10, 10, 10]);
      expect(segment).toMatchObject({ silent: true, name: line!.name, tooltip: { show: false } });
      expect(segment!.data.map(({ value }) => value)).toEqual([null, 10, 10]);
      // A highlighted line is in front of other series with the same value.
      expect(segment!.z).toBeGreaterThan(line!.z);
      for (const later of ['2026-06-30T12:00:00Z', '2026-07-10T12:00:00Z']) {
        const [, marker] = await seriesAt(later);
        // Only a line has a marker at its end.
        expect(marker?.data.map(({ value }) => value)).toEqual(type === 'lineChart' ? [null, null, 10] : undefined);
      }
    },
  );

  it('labels up to three lines at their ends instead of in a legend, if the ends are apart', async () => {
    const rowsOf = (ends: number[]) =>
      ends.flatMap((end, index) =>
        ['2026-04-01', '2026-05-01'].map((date) => [1, date, end, false, `Line ${String(index)}`]),
      );
    const chartWith = async (ends: number[]) => {
      const tables = shop.tables.map((table) => (table.name === 'Sales' ? { ...table, rows: rowsOf(ends) } : table));
      const query = { categories: [month], series: { table: 'Sales', column: 'Note' }, measures: [amount] };
      const { series, legend } = await optionOf('lineChart', query, { tables }, { width: 400, height: 200 });
      const labels = series as unknown as { endLabel?: { show: boolean } }[];
      return [labels.filter(({ endLabel }) => endLabel?.show).length, (legend as { show?: boolean }).show ?? true];
    };
    expect(await chartWith([10, 60, 100])).toEqual([3, false]);
    expect(await chartWith([10, 98, 100])).toEqual([0, true]);
    expect(await chartWith([10, 40, 70, 100])).toEqual([0, true]);
  });

  describe('with labels at the ends of lines', () => {
    interface EndLabel {
      align?: string;
      formatter: () => string;
    }
    interface LineSeries {
      endLabel?: EndLabel;
      label?: EndLabel;
    }
    /** Renders lines from `first` to `last`, named after the latter. */
    const chartOf = async (
      lines: [first: number, last: number][],
      {
        height,
        type = 'lineChart',
        change = true,
      }: { height: number; type?: 'lineChart' | 'areaChart'; change?: boolean },
    ) => {
      const rows = lines.flatMap(([first, last]) =>
        [first, last].map((each, index) => [1, `2026-0${String(index + 4)}-01`, each, false, `Line ${String(last)}`]),
      );
      const tables = shop.tables.map((table) => (table.name === 'Sales' ? { ...table, rows } : table));
      const series = lines.length > 1 ? { series: { table: 'Sales', column: 'Note' } } : {};
      const query = { categories: [month], ...series, measures: [amount] };
      const properties = change ? { dataLabels: { change: true } } : undefined;
      const option = await optionOf(type, query, { tables }, { width: 400, height }, undefined, properties);
      const all = option.series as unknown as LineSeries[];
      return {
        last: all.flatMap(({ endLabel }) => endLabel ?? []),
        first: all.flatMap(({ label }) => label ?? []),
        yAxis: option.yAxis as unknown,
      };
    };
    const hiddenAxis = { axisLabel: { show: false }, splitLine: { show: false } };

    it('places the names and last values above the ends, also in a short chart', async () => {
      for (const height of [240, 100]) {
        const { last, first, yAxis } = await chartOf(
          [
            [10, 10],
            [100, 100],
          ],
          { height, change: false },
        );
        expect(last).toMatchObject([
          { align: 'right', verticalAlign: 'bottom' },
          { align: 'right', verticalAlign: 'bottom' },
        ]);
        expect(last[0]!.formatter()).toMatch(/^Line 10 \{value\|.*10.*\}$/);
        expect(first).toEqual([]);
        expect(yAxis).not.toMatchObject(hiddenAxis);
      }
    });

    it('adds the change and the first values, which replace the value axis in a short chart', async () => {
      const { last, first, yAxis } = await chartOf(
        [
          [50, 60],
          [400, 380],
        ],
        { height: 240 },
      );
      expect(last.map(({ formatter }) => formatter().replace(/^.*\} /, ''))).toEqual(['+20%', '-5.0%']);
      expect(first.map(({ formatter }) => formatter())).toEqual([
        expect.stringContaining('50'),
        expect.stringContaining('400'),
      ]);
      expect(yAxis).not.toMatchObject(hiddenAxis);
      expect(
        (
          await chartOf(
            [
              [50, 60],
              [400, 380],
            ],
            { height: 100 },
          )
        ).yAxis,
      ).toMatchObject(hiddenAxis);
    });

    it('labels a single line or area only with its change', async () => {
      for (const type of ['lineChart', 'areaChart'] as const) {
        const { last } = await chartOf([[100, 80]], { height: 240, type });
        expect(last.map(({ formatter }) => formatter())).toEqual([expect.stringMatching(/^\{value\|.*80.*\} -20%$/)]);
        expect((await chartOf([[100, 80]], { height: 240, type, change: false })).last).toEqual([]);
      }
    });

    it('shows no change of a line that starts at zero', async () => {
      const { last, first } = await chartOf([[0, 60]], { height: 240 });
      expect([last, first]).toEqual([[], []]);
    });
  });

  it('ends an axis at the first tick above its values', async () => {
    const axisAt = async (value: number) => {
      const rows = [[1, '2026-04-01', value, false, '']];
      const tables = shop.tables.map((table) => (table.name === 'Sales' ? { ...table, rows } : table));
      const query = { categories: [month], measures: [amount] };
      const { yAxis } = await optionOf('columnChart', query, { tables }, { width: 400, height: 171 });
      const { max, interval, axisLabel } = yAxis as unknown as Record<string, unknown>;
      return { max, interval, showMaxLabel: (axisLabel as { showMaxLabel: boolean }).showMaxLabel };
    };
    expect(await axisAt(2126)).toEqual({ max: 2500, interval: 500, showMaxLabel: true });
    expect(await axisAt(2700)).toEqual({ max: 3000, interval: 1000, showMaxLabel: true });
  });

  it('places names and numbers above thin bars with shares if they would take up half of the width', async () => {
    const query = { categories: [region], measures: [amount] };
    const properties = { dataLabels: { visible: true, percentOfTotal: true }, valueAxis: { visible: false } };
    const chartAt = async (width: number) => {
      const { yAxis, xAxis, grid, series } = await optionOf(
        'clusteredBarChart',
        query,
        {},
        { width, height: 160 },
        undefined,
        properties,
      );
      return { yAxis: yAxis as unknown, xAxis: xAxis as unknown, grid, count: series[0]!.data.length };
    };
    const narrow = await chartAt(180);
    expect(narrow.yAxis).toMatchObject([{ axisLabel: { inside: true } }, { position: 'right' }]);
    expect(narrow.xAxis).toMatchObject({ min: 0 });
    const { top, height = 0 } = narrow.grid;
    // The last bar, which has half of the distance to the next one below it, ends at the bottom of the chart.
    const distance = height / narrow.count;
    expect(top + height - distance / 2 + 4).toBeCloseTo(155, 5);
    expect(Array.isArray((await chartAt(900)).yAxis)).toBe(false);
  });

  it('adds shares of the total to the labels of bars', async () => {
    const query = { categories: [region], measures: [amount] };
    const labelsWith = async (dataLabels: Record<string, boolean>) => {
      const size = { width: 400, height: 300 };
      const { series } = await optionOf('clusteredBarChart', query, {}, size, undefined, { dataLabels });
      const [{ label, data }] = series as unknown as [
        { label: { formatter: (point: object) => string }; data: { value: number }[] },
      ];
      return data.map((point) => label.formatter(point));
    };
    const numbers = await labelsWith({ visible: true });
    const shares = (await labelsWith({ visible: true, percentOfTotal: true })).map((text) => text.split(' · '));
    expect(shares.map(([number]) => number)).toEqual(numbers);
    expect(shares.reduce((sum, [, share]) => sum + Number.parseInt(share!, 10), 0)).toBeCloseTo(100, -1);
  });

  it('centers a tall pie together with its legend', async () => {
    const query = { categories: [region], measures: [amount] };
    const { series, legend } = await optionOf('pieChart', query, {}, { width: 200, height: 600 });
    const { center, radius } = series[0] as unknown as { center: [string, number]; radius: [number, number] };
    const bottom = center[1] + radius[1];
    expect(Number(legend.top) - bottom).toBe(16);
    expect(center[1] - radius[1]).toBeGreaterThan(150);
  });

  it('uses the same color for a value in series and slices, and shows blanks in gray at the end', async () => {
    const columns = await optionOf('columnChart', { categories: [month], series: region, measures: [amount] });
    const pie = await optionOf('pieChart', {
      categories: [region],
      measures: [amount],
      sort: { by: 1, direction: 'descending' },
    });
    const { data } = paletteOf({ theme: {} });
    expect(columns.series.map(({ name }) => name)).toEqual(['North', 'South', '(Blank)']);
    expect(columns.series.slice(0, 2).map(({ color }) => color)).toEqual(data.slice(0, 2));
    expect(pie.series[0]!.data.map(({ itemStyle }) => itemStyle!.color)).toEqual(
      // South has the highest sum.
      [1, 0, 2].map((index) => columns.series[index]!.color),
    );
  });
});

describe('a card', () => {
  const count: MeasureField = { table: 'Sales', measure: 'Count' };
  const render = async (measures: MeasureField[]) => {
    const { session, visual } = await open('card', { measures });
    const { report } = session;
    return card(report.result(report.activePage, visual), report.formatter);
  };

  it('shows the second measure below the number', async () => {
    const element = await render([amount, count]);
    expect(element.querySelector('.card-value')!.textContent).toMatch(/^[\d,.]+$/);
    expect(element.querySelector('.kpi-change')!.textContent).toMatch(/^Count \d+$/);
    expect(element.querySelector('svg')).toBeNull();
  });

  it('shows only the number if there is a single measure', async () => {
    for (const measures of [[amount], [amount, { ...count, role: 'Tooltips' }]])
      expect((await render(measures)).className).toBe('card-value');
  });
});

describe('dimmed bars', () => {
  const bar = { value: 1, name: '', point: [], itemStyle: { opacity: 0.3 } };

  it('are opaque, so that grid lines do not shine through', () => {
    expect(dimmedBar(bar, '#000000', paletteOf({ theme: {} })).itemStyle).toEqual({ color: '#b3b3b3' });
  });

  it('are translucent in contrast modes, and if the theme names their color', () => {
    expect(dimmedBar(bar, '#000000', paletteOf({ theme: {} }, 1))).toBe(bar);
    expect(dimmedBar(bar, 'red', paletteOf({ theme: {} }))).toBe(bar);
  });
});

describe('the labels of categories', () => {
  const input = { fontSize: 12, palette: paletteOf({ theme: {} }) } as ChartInput;
  const labels = (names: string[], width: number, height: number) =>
    fitLabels(names, { width, height }, input) as {
      fontSize?: number;
      overflow?: string;
      rotate?: number;
      width?: number;
      interval?: number;
      formatter?: (name: string) => string;
    };
  const regions = ['Midwest', 'Mountain', 'Northeast', 'Pacific', 'South'];
  const widths = Array.from({ length: 801 }, (_, index) => 1000 - index);

  it.each([
    ['rotates', 220, { fontSize: 12, rotate: 35, isShort: false }],
    ['truncates', 190, { fontSize: 11, rotate: 0, isShort: true }],
  ])('makes category labels smaller, and then %s them at a height of %i px', (_, height, last) => {
    const kinds = widths.map((width) => {
      const { fontSize = 12, rotate = 0, formatter = String } = labels(regions, width, height);
      return JSON.stringify({
        fontSize,
        rotate,
        isShort: rotate === 0 && regions.some((name) => formatter(name) !== name),
      });
    });
    expect([...new Set(kinds)].map((kind) => JSON.parse(kind) as unknown)).toEqual([
      { fontSize: 12, rotate: 0, isShort: false },
      { fontSize: 11, rotate: 0, isShort: false },
      last,
    ]);
  });

  it('truncates up to two letters of category labels before it rotates them', () => {
    const names = ['WWWWWWWW', 'MMMMMMMM', 'WMWMWMWM'];
    const lost = widths.flatMap((width) => {
      const { rotate, formatter = String } = labels(names, width, 220);
      return rotate ? [] : [Math.max(...names.map((name) => name.length - formatter(name).replace('…', '').length))];
    });
    expect([...new Set(lost)]).toEqual([0, 2]);
  });

  it('skips labels rather than truncating them to a few letters', () => {
    const names = Array.from({ length: 20 }, (_, index) => `Riverside-${String(index)}`);
    const { interval, formatter } = labels(names, 400, 120);
    expect(interval).toBe(2);
    expect(formatter!('Riverside-12')).toBe('Riversid…');
  });

  it('wraps category labels at spaces before it rotates them', () => {
    const names = ['South Congress', 'West Loop', 'Back Bay', 'Mission Bay'];
    const { formatter, fontSize, rotate } = labels(names, 250, 220);
    expect(names.map((name) => formatter!(name))).toEqual(['South\nCongress', 'West Loop', 'Back Bay', 'Mission\nBay']);
    expect([fontSize, rotate]).toEqual([11, undefined]);
  });

  it.each([[regions], [['South Congress', 'West Loop', 'Back Bay', 'Mission Bay']]])(
    'keeps level labels at least 4 px apart: %j',
    (names) => {
      for (const width of widths) {
        const { fontSize = 12, interval = 0, formatter = String } = labels(names, width, 90);
        const sizes = names.map((name) =>
          Math.max(
            ...formatter(name)
              .split('\n')
              .map((line) => textWidth(line, { ...input, fontSize })),
          ),
        );
        for (const [index, size] of sizes.slice(1).entries()) {
          const taken = (size + sizes[index]!) / 2;
          expect((width / names.length) * (interval + 1) - taken).toBeGreaterThanOrEqual(4 - 1e-6);
        }
      }
    },
  );

  it('wraps the names of horizontal bars at spaces, if there is room for two lines', () => {
    const names = ['South Congress', 'West Loop'];
    const labelsAt = (height: number) =>
      barNameLabels(names, 70, { fontSize: 12, height, palette: paletteOf({ theme: {} }) } as ChartInput) as {
        overflow?: string;
        formatter?: (name: string) => string;
      };
    const { formatter } = labelsAt(100);
    expect(names.map((name) => formatter!(name))).toEqual(['South\nCongress', 'West Loop']);
    expect(labelsAt(60)).toMatchObject({ width: 70, overflow: 'truncate' });
  });
});

describe('a KPI', () => {
  const render = async (
    options: VisualDefinition['kpi'] = {},
    measures: MeasureField[] = [amount],
    now = Date.UTC(2026, 5, 1),
  ) => {
    const { session, visual } = await open('kpi', { categories: [month], measures }, { kpi: options });
    const { report } = session;
    return kpi(report.result(report.activePage, visual), report.formatter, report.strings, visual.kpi, { now });
  };

  it("shows a KPI's latest value, its change from the previous period, and all values as a line", async () => {
    const element = await render();
    expect(element.querySelector('.card-value')!.textContent).toBe('190');
    expect(element.querySelector('.kpi-change.good')!.textContent).toBe('▲ 375.0% vs. Apr 2026');
    expect(element.querySelector('polyline')!.getAttribute('points')!.split(' ')).toHaveLength(3);
  });

  it("compares a KPI's value with the goal if one is defined", async () => {
    const goal: MeasureField = { table: 'Sales', measure: 'Count', role: 'Goal' };
    const element = await render({}, [goal, { ...amount, role: 'Indicator' }]);
    expect(element.querySelector('.card-value')!.textContent).toBe('190');
    expect(element.querySelector('.kpi-change.good')!.textContent).toMatch(/^▲ [\d,.]+% vs\. target \d+$/);
  });

  it('highlights an increase as bad if low values are good', async () => {
    expect((await render({ lowIsGood: true })).querySelector('.kpi-change.bad')).not.toBeNull();
  });

  it('shows the text for the goal instead of its value', async () => {
    const goal: MeasureField = { table: 'Sales', measure: 'Count', role: 'Goal' };
    const element = await render({ goalLabel: 'Apr 1–20' }, [amount, goal]);
    expect(element.querySelector('.kpi-change')!.textContent).toMatch(/^▲ [\d,.]+% vs\. Apr 1–20$/);
  });

  it('ends the solid line before an incomplete period with a goal, because its value cannot be compared with complete periods', async () => {
    const goal: MeasureField = { table: 'Sales', measure: 'Count', role: 'Goal' };
    const pointsAt = async (now: number, ...measures: MeasureField[]) =>
      (await render({}, measures, now)).querySelector('polyline')!.getAttribute('points')!.split(' ').length;
    expect(await pointsAt(Date.UTC(2026, 4, 20), amount, goal)).toBe(2);
    expect(await pointsAt(Date.UTC(2026, 4, 20), amount)).toBe(3);
    expect(await pointsAt(Date.UTC(2026, 5, 1), amount, goal)).toBe(3);
  });

  it('names the period of the value, unless it is evident from the previous period', async () => {
    const goal: MeasureField = { table: 'Sales', measure: 'Count', role: 'Goal' };
    const periodAt = async (now: number, ...measures: MeasureField[]) =>
      (await render({}, [amount, ...measures], now)).querySelector('.kpi-period')?.textContent;
    expect(await periodAt(Date.UTC(2026, 5, 1), goal)).toBe('May 2026');
    expect(await periodAt(Date.UTC(2026, 4, 31), goal)).toBe('May 2026');
    expect(await periodAt(Date.UTC(2026, 4, 20), goal)).toBe('May to date');
    expect(await periodAt(Date.UTC(2026, 4, 20))).toBe('May to date');
    expect(await periodAt(Date.UTC(2026, 5, 1))).toBeUndefined();
  });

  it('keeps the line below the value if there is no previous one, and names a hidden period in it', async () => {
    const { session } = await open('kpi', { categories: [month], measures: [amount] });
    const { report } = session;
    const { columns, rows } = report.result(report.activePage, report.activePage.visuals[0]!);
    const lineWith = (hidePeriod: boolean) =>
      kpi({ columns, rows: rows.slice(0, 1) }, report.formatter, report.strings, {}, { hidePeriod }).querySelector(
        '.kpi-change',
      )?.textContent;
    expect(lineWith(false)).toBe('');
    expect(lineWith(true)).toMatch(/^\w+ 20\d\d$/);
  });

  it('omits the period if the text on the page is enlarged so much that it would cover the title', async () => {
    const goal: MeasureField = { table: 'Sales', measure: 'Count', role: 'Goal' };
    const { session, visual } = await open('kpi', { categories: [month], measures: [amount, goal] });
    const { report } = session;
    const content = { title: '', result: report.result(report.activePage, visual), selected: [], asTable: false };
    const state = { select: () => undefined, search: { text: '', open: false }, isUntitled: false };
    const periodAt = (textScale: number) =>
      createBody({ ...inputOf(session), textScale }, { ...content, ...state })!.querySelector('.kpi-period');
    expect(periodAt(1.5)).not.toBeNull();
    expect(periodAt(1.6)).toBeNull();
  });

  it('shortens numbers with more than seven characters', async () => {
    const { session } = await open('kpi', { measures: [amount] });
    const { formatter, strings } = session.report;
    const show = (value: number) => {
      const columns = [{ label: 'N', type: 'number', role: 'measure', field: amount }] as QueryResult['columns'];
      return kpi({ columns, rows: [[1], [2], [value]] } as QueryResult, formatter, strings).querySelector(
        '.card-value',
      );
    };
    expect(show(174280)!.textContent).toBe('174,280');
    expect(show(3935556)!.textContent).toBe('3.94M');
    expect(show(3935556)!.getAttribute('title')).toBe('3,935,556');
  });

  it('says that a value has not changed, and shows a change from zero as a number', async () => {
    const show = (...values: number[]) => {
      const columns = [{ label: 'N', type: 'number', role: 'measure', field: amount }] as QueryResult['columns'];
      const result = { columns, rows: values.map((value) => [value]) } as QueryResult;
      const { formatter, strings } = session.report;
      return kpi(result, formatter, strings).querySelector('.kpi-change')!;
    };
    const { session } = await open('kpi', { measures: [amount] });
    expect(show(4, 4).textContent).toMatch(/^No change/);
    expect(show(4, 4).className.trim()).toBe('kpi-change');
    expect(show(0, 2).textContent).toMatch(/^▲ 2 /);
    expect(show(0, 2).className).toContain('good');
  });
});

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

describe("a visual's header", () => {
  const buttonsOf = async (prepare: (session: FrameSession) => void = () => undefined) => {
    const { session } = await open('columnChart', { categories: [region], measures: [amount] });
    prepare(session);
    const buttons = new HeaderButtons();
    buttons.render({ ...inputOf(session), canPopOut: true }, 'Tested');
    return {
      session,
      labels: [...buttons.element.querySelectorAll('button')].map((each) => each.getAttribute('aria-label')),
      buttons,
    };
  };

  it('shows buttons for focus mode and for the applied filters', async () => {
    expect((await buttonsOf()).labels).toEqual(['Focus mode for Tested']);
    const { labels, buttons } = await buttonsOf(({ actions, report }) => {
      actions.selectRange(report.activePage, report.visual('main', 'days'), Date.UTC(2026, 4, 1), null);
    });
    expect(labels).toEqual(['Filters on Tested', 'Focus mode for Tested']);
    expect(buttons.element.querySelector('button')!.title).toContain('May 1, 2026');
  });

  it('opens focus mode with the header button', async () => {
    const { session, buttons } = await buttonsOf();
    buttons.element.querySelector('button')!.click();
    expect(session.report.state.popOut).toMatchObject({ kind: 'focus', visualName: 'tested' });
  });

  it.each<[what: string, settings: Settings]>([
    ['the command is hidden', { commands: [{ focusMode: { displayOption: 2 } }] }],
    ['headers are hidden', { visualSettings: { visualHeaders: [{ settings: { visible: false } }] } }],
  ])('hides the focus mode button if %s', async (_, settings) => {
    const { buttons } = await buttonsOf(({ report }) => {
      report.patchSettings(settings);
    });
    expect(buttons.element.hidden || buttons.element.childElementCount === 0).toBe(true);
  });
});
