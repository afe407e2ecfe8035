/** Slide show mode for bookmarks. */
export const BookmarksPlayMode = {
  /** No slide show. */
  Off: 0,
  /** Slide show that steps through the bookmarks. */
  Presentation: 1,
} as const;
/** Numeric value of `BookmarksPlayMode`: 0 or 1. */
export type BookmarksPlayMode = (typeof BookmarksPlayMode)[keyof typeof BookmarksPlayMode];

/** Bookmark of a report, or a group of bookmarks. */
export interface ReportBookmark {
  /** Unique name. Pass it to `bookmarksManager.apply`. Users see `displayName`. */
  name: string;
  /** Title shown to users. */
  displayName: string;
  /** State that the bookmark restores: an opaque string returned by `bookmarksManager.capture()`. */
  state?: string;
  /** Bookmarks of the group. Set for groups only. */
  children?: ReportBookmark[];
}

/** Options for `bookmarksManager.capture()`. */
export interface CaptureBookmarkOptions {
  /** Whether to include personalized visuals. Default: `false`. */
  personalizeVisuals?: boolean;
  /** Whether to capture all pages instead of the active page. Default: `false`. */
  allPages?: boolean;
}

/** Body of the request that captures a bookmark. */
export interface CaptureBookmarkRequest {
  /** Capture options. */
  options: CaptureBookmarkOptions;
}

/** Body of the request that starts or stops the bookmark slide show. */
export interface PlayBookmarkRequest {
  /** Mode to switch to. */
  playMode: BookmarksPlayMode;
}

/** Body of the request that adds a bookmark. */
export interface AddBookmarkRequest {
  /** State that the bookmark restores, as returned by `capture`. */
  state?: string;
  /** Title shown to users. */
  displayName?: string;
  /** Whether to apply the bookmark immediately. Default: `false`. */
  apply?: boolean;
}

/**
 * Bookmark to apply, specified by its captured state.
 *
 * @example
 * const bookmark: ApplyBookmarkStateRequest = { state: localStorage.getItem('bookmark') ?? '' };
 */
export interface ApplyBookmarkStateRequest {
  /** State returned by `bookmarksManager.capture()`. */
  state: string;
}

/**
 * Bookmark to apply, specified by its name in the report.
 *
 * @example
 * const bookmark: ApplyBookmarkByNameRequest = { name: 'Bookmark5f2c1b7e' };
 */
export interface ApplyBookmarkByNameRequest {
  /** Unique name of the bookmark. */
  name: string;
}

/** Bookmark to apply, specified by name or by captured state. */
export type ApplyBookmarkRequest = ApplyBookmarkStateRequest | ApplyBookmarkByNameRequest;
