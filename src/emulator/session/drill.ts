import type { RowPredicate } from '../engine/filters/predicate';
import type { Value } from '../engine/value';
import type { CategoryField, Query } from '../model/query';
import type { VisualState } from './state';

/** Where a visual stands in its hierarchy: the levels that it shows, and the values it was drilled into. */
export interface DrillState {
  /** The first level shown; 0 is the outermost. */
  from: number;
  /** The last level shown; greater than `from` when levels are expanded. */
  to: number;
  /** The values on the way: only their rows are shown. */
  path: { level: number; value: Value }[];
}

/** A step in a visual's hierarchy. */
export type DrillStep = 'up' | 'next' | 'expand';

const top: DrillState = { from: 0, to: 0, path: [] };

/** The levels of a visual's hierarchy, the outermost first; one where there is nothing to drill into. */
export function levelsOf({ query }: Pick<VisualState, 'query'>): CategoryField[] {
  const [first] = query?.categories ?? [];
  return first ? [first, ...(query?.levels ?? [])] : [];
}

/** Whether a step leads anywhere. */
export function canStep(visual: VisualState, step: DrillStep): boolean {
  const { from, to } = visual.drill ?? top;
  if (step === 'up') return from > 0 || to > 0;
  return to < levelsOf(visual).length - 1;
}

/** Takes a step: up again, to the next level as a whole, or the next level beneath the present one. */
export function takeStep(visual: VisualState, step: DrillStep): void {
  if (!canStep(visual, step)) return;
  const { from, to, path } = visual.drill ?? top;
  if (step === 'next') settle(visual, { from: to + 1, to: to + 1, path });
  else if (step === 'expand') settle(visual, { from, to: to + 1, path });
  else if (to > from) settle(visual, { from, to: to - 1, path });
  else settle(visual, { from: from - 1, to: from - 1, path: path.filter(({ level }) => level < from - 1) });
}

/** Drills into a shown point: its values at the levels shown. */
export function drillInto(visual: VisualState, values: readonly Value[]): void {
  if (!canStep(visual, 'next')) return;
  const { from, to, path } = visual.drill ?? top;
  const more = values.slice(0, to - from + 1).map((value, index) => ({ level: from + index, value }));
  settle(visual, { from: to + 1, to: to + 1, path: [...path, ...more] });
}

function settle(visual: VisualState, drill: DrillState): void {
  // Rows of other levels are not those that were expanded.
  visual.expandedRows = undefined;
  visual.drill = drill.from === 0 && drill.to === 0 ? undefined : drill;
}

/** The query of what a visual shows: its own, with the levels of the moment in place of the first category. */
export function drilledQuery(visual: VisualState): Query {
  const { query = {}, drill } = visual;
  if (!drill) return query;
  const { levels: _, ...plain } = query;
  const categories = [...levelsOf(visual).slice(drill.from, drill.to + 1), ...(query.categories ?? []).slice(1)];
  const { sort } = query;
  const shift = drill.to - drill.from;
  return { ...plain, categories, ...(sort && { sort: { ...sort, by: sort.by === 0 ? 0 : sort.by + shift } }) };
}

/** The query of a matrix's rows `depth` levels beneath those that are always there. */
export function rowQuery(visual: VisualState, depth: number): Query {
  const { from, to, path } = visual.drill ?? top;
  const { top: _, ...query } = drilledQuery({ ...visual, drill: { from, to: to + depth, path } });
  return query;
}

/** Whether a matrix's rows so deep can have rows beneath them. */
export function hasRowsBeneath(visual: VisualState, depth: number): boolean {
  return (visual.drill ?? top).to + depth < levelsOf(visual).length - 1;
}

/** The query in which a visual's data points of so many values are found: those of a matrix may lie beneath other rows. */
export function pointQuery(visual: VisualState, width: number): Query {
  const { from, to } = visual.drill ?? top;
  const depth = visual.type === 'pivotTable' ? width - (to - from + 1) : 0;
  return depth > 0 && hasRowsBeneath(visual, depth - 1) ? rowQuery(visual, depth) : drilledQuery(visual);
}

/** The index in a visual's own query of a field that its drilled query has at `by`. */
export function ownField({ drill }: VisualState, by: number): number {
  return drill ? Math.max(0, by - (drill.to - drill.from)) : by;
}

/** What the values on the way leave of the rows. */
export function drillPredicates(visual: VisualState): RowPredicate[] {
  const levels = levelsOf(visual);
  return (visual.drill?.path ?? []).flatMap(({ level, value }) => {
    const field = levels[level];
    return field ? [{ fields: [field], test: ([present]: readonly Value[]) => (present ?? null) === value }] : [];
  });
}
