import type { Dataset } from '../engine/dataset';
import type { MeasureDefinition } from '../model/definition';

/** Returns the numerator and the denominator of a ratio, their own parts, and so on. */
export function partsOf(
  dataset: Dataset,
  ratio: MeasureDefinition,
  parts = new Set<MeasureDefinition>(),
): Set<MeasureDefinition> {
  if (ratio.aggregation !== 'ratio') return parts;
  for (const name of [ratio.numerator, ratio.denominator]) {
    const part = dataset.measure(ratio.table, name ?? '');
    if (parts.has(part)) continue;
    parts.add(part);
    partsOf(dataset, part, parts);
  }
  return parts;
}
