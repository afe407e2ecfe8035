/** Whether the bookmarks are played one by one. */
export const BookmarksPlayMode = {
  /** Not. */
  Off: 0,
  /** As a slide show. */
  Presentation: 1,
} as const;
/** One of the values of `BookmarksPlayMode`: 0 or 1. */
export type BookmarksPlayMode = (typeof BookmarksPlayMode)[keyof typeof BookmarksPlayMode];

/** A bookmark of a report, or a group of bookmarks. */
export interface ReportBookmark {
  /** The unique name. */
  name: string;
  /** The title. */
  displayName: string;
  /** What the bookmark restores; an opaque text, given by `capture`. */
  state?: string;
  /** The bookmarks of a group. */
  children?: ReportBookmark[];
}

/** What `capture` records. */
export interface CaptureBookmarkOptions {
  /** The user's changes to visuals too. Default false. */
  personalizeVisuals?: boolean;
  /** All pages, not just the one that is shown. Default false. */
  allPages?: boolean;
}

/** Body of the call that records a bookmark. */
export interface CaptureBookmarkRequest {
  /** What is recorded. */
  options: CaptureBookmarkOptions;
}

/** Body of the call that starts or ends the slide show. */
export interface PlayBookmarkRequest {
  /** Start or end. */
  playMode: BookmarksPlayMode;
}

/** Body of the call that adds a bookmark. */
export interface AddBookmarkRequest {
  /** What the bookmark restores. */
  state?: string;
  /** The title. */
  displayName?: string;
  /** Apply it at once. */
  apply?: boolean;
}

/** Applies what a bookmark recorded. */
export interface ApplyBookmarkStateRequest {
  /** The text that `capture` gave. */
  state: string;
}

/** Applies a bookmark of the report. */
export interface ApplyBookmarkByNameRequest {
  /** The bookmark's name. */
  name: string;
}

/** A bookmark to apply. */
export type ApplyBookmarkRequest = ApplyBookmarkStateRequest | ApplyBookmarkByNameRequest;
