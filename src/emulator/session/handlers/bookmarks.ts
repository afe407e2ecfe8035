/* eslint-disable @typescript-eslint/no-unnecessary-condition -- bodies come off the wire: their types are promises that a page may break */

import { BookmarksPlayMode } from '../../../models';
import { captureState } from '../bookmarks';
import { badRequest } from '../failure';
import type { HandlersOf } from '../handler';

type BookmarkRoute =
  | 'GET /report/bookmarks'
  | 'POST /report/bookmarks/applyByName'
  | 'POST /report/bookmarks/applyState'
  | 'POST /report/bookmarks/play'
  | 'POST /report/bookmarks/capture';

/** Calls upon bookmarks. */
export const bookmarkHandlers: HandlersOf<BookmarkRoute> = {
  'GET /report/bookmarks': ({ session }) => session.report.definition.bookmarks ?? [],
  'POST /report/bookmarks/applyByName': ({ session, body }) => {
    session.actions.applyBookmark(body.name);
  },
  'POST /report/bookmarks/applyState': ({ session, body }) => {
    session.actions.applyBookmarkState(body.state);
  },
  'POST /report/bookmarks/play': ({ session, body }) => {
    const { report } = session;
    const plays = body.playMode === BookmarksPlayMode.Presentation;
    const first = (report.definition.bookmarks ?? []).flatMap(({ children, ...own }) => children ?? [own])[0];
    if (plays && !first) throw badRequest('The report has no bookmarks to play');
    report.playing = plays;
    if (report.playing && first) session.actions.applyBookmark(first.name);
    session.changed();
  },
  'POST /report/bookmarks/capture': ({ session, body }) => {
    const name = `Bookmark${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
    return { name, displayName: name, state: captureState(session.report, body?.options) };
  },
};
