import type { EmbedError, EmbedTypes } from '@vitrine/sdk';

/** Embed types that have components. */
export type EmbedKind = keyof EmbedTypes;

/**
 * Status of an embed.
 *
 * - `idle`: not embedded: on the server, before the first effect, or lazy and not near the viewport
 * - `waiting`: without an access token; the frame may be starting (bootstrap)
 * - `loading`: the content is loading, for the first time or again
 * - `loaded`: the content accepts calls and is being rendered
 * - `rendered`: the content has been rendered
 * - `failed`: the content failed to load, see `error`; becomes `loaded` if the content loads later
 */
export type EmbedStatus = 'idle' | 'waiting' | 'loading' | 'loaded' | 'rendered' | 'failed';

/** State of an embed; replaced by a new object on each change. */
export interface EmbedState<Type extends EmbedKind = EmbedKind> {
  /** Status. */
  readonly status: EmbedStatus;
  /** Live embed; null before it is created. */
  readonly embed: EmbedTypes[Type] | null;
  /** Error; null unless `status` is 'failed'. */
  readonly error: EmbedError | null;
}

/**
 * Connects a component to hooks elsewhere in the tree: `useEmbed` creates it, and the component receives it as `handle`. Only
 * one component at a time may use it.
 */
export interface EmbedHandle<Type extends EmbedKind = EmbedKind> {
  /** Returns the current state: the same object until something changes. */
  readonly getState: () => EmbedState<Type>;
  /** Calls a listener after each change. Returns a function that removes it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Embeds the content again with the current props. Does nothing without a component. */
  readonly retry: () => void;
}

/** State of an embed that is not in a page. */
export const idleState: EmbedState<never> = { status: 'idle', embed: null, error: null };

/** Returns whether the content accepts calls. */
export const isReady = (status: EmbedStatus): boolean => status === 'loaded' || status === 'rendered';
