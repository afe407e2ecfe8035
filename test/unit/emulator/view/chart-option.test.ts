import { describe, expect, it } from 'vitest';
import type { Query } from '../../../../src/emulator/model/query';
import type { VisualDefinition } from '../../../../src/emulator/model/definition';
import { paletteOf } from '../../../../src/emulator/frame/view/palette';
import { dimmedBar, type ChartInput } from '../../../../src/emulator/frame/view/visuals/chart-input';
import { gutterWidth } from '../../../../src/emulator/frame/view/visuals/gutter';
import { chartOption } from '../../../../src/emulator/frame/view/visuals/chart-option';
import { amount, inputOf, month, open, region } from './tested-visual';
import { shop } from '../shop';

interface Option {
  series: { name: string; color?: string; barWidth?: number; data: { itemStyle?: { color?: string } }[] }[];
  xAxis: {
    data: string[];
    axisLabel: { interval: (index: number) => boolean; formatter: (name: string, index: number) => string };
  };
  yAxis: Parameters<typeof gutterWidth>[0];
  legend: { top: number | string };
  grid: { top: number; left?: number; height?: number };
}

async function optionOf(
  type: VisualDefinition['type'],
  query: Query,
  data: Partial<typeof shop> = {},
  box: { width: number; height: number; gutter?: number } = { width: 400, height: 300 },
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
  it('labels the lowest tick of its axis in a low box, too', async () => {
    for (const height of [70, 100, 300]) {
      const { yAxis } = await optionOf(
        'columnChart',
        { categories: [region], measures: [amount] },
        {},
        { width: 400, height },
      );
      expect(yAxis).not.toHaveProperty('axisLabel.showMinLabel', false);
    }
  });

  it('has one axis for columns and lines until there is a measure for the lines', async () => {
    const axesOf = async (measures: Query['measures']) => {
      const { yAxis } = await optionOf('lineClusteredColumnComboChart', { categories: [region], measures });
      return [yAxis].flat().length;
    };
    expect(await axesOf([amount])).toBe(1);
    expect(await axesOf([amount, { ...amount, aggregation: 'avg' }])).toBe(2);
  });

  it.each(['clusteredColumnChart', 'clusteredBarChart'] as const)(
    'limits the width of the only bar of a %s',
    async (type) => {
      const widthWith = async (data: Partial<typeof shop>) => {
        const query = { categories: [region], measures: [amount] };
        const { series } = await optionOf(type, query, data, { width: 900, height: 600 });
        return Number((series[0] as { barMaxWidth?: number }).barMaxWidth);
      };
      const tables = shop.tables.map((table) => ({ ...table, rows: table.rows.slice(0, 1) }));
      expect(await widthWith({ tables })).toBeLessThan(await widthWith({}));
    },
  );

  it('keeps the axis of 100% bars without a legend', async () => {
    const { xAxis } = await optionOf('hundredPercentStackedBarChart', { categories: [region], measures: [amount] });
    expect(xAxis).toMatchObject({ min: 0, max: 1 });
  });

  it.each(['areaChart', 'clusteredColumnChart', 'stackedAreaChart'] as const)(
    'starts the axis of a %s at zero',
    async (type) => {
      const { yAxis } = await optionOf(type, { categories: [region], measures: [{ ...amount, aggregation: 'max' }] });
      expect(yAxis.min).toBe(0);
    },
  );

  /** Sales in 36 months. */
  const longSales = shop.tables.map((table) =>
    table.name === 'Sales'
      ? {
          ...table,
          rows: Array.from({ length: 36 }, (_, index) => {
            const first = new Date(Date.UTC(2023, index + 4, 1));
            return [1, first.toISOString().slice(0, 10), 10, false, ''];
          }),
        }
      : table,
  );

  it('labels the months of a long axis at a regular interval that ends at the last one', async () => {
    const labelsAt = async (width: number) => {
      const query = { categories: [month], measures: [amount] };
      const { xAxis } = await optionOf('lineChart', query, { tables: longSales }, { width, height: 300 });
      expect(xAxis.data).toHaveLength(36);
      const { interval, formatter } = xAxis.axisLabel;
      return xAxis.data.flatMap((name, index) => (interval(index) ? [formatter(name, index)] : []));
    };
    expect(await labelsAt(200)).toEqual(['May 2023', 'Apr 2026']);
    // Only the first label of each year includes the year.
    expect(await labelsAt(400)).toEqual(['Oct 2023', 'Apr 2024', 'Oct', 'Apr 2025', 'Oct', 'Apr 2026']);
  });

  it.each([
    [12, 380, ['Jan 2026', 'Mar', 'May', 'Jul', 'Sep', 'Nov']],
    [12, 240, ['Feb 2026', 'May', 'Aug', 'Nov']],
    [12, 820, ['Dec 2025', 'Jan 2026', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov']],
    [10, 300, ['Mar 2026', 'May', 'Jul', 'Sep', 'Nov']],
    [13, 380, ['Nov 2025', 'Feb 2026', 'May', 'Aug', 'Nov']],
    [24, 180, ['Dec 2024', 'Nov 2026']],
    [6, 150, ['Jun 2026', 'Nov']],
  ])(
    'labels the last of %i months, and others at one interval before it, at a width of %i px',
    async (count, width, labels) => {
      const rows = Array.from({ length: count }, (_, index) => {
        const start = new Date(Date.UTC(2026, 11 - count + index, 1));
        return [1, start.toISOString().slice(0, 10), 10, false, ''];
      });
      const tables = shop.tables.map((table) => (table.name === 'Sales' ? { ...table, rows } : table));
      const query = { categories: [month], measures: [amount] };
      const { xAxis } = await optionOf('lineChart', query, { tables }, { width, height: 300 });
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
      'Jul 2026',
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
    'dashes the last segment of a %s until the day on which its period ends',
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
    expect(await chartWith([10, 98, 100])).toEqual([3, false]);
    expect(await chartWith([10, 12, 100])).toEqual([0, true]);
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
      areaStyle?: object;
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
        isFilled: all.some(({ areaStyle }) => areaStyle !== undefined),
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

    it('places the labels of the lowest line below it if lines are close to each other', async () => {
      const lines: [number, number][] = [
        [80, 85],
        [100, 100],
      ];
      const { last, first } = await chartOf(lines, { height: 180, type: 'areaChart' });
      const isBelow = [{ verticalAlign: 'top' }, { verticalAlign: 'bottom' }];
      expect(last).toMatchObject(isBelow);
      expect(first).toMatchObject(isBelow);
    });

    it('shows a legend instead of labels that would be far from the ends of steep lines', async () => {
      const lines: [number, number][] = [
        [200, 55],
        [40, 40],
      ];
      expect((await chartOf(lines, { height: 240 })).last).toEqual([]);
    });

    it('adds the change and the first values, which replace the value axis in a short chart', async () => {
      const { last, first, yAxis } = await chartOf(
        [
          [50, 60],
          [400, 380],
        ],
        { height: 240 },
      );
      expect(last.map(({ formatter }) => formatter().replace(/^.*\} /, ''))).toEqual(['+20%', '−5.0%']);
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

    it('starts a short plot without a value axis at zero, and keeps an axis that starts at another value', async () => {
      const area = await chartOf([[700, 650]], { height: 100, type: 'areaChart' });
      expect(area.isFilled).toBe(true);
      expect(area.yAxis).toMatchObject({ min: 0, ...hiddenAxis });
      const line = await chartOf([[700, 650]], { height: 100 });
      expect((line.yAxis as { min: number }).min).toBeGreaterThan(0);
      expect(line.yAxis).not.toMatchObject(hiddenAxis);
    });

    it('labels a single line or area only with its change', async () => {
      for (const type of ['lineChart', 'areaChart'] as const) {
        const { last } = await chartOf([[100, 80]], { height: 240, type });
        expect(last.map(({ formatter }) => formatter())).toEqual([expect.stringMatching(/^\{value\|.*80.*\} −20%$/)]);
        expect((await chartOf([[100, 80]], { height: 240, type, change: false })).last).toEqual([]);
      }
    });

    it('ends the axis at the highest label, between two ticks', async () => {
      const lines: [number, number][] = [
        [1804, 2126],
        [411, 600],
      ];
      const { max, interval } = (await chartOf(lines, { height: 170 })).yAxis as { max: number; interval: number };
      expect(interval).toBe(1000);
      expect(max).toBeGreaterThan(2126);
      expect(max).toBeLessThan(3000);
    });

    it('moves a label away from its line if a grid line would otherwise be behind it', async () => {
      const distanceAt = async (value: number) => {
        const { last } = await chartOf([[100, value]], { height: 240 });
        return (last as unknown as [{ padding: number[] }])[0].padding[2];
      };
      expect(await distanceAt(120)).toBe(11);
      // just below the grid line at 130
      expect(await distanceAt(128)).toBe(14);
    });

    it('ends the axis at a tick if no label is above the highest point', async () => {
      const values = [700, 700, 700, 724, 690, 680, 651];
      const rows = values.map((value, index) => [1, `2026-0${String(index + 1)}-01`, value, false, '']);
      const tables = shop.tables.map((table) => (table.name === 'Sales' ? { ...table, rows } : table));
      const query = { categories: [month], measures: [amount] };
      const properties = { dataLabels: { change: true } };
      const { yAxis } = await optionOf(
        'lineChart',
        query,
        { tables },
        { width: 800, height: 500 },
        undefined,
        properties,
      );
      const { max, interval } = yAxis as unknown as { max: number; interval: number };
      expect([max >= 724, max % interval]).toEqual([true, 0]);
    });

    it('places the label at the end of a falling line below it, and starts the axis at an earlier tick for it', async () => {
      const { last, yAxis } = await chartOf([[700, 650]], { height: 240 });
      const [label] = last as unknown as [{ verticalAlign: string; padding: number[] }];
      expect(label.verticalAlign).toBe('top');
      expect(label.padding[0]).toBeLessThanOrEqual(17);
      expect((yAxis as { min: number }).min).toBe(640);
    });

    it('shows no change of a line that starts at zero', async () => {
      const { last, first } = await chartOf([[0, 60]], { height: 240 });
      expect([last, first]).toEqual([[], []]);
    });
  });

  it('contains both ends of stacks with values of both signs', async () => {
    const rows = [50, 60, -30].map((value, index) => [1, '2026-04-01', value, false, `Series ${String(index)}`]);
    const tables = shop.tables.map((table) => (table.name === 'Sales' ? { ...table, rows } : table));
    const query = { categories: [month], series: { table: 'Sales', column: 'Note' }, measures: [amount] };
    const { yAxis } = await optionOf('columnChart', query, { tables });
    expect(yAxis.max).toBeGreaterThanOrEqual(110);
    expect(yAxis.min).toBeLessThanOrEqual(-30);
  });

  it('ends the axis of a short chart with values of both signs at its lowest bar, with labels only at ticks', async () => {
    const rows = [-22, 10].map((value, index) => [1, `2026-0${String(index + 4)}-01`, value, false, '']);
    const tables = shop.tables.map((table) => (table.name === 'Sales' ? { ...table, rows } : table));
    const query = { categories: [month], measures: [amount] };
    const { yAxis } = await optionOf('columnChart', query, { tables }, { width: 400, height: 100 });
    const ticks = { customValues: [-20, -10, 0, 10] };
    expect(yAxis).toMatchObject({
      max: 10,
      interval: 10,
      axisLabel: { showMaxLabel: true, ...ticks },
      axisTick: ticks,
    });
    const { min } = yAxis as { min: number };
    expect(min).toBeLessThan(-22);
    expect(min).toBeGreaterThan(-25);
  });

  it('has no line at the lowest tick of a short chart with values of both signs, whose label is hidden', async () => {
    const axisAt = async (height: number) => {
      const rows = [-49, 60].map((value, index) => [1, `2026-0${String(index + 4)}-01`, value, false, '']);
      const tables = shop.tables.map((table) => (table.name === 'Sales' ? { ...table, rows } : table));
      const query = { categories: [month], measures: [amount] };
      return (await optionOf('columnChart', query, { tables }, { width: 400, height })).yAxis as unknown as {
        axisLabel: { showMinLabel?: boolean };
        splitLine: { showMinLine: boolean; lineStyle: { color: string[] } };
      };
    };
    const [short, tall] = [await axisAt(100), await axisAt(240)];
    expect([short.axisLabel.showMinLabel, short.splitLine.showMinLine]).toEqual([false, false]);
    expect([tall.axisLabel.showMinLabel, tall.splitLine.showMinLine]).toEqual([undefined, true]);
    // The first of the lines in the short chart is at zero.
    expect(short.splitLine.lineStyle.color[0]).not.toBe(short.splitLine.lineStyle.color[1]);
  });

  it('has no base line if its axis starts above zero, and no unlabeled grid line in its place', async () => {
    const axesOf = async (values: readonly number[], height: number) => {
      const rows = values.map((value, index) => [1, `2026-0${String(index + 4)}-01`, value, false, '']);
      const tables = shop.tables.map((table) => (table.name === 'Sales' ? { ...table, rows } : table));
      const query = { categories: [month], measures: [amount] };
      const { xAxis, yAxis } = await optionOf('lineChart', query, { tables }, { width: 400, height });
      const { axisLine } = xAxis as unknown as { axisLine: { show: boolean } };
      const { min, splitLine } = yAxis as unknown as { min: number; splitLine: { showMinLine: boolean } };
      return [min > 0, axisLine.show, splitLine.showMinLine];
    };
    expect(await axesOf([610, 640, 720], 100)).toEqual([true, false, false]);
    expect(await axesOf([610, 640, 720], 240)).toEqual([true, false, true]);
    expect(await axesOf([10, 640, 720], 100)).toEqual([false, true, true]);
  });

  it('has the same plot width as another chart in its column, whose labels are wider', async () => {
    const query = { categories: [month], measures: [amount] };
    const optionWith = (gutter?: number) =>
      optionOf('columnChart', query, {}, { width: 400, height: 200, ...(gutter !== undefined && { gutter }) });
    const [own, shared] = [await optionWith(), await optionWith(80)];
    const width = gutterWidth(own.yAxis, { fontSize: 12, palette: { font: 'Inter' } } as ChartInput);
    expect(shared.grid.left! - own.grid.left! + width).toBe(80);
  });

  it('has zero at the end of an axis with only negative bars', async () => {
    const { xAxis } = await optionOf('clusteredBarChart', { categories: [region], measures: [amount] });
    const { min, max } = xAxis as unknown as Record<'min' | 'max', (range: { min: number; max: number }) => number>;
    expect(max({ min: -3, max: -1 })).toBe(0);
    expect(min({ min: -3, max: -1 })).toBeLessThan(-3);
    expect(max({ min: 1, max: 29 })).toBe(29);
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

  it('places names and numbers above thin bars with shares at all widths', async () => {
    const query = { categories: [region], measures: [amount] };
    const properties = { dataLabels: { visible: true, percentOfTotal: true }, valueAxis: { visible: false } };
    const chartAt = async (width: number, height = 160) => {
      const { yAxis, xAxis, grid, series } = await optionOf(
        'clusteredBarChart',
        query,
        {},
        { width, height },
        undefined,
        properties,
      );
      const { data, barWidth: thickness = 0 } = series[0]!;
      return { yAxis: yAxis as unknown, xAxis: xAxis as unknown, grid, count: data.length, thickness };
    };
    const narrow = await chartAt(180);
    expect(narrow.yAxis).toMatchObject([{ axisLabel: { inside: true } }, { position: 'right' }]);
    expect(narrow.xAxis).toMatchObject({ min: 0 });
    const { top, height = 0 } = narrow.grid;
    // Bars are as thick as there is room. The last one, which has half of the distance to the next one below it, ends at the bottom of the chart.
    const distance = height / narrow.count;
    expect(narrow.thickness).toBe(12);
    expect(top + height - distance / 2 + narrow.thickness / 2).toBeCloseTo(155, 5);
    expect((await chartAt(180, 100)).thickness).toBe(8);
    expect((await chartAt(900)).yAxis).toMatchObject([{ axisLabel: { inside: true } }, { position: 'right' }]);
  });

  it.each([76, 96, 160])('keeps names above bars clear of their bars at a height of %i px', async (height) => {
    const query = { categories: [region], measures: [amount] };
    const { yAxis, series } = await optionOf('clusteredBarChart', query, {}, { width: 110, height });
    const [{ axisLabel }] = yAxis as unknown as [{ axisLabel: { lineHeight: number; padding: [0, 0, number] } }];
    const gap = axisLabel.padding[2] - 4;
    expect(axisLabel.lineHeight).toBe(15);
    expect(gap).toBeGreaterThan(1);
    // The letters are 12 px tall, and the bars 8 px.
    expect(height / series[0]!.data.length - 12 - 8 - gap).toBeGreaterThan(gap);
  });

  it('places names above bars with labeled segments in a narrow chart', async () => {
    const query = { categories: [region], series: month, measures: [amount] };
    const properties = { dataLabels: { visible: true }, valueAxis: { visible: false } };
    const isAbove = async (width: number, height: number) => {
      const size = { width, height };
      const option = await optionOf('hundredPercentStackedBarChart', query, {}, size, undefined, properties);
      const [axis] = [option.yAxis as unknown].flat() as [{ axisLabel: { inside?: boolean } }];
      return axis.axisLabel.inside === true;
    };
    expect(await isAbove(330, 200)).toBe(true);
    expect(await isAbove(330, 90)).toBe(false);
    expect(await isAbove(460, 200)).toBe(false);
  });

  it('does not dim the other series of a selected category whose values replace the title', async () => {
    const { session, visual } = await open('columnChart', { categories: [region], series: month, measures: [amount] });
    const { report } = session;
    const { palette } = inputOf(session);
    const result = report.result(report.activePage, visual);
    const { dataset, formatter } = report;
    const selected = [result.rows[0]!.slice(0, 2)];
    const input = { visual, result, dataset, palette, formatter, selected, width: 400, height: 300, fontSize: 12 };
    const isFull = (maxReadout: number) => {
      const option = chartOption({ ...input, totalLabel: 'Total', now: report.now, maxReadout }) as unknown as Option;
      return option.series.map(({ data }) => data[0]!.itemStyle?.color === undefined);
    };
    expect(isFull(0)).toContain(false);
    expect(isFull(Infinity)).not.toContain(false);
  });

  it('adds shares of the total to the labels of bars', async () => {
    const query = { categories: [region], measures: [amount] };
    const labelsWith = async (dataLabels: Record<string, boolean>) => {
      const size = { width: 400, height: 300 };
      const option = await optionOf('clusteredBarChart', query, {}, size, undefined, { dataLabels });
      const [, above] = [option.yAxis as unknown].flat() as [object, { data: string[] }?];
      if (above) return above.data;
      const [{ label, data }] = option.series as unknown as [
        { label: { formatter: (point: object) => string }; data: { value: number }[] },
      ];
      return data.map((point) => label.formatter(point));
    };
    const numbers = await labelsWith({ visible: true });
    const shares = (await labelsWith({ visible: true, percentOfTotal: true })).map((text) => text.split(' · '));
    expect(shares.map(([number]) => number)).toEqual(numbers);
    expect(shares.reduce((sum, [, share]) => sum + Number.parseInt(share!, 10), 0)).toBeCloseTo(100, -1);
  });

  it('has no tooltip for a bar whose name and value are printed', async () => {
    const size = { width: 400, height: 300 };
    const tooltipOf = async (
      dataLabels: Record<string, boolean>,
      measures: Query['measures'] = [amount],
      box = size,
    ) => {
      const query = { categories: [region], measures };
      const option = await optionOf('clusteredColumnChart', query, {}, box, undefined, { dataLabels });
      const { xAxis, series, tooltip } = option as unknown as {
        xAxis: { data: string[] };
        series: { data: { value: number }[] }[];
        tooltip: { formatter: (points: object[]) => string };
      };
      const value = series[0]!.data[0]!.value;
      return tooltip.formatter([{ axisValueLabel: xAxis.data[0], dataIndex: 0, seriesIndex: 0, value }]);
    };
    expect(await tooltipOf({ visible: true })).toBe('');
    expect(await tooltipOf({})).not.toBe('');
    // Its name is not printed completely, or there is another value.
    expect(await tooltipOf({ visible: true }, [amount], { ...size, width: 60 })).not.toBe('');
    const field = { ...amount, aggregation: 'max' as const, role: 'Tooltips', label: 'Highest' };
    expect(await tooltipOf({ visible: true }, [amount, field])).toContain('Highest');
  });

  it('has the total of a stack in its tooltip if its segments can be added', async () => {
    const note = { table: 'Sales', column: 'Gift' };
    const tooltipOf = async (type: VisualDefinition['type'], measures: Query['measures'] = [amount]) => {
      const option = await optionOf(type, { categories: [region], series: note, measures });
      const { tooltip, series } = option as unknown as {
        tooltip: { formatter: (points: object[]) => string };
        series: { data: { value: number }[] }[];
      };
      const point = { axisValueLabel: 'North', dataIndex: 1 };
      return tooltip.formatter(
        series.map(({ data }, seriesIndex) => ({ ...point, seriesIndex, value: data[1]!.value })),
      );
    };
    const total = '<span>Total</span><b>100</b>';
    expect(await tooltipOf('columnChart')).toContain(total);
    expect(await tooltipOf('barChart')).toContain(total);
    for (const type of ['clusteredColumnChart', 'hundredPercentStackedColumnChart'] as const)
      expect(await tooltipOf(type)).not.toContain('Total');
    expect(await tooltipOf('columnChart', [{ ...amount, aggregation: 'avg' }])).not.toContain('Total');
  });

  it('centers a tall pie together with its legend', async () => {
    const query = { categories: [region], measures: [amount] };
    const { series, legend } = await optionOf('pieChart', query, {}, { width: 200, height: 600 });
    const { center, radius } = series[0] as unknown as { center: [string, number]; radius: [number, number] };
    const bottom = center[1] + radius[1];
    expect(Number(legend.top) - bottom).toBe(16);
    expect(center[1] - radius[1]).toBeGreaterThan(150);
  });

  it('places the legend next to a pie that would be smaller above it', async () => {
    const query = { categories: [region], measures: [amount] };
    const orientAt = async (width: number, height: number) => {
      const { legend } = await optionOf('pieChart', query, {}, { width, height });
      return (legend as { left?: unknown }).left === 'center' ? 'below' : 'beside';
    };
    expect(await orientAt(388, 294)).toBe('beside');
    expect(await orientAt(300, 280)).toBe('below');
    expect(await orientAt(268, 90)).toBe('beside');
  });

  it('labels the slices of a pie only if its data labels are on, and lists the percentages in the legend otherwise', async () => {
    const query = { categories: [region], measures: [amount] };
    const pieWith = async (properties: VisualDefinition['properties']) => {
      const option = await optionOf('pieChart', query, {}, undefined, undefined, properties);
      const [{ label, name: _, data }] = option.series as unknown as [
        { label: { show: boolean; position: string; color: string }; name: string; data: { name: string }[] },
      ];
      const { formatter } = option.legend as unknown as { formatter: (name: string) => string };
      return { ...label, legend: formatter(data[0]!.name) };
    };
    const { text } = paletteOf({ theme: {} });
    for (const properties of [undefined, { dataLabels: { visible: false } }]) {
      const plain = await pieWith(properties);
      expect(plain.show).toBe(false);
      expect(plain.legend).toMatch(/%$/);
    }
    const labeled = await pieWith({ dataLabels: { visible: true } });
    expect(labeled).toMatchObject({ show: true, position: 'outside', color: text });
    expect(labeled.legend).not.toMatch(/%/);
  });

  it.each([
    [100, 5],
    [80, 5],
    [60, 5],
    [60, 6],
  ])('lists all slices next to a pie that is %i px high: %i', async (height, count) => {
    const names = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Oak'].slice(0, count);
    const tables = shop.tables.map((table) =>
      table.name === 'Sales' ? { ...table, rows: names.map((name) => [1, '2026-01-01', 10, false, name]) } : table,
    );
    const query = { categories: [{ table: 'Sales', column: 'Note' }], measures: [amount] };
    const { legend } = await optionOf('pieChart', query, { tables }, { width: 268, height });
    const { type, itemGap, height: legendHeight } = legend as { type?: string; itemGap?: number; height?: number };
    expect(type).toBe('plain');
    expect(itemGap).toBeGreaterThanOrEqual(4);
    // A legend with a limited height has two columns.
    const rows = legendHeight === undefined ? count : Math.ceil(count / 2);
    expect(rows * (12 + itemGap!) - itemGap!).toBeLessThanOrEqual(height);
  });

  it('has ticks at quarters on a percentage axis, or at fewer shares if the plot is short', async () => {
    const query = { categories: [month], series: region, measures: [amount] };
    const intervalAt = async (height: number) => {
      const { yAxis } = await optionOf('hundredPercentStackedColumnChart', query, {}, { width: 400, height });
      return (yAxis as { interval?: number }).interval;
    };
    expect(await intervalAt(240)).toBe(0.25);
    expect(await intervalAt(100)).toBe(0.5);
    expect(await intervalAt(80)).toBe(1);
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

describe('an incomplete period', () => {
  const now = '2026-05-20';

  it('is a dashed segment of its own color, in which the line is transparent', async () => {
    const optionAt = (type: VisualDefinition['type'], date: string) =>
      optionOf(type, { categories: [month], measures: [amount] }, {}, undefined, date);
    for (const type of ['lineChart', 'areaChart'] as const) {
      const { series } = await optionAt(type, now);
      const [line, dashed] = series as unknown as { color: string; lineStyle: { color: unknown; type: unknown } }[];
      const { colorStops } = line!.lineStyle.color as { colorStops: { offset: number; color: string }[] };
      // The third of three months.
      expect(colorStops.map(({ offset }) => offset)).toEqual([0, 0.5, 0.5, 1]);
      expect(colorStops.map(({ color }) => color === line!.color)).toEqual([true, true, false, false]);
      expect(dashed!.lineStyle).toMatchObject({ color: line!.color, type: [3, 3] });
      const [complete] = (await optionAt(type, '2026-06-01')).series as unknown as { lineStyle: { color?: unknown } }[];
      expect(complete!.lineStyle.color).toBeUndefined();
    }
  });

  it('is a light bar with an outline in a stack, too', async () => {
    const query = { categories: [month], series: region, measures: [amount] };
    const { series } = await optionOf('columnChart', query, {}, undefined, now);
    for (const { color, data } of series.filter((each) => each.data.at(-1)!.itemStyle!.color !== 'transparent')) {
      const [first, last] = [data[0]!.itemStyle, data.at(-1)!.itemStyle as { color: string; borderWidth: number }];
      expect(first).not.toHaveProperty('borderColor');
      expect(last).toMatchObject({ borderWidth: 1, borderColor: expect.anything() as unknown });
      expect(last.color).not.toBe(color);
    }
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

/** Returns the option of a chart whose first point is selected. */
async function optionWithSelection(type: VisualDefinition['type'], query: Query) {
  const { session, visual } = await open(type, query);
  const { report } = session;
  const { palette } = inputOf(session);
  const result = report.result(report.activePage, visual);
  const selected = [[result.rows[0]![0]!]];
  const { dataset, formatter, now } = report;
  const size = { width: 310, height: 157, fontSize: 12, totalLabel: 'Total', now };
  const option = chartOption({ visual, result, dataset, palette, formatter, selected, ...size });
  return { option, palette, selected, rows: result.rows };
}

it('shows a selected dot in front of the others, which are dimmed, with a ring', async () => {
  const query = { categories: [region], measures: [amount, amount] };
  const { option, palette, selected, rows } = await optionWithSelection('scatterChart', query);
  const { series } = option as unknown as { series: [{ data: { point: unknown[]; itemStyle: object }[] }] };
  const [{ data }] = series;
  const ring = { itemStyle: { opacity: 1, borderColor: palette.text } };
  expect(data.at(-1)).toMatchObject({ point: selected[0], ...ring, emphasis: ring });
  expect(series[0]).toMatchObject({ emphasis: { itemStyle: { borderColor: palette.card } } });
  expect(data.slice(0, -1).map(({ itemStyle }) => itemStyle)).toEqual(rows.slice(1).map(() => ({ opacity: 0.4 })));
});

it('gives dots a light fill and an outline if there are many of them', async () => {
  const dotsOf = async (count: number) => {
    const rows = Array.from({ length: count }, (_, index) => [1, '2026-04-01', index, false, `Team ${String(index)}`]);
    const tables = shop.tables.map((table) => (table.name === 'Sales' ? { ...table, rows } : table));
    const query = { categories: [{ table: 'Sales', column: 'Note' }], measures: [amount, amount] };
    const { series } = await optionOf('scatterChart', query, { tables });
    return series[0]!.data.map(({ itemStyle }) => itemStyle);
  };
  expect(await dotsOf(50)).toEqual(Array(50).fill(undefined));
  const { data } = paletteOf({ theme: {} });
  expect(await dotsOf(51)).toEqual(Array(51).fill({ opacity: 1, color: `${data[0]!}66`, borderColor: data[0] }));
});

it('marks the selected points of lines with a ring, and the point under the pointer without one', async () => {
  const query = { categories: [month], measures: [amount] };
  const { option, palette } = await optionWithSelection('areaChart', query);
  const [line] = option.series as { showAllSymbol: boolean; data: { itemStyle: object; emphasis?: object }[] }[];
  const [first, second] = line!.data;
  expect(line!.showAllSymbol).toBe(true);
  expect(first).toMatchObject({ itemStyle: { opacity: 1, color: palette.card, borderWidth: 3 } });
  expect(second).toMatchObject({ itemStyle: { opacity: 0 }, emphasis: { itemStyle: { opacity: 1 } } });
  expect(second!.emphasis).not.toHaveProperty('itemStyle.borderWidth');
});

it('marks all points of a line in front of bars, not only those with a label below them', async () => {
  const query = { categories: [month], measures: [amount, amount] };
  const { series } = await optionOf('lineClusteredColumnComboChart', query);
  expect(series).toContainEqual(expect.objectContaining({ type: 'line', showSymbol: true, showAllSymbol: true }));
});
