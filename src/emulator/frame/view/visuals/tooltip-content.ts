interface TooltipLine {
  name: string;
  /** Symbol before the name, as HTML from ECharts. */
  marker?: string | undefined;
}

/** Parameters of a tooltip's formatter in ECharts, of which there is one for each series at the hovered category. */
interface PointParams {
  axisValueLabel?: string;
  seriesIndex?: number;
  seriesName?: string;
  marker?: string;
  value?: unknown;
}

/** A series, and the format of its values. */
export interface TooltipSeries {
  tooltip?: { valueFormatter?: (value: unknown) => string };
}

/** Escapes text, because ECharts parses tooltips as HTML. */
const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const nameHtml = ({ marker = '', name }: TooltipLine): string => `${marker}${escapeHtml(name)}`;

/** Returns a tooltip: a title, and names with their values below it. */
export function tooltipHtml(title: TooltipLine, rows: readonly (TooltipLine & { text: string })[]): string {
  const cells = rows.map((row) => `<span>${nameHtml(row)}</span><b>${escapeHtml(row.text)}</b>`);
  return `${nameHtml(title)}<div class="tip-values">${cells.join('')}</div>`;
}

/** Returns a function that creates the tooltip of a category. Series without a value at the category are omitted. */
export function categoryTooltip(series: readonly TooltipSeries[]) {
  return (points: readonly PointParams[]): string => {
    const rows = points.flatMap(({ seriesIndex = 0, seriesName = '', marker, value }) => {
      const text = series[seriesIndex]?.tooltip?.valueFormatter?.(value) ?? '';
      return text === '' ? [] : [{ name: seriesName, marker, text }];
    });
    return tooltipHtml({ name: points[0]?.axisValueLabel ?? '' }, rows);
  };
}
