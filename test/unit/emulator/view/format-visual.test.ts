import { describe, expect, it } from 'vitest';
import { paletteOf } from '../../../../src/emulator/frame/view/palette';
import { formatBox, formatChart } from '../../../../src/emulator/frame/view/visuals/format-visual';
import type { VisualState } from '../../../../src/emulator/session/state/report-state';
import { shopReport } from '../shop';

const palette = paletteOf({ theme: { dataColors: ['#ff0000', '#00ff00'] } });
const visualOf = (properties: VisualState['properties'], type: VisualState['type'] = 'clusteredColumnChart') =>
  ({ ...shopReport.pages[0]!.visuals[0]!, type, filters: [], slicerFilters: [], properties }) as VisualState;

describe('box properties', () => {
  const formatted = (properties: VisualState['properties']) => {
    const box = document.createElement('section');
    const title = document.createElement('h2');
    formatBox(box, title, visualOf(properties), palette);
    return { box, title };
  };

  it("formats a visual's title", () => {
    const { title } = formatted({
      title: { alignment: 'center', fontColor: '#123456', textSize: 20, fontFamily: 'Georgia', visible: true },
    });
    expect(title.hidden).toBe(false);
    expect([title.style.textAlign, title.style.color, title.style.getPropertyValue('--title-size')]).toEqual([
      'center',
      '#123456',
      '20px',
    ]);
    expect(title.style.fontFamily).toContain('Georgia');
    expect(formatted({ title: { visible: false } }).title.hidden).toBe(true);
  });

  it('applies a theme color to the background and a hex color to the border', () => {
    const { box } = formatted({ background: { color: { id: 2, shade: 0 } }, border: { color: '#00ff00', radius: 9 } });
    expect([box.style.backgroundColor, box.style.borderRadius]).toEqual(['#ff0000', '9px']);
    expect(box.style.borderColor).toBe('#00ff00');
    expect(formatted({ background: { visible: false } }).box.style.background).toBe('transparent');
  });

  it('keeps the default style if no properties are set', () => {
    const { box, title } = formatted(undefined);
    expect([box.getAttribute('style') ?? '', title.getAttribute('style') ?? '']).toEqual(['', '']);
  });
});

describe('chart properties', () => {
  const option = {
    legend: { top: 0 },
    grid: { top: 30, bottom: 6 },
    xAxis: { type: 'category' },
    yAxis: [{ type: 'value' }, { type: 'value' }],
    series: [
      {
        data: [{ value: 1, label: { show: true } }],
        tooltip: { valueFormatter: (value: unknown) => `${String(value)} €` },
      },
    ],
    tooltip: { textStyle: { fontSize: 12 } },
  };

  it('hides column and bar axes', () => {
    const hidden = { categoryAxis: { visible: false }, valueAxis: { visible: false } };
    expect(formatChart(option, visualOf(hidden), palette)).toMatchObject({
      xAxis: { show: false },
      yAxis: [{ show: false }, { show: false }],
    });
    const bars = formatChart(option, visualOf({ categoryAxis: { visible: false } }, 'clusteredBarChart'), palette);
    expect(bars.xAxis).toEqual(option.xAxis);
    expect(bars.yAxis).toMatchObject([{ show: false }, { show: false }]);
  });

  it('shows the legend at the configured position and reserves space for it', () => {
    const shown = formatChart(option, visualOf({ legend: { visible: true, position: 'RightCenter' } }), palette);
    expect(shown).toMatchObject({ legend: { orient: 'vertical', right: 0 }, grid: { right: 96 } });
    const below = formatChart(option, visualOf({ legend: { position: 'Bottom' } }), palette);
    expect(below).toMatchObject({ legend: { bottom: 0 }, grid: { bottom: 30 } });
  });

  it('hides the legend, but does not show that of a single series', () => {
    expect(formatChart(option, visualOf({ legend: { visible: false } }), palette)).toMatchObject({
      legend: { show: false },
    });
    const single = { ...option, legend: { show: false } };
    expect(formatChart(single, visualOf({ legend: { visible: true } }), palette)).toMatchObject(single);
  });

  it('shows and hides data labels', () => {
    const [shown] = formatChart(option, visualOf({ dataLabels: { visible: true } }), palette).series as {
      label: { show: boolean; formatter: (point: object) => string };
    }[];
    expect(shown?.label.show).toBe(true);
    expect(shown?.label.formatter({ value: 3 })).toBe('3 €');
    const hidden = formatChart(option, visualOf({ dataLabels: { visible: false } }), palette);
    expect(hidden.series).toMatchObject([{ label: { show: false }, data: [{ value: 1 }] }]);
  });

  it("formats a chart's tooltip", () => {
    const properties = { tooltip: { visible: false, valueColor: '#111111', textSize: 9, backgroundColor: '#222222' } };
    expect(formatChart(option, visualOf(properties), palette).tooltip).toEqual({
      show: false,
      backgroundColor: '#222222',
      textStyle: { fontSize: 9, color: '#111111' },
    });
  });
});
