import { badRequest } from '../../failure';
import type { ReportSession } from '../state/report-session';
import type { HandlerSession } from './handler';

/**
 * Returns the open report if its visuals can be changed.
 *
 * @throws {@link Failure} 400 if nothing is loaded or the report is not interactive, 404 if the content has no report
 */
export function authoredReport({ report, view }: HandlerSession): ReportSession {
  if (view?.kind !== 'report') throw badRequest('Only visuals in an interactive report can be changed.');
  return report;
}
