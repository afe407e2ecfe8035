import type { Value } from '../../../engine/value';
import type { LocaleTexts } from '../../../locales/locale';
import type { ChartInput } from './chart-input';
import { gauge } from './gauge';
import { map } from './map';
import { treemap } from './treemap';

/** Creates the content of a visual that shows its data without the chart library; undefined for other types. */
export function drawing(
  input: ChartInput,
  texts: LocaleTexts,
  label: string,
  select: ((point: Value[], join: boolean) => void) | undefined,
): HTMLElement | undefined {
  switch (input.visual.type) {
    case 'gauge':
      return gauge(input.result, { formatter: input.formatter, texts }, label);
    case 'treemap':
      return treemap(input, label, select);
    case 'map':
      return map(input, texts, label, select);
    default:
      return undefined;
  }
}
