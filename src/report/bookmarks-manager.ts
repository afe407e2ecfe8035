import type { CallOptions } from '../embed/embed';
import type { BookmarksPlayMode, CaptureBookmarkOptions, ReportBookmark } from '../models';
import type { HttpPostMessageResponse } from '../protocol/envelope';
import type { Report } from './report';

/** The bookmarks of an embedded report. */
export class BookmarksManager {
  readonly #report: Report;

  constructor(report: Report) {
    this.#report = report;
  }

  /** The report's bookmarks; a group has `children`. */
  getBookmarks(options?: CallOptions): Promise<ReportBookmark[]> {
    return this.#report.request('GET /report/bookmarks', options);
  }

  /** Applies the bookmark of this name. */
  apply(bookmarkName: string, options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.#report.requestRaw('POST /report/bookmarks/applyByName', { body: { name: bookmarkName }, ...options });
  }

  /** Enters or leaves the play mode. */
  play(playMode: BookmarksPlayMode, options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.#report.requestRaw('POST /report/bookmarks/play', { body: { playMode }, ...options });
  }

  /** Captures the present state as a bookmark, which `applyState` restores. */
  capture(captureOptions: CaptureBookmarkOptions = {}, options?: CallOptions): Promise<ReportBookmark> {
    return this.#report.request('POST /report/bookmarks/capture', { body: { options: captureOptions }, ...options });
  }

  /** Restores a captured state. */
  applyState(state: string, options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.#report.requestRaw('POST /report/bookmarks/applyState', { body: { state }, ...options });
  }
}
