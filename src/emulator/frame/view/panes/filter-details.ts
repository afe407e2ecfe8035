import type { Filter } from '../../../../models';
import { knownFilter } from '../../../engine/filters/kind';
import type { ReportSession } from '../../../session/state/report-session';
import type { StringKey } from '../../../locales/locale';
import { conditionsOf, describeFilter } from './describe-filter';
import { element } from '../dom';

type Kind = ReturnType<typeof knownFilter>['kind'];

const typeKeys: Partial<Record<Kind, StringKey>> = {
  basic: 'basicFilter',
  advanced: 'advancedFilter',
  topN: 'topFilter',
  relativeDate: 'relativeDateFilter',
  relativeTime: 'relativeTimeFilter',
};

/** Creates a read-only view of a filter's type and each part of its condition. */
export function filterDetails(filter: Filter, report: ReportSession): HTMLElement {
  const { strings } = report;
  const known = knownFilter(filter);
  const type = typeKeys[known.kind];
  const part = (label: string, ...values: string[]): HTMLElement[] => [
    element('dt', {}, label),
    ...values.map((value) => element('dd', {}, value)),
  ];
  const parts = ((): HTMLElement[] => {
    switch (known.kind) {
      case 'advanced': {
        const join = known.filter.logicalOperator === 'Or' ? strings.or : strings.and;
        const [first = strings.isAll, ...more] = conditionsOf(known.filter, report);
        return [...part(strings.showItemsWhere, first), ...more.flatMap((condition) => part(join, condition))];
      }
      case 'topN':
        return part(strings.showItems, describeFilter(filter, report));
      case 'relativeDate':
        return part(
          strings.showItemsWhere,
          describeFilter(filter, report),
          ...(known.filter.includeToday ? [strings.includesToday] : []),
        );
      default:
        return part(strings.showItemsWhere, describeFilter(filter, report));
    }
  })();
  return element(
    'div',
    { class: 'filter-body' },
    type && element('p', { class: 'filter-type' }, strings[type]),
    element('dl', {}, ...parts),
  );
}
