import type {
  AdvancedFilter,
  BasicFilter,
  Filter,
  HierarchyFilter,
  IncludeExcludeFilter,
  RelativeDateFilter,
  RelativeTimeFilter,
  TopNFilter,
  TupleFilter,
} from '../../../models';

/** A filter with its kind beside it, so that a `switch` narrows it. */
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

type Kind = KnownFilter['kind'];

// By the numbers of `FilterType` on the wire.
const kindOfType: Record<number, Kind> = {
  0: 'advanced',
  1: 'basic',
  3: 'includeExclude',
  4: 'relativeDate',
  5: 'topN',
  6: 'tuple',
  7: 'relativeTime',
  9: 'hierarchy',
};

/** Tells a filter's kind by its `filterType`, else by its fields, as old clients leave the type out. */
export function knownFilter(filter: Filter): KnownFilter {
  const type = filter.filterType as number | undefined;
  const kind = type === undefined ? kindOfFields(filter) : (kindOfType[type] ?? 'unknown');
  // The wire promises the fields that belong to the type; the validators have looked at them.
  return { kind, filter } as KnownFilter;
}

function kindOfFields(filter: Filter): Kind {
  if ('logicalOperator' in filter) return 'advanced';
  if ('operator' in filter && 'values' in filter) return 'basic';
  return 'unknown';
}
