import type { Dataset } from '../../../engine/dataset';
import type { QueryResult, ResultColumn } from '../../../engine/evaluate';
import type { Formatter } from '../../../engine/format';
import type { Value } from '../../../engine/value';
import type { VisualState } from '../../../session/state/report-state';
import type { Palette } from '../palette';

/** Input for rendering a chart. */
export interface ChartInput {
  visual: VisualState;
  result: QueryResult;
  dataset: Dataset;
  palette: Palette;
  formatter: Formatter;
  /** Label for totals. */
  totalLabel: string;
  /** The visual's selected data points. Empty if nothing is selected. */
  selected: readonly (readonly Value[])[];
  width: number;
  height: number;
  /** Label font size, in pixels. */
  fontSize: number;
}

/** Data point in a chart, and the values that a click on it selects. */
export interface Datum {
  value: number | null | (number | null)[];
  name: string;
  point: Value[];
  itemStyle?: { opacity: number };
}

/** Formats a value with its column's format. */
export const formatValue = (formatter: Formatter, value: Value, column: ResultColumn | undefined): string =>
  column ? formatter.show(value, column) : value === null ? formatter.blank : String(value);

/** Creates a data point, dimmed if only other data points are selected. */
export function datum({ selected }: ChartInput, value: Datum['value'], name: string, point: Value[]): Datum {
  const dimmed = selected.length > 0 && !selected.some((each) => each.every((part, index) => part === point[index]));
  return { value, name, point, ...(dimmed && { itemStyle: { opacity: 0.3 } }) };
}

/** Returns a chart's legend. It is hidden unless `isVisible` is true. */
export function legend({ palette, fontSize }: ChartInput, isVisible: boolean, extra: object = {}): object {
  if (!isVisible) return { show: false };
  const text = { color: palette.muted, fontSize };
  return {
    type: 'scroll',
    top: 0,
    left: 0,
    right: 0,
    itemWidth: 10,
    itemHeight: 10,
    itemGap: 12,
    icon: 'roundRect',
    textStyle: text,
    pageTextStyle: text,
    pageIconColor: palette.text,
    pageIconSize: 10,
    ...extra,
  };
}
