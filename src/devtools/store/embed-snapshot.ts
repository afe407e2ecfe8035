import type { Embed } from '@vitrine/sdk';
import { contentStateOf, type ContentState } from './content-state';
import type { EmbedRecord, Problem } from './embed-record';
import type { LoadRecord, LoadStatus } from './load-record';
import type { MessageLog } from './message-log';
import type { Secrets } from './secrets';
import { readTokenTimes, type TokenFetch, type TokenTimes } from './token-record';

/** Size and visibility of an embed's container and frame. Lengths are in CSS pixels. */
export interface EmbedLayout {
  readonly width: number;
  readonly height: number;
  readonly frameHeight: number;
  /** Whether the container is not rendered, for example in an unselected tab. */
  readonly isHidden: boolean;
  /** Description of the hidden element that contains the container. Undefined if the container itself is hidden. */
  readonly hiddenBy?: string;
  /** Whether the container is in the document. */
  readonly isConnected: boolean;
  /** Whether the container's height is determined by its content. Undefined if the browser cannot determine it. */
  readonly isAutoHeight: boolean | undefined;
}

/** Metadata about an embed's token, without the token itself. */
export interface TokenState extends TokenTimes {
  /** 'Embed', 'Aad' or 'none'. */
  readonly kind: string;
  /** Whether the page provides a function that returns tokens, or undefined if that is unknown. */
  readonly canRefresh: boolean | undefined;
  /** Whether the SDK calls that function, which also lets the panel refresh the token. */
  readonly isManaged: boolean;
  readonly fetches: readonly TokenFetch[];
}

/** Embed data that the panel shows and exports. It is plain data without tokens. */
export interface EmbedSnapshot {
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly uniqueId: string;
  /** Content id. */
  readonly id: string;
  /** Description of the container, similar to a CSS selector. */
  readonly container: string;
  readonly origin: string;
  readonly status: LoadStatus | 'detached';
  /** Whether all messages are recorded. */
  readonly isComplete: boolean;
  /** The frame's accessible name, or undefined if there is no frame. */
  readonly title: string | undefined;
  readonly layout: EmbedLayout | undefined;
  readonly content: ContentState;
  readonly config: unknown;
  readonly loads: readonly LoadRecord[];
  readonly problems: readonly Problem[];
  /** Error from the last attempt to create the embed. */
  readonly failure: Problem | undefined;
  readonly token: TokenState;
  /** Number of unanswered requests since the frame's last message, and the time of the first one. */
  readonly unanswered?: { readonly count: number; readonly sinceMs: number };
  /** Faults that the panel has injected into the emulator. */
  readonly faults?: string;
}

/** Returns a selector-like description of an element. */
function describeElement(element: Element): string {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const classes = [...element.classList].slice(0, 2).map((name) => `.${CSS.escape(name)}`);
  const selector = `${element.localName}${classes.join('')}`;
  // Components wrap the frame in an unnamed element.
  const { parentElement: parent } = element;
  return classes.length > 0 || !parent || parent === document.body
    ? selector
    : `${describeElement(parent)} > ${selector}`;
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
  const isHidden = element.getClientRects().length === 0;
  let hidden: Element | null = isHidden ? element : null;
  while (hidden && getComputedStyle(hidden).display !== 'none') hidden = hidden.parentElement;
  return {
    width: Math.round(width),
    height: Math.round(height),
    frameHeight: frame?.offsetHeight ?? 0,
    isHidden,
    ...(hidden && hidden !== element && { hiddenBy: describeElement(hidden) }),
    isConnected: element.isConnected,
    isAutoHeight: isAutoHeight(element),
  };
}

function tokenOf(record: EmbedRecord, embed: Embed | undefined, secrets: Secrets): TokenState {
  const { accessToken, tokenType } = embed?.config ?? {};
  const { fetches } = record.tokens;
  const returned = fetches.filter(({ expiresAtMs }) => expiresAtMs !== undefined).at(-1)?.expiresAtMs;
  return {
    kind: accessToken === undefined ? 'none' : tokenType === 1 ? 'Embed' : 'Aad',
    canRefresh: record.canRefresh,
    isManaged: record.tokens.canRefresh,
    fetches: secrets.redact(fetches) as TokenFetch[],
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

/** The recorder data that snapshots read. */
interface SnapshotSource {
  readonly secrets: Secrets;
  readonly log: MessageLog;
}

/** Returns an embed's current state. */
export function snapshotOf(record: EmbedRecord, { secrets, log }: SnapshotSource): EmbedSnapshot {
  const { embed, element, key, name, type, isComplete, faults } = record;
  const unanswered = record.findUnanswered(log);
  const config = secrets.redact(embed?.config ?? {}) as Partial<Embed['config']>;
  return {
    key,
    name,
    type,
    uniqueId: embed?.config.uniqueId ?? '',
    id: (embed && idOf(embed)) ?? '',
    container: element ? describeElement(element) : '',
    origin: originOf(embed?.config.embedUrl ?? ''),
    status: embed ? (embed.isDetached ? 'detached' : record.status) : 'failed',
    isComplete,
    title: (embed?.iframe as HTMLIFrameElement | undefined)?.title,
    layout: element && layoutOf(element, embed?.iframe),
    content: contentStateOf(config, record.changes),
    config,
    // Errors are redacted on read, because a token that they contain may become known only later.
    loads: secrets.redact(record.loads) as LoadRecord[],
    problems: secrets.redact(record.problems) as Problem[],
    failure: secrets.redact(record.failure) as Problem | undefined,
    token: tokenOf(record, embed, secrets),
    ...(unanswered && { unanswered }),
    ...(faults && { faults }),
  };
}

function idOf(embed: Embed): string | undefined {
  try {
    return embed.getId();
  } catch {
    // Bootstrapped embeds have no id yet.
    return undefined;
  }
}
