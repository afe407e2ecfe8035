import type { ReportBookmark } from '../../../models';
import { userOf } from '../../content/claims';
import type { ReportSession } from '../state/report-session';
import type { SessionContext } from '../session-context';
import { applyState, captureState, findBookmark } from '../state/bookmarks';
import { initialState } from '../state/report-state';
import { notifyFiltersApplied } from './filters-applied';
import { randomHex } from '../../random-id';

// Row-level security users who share a browser must not see each other's values.
const ownerOf = ({ contentId, credentials }: SessionContext): string => contentId + userOf(credentials.accessToken);
const filtersKey = (session: SessionContext): string => `filters:${ownerOf(session)}`;
const bookmarksKey = (session: SessionContext): string => `bookmarks:${ownerOf(session)}`;

/** Stores the current filters and slicers for the user's next visit. */
export function saveUserState(session: SessionContext): void {
  const { report } = session;
  session.user.write(filtersKey(session), captureState(report, { allPages: true }));
  report.userStateApplied = true;
}

/** Stores filters and slicers after the user has changed them, if the `persistentFiltersEnabled` setting is on. */
export function autoSaveUserState(session: SessionContext): void {
  if (session.report.settings.persistentFiltersEnabled === true) saveUserState(session);
}

/**
 * Restores the filters and slicers from the user's last visit, unless the `persistentFiltersEnabled` setting is off.
 */
export function restoreUserState(session: SessionContext, report: ReportSession): void {
  if (report.settings.persistentFiltersEnabled === false) return;
  const stored = session.user.read(filtersKey(session));
  if (stored === undefined) return;
  applyState(report, stored, { filtersOnly: true });
  report.userStateApplied = true;
}

/** Deletes the stored filters and slicers, and restores those in the report's definition. */
export function resetUserState(session: SessionContext): void {
  const { report } = session;
  session.user.write(filtersKey(session), undefined);
  const { pages, filters } = initialState(report.definition);
  const initialPages = new Map(pages.map((page) => [page.name, page]));
  report.state.filters = filters;
  report.state.selection = undefined;
  for (const page of report.state.pages) {
    const initialPage = initialPages.get(page.name);
    page.filters = initialPage?.filters ?? [];
    for (const visual of page.visuals) {
      const initialVisual = initialPage?.visuals.find(({ name }) => name === visual.name);
      visual.slicerFilters = initialVisual?.slicerFilters ?? [];
      visual.filters = initialVisual?.filters ?? [];
    }
  }
  report.userStateApplied = false;
  notifyFiltersApplied(session, report.state.filters);
}

/** Returns the user's personal bookmarks. Empty unless the `personalBookmarksEnabled` setting is on. */
export function personalBookmarks(session: SessionContext, report = session.report): ReportBookmark[] {
  if (report.settings.personalBookmarksEnabled !== true) return [];
  const stored = session.user.read(bookmarksKey(session));
  return stored === undefined ? [] : (JSON.parse(stored) as ReportBookmark[]);
}

/**
 * Returns the state in a report bookmark or a personal bookmark.
 *
 * @param report - the session's report, which may not be open yet
 * @throws {@link Failure} 404
 */
export function bookmarkState(session: SessionContext, report: ReportSession, name: string): string {
  const { bookmarks = [] } = report.definition;
  return findBookmark([...bookmarks, ...personalBookmarks(session, report)], name).state ?? '';
}

/** Adds a personal bookmark that contains the current state. */
export function addPersonalBookmark(session: SessionContext, displayName: string): void {
  const name = `Bookmark${randomHex(20)}`;
  const bookmarks = [...personalBookmarks(session), { name, displayName, state: captureState(session.report) }];
  session.user.write(bookmarksKey(session), JSON.stringify(bookmarks));
  session.report.bookmark = name;
}

/** Removes a personal bookmark. */
export function removePersonalBookmark(session: SessionContext, name: string): void {
  const remaining = personalBookmarks(session).filter((bookmark) => bookmark.name !== name);
  session.user.write(bookmarksKey(session), remaining.length === 0 ? undefined : JSON.stringify(remaining));
}
