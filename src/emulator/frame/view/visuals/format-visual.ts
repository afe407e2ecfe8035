import type { ThemeColorProperty } from '../../../../models';
import { isObjectVisible } from '../../../session/authoring/properties';
import type { VisualState } from '../../../session/state/report-state';
import { type Palette, mix } from '../palette';

type Formatted = Pick<VisualState, 'properties'>;

/**
 * Applies a visual's properties to its box and its title. Unset properties fall back to the frame's style sheet.
 */
export function formatBox(box: HTMLElement, title: HTMLElement, visual: Formatted, palette: Palette): void {
  const color = (objectName: string, name: string): string => colorOf(visual, objectName, name, palette) ?? '';
  const background = isObjectVisible(visual, 'background') ? color('background', 'color') : 'transparent';
  const transparency = numberOf(visual, 'background', 'transparency') ?? 0;
  box.style.background = transparency > 0 ? fade(background || palette.card, transparency) : background;
  const hasBorder = isObjectVisible(visual, 'border');
  box.style.borderColor = hasBorder ? color('border', 'color') : 'transparent';
  box.style.borderRadius = pixels(visual, 'border', 'radius');
  title.hidden = !isObjectVisible(visual, 'title');
  formatTitle(title, visual, palette);
}

/** Applies the properties of a visual's title to an element. */
export function formatTitle(title: HTMLElement, visual: Formatted, palette: Palette): void {
  const color = (name: string): string => colorOf(visual, 'title', name, palette) ?? '';
  title.style.color = color('fontColor');
  title.style.background = color('backgroundColor');
  title.style.textAlign = stringOf(visual, 'title', 'alignment');
  // The style sheet keeps small text on a scaled-down page readable.
  title.style.setProperty('--title-size', pixels(visual, 'title', 'textSize'));
  title.style.fontFamily = stringOf(visual, 'title', 'fontFamily');
}

const valueOf = ({ properties }: Formatted, objectName: string, name: string): unknown =>
  properties?.[objectName]?.[name];

function stringOf(visual: Formatted, objectName: string, name: string): string {
  const value = valueOf(visual, objectName, name);
  return typeof value === 'string' ? value : '';
}

function numberOf(visual: Formatted, objectName: string, name: string): number | undefined {
  const value = valueOf(visual, objectName, name);
  return typeof value === 'number' ? value : undefined;
}

const pixels = (visual: Formatted, objectName: string, name: string): string => {
  const value = numberOf(visual, objectName, name);
  return value === undefined ? '' : `${String(value)}px`;
};

/** Returns a property's color: a hex color, or a shade of a theme color. */
export function colorOf(visual: Formatted, objectName: string, name: string, palette: Palette): string | undefined {
  const value = valueOf(visual, objectName, name);
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, shade } = value as ThemeColorProperty;
  // Ids 0 and 1 are the theme's background and foreground.
  const color = [palette.card, palette.text, ...palette.data][id] ?? palette.accent;
  return mix(color, shade < 0 ? '#000000' : '#ffffff', Math.min(Math.abs(shade), 1));
}

/** Returns a color with the given transparency, in percent. */
function fade(color: string, transparency: number): string {
  return `color-mix(in srgb, ${color} ${String(100 - Math.min(transparency, 100))}%, transparent)`;
}

/** Legend positions as ECharts options. */
const legendPositions: Record<string, object> = {
  Top: { top: 0, left: 0 },
  TopCenter: { top: 0, left: 'center', right: 'auto' },
  Bottom: { top: 'auto', bottom: 0, left: 0 },
  BottomCenter: { top: 'auto', bottom: 0, left: 'center', right: 'auto' },
  Left: { orient: 'vertical', top: 0, left: 0, right: 'auto' },
  LeftCenter: { orient: 'vertical', top: 'middle', left: 0, right: 'auto' },
  Right: { orient: 'vertical', top: 0, left: 'auto', right: 0 },
  RightCenter: { orient: 'vertical', top: 'middle', left: 'auto', right: 0 },
};

type Option = Record<string, unknown>;

/** Applies a visual's properties to its chart's ECharts option. */
export function formatChart(option: Option, visual: VisualState, palette: Palette): Option {
  if (!visual.properties) return option;
  const legend = option.legend as Option | undefined;
  const position = stringOf(visual, 'legend', 'position');
  const isHorizontal = visual.type.endsWith('BarChart') || visual.type === 'barChart';
  const [category, value] = isHorizontal ? ['yAxis', 'xAxis'] : ['xAxis', 'yAxis'];
  const hide = (axis: unknown): unknown =>
    Array.isArray(axis) ? axis.map(hide) : axis === undefined ? undefined : { ...(axis as Option), show: false };
  const labels = valueOf(visual, 'dataLabels', 'visible');
  const series = option.series as Option[] | undefined;
  const { fontSize } = (option.textStyle ?? {}) as { fontSize?: unknown };
  return {
    ...option,
    ...(legend && { legend: formatLegend(legend, visual, position) }),
    ...(position !== '' && option.grid !== undefined && { grid: gridWithLegend(option.grid as Option, position) }),
    ...(!isObjectVisible(visual, 'categoryAxis') && { [category as string]: hide(option[category as string]) }),
    ...(!isObjectVisible(visual, 'valueAxis') && { [value as string]: hide(option[value as string]) }),
    ...(typeof labels === 'boolean' &&
      series && {
        // Silent series only add to the style of another one.
        series: series.map((each) =>
          each.silent === true ? each : labelSeries(each, labels, isHorizontal, palette, fontSize),
        ),
      }),
    tooltip: formatTooltip(option.tooltip as Option, visual, palette),
  };
}

/** Shows or hides the data point labels of a series. */
function labelSeries(
  series: Option,
  show: boolean,
  isHorizontal: boolean,
  palette: Palette,
  fontSize: unknown,
): Option {
  const { valueFormatter = String } = (series.tooltip ?? {}) as { valueFormatter?: (value: unknown) => string };
  return {
    ...series,
    label: {
      position: isHorizontal ? 'right' : 'top',
      color: palette.muted,
      fontSize,
      formatter: ({ value }: { value: unknown }) => valueFormatter(value),
      ...(series.label as object),
      show,
    },
    // A pie's data points have their own labels.
    ...(!show && { data: (series.data as Option[]).map(({ label: _, ...point }) => point) }),
  };
}

/** Formats a chart's legend. The legend of a chart with a single series stays hidden. */
function formatLegend(legend: Option, visual: VisualState, position: string): Option {
  return {
    ...legend,
    ...(valueOf(visual, 'legend', 'visible') === false && { show: false }),
    ...(position !== '' && { type: 'scroll', ...legendPositions[position] }),
  };
}

/** Returns a grid with room for a legend at the given position. */
function gridWithLegend(grid: Option, position: string): Option {
  if (position.startsWith('Top')) return grid;
  const [side, room] = position.startsWith('Bottom')
    ? ['bottom', 30]
    : position.startsWith('Left')
      ? ['left', 96]
      : ['right', 96];
  return { ...grid, top: 10, [side]: room };
}

function formatTooltip(tooltip: Option, visual: VisualState, palette: Palette): Option {
  const size = numberOf(visual, 'tooltip', 'textSize');
  const color = colorOf(visual, 'tooltip', 'valueColor', palette) ?? colorOf(visual, 'tooltip', 'labelColor', palette);
  const fontFamily = stringOf(visual, 'tooltip', 'fontFamily');
  const background = colorOf(visual, 'tooltip', 'backgroundColor', palette);
  return {
    ...tooltip,
    show: isObjectVisible(visual, 'tooltip'),
    ...(background !== undefined && { backgroundColor: background }),
    textStyle: {
      ...(tooltip.textStyle as object),
      ...(size !== undefined && { fontSize: size }),
      ...(color !== undefined && { color }),
      ...(fontFamily !== '' && { fontFamily }),
    },
  };
}
