import type { RowPredicate } from '../../engine/filters/predicate';
import type { Value } from '../../engine/value';
import { type CategoryField, type Query, groupFieldsOf } from '../../model/query';
import type { DrillState, VisualState } from './report-state';

/** Step in a visual's hierarchy: up one level, down to the next level, or expanding one more level. */
export type DrillStep = 'up' | 'next' | 'expand';

const topLevel: DrillState = { from: 0, to: 0, path: [] };

/** Returns the levels of a visual's hierarchy, outermost first. A visual without a hierarchy has at most one level. */
export function levelsOf({ query }: Pick<VisualState, 'query'>): CategoryField[] {
  const [first] = query?.categories ?? [];
  return first ? [first, ...(query?.levels ?? [])] : [];
}

/** Returns true if the visual has a level to step to. */
export function canStep(visual: VisualState, step: DrillStep): boolean {
  const { from, to } = visual.drill ?? topLevel;
  if (step === 'up') return from > 0 || to > 0;
  return to < levelsOf(visual).length - 1;
}

/** Moves a visual up or down in its hierarchy. */
export function takeStep(visual: VisualState, step: DrillStep): void {
  if (!canStep(visual, step)) return;
  const { from, to, path } = visual.drill ?? topLevel;
  if (step === 'next') setDrill(visual, { from: to + 1, to: to + 1, path });
  else if (step === 'expand') setDrill(visual, { from, to: to + 1, path });
  else if (to > from) setDrill(visual, { from, to: to - 1, path });
  else setDrill(visual, { from: from - 1, to: from - 1, path: path.filter(({ level }) => level < from - 1) });
}

/** Drills into the data point with these values at the visible levels. */
export function drillInto(visual: VisualState, values: readonly Value[]): void {
  if (!canStep(visual, 'next')) return;
  const { from, to, path } = visual.drill ?? topLevel;
  const steps = values.slice(0, to - from + 1).map((value, index) => ({ level: from + index, value }));
  setDrill(visual, { from: to + 1, to: to + 1, path: [...path, ...steps] });
}

function setDrill(visual: VisualState, drill: DrillState): void {
  // Expanded rows belong to the previous levels.
  visual.expandedRows = undefined;
  visual.drill = drill.from === 0 && drill.to === 0 ? undefined : drill;
}

/** Returns a visual's query with the visible levels instead of its first category. */
export function drilledQuery(visual: VisualState): Query {
  const { query = {}, drill } = visual;
  if (!drill) return query;
  const { levels: _, ...plain } = query;
  const categories = [...levelsOf(visual).slice(drill.from, drill.to + 1), ...(query.categories ?? []).slice(1)];
  const { sort } = query;
  const shift = drill.to - drill.from;
  return { ...plain, categories, ...(sort && { sort: { ...sort, by: sort.by === 0 ? 0 : sort.by + shift } }) };
}

/** Returns the query for the matrix rows that are `depth` levels below the top rows. */
export function rowQuery(visual: VisualState, depth: number): Query {
  const { from, to, path } = visual.drill ?? topLevel;
  const { top: _, ...query } = drilledQuery({ ...visual, drill: { from, to: to + depth, path } });
  return query;
}

/** Returns true if matrix rows at this depth can be expanded. */
export function hasChildRows(visual: VisualState, depth: number): boolean {
  return (visual.drill ?? topLevel).to + depth < levelsOf(visual).length - 1;
}

/** Returns the query whose data points have `width` values. In a matrix, they may be child rows. */
export function pointQuery(visual: VisualState, width: number): Query {
  const { from, to } = visual.drill ?? topLevel;
  const depth = visual.type === 'pivotTable' ? width - (to - from + 1) : 0;
  return depth > 0 && hasChildRows(visual, depth - 1) ? rowQuery(visual, depth) : drilledQuery(visual);
}

/** Converts the index of a displayed column to the index of a field in the visual's own query. */
export function ownFieldIndex({ drill, query }: VisualState, by: number): number {
  const { measures = [] } = query ?? {};
  const firstMeasure = groupFieldsOf(query ?? {}).length;
  let fieldIndex = drill ? Math.max(0, by - (drill.to - drill.from)) : by;
  for (let index = firstMeasure; index <= fieldIndex; index++) if (measures[index - firstMeasure]?.hidden) fieldIndex++;
  return fieldIndex;
}

/** Returns predicates for the values that a visual has been drilled into. */
export function drillPredicates(visual: VisualState): RowPredicate[] {
  const levels = levelsOf(visual);
  return (visual.drill?.path ?? []).flatMap(({ level, value }) => {
    const field = levels[level];
    return field ? [{ fields: [field], test: ([actual]: readonly Value[]) => (actual ?? null) === value }] : [];
  });
}
