import type { QueryResult } from '../../engine/evaluate';
import type { Query } from '../../model/query';
import type { ReportSession } from '../state/report-session';
import type { PageState, VisualState } from '../state/report-state';

/**
 * Evaluates a visual's measures over all rows of its data, grouped by the given categories. Totals of averages and
 * ratios cannot be computed from the visual's result rows. Returns undefined if the visual omits some result rows,
 * because the totals would include them.
 */
export function totalsOf(
  report: ReportSession,
  page: PageState,
  visual: VisualState,
  { categories = [] }: Pick<Query, 'categories'>,
): QueryResult | undefined {
  const { measures, top } = visual.query ?? {};
  if (top !== undefined || report.compiledFilters(page, visual).groups.length > 0) return undefined;
  return report.query(page, visual, { categories, measures: measures ?? [] });
}
