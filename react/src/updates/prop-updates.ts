import type { ApplyBookmarkRequest, Embed, Filter, Qna, Report, ReportTheme, Settings, Visual } from '@vitrine/sdk';
import { isEqual } from './is-equal';

/** The active page of the frame, or the page that was last requested. */
export interface PageMemory {
  name?: string | undefined;
}

/** Change of one prop. */
export interface Change<E = Embed, Value = unknown> {
  readonly embed: E;
  readonly previous: Value | undefined;
  /** Undefined when the prop was removed. */
  readonly next: Value | undefined;
  readonly page: PageMemory;
}

/** Call to the live embed. */
export type UpdateCall = () => Promise<unknown>;

/** Action that applies a change: a load in the same frame, a new frame, or a call. Undefined if there is nothing to do. */
export type UpdateAction = 'load' | 'remount' | UpdateCall | undefined;

/** Updater for each prop. Props without an updater cause a load. Calls are made in the order of this table. */
export type PropUpdaters = Readonly<Record<string, (change: Change<never, never>) => UpdateAction>>;

const remount = (): UpdateAction => 'remount';

/** Returns whether the settings differ in values that are part of the frame's URL or fixed for the frame's lifetime. */
function needsNewFrame(previous: Settings = {}, next: Settings = {}): boolean {
  const mobile = ({ layoutType = 0 }: Settings) => layoutType === 2 || layoutType === 3;
  return mobile(previous) !== mobile(next) || !isEqual(previous.localeSettings, next.localeSettings);
}

/** Returns whether a value or one of its fields was removed. Lists are not searched, because the frame replaces them. */
function isRemoved(previous: unknown, next: unknown): boolean {
  if (next === undefined) return previous !== undefined;
  if (typeof next !== 'object' || !next || Array.isArray(next)) return false;
  return Object.entries(previous ?? {}).some(([name, value]) => isRemoved(value, next[name as never]));
}

/** Sends only the added and changed settings. A removed setting requires a load, because the frame merges what it receives. */
const settings = ({ embed, previous = {}, next = {} }: Change<Report, Settings>): UpdateAction => {
  if (needsNewFrame(previous, next)) return 'remount';
  if (isRemoved(previous, next)) return 'load';
  const changed = Object.entries(next).filter(([name, value]) => !isEqual(previous[name as keyof Settings], value));
  return () => embed.updateSettings(Object.fromEntries(changed));
};

/** Applies a theme. Without one, restores the report's own theme. */
const theme =
  ({ embed, next }: Change<Report, ReportTheme>): UpdateAction =>
  () =>
    embed.applyTheme(next ?? {});

// Removing the prop restores the report's own filters, and only a load can do this. Filters grouped by level also require a load,
// because a call neither sets nor removes those of the page. The level makes a single visual replace the filters of its report, as
// its configuration does. Reports ignore it.
const filters = ({ embed, previous = [], next }: Change<Visual, Filter[]>): UpdateAction =>
  Array.isArray(previous) && Array.isArray(next) ? () => embed.setFilters(next, 0) : 'load';

/** Updaters for every embed type. Dashboards, tiles, report authoring, quick create and paginated reports use only these. */
export const commonUpdaters: PropUpdaters = {
  accessToken: ({ embed, next }: Change<Embed, string>) => (next ? () => embed.setAccessToken(next) : 'load'),
  // Never undefined, because components have a default title.
  title: ({ embed, next = '' }: Change<Embed, string>) => {
    embed.setComponentTitle(next);
    return undefined;
  },
  // Only reports accept changes to individual settings after they have loaded.
  settings: ({ previous, next }: Change<Embed, Settings>) => (needsNewFrame(previous, next) ? 'remount' : 'load'),
  uniqueId: remount,
  // The set of hooks determines the frame's URL. Replacing a function does not count as a change.
  eventHooks: remount,
};

/** Updaters for reports. */
export const reportUpdaters: PropUpdaters = {
  ...commonUpdaters,
  settings,
  theme,
  bookmark: ({ embed, next }: Change<Report, ApplyBookmarkRequest>) => {
    if (!next) return 'load';
    const { bookmarksManager } = embed;
    return () => ('state' in next ? bookmarksManager.applyState(next.state) : bookmarksManager.apply(next.name));
  },
  viewMode:
    ({ embed, next = 0 }: Change<Report, 0 | 1>) =>
    () =>
      embed.switchMode(next),
  // Removing the prop keeps the current page.
  pageName: ({ embed, next, page }: Change<Report, string>) => {
    if (next === undefined || next === page.name) return undefined;
    page.name = next;
    return () => embed.setPage(next);
  },
  filters,
};

/** Updaters for single visuals. */
export const visualUpdaters: PropUpdaters = {
  ...commonUpdaters,
  theme,
  filters,
};

/** Updaters for Q&A. */
export const qnaUpdaters: PropUpdaters = {
  ...commonUpdaters,
  question: ({ embed, next }: Change<Qna, string>) => (next ? () => embed.setQuestion(next) : 'load'),
};
