import type { Value } from '../../../engine/value';
import type { LocaleStrings } from '../../../locales/locale';
import type { ChartInput } from './chart-input';
import { gauge } from './gauge';
import { map } from './map';
import { treemap } from './treemap';

/** Creates a gauge, treemap or map, which do not use the chart library. Returns undefined for other visual types. */
export function drawing(
  input: ChartInput,
  strings: LocaleStrings,
  label: string,
  select: ((point: Value[], join: boolean) => void) | undefined,
): HTMLElement | undefined {
  switch (input.visual.type) {
    case 'gauge':
      return gauge(input, strings, label);
    case 'treemap':
      return treemap(input, label, select);
    case 'map':
      return map(input, strings, label, select);
    default:
      return undefined;
  }
}
