import type { ContentSource, Credentials } from '../content/source';
import type { Renderer } from './renderer';
import type { ReportSession } from './state/report-session';
import type { UserStore } from './user-store';
import type { View } from './view';

/** Page and visual that an event belongs to. */
export interface EventOrigin {
  page?: string;
  visual?: string;
}

/** The part of a frame session that its actions and its render scheduler depend on. */
export interface SessionContext {
  /** Source that content is loaded from and saved to. */
  readonly source: ContentSource;
  /** State that is stored for the user between visits. */
  readonly user: UserStore;
  readonly renderer: Renderer;
  /** The loaded content, or undefined while nothing is loaded. */
  readonly view: View | undefined;
  /**
   * The open report.
   *
   * @throws {@link Failure} if nothing is loaded or the view has no report
   */
  readonly report: ReportSession;
  readonly credentials: Credentials;
  /** Id of the loaded content. New tokens are checked against it. */
  readonly contentId: string;
  /** True if the embed URL has `registerQueryCallback=true`. The `preQuery` hook is then called before each render. */
  readonly callsPreQuery: boolean;
  /** Emits an event to the host page after the response to the current request has been sent. */
  emit(name: string, body?: unknown, origin?: EventOrigin): void;
  /** Calls an event hook on the host page. Resolves with undefined if the hook does not exist or fails. */
  callHook(name: string, body: unknown): Promise<unknown>;
  /** Schedules a render that emits the rendering events. Changes made in the same task are rendered once. */
  invalidate(): void;
  /** Renders without events, for changes to panes and menus. */
  rerender(): void;
}
