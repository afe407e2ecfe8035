import type { EmbedError, EmbedTypes } from '@vitrine/sdk';

/** Embed types that have a component. */
export type EmbedKind = keyof EmbedTypes;

/**
 * Status of an embed.
 *
 * - `idle`: nothing is embedded, because the component is on the server, has not run its first effect, or is lazy and not yet
 *   in view
 * - `waiting`: there is no access token yet, but the frame may already be loading (bootstrap)
 * - `loading`: the content is loading, or reloading
 * - `loaded`: the embed accepts calls, and the content is being rendered
 * - `rendered`: the content has been rendered
 * - `failed`: the content failed to load (see `error`). The status changes to `loaded` if the content arrives late
 */
export type EmbedStatus = 'idle' | 'waiting' | 'loading' | 'loaded' | 'rendered' | 'failed';

/** Immutable snapshot of an embed's state. */
export interface EmbedState<Type extends EmbedKind = EmbedKind> {
  /** Current status. */
  readonly status: EmbedStatus;
  /** The live embed, or null while nothing is embedded. */
  readonly embed: EmbedTypes[Type] | null;
  /** Reason for the failure. Null unless `status` is 'failed'. */
  readonly error: EmbedError | null;
}

/**
 * Connection between a component and hooks elsewhere in the tree. Create it with `useEmbed` or `useReport` and pass it to the
 * `handle` prop of one component at a time.
 */
export interface EmbedHandle<Type extends EmbedKind = EmbedKind> {
  /** Returns the current state. The object stays the same until something changes. */
  readonly getState: () => EmbedState<Type>;
  /** Calls the listener after every change. Returns a function that removes the listener. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Embeds the content in a new frame with the current props. Does nothing while no component uses the handle. */
  readonly retry: () => void;
}

/** State before anything is embedded. */
export const idleState: EmbedState<never> = { status: 'idle', embed: null, error: null };

/** Returns whether the embed accepts calls. */
export const isReady = (status: EmbedStatus): boolean => status === 'loaded' || status === 'rendered';
