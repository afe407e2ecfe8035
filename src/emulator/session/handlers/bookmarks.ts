/* oxlint-disable typescript/no-unnecessary-condition -- request bodies are untrusted: a page may send values that their types exclude */

import { BookmarksPlayMode } from '../../../models';
import { badRequest } from '../../failure';
import { captureState } from '../state/bookmarks';
import type { Handlers } from './handler';
import { randomHex } from '../../random-id';

/** Handlers for bookmark requests. */
export const bookmarkHandlers = {
  'GET /report/bookmarks': ({ session }) => session.report.definition.bookmarks ?? [],
  'POST /report/bookmarks/applyByName': ({ session, body }) => {
    session.actions.applyBookmark(body.name);
  },
  'POST /report/bookmarks/applyState': ({ session, body }) => {
    session.actions.applyBookmarkState(body.state);
  },
  'POST /report/bookmarks/play': ({ session, body }) => {
    const { report } = session;
    const isPlaying = body.playMode === BookmarksPlayMode.Presentation;
    const first = (report.definition.bookmarks ?? []).flatMap(({ children, ...own }) => children ?? [own])[0];
    if (isPlaying && !first) throw badRequest('The report has no bookmarks to play.');
    report.playing = isPlaying;
    if (isPlaying && first) session.actions.applyBookmark(first.name);
    session.invalidate();
  },
  'POST /report/bookmarks/capture': ({ session, body }) => {
    const name = `Bookmark${randomHex(20)}`;
    return { name, displayName: name, state: captureState(session.report, body?.options) };
  },
} satisfies Partial<Handlers>;
