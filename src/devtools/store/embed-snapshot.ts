import type { Embed } from '@vitrine/sdk';
import { contentStateOf, type ContentState } from './content-state';
import type { EmbedRecord, Problem } from './embed-record';
import type { ExchangeView } from './exchange';
import { statusOf, type LoadRecord, type LoadStatus } from './load-record';
import type { Secrets } from './secrets';
import { readTokenTimes, type TokenFetch, type TokenTimes } from './token-record';

/** Where and how large an embed is displayed. Lengths in CSS pixels. */
export interface EmbedLayout {
  readonly width: number;
  readonly height: number;
  readonly frameHeight: number;
  /** Whether the container is not rendered, for example in a tab that is not selected. */
  readonly isHidden: boolean;
  /** Whether the container is in the document. */
  readonly isConnected: boolean;
  /** Whether the height of the container follows from its content. Undefined if the browser cannot tell. */
  readonly isAutoHeight: boolean | undefined;
}

/** The token of an embed, without the token. */
export interface TokenState extends TokenTimes {
  /** 'Embed', 'Aad' or 'none'. */
  readonly kind: string;
  /** Whether the page provides a function that returns tokens. */
  readonly canRefresh: boolean;
  readonly fetches: readonly TokenFetch[];
}

/** An embed as the panel shows and exports it: plain data without tokens. */
export interface EmbedSnapshot {
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly uniqueId: string;
  /** Id of the content. */
  readonly id: string;
  /** Description of the container, like a CSS selector. */
  readonly container: string;
  readonly origin: string;
  readonly status: LoadStatus | 'detached';
  readonly isRecorded: boolean;
  /** Accessible name of the frame; undefined if there is no frame. */
  readonly title: string | undefined;
  readonly layout: EmbedLayout | undefined;
  readonly content: ContentState;
  readonly config: unknown;
  readonly loads: readonly LoadRecord[];
  readonly problems: readonly Problem[];
  /** Error of creating the embed. */
  readonly failure: Problem | undefined;
  readonly token: TokenState;
}

/** Returns a selector-like description of an element. */
export function describeElement(element: Element): string {
  if (element.id) return `#${element.id}`;
  const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`);
  return `${element.localName}${classes.join('')}`;
}

function isAutoHeight(element: HTMLElement): boolean | undefined {
  const styles = (
    element as { computedStyleMap?: () => { get(name: string): { toString(): string } | undefined } }
  ).computedStyleMap?.();
  const height = styles?.get('height');
  return height === undefined ? undefined : height.toString() === 'auto';
}

function layoutOf(element: HTMLElement, frame: HTMLElement | undefined): EmbedLayout {
  const { width, height } = element.getBoundingClientRect();
  return {
    width: Math.round(width),
    height: Math.round(height),
    frameHeight: frame?.offsetHeight ?? 0,
    isHidden: element.getClientRects().length === 0 || getComputedStyle(element).visibility === 'hidden',
    isConnected: element.isConnected,
    isAutoHeight: isAutoHeight(element),
  };
}

function tokenOf(record: EmbedRecord, embed: Embed | undefined): TokenState {
  const { accessToken, tokenType } = embed?.config ?? {};
  const { fetches, canRefresh } = { fetches: record.tokens.fetches, canRefresh: record.canRefresh };
  const returned = fetches.filter(({ expiresAtMs }) => expiresAtMs !== undefined).at(-1)?.expiresAtMs;
  return {
    kind: accessToken === undefined ? 'none' : tokenType === 1 ? 'Embed' : 'Aad',
    canRefresh,
    fetches: fetches.map((fetch) => ({ ...fetch })),
    ...(returned !== undefined && { expiresAtMs: returned }),
    ...readTokenTimes(accessToken),
  };
}

function originOf(url: string): string {
  try {
    return new URL(url).origin;
  } catch {
    return '';
  }
}

/** Returns the current state of an embed. `exchanges` are those of this embed. */
export function snapshotOf(record: EmbedRecord, secrets: Secrets, exchanges: readonly ExchangeView[]): EmbedSnapshot {
  const { embed, element, key, name, type, isRecorded, failure } = record;
  const config = secrets.redact(embed?.config ?? {}) as Partial<Embed['config']>;
  return {
    key,
    name,
    type,
    uniqueId: embed?.config.uniqueId ?? '',
    id: (embed && idOf(embed)) ?? '',
    container: element ? describeElement(element) : '',
    origin: originOf(embed?.config.embedUrl ?? ''),
    status: embed ? (embed.isDetached ? 'detached' : statusOfEmbed(record, embed)) : 'failed',
    isRecorded,
    title: (embed?.iframe as HTMLIFrameElement | undefined)?.title,
    layout: element && layoutOf(element, embed?.iframe),
    content: contentStateOf(config, exchanges),
    config,
    loads: record.loads.map((load) => ({ ...load, steps: { ...load.steps } })),
    problems: [...record.problems],
    failure,
    token: tokenOf(record, embed),
  };
}

function idOf(embed: Embed): string | undefined {
  try {
    return embed.getId();
  } catch {
    // bootstrapped embeds have no id yet
    return undefined;
  }
}

/** An embed that is not recorded shows by `aria-busy` whether it is loading. */
function statusOfEmbed(record: EmbedRecord, embed: Embed): LoadStatus {
  if (record.isRecorded) return statusOf(record.loads.at(-1));
  return embed.iframe.getAttribute('aria-busy') === 'true' ? 'loading' : 'loaded';
}
