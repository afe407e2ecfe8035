import type { ResolvedConfiguration } from '@vitrine/sdk';
import type { ExchangeView } from './exchange';

/** State of displayed content, derived from its configuration and messages. */
export interface ContentState {
  /** Active page name. */
  page?: string;
  /** 'view' or 'edit'. */
  mode?: string;
  filters?: unknown;
  settings?: unknown;
  theme?: unknown;
}

type Update = (state: ContentState, body: unknown) => void;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const setPage: Update = (state, body) => {
  const page = isObject(body) && isObject(body.newPage) ? body.newPage.name : isObject(body) ? body.name : undefined;
  if (typeof page === 'string') state.page = page;
};

const setFilters: Update = (state, body) => {
  state.filters = body;
};

/** State updates for accepted requests and events. The mode is handled separately because it is part of the path. */
const updates: readonly (readonly [pattern: RegExp, update: Update])[] = [
  [/^POST .*\/events\/pageChanged$/, setPage],
  [/^PUT \/report\/pages\/active$/, setPage],
  [/^(PUT|POST) \/report\/filters$/, setFilters],
  [
    /^PUT \/report\/theme$/,
    (state, body) => {
      state.theme = isObject(body) ? (body.themeJson ?? body) : body;
    },
  ],
  [
    /^PATCH \/report\/settings$/,
    (state, body) => {
      if (isObject(body)) state.settings = { ...(state.settings as object), ...body };
    },
  ],
];

const modePath = /^POST \/report\/switchMode\/(\w+)$/;

/** Path suffix of the only event that changes content state. */
export const pageChanged = '/events/pageChanged';

/** Returns whether a request from the page can change content state. */
export function changesContent(method: string, url: string): boolean {
  const line = `${method} ${url}`;
  return modePath.test(line) || updates.some(([pattern]) => pattern.test(line));
}

const viewModes: Record<number, string> = { 0: 'view', 1: 'edit' };

/** Returns the content state after the exchanges. All exchanges must belong to the same embed. */
export function contentStateOf(
  config: Partial<ResolvedConfiguration>,
  exchanges: readonly ExchangeView[],
): ContentState {
  const { pageName, viewMode, filters, settings, theme } = config;
  const state: ContentState = {
    ...(pageName !== undefined && { page: pageName }),
    ...(viewMode !== undefined && { mode: viewModes[viewMode] ?? String(viewMode) }),
    ...(filters !== undefined && { filters }),
    ...(settings !== undefined && { settings }),
    ...(theme !== undefined && { theme }),
  };
  for (const exchange of exchanges) {
    if (exchange.statusCode !== undefined && exchange.statusCode >= 300) continue;
    const line = `${exchange.method} ${exchange.url}`;
    const mode = modePath.exec(line)?.[1];
    if (mode !== undefined) state.mode = mode;
    const update = updates.find(([pattern]) => pattern.test(line))?.[1];
    update?.(state, exchange.requestBody);
  }
  return state;
}
