import type { Filter } from '../../../../models';
import { knownFilter } from '../../../engine/filters/kind';
import type { ReportSession } from '../../../session/report-session';
import type { LocaleTexts } from '../../../locales/locale';
import { conditionsOf, describeFilter } from './describe-filter';
import { element } from '../dom';

type Kind = ReturnType<typeof knownFilter>['kind'];

const typeTexts: Partial<Record<Kind, keyof LocaleTexts>> = {
  basic: 'basicFilter',
  advanced: 'advancedFilter',
  topN: 'topFilter',
  relativeDate: 'relativeDateFilter',
  relativeTime: 'relativeTimeFilter',
};

/** Creates a read-only view of a filter: its type, and each part of its condition. */
export function filterDetails(filter: Filter, report: ReportSession): HTMLElement {
  const { texts } = report;
  const known = knownFilter(filter);
  const type = typeTexts[known.kind];
  const part = (label: string, ...values: string[]): HTMLElement[] => [
    element('dt', {}, label),
    ...values.map((value) => element('dd', {}, value)),
  ];
  const parts = ((): HTMLElement[] => {
    switch (known.kind) {
      case 'advanced': {
        const join = known.filter.logicalOperator === 'Or' ? texts.or : texts.and;
        const [first = texts.isAll, ...more] = conditionsOf(known.filter, report);
        return [...part(texts.showItemsWhere, first), ...more.flatMap((condition) => part(join, condition))];
      }
      case 'topN':
        return part(texts.showItems, describeFilter(filter, report));
      case 'relativeDate':
        return part(
          texts.showItemsWhere,
          describeFilter(filter, report),
          ...(known.filter.includeToday ? [texts.includesToday] : []),
        );
      default:
        return part(texts.showItemsWhere, describeFilter(filter, report));
    }
  })();
  return element(
    'div',
    { class: 'filter-body' },
    type && element('p', { class: 'filter-type' }, texts[type]),
    element('dl', {}, ...parts),
  );
}
