import type { ApplyBookmarkRequest, Embed, Filter, Qna, Report, ReportTheme, Settings, Visual } from '@vitrine/sdk';
import { isEqual } from './is-equal';

/** The page that the frame shows, or that was requested last. */
export interface PageMemory {
  name?: string | undefined;
}

/** A changed prop. */
export interface Change<E = Embed, Value = unknown> {
  readonly embed: E;
  readonly previous: Value | undefined;
  /** Undefined when the prop was removed. */
  readonly next: Value | undefined;
  readonly page: PageMemory;
}

/** How a change is applied: by calls of the live embed, a load in the same frame, or a remount. An empty list does nothing. */
export type UpdateAction = 'load' | 'remount' | (() => Promise<unknown>)[];

/** Updaters by prop, applied in this order. A change of a prop without an updater causes a load. */
export type PropUpdaters = Readonly<Record<string, (change: Change<never, never>) => UpdateAction>>;

const remount = (): UpdateAction => 'remount';

/** Returns whether settings changed that are part of the frame's URL, or that the provider cannot change in a loaded frame. */
function needsNewFrame(previous: Settings = {}, next: Settings = {}): boolean {
  const mobile = ({ layoutType = 0 }: Settings) => layoutType === 2 || layoutType === 3;
  return mobile(previous) !== mobile(next) || !isEqual(previous.localeSettings, next.localeSettings);
}

/** Sends new and changed settings. A removed setting requires a load. */
const settings = ({ embed, previous = {}, next = {} }: Change<Report, Settings>): UpdateAction => {
  if (needsNewFrame(previous, next)) return 'remount';
  const names = Object.keys({ ...previous, ...next }) as (keyof Settings)[];
  const changed = names.filter((name) => !isEqual(previous[name], next[name]));
  if (changed.some((name) => next[name] === undefined)) return 'load';
  if (changed.length === 0) return [];
  return [() => embed.updateSettings(Object.fromEntries(changed.map((name) => [name, next[name]])))];
};

const theme = ({ embed, next }: Change<Report, ReportTheme>): UpdateAction => [
  () => (next ? embed.applyTheme(next) : embed.resetTheme()),
];

/** Updaters of all types. Dashboards, tiles, report creation and paginated reports have no others. */
export const commonUpdaters: PropUpdaters = {
  accessToken: ({ embed, next }: Change<Embed, string>) => (next ? [() => embed.setAccessToken(next)] : 'load'),
  title: ({ embed, next = '' }: Change<Embed, string>) => {
    embed.setComponentTitle(next);
    return [];
  },
  // only reports can change settings without a load
  settings: ({ previous, next }: Change<Embed, Settings>) => (needsNewFrame(previous, next) ? 'remount' : 'load'),
  uniqueId: remount,
  // the frame's URL depends on which hooks exist, not on the functions
  eventHooks: remount,
};

/** Updaters of reports. */
export const reportUpdaters: PropUpdaters = {
  ...commonUpdaters,
  settings,
  theme,
  bookmark: ({ embed, next }: Change<Report, ApplyBookmarkRequest>) => {
    if (!next) return 'load';
    const { bookmarksManager } = embed;
    return [() => ('state' in next ? bookmarksManager.applyState(next.state) : bookmarksManager.apply(next.name))];
  },
  viewMode: ({ embed, next = 0 }: Change<Report, 0 | 1>) => [() => embed.switchMode(next)],
  // removing pageName keeps the current page
  pageName: ({ embed, next, page }: Change<Report, string>) => {
    if (next === undefined || next === page.name) return [];
    page.name = next;
    return [() => embed.setPage(next)];
  },
  // filters by level can only be loaded, and removing the prop restores the report's own filters
  filters: ({ embed, next }: Change<Report, Filter[]>) =>
    Array.isArray(next) ? [() => embed.setFilters(next)] : 'load',
};

/** Updaters of single visuals. */
export const visualUpdaters: PropUpdaters = {
  ...commonUpdaters,
  theme,
  filters: ({ embed, next }: Change<Visual, Filter[]>) =>
    // filters of a configuration apply to the report, not to the visual
    Array.isArray(next) ? [() => embed.setFilters(next, 0)] : 'load',
};

/** Updaters of Q&A boxes. */
export const qnaUpdaters: PropUpdaters = {
  ...commonUpdaters,
  question: ({ embed, next }: Change<Qna, string>) => (next ? [() => embed.setQuestion(next)] : 'load'),
};
