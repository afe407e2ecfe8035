import type { EmbedError, EmbedTypes } from '@vitrine/sdk';

/** The embed types that components are made for. */
export type EmbedKind = keyof EmbedTypes;

/**
 * How far an embed is.
 *
 * - `idle`: not in a page yet: on the server, before the first effect, or lazy and out of sight
 * - `waiting`: there is no access token yet; the frame may be starting (bootstrap)
 * - `loading`: the content is to come; again when it is loaded anew, also by the frame itself
 * - `loaded`: calls are answered; the content is being drawn
 * - `rendered`: the content has been drawn
 * - `failed`: the content could not be loaded, see `error`; `loaded` if it comes after all
 */
export type EmbedStatus = 'idle' | 'waiting' | 'loading' | 'loaded' | 'rendered' | 'failed';

/** What is known about an embed; replaced, never changed. */
export interface EmbedState<Type extends EmbedKind = EmbedKind> {
  /** How far it is. */
  readonly status: EmbedStatus;
  /** The live embed; null before there is one. */
  readonly embed: EmbedTypes[Type] | null;
  /** Why it failed; null unless `status` is 'failed'. */
  readonly error: EmbedError | null;
}

/**
 * Ties a component to hooks elsewhere in the tree: `useEmbed` makes it, the component's `handle` prop takes it.
 * One component at a time.
 */
export interface EmbedHandle<Type extends EmbedKind = EmbedKind> {
  /** The present state, the same object until something changes. */
  readonly getState: () => EmbedState<Type>;
  /** Calls the listener after each change; gives its undo. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Embeds anew with the present props. Nothing happens without a component. */
  readonly retry: () => void;
}

/** The state of an embed that is in no page. */
export const idleState: EmbedState<never> = { status: 'idle', embed: null, error: null };

/** Tells whether the content answers calls. */
export const isReady = (status: EmbedStatus): boolean => status === 'loaded' || status === 'rendered';
