import {
  type AdvancedFilter,
  type BasicFilter,
  type Filter,
  FilterType,
  type HierarchyFilter,
  type IncludeExcludeFilter,
  type RelativeDateFilter,
  type RelativeTimeFilter,
  type TopNFilter,
  type TupleFilter,
} from '../../../models';

/** A filter and its kind, which can be narrowed in a `switch`. */
export type KnownFilter =
  | { kind: 'basic'; filter: BasicFilter }
  | { kind: 'advanced'; filter: AdvancedFilter }
  | { kind: 'topN'; filter: TopNFilter }
  | { kind: 'relativeDate'; filter: RelativeDateFilter }
  | { kind: 'relativeTime'; filter: RelativeTimeFilter }
  | { kind: 'includeExclude'; filter: IncludeExcludeFilter }
  | { kind: 'tuple'; filter: TupleFilter }
  | { kind: 'hierarchy'; filter: HierarchyFilter }
  | { kind: 'unknown'; filter: Filter };

/** A filter that can be evaluated. */
export type SupportedFilter = Exclude<KnownFilter, { kind: 'unknown' }>;

type Kind = KnownFilter['kind'];

const kindOfType: Record<number, Kind> = {
  [FilterType.Advanced]: 'advanced',
  [FilterType.Basic]: 'basic',
  [FilterType.IncludeExclude]: 'includeExclude',
  [FilterType.RelativeDate]: 'relativeDate',
  [FilterType.TopN]: 'topN',
  [FilterType.Tuple]: 'tuple',
  [FilterType.RelativeTime]: 'relativeTime',
  [FilterType.Hierarchy]: 'hierarchy',
};

/**
 * Determines a filter's kind from its `filterType`. Falls back to its properties, because old clients omit the type.
 */
export function knownFilter(filter: Filter): KnownFilter {
  const type = filter.filterType as number | undefined;
  const kind = type === undefined ? kindByProperties(filter) : (kindOfType[type] ?? 'unknown');
  // validateFilter checks the properties that the kind requires.
  return { kind, filter } as KnownFilter;
}

function kindByProperties(filter: Filter): Kind {
  if ('logicalOperator' in filter) return 'advanced';
  if ('operator' in filter && 'values' in filter) return 'basic';
  return 'unknown';
}
