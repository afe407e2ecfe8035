interface TooltipLine {
  name: string;
  /** Symbol before the name, as HTML from ECharts. */
  marker?: string | undefined;
}

/** Parameters of a tooltip's formatter in ECharts, of which there is one for each series at the hovered category. */
interface PointParams {
  axisValueLabel?: string;
  dataIndex?: number;
  seriesIndex?: number;
  seriesName?: string;
  marker?: string;
  value?: unknown;
}

/** A series, and the format of its values. */
export interface TooltipSeries {
  color?: string;
  tooltip?: { valueFormatter?: (value: unknown) => string };
}

/** Escapes text, because ECharts parses tooltips as HTML. */
const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Returns a marker in the color of its series. Its own one can be dimmed or translucent. Colors of themes can be any text. */
export const coloredMarker = (marker: string, color: string): string =>
  marker.replace(/background-color:[^;]+/, () => `background-color:${escapeHtml(color)}`);

const nameHtml = ({ marker = '', name }: TooltipLine): string => `${marker}${escapeHtml(name)}`;

/** Name with its value. */
interface TooltipRow extends TooltipLine {
  text: string;
}

/** Returns a tooltip: a title, and names with their values below it. */
export function tooltipHtml(title: TooltipLine, rows: readonly TooltipRow[]): string {
  const cells = rows.map((row) => `<span>${nameHtml(row)}</span><b>${escapeHtml(row.text)}</b>`);
  return `${nameHtml(title)}<div class="tip-values">${cells.join('')}</div>`;
}

/**
 * Returns a function that creates the tooltip of a category: all of its values, and those of tooltip fields. Series without a value
 * at the category are omitted. The tooltip is empty if it would only repeat the labels of a bar.
 *
 * @param isPrinted - returns whether a bar has labels with its name and this value
 * @param fields - returns the rows of tooltip fields
 */
export function categoryTooltip(
  series: readonly TooltipSeries[],
  isPrinted: (index: number, text: string) => boolean = () => false,
  fields: (index: number) => readonly TooltipRow[] = () => [],
) {
  return (points: readonly PointParams[]): string => {
    const [{ axisValueLabel = '', dataIndex = 0 } = {}] = points;
    const rows = points.flatMap(({ seriesIndex = 0, seriesName = '', marker, value }) => {
      const { tooltip, color } = series[seriesIndex] ?? {};
      const text = tooltip?.valueFormatter?.(value) ?? '';
      // A dimmed bar and one of zero have a different color than their series.
      const symbol = color === undefined || marker === undefined ? marker : coloredMarker(marker, color);
      return text === '' ? [] : [{ name: seriesName, marker: symbol, text }];
    });
    const added = fields(dataIndex);
    if (added.length === 0 && rows.every(({ text }) => isPrinted(dataIndex, text))) return '';
    return tooltipHtml({ name: axisValueLabel }, [...rows, ...added]);
  };
}
