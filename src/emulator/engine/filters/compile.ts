import type { BasicFilterOperators, Filter, FilterTarget, IncludeExcludeFilter } from '../../../models';
import type { ColumnType } from '../../model/definition';
import type { MeasureField } from '../../model/query';
import type { Dataset, FieldReference } from '../dataset';
import { type Value, toValue } from '../value';
import { advancedTest } from './advanced';
import { basicOperators, basicTest } from './basic';
import { validateFilter } from './filter-schemas';
import { InvalidFilterError } from './invalid-filter';
import { type KnownFilter, knownFilter } from './kind';
import type { RowPredicate, ValueTest } from './predicate';
import { type Ranking, rankingOf } from './ranking';
import { type Span, relativeDateSpan, relativeTimeSpan, spanTest } from './relative';
import { resolveTarget, targetName } from './target';
import { hierarchyTest, readNodes, tupleOperators, tupleTest } from './tuples';

/** Condition on a measure that is tested for each group after aggregation. */
export interface GroupPredicate {
  measure: MeasureField;
  test: ValueTest;
}

/** Filters compiled for evaluation. */
export interface CompiledFilters {
  rows: RowPredicate[];
  groups: GroupPredicate[];
  rankings: Ranking[];
}

/**
 * Compiles filters.
 *
 * @param now - time that relative filters are based on, in milliseconds since 1970
 * @throws {@link UnknownFieldError} if the target does not exist, {@link InvalidFilterError} if a filter is invalid
 */
export function compileFilters(dataset: Dataset, filters: readonly Filter[], now: number): CompiledFilters {
  const compiled: CompiledFilters = { rows: [], groups: [], rankings: [] };
  for (const filter of filters) compileFilter(dataset, filter, now, compiled);
  return compiled;
}

function compileFilter(dataset: Dataset, filter: Filter, now: number, compiled: CompiledFilters): void {
  const known: KnownFilter = knownFilter(filter);
  validateFilter(known);
  switch (known.kind) {
    case 'basic': {
      const keyValues = (filter as { keyValues?: unknown }).keyValues;
      const target = resolveTarget(dataset, filter.target as FilterTarget);
      if (target.kind === 'column' && target.keys && Array.isArray(keyValues)) {
        compiled.rows.push(keyPredicate(dataset, target.keys, keyValues as unknown[][], known.filter.operator));
        return;
      }
      addTest(dataset, filter, compiled, (type) => basicTest(known.filter, type));
      return;
    }
    case 'advanced': {
      addTest(dataset, filter, compiled, (type) => advancedTest(known.filter, type));
      return;
    }
    case 'relativeDate': {
      addSpan(dataset, filter, compiled, known.kind, relativeDateSpan(known.filter, now));
      return;
    }
    case 'relativeTime': {
      addSpan(dataset, filter, compiled, known.kind, relativeTimeSpan(known.filter, now));
      return;
    }
    case 'topN':
      compiled.rankings.push(rankingOf(dataset, known.filter));
      return;
    case 'includeExclude':
      compiled.rows.push(includeExclude(dataset, known.filter));
      return;
    case 'tuple': {
      const targets = known.filter.target.map((target) => columns(dataset, target));
      compiled.rows.push({
        fields: targets.flat(),
        test: tupleOperators[known.filter.operator](
          known.filter.values.map((point) => readPoint(dataset, targets, point)),
        ),
      });
      return;
    }
    case 'hierarchy': {
      const targets = known.filter.target.map((target) => columns(dataset, target));
      const nodes = readNodes(known.filter.hierarchyData, (node, level) => {
        return readElement(dataset, targets[level] ?? [], { value: node.value ?? null, keyValues: node.keyValues });
      });
      const starts = targets.map((_, index) => targets.slice(0, index).flat().length);
      const test = hierarchyTest(nodes, (level, row) => {
        const start = starts[level] ?? row.length;
        return row.slice(start, start + (targets[level]?.length ?? 0));
      });
      compiled.rows.push({ fields: targets.flat(), test: nodes.length === 0 ? () => true : test });
      return;
    }
  }
}

function addTest(
  dataset: Dataset,
  filter: Filter,
  compiled: CompiledFilters,
  createTest: (type: ColumnType) => ValueTest,
): void {
  const target = resolveTarget(dataset, filter.target as FilterTarget);
  if (target.kind === 'measure') {
    compiled.groups.push({ measure: target.field, test: createTest('number') });
    return;
  }
  const test = createTest(typeOf(dataset, target.field));
  compiled.rows.push({ fields: [target.field], test: ([value]) => test(value ?? null) });
}

/** Adds a test for a time span. The target must be a date column, because other columns would never match. */
function addSpan(dataset: Dataset, filter: Filter, compiled: CompiledFilters, kind: string, span: Span): void {
  addTest(dataset, filter, compiled, (type) => {
    if (type === 'date') return spanTest(span);
    throw new InvalidFilterError(
      `invalid ${kind} filter: target must be a date column; ${targetName(filter.target)} has type ${type}`,
    );
  });
}

function typeOf(dataset: Dataset, { table, column, part }: FieldReference): ColumnType {
  if (part) return part === 'Year' || part === 'Day' ? 'number' : 'text';
  return dataset.column(table, column).type;
}

function keyPredicate(
  dataset: Dataset,
  keys: FieldReference[],
  keyValues: unknown[][],
  operator: BasicFilterOperators,
): RowPredicate {
  const targets = [keys];
  const test = tupleTest(keyValues.map((values) => readPoint(dataset, targets, [{ value: '', keyValues: values }])));
  if (operator === 'All' || keyValues.length === 0) return { fields: keys, test: () => true };
  const { listed, others } = basicOperators[operator];
  return { fields: keys, test: (row) => (test(row) ? listed : others) };
}

function columns(dataset: Dataset, target: FilterTarget): FieldReference[] {
  const resolved = resolveTarget(dataset, target);
  if (resolved.kind === 'measure') throw new InvalidFilterError('tuple and hierarchy filters cannot target measures');
  return resolved.keys ?? [resolved.field];
}

interface WireElement {
  value: unknown;
  keyValues?: readonly unknown[] | undefined;
}

function readElement(dataset: Dataset, fields: FieldReference[], { value, keyValues }: WireElement): Value[] {
  return fields.map((field, index) => {
    const cell = keyValues ? keyValues[index] : value;
    return toValue(cell as string | number | boolean | null, typeOf(dataset, field));
  });
}

function readPoint(dataset: Dataset, targets: FieldReference[][], point: readonly WireElement[]): Value[][] {
  return targets.map((fields, index) => readElement(dataset, fields, point[index] ?? { value: null }));
}

function includeExclude(dataset: Dataset, filter: IncludeExcludeFilter): RowPredicate {
  if (!Array.isArray(filter.target)) {
    const fields = columns(dataset, filter.target);
    const values = filter.values as unknown[];
    const test = tupleTest(values.map((value) => [readElement(dataset, fields, { value })]));
    return { fields, test: filter.isExclude ? (row) => !test(row) : test };
  }
  // Each group of targets has its own points. A row matches when any of the groups contains it.
  const groups = filter.target.map((group) => group.map((target) => columns(dataset, target)));
  const points = filter.values as unknown as WireElement[][][];
  const tests = groups.map((targets, index) => {
    return tupleTest((points[index] ?? []).map((point) => readPoint(dataset, targets, point)));
  });
  const widths = groups.map((targets) => targets.flat().length);
  const test = (row: readonly Value[]): boolean => {
    let start = 0;
    return tests.some((each, index) => {
      const part = row.slice(start, start + (widths[index] ?? 0));
      start += widths[index] ?? 0;
      return each(part);
    });
  };
  return { fields: groups.flat(2), test: filter.isExclude ? (row) => !test(row) : test };
}
