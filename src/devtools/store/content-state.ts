import type { ResolvedConfiguration } from '@vitrine/sdk';
import type { ExchangeView } from './exchange';

/** What is known about displayed content from its configuration and its messages. */
export interface ContentState {
  /** Name of the active page. */
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

/** Updates of the state by accepted requests, and by events. */
const updates: readonly (readonly [pattern: RegExp, update: Update])[] = [
  [/^POST .*\/events\/pageChanged$/, setPage],
  [/^PUT \/report\/pages\/active$/, setPage],
  [/^PUT \/report\/filters$/, (state, body) => void (state.filters = body)],
  [/^POST \/report\/filters$/, (state, body) => void (state.filters = body)],
  [/^PUT \/report\/theme$/, (state, body) => void (state.theme = isObject(body) ? (body.themeJson ?? body) : body)],
  [
    /^PATCH \/report\/settings$/,
    (state, body) => void (state.settings = { ...(state.settings as object), ...(body as object) }),
  ],
];

const viewModes: Record<number, string> = { 0: 'view', 1: 'edit' };

/** Returns the state after the exchanges, which have to be those of one embed. */
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
    const mode = /^POST \/report\/switchMode\/(\w+)$/.exec(line)?.[1];
    if (mode !== undefined) state.mode = mode;
    for (const [pattern, update] of updates) if (pattern.test(line)) update(state, exchange.requestBody);
  }
  return state;
}
