import type { ApplyBookmarkRequest, Embed, Filter, Qna, Report, ReportTheme, Settings, Visual } from '@vitrine/sdk';
import { isEqual } from './is-equal';

/** The page that the frame shows, or was last told to show. */
export interface PageMemory {
  name?: string | undefined;
}

/** A changed prop. */
export interface Change<E = Embed, Value = unknown> {
  readonly embed: E;
  readonly previous: Value | undefined;
  /** Undefined when the prop was taken away. */
  readonly next: Value | undefined;
  readonly page: PageMemory;
}

/** What a change asks for: calls upon the live embed, a load in the same frame, or a new frame. No calls: nothing. */
export type UpdateAction = 'load' | 'remount' | (() => Promise<unknown>)[];

/** Prop → the least action that is right. A prop without a row asks for a load. Rows are done in this order. */
export type PropUpdaters = Readonly<Record<string, (change: Change<never, never>) => UpdateAction>>;

const remount = (): UpdateAction => 'remount';

/** Settings that are part of the frame's address or that the provider cannot switch while the frame is alive. */
function needsNewFrame(previous: Settings = {}, next: Settings = {}): boolean {
  const mobile = ({ layoutType = 0 }: Settings) => layoutType === 2 || layoutType === 3;
  return mobile(previous) !== mobile(next) || !isEqual(previous.localeSettings, next.localeSettings);
}

/** Sends the settings that are new or different; to take one back, the report has to be loaded. */
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

/** Rows of every type; all there are of dashboards, tiles, creation and paginated reports. */
export const commonUpdaters: PropUpdaters = {
  accessToken: ({ embed, next }: Change<Embed, string>) => (next ? [() => embed.setAccessToken(next)] : 'load'),
  // The component always has a title.
  title: ({ embed, next = '' }: Change<Embed, string>) => {
    embed.setComponentTitle(next);
    return [];
  },
  // Only a report takes single settings while it is shown.
  settings: ({ previous, next }: Change<Embed, Settings>) => (needsNewFrame(previous, next) ? 'remount' : 'load'),
  uniqueId: remount,
  // Which hooks there are is part of the frame's address; which functions they are is not.
  eventHooks: remount,
};

/** Rows of reports. */
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
  // Without the prop the reader stays where he is; with the page that is shown already there is nothing to do.
  pageName: ({ embed, next, page }: Change<Report, string>) => {
    if (next === undefined || next === page.name) return [];
    page.name = next;
    return [() => embed.setPage(next)];
  },
  // Filters by level are for the load; without the prop the report's own come back.
  filters: ({ embed, next }: Change<Report, Filter[]>) =>
    Array.isArray(next) ? [() => embed.setFilters(next)] : 'load',
};

/** Rows of single visuals. */
export const visualUpdaters: PropUpdaters = {
  ...commonUpdaters,
  theme,
  filters: ({ embed, next }: Change<Visual, Filter[]>) =>
    // A configuration's filters are the report's, not the visual's own.
    Array.isArray(next) ? [() => embed.setFilters(next, 0)] : 'load',
};

/** Rows of question-and-answer boxes. */
export const qnaUpdaters: PropUpdaters = {
  ...commonUpdaters,
  question: ({ embed, next }: Change<Qna, string>) => (next ? [() => embed.setQuestion(next)] : 'load'),
};
