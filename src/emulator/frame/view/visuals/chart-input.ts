import type { QueryResult, ResultColumn } from '../../../engine/evaluate';
import type { Formatter } from '../../../engine/format';
import type { Value } from '../../../engine/value';
import type { VisualState } from '../../../session/state/report-state';
import type { Palette } from '../palette';

/** What a chart is drawn from. */
export interface ChartInput {
  visual: VisualState;
  result: QueryResult;
  palette: Palette;
  formatter: Formatter;
  /** The selected points of this visual; empty when nothing is selected. */
  selected: readonly (readonly Value[])[];
  width: number;
  height: number;
}

/** A drawn point knows the values that a click on it selects. */
export interface Datum {
  value: number | null | (number | null)[];
  name: string;
  point: Value[];
  itemStyle?: { opacity: number };
}

/** A value as its column shows it. */
export const show = (formatter: Formatter, value: Value, column: ResultColumn | undefined): string =>
  column ? formatter.show(value, column) : value === null ? formatter.blank : String(value);

/** A point, faint when others are selected. */
export function datum({ selected }: ChartInput, value: Datum['value'], name: string, point: Value[]): Datum {
  const dimmed = selected.length > 0 && !selected.some((each) => each.every((part, index) => part === point[index]));
  return { value, name, point, ...(dimmed && { itemStyle: { opacity: 0.3 } }) };
}

/** The legend above a chart that has more than one colour. */
export function legend({ palette }: ChartInput, many: boolean, extra: object = {}): object {
  if (!many) return { show: false };
  const text = { color: palette.muted, fontSize: 11 };
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
