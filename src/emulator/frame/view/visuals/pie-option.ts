import type { EChartsCoreOption } from 'echarts/core';
import { type ChartInput, datum, legend } from './chart-input';
import { readableOn } from '../palette';
import type { ChartData } from './series';
import { valueColor } from './value-color';

/** Returns the ECharts option of a pie or donut chart. */
export function pie(input: ChartInput, data: ChartData): EChartsCoreOption {
  const { visual, dataset, palette, formatter, width, height, fontSize } = input;
  const { measure, numbers } = data.series[0] ?? { measure: undefined, numbers: [] };
  const total = numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0);
  const items = data.categories.map(({ values, name }, index) => {
    const column = data.categoryColumn;
    const color = column ? valueColor(dataset, palette, column, values.at(-1) ?? null) : palette.accent;
    const share = total > 0 ? (numbers[index] ?? 0) / total : 0;
    const point = datum(input, numbers[index] ?? null, name, values);
    return {
      ...point,
      itemStyle: { color, ...point.itemStyle },
      // Labels of small slices would overlap the next slice.
      label: {
        show: share >= 0.07,
        color: readableOn(color),
        fontSize,
        formatter: formatter.number(share, { style: 'percent', decimals: 0 }),
      },
    };
  });
  const wide = width > height * 1.35;
  const size = wide ? Math.min(height, width * 0.55) : Math.min(width, height - 64);
  const outer = Math.max(20, size / 2 - 6);
  const center = wide ? [outer + 6, '50%'] : ['50%', Math.max(outer + 6, (height - 64) / 2)];
  return {
    legend: legend(
      input,
      true,
      wide
        ? { orient: 'vertical', left: outer * 2 + 24, top: 'middle' }
        : { type: 'plain', top: 'auto', bottom: 0, left: 'center', right: 'auto' },
    ),
    series: [
      {
        type: 'pie',
        name: measure?.label ?? '',
        radius: [visual.type === 'donutChart' ? outer * 0.58 : 0, outer],
        center,
        data: items,
        label: { position: 'inside' },
        labelLine: { show: false },
        itemStyle: { borderColor: palette.card, borderWidth: 2 },
        tooltip: {
          valueFormatter: (value: unknown) =>
            typeof value === 'number' && measure ? formatter.show(value, measure) : '',
        },
      },
    ],
  };
}
