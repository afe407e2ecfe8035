import { expect, it } from 'vitest';
import {
  categoryTooltip,
  coloredMarker,
  tooltipHtml,
} from '../../../../src/emulator/frame/view/visuals/tooltip-content';

const valueFormatter = (value: unknown) => (typeof value === 'number' ? `${String(value)} h` : '');

it('omits series without a value at the category', () => {
  const series = [{ tooltip: { valueFormatter } }, { tooltip: { valueFormatter } }];
  const point = { axisValueLabel: 'Oct 2025', marker: '<i></i>' };
  const html = categoryTooltip(series)([
    { ...point, seriesIndex: 0, seriesName: 'Filled', value: 3 },
    { ...point, seriesIndex: 1, seriesName: 'Open', value: null },
  ]);
  expect(html).toBe('Oct 2025<div class="tip-values"><span><i></i>Filled</span><b>3 h</b></div>');
});

it('escapes names and values, because ECharts parses tooltips as HTML', () => {
  const html = tooltipHtml({ name: '<b>' }, [{ name: 'A & B', text: '< 3' }]);
  expect(html).toBe('&lt;b&gt;<div class="tip-values"><span>A &amp; B</span><b>&lt; 3</b></div>');
});

it('is empty if it would only repeat the labels of a bar, but shows its tooltip fields', () => {
  const series = [{ tooltip: { valueFormatter } }];
  const points = [{ axisValueLabel: 'Oct', dataIndex: 2, seriesIndex: 0, seriesName: 'Filled', value: 3 }];
  const isPrinted = (index: number, text: string) => index === 2 && text === '3 h';
  expect(categoryTooltip(series, isPrinted)(points)).toBe('');
  expect(categoryTooltip(series, isPrinted, () => [{ name: 'Open', text: '5' }])(points)).toBe(
    'Oct<div class="tip-values"><span>Filled</span><b>3 h</b><span>Open</span><b>5</b></div>',
  );
});

it('marks values with the color of their series', () => {
  const series = [{ color: '#123456', tooltip: { valueFormatter } }];
  const marker = '<i style="background-color:transparent;"></i>';
  expect(categoryTooltip(series)([{ seriesName: 'Filled', marker, value: 0 }])).toContain('background-color:#123456;');
});

it('escapes colors, which can be any text in a theme', () => {
  const marker = coloredMarker('<span style="background-color:red;"></span>', 'blue"><img src=x onerror=alert(1)>$&');
  const holder = document.createElement('div');
  holder.innerHTML = marker;
  expect(holder.children).toHaveLength(1);
  expect(holder.querySelector('img')).toBeNull();
  expect(coloredMarker('<span style="background-color:red;"></span>', '#1f4f8b')).toBe(
    '<span style="background-color:#1f4f8b;"></span>',
  );
});
