import type { CallOptions } from '../embed/call-options';
import type { Embed } from '../embed/embed';
import type { BookmarksPlayMode, CaptureBookmarkOptions, ReportBookmark } from '../models';
import type { HttpPostMessageResponse } from '../protocol/envelope';

/** Bookmarks of an embedded report. */
export class BookmarksManager {
  readonly #report: Embed;

  /** Creates the manager without sending a request to the frame. */
  constructor(report: Embed) {
    this.#report = report;
  }

  /** Keeps Vue and Alpine from wrapping the object in a proxy, because a proxy has no access to private fields. */
  protected get __v_skip(): true {
    return true;
  }

  /** Returns the report's bookmarks. A group of bookmarks has `children`. */
  getBookmarks(options?: CallOptions): Promise<ReportBookmark[]> {
    return this.#report.request('GET /report/bookmarks', options);
  }

  /** Applies the bookmark with this name (not display name). */
  apply(bookmarkName: string, options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.#report.requestRaw('POST /report/bookmarks/applyByName', { body: { name: bookmarkName }, ...options });
  }

  /** Starts or stops the slide show of bookmarks. */
  play(playMode: BookmarksPlayMode, options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.#report.requestRaw('POST /report/bookmarks/play', { body: { playMode }, ...options });
  }

  /** Captures the current state of the report as a bookmark. Pass its `state` to `applyState` to restore it. */
  capture(captureOptions?: CaptureBookmarkOptions, options?: CallOptions): Promise<ReportBookmark> {
    return this.#report.request('POST /report/bookmarks/capture', {
      body: { options: captureOptions ?? {} },
      ...options,
    });
  }

  /** Restores a state returned by `capture`. */
  applyState(state: string, options?: CallOptions): Promise<HttpPostMessageResponse<void>> {
    return this.#report.requestRaw('POST /report/bookmarks/applyState', { body: { state }, ...options });
  }
}
