import { expect, it } from 'vitest';
import { categoryTooltip, tooltipHtml } from '../../../../src/emulator/frame/view/visuals/tooltip-content';

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
