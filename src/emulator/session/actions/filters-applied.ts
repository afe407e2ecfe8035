import type { Filter } from '../../../models';
import type { SessionContext } from '../session-context';

/** Emits `filtersApplied` and schedules a render. Must be called after filters have changed. */
export function notifyFiltersApplied(session: SessionContext, filters: readonly Filter[]): void {
  // Power BI does not emit filtersApplied for the filters in a Q&A answer.
  if (session.view?.kind !== 'qna') session.emit('filtersApplied', { filters: [...filters] });
  session.invalidate();
}
