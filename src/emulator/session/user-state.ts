import type { ReportBookmark } from '../../models';
import { applyState, captureState } from './bookmarks';
import type { FrameSession } from './frame-session';
import type { ReportSession } from './report-session';
import { initialState } from './state';

const filtersKey = (session: FrameSession): string => `filters:${session.contentId}`;
const bookmarksKey = (session: FrameSession): string => `bookmarks:${session.contentId}`;

/** Keeps the present filters and slicers for the user's next visit. */
export function saveUserState(session: FrameSession): void {
  const { report } = session;
  session.user.write(filtersKey(session), captureState(report, { allPages: true }));
  report.userStateApplied = true;
}

/** After a change by the user: keeps it when the page has asked for that. */
export function keepUserState(session: FrameSession): void {
  if (session.report.settings.persistentFiltersEnabled === true) saveUserState(session);
}

/** Brings back what the user's last visit left; nothing when the page has switched that off. */
export function restoreUserState(session: FrameSession, report: ReportSession): void {
  if (report.settings.persistentFiltersEnabled === false) return;
  const kept = session.user.read(filtersKey(session));
  if (kept === undefined) return;
  applyState(report, kept, { filtersOnly: true });
  report.userStateApplied = true;
}

/** Forgets what the user has kept, and goes back to the filters of the report's author. */
export function dropUserState(session: FrameSession): void {
  const { report } = session;
  session.user.write(filtersKey(session), undefined);
  const fresh = new Map(initialState(report.definition).pages.map((page) => [page.name, page]));
  report.state.filters = structuredClone(report.definition.filters ?? []);
  report.state.selection = undefined;
  for (const page of report.state.pages) {
    const origin = fresh.get(page.name);
    page.filters = origin?.filters ?? [];
    for (const visual of page.visuals) {
      visual.slicerFilters = [];
      visual.filters = origin?.visuals.find(({ name }) => name === visual.name)?.filters ?? [];
    }
  }
  report.userStateApplied = false;
  session.actions.filtersChanged(report.state.filters);
}

/** The user's own bookmarks; none unless the page allows them. */
export function personalBookmarks(session: FrameSession): ReportBookmark[] {
  if (session.report.settings.personalBookmarksEnabled !== true) return [];
  const text = session.user.read(bookmarksKey(session));
  return text === undefined ? [] : (JSON.parse(text) as ReportBookmark[]);
}

/** Adds the present state to the user's own bookmarks. */
export function addPersonalBookmark(session: FrameSession, displayName: string): void {
  const name = `Bookmark${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
  const all = [...personalBookmarks(session), { name, displayName, state: captureState(session.report) }];
  session.user.write(bookmarksKey(session), JSON.stringify(all));
  session.report.bookmark = name;
}

/** Takes one of the user's own bookmarks away. */
export function removePersonalBookmark(session: FrameSession, name: string): void {
  const rest = personalBookmarks(session).filter((bookmark) => bookmark.name !== name);
  session.user.write(bookmarksKey(session), rest.length === 0 ? undefined : JSON.stringify(rest));
}
