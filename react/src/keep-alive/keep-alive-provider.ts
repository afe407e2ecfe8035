import { createElement, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import { useBrowserLayoutEffect } from '../hooks/use-browser-layout-effect';
import { useUnmountEffect } from '../hooks/use-unmount-effect';
import type { EmbedHandle, EmbedKind } from '../control/handle';
import { useHandle } from '../hooks/use-embed';
import { EmbedContext, type EmbedContextValue } from '../provider/embed-provider';
import { EmbedCache } from './embed-cache';

/** Props of `KeepAliveProvider`. */
export interface KeepAliveProviderProps {
  /** Maximum number of embeds that are kept after their components have unmounted. The oldest is disposed first. Default: 3. */
  max?: number | undefined;
  /**
   * Value that identifies the owner of the kept content, for example the user's id. When it changes, all keep-alive embeds
   * are disposed, including those on screen.
   */
  session?: string | number | null | undefined;
  /** Components below the provider, usually the routes. */
  children?: ReactNode;
}

/**
 * Keeps the embeds of components with a `keepAlive` name alive while no component shows them, for example while another route
 * is active. The next component with the same name shows the content immediately, in the same state, without loading it again.
 *
 * It requires a browser that can move a frame (`Element.moveBefore`, Chromium 133 and later). In other browsers, and if the
 * embed has failed, the next component embeds the content again. Kept embeds are disposed when the provider unmounts, when
 * `session` changes, and when there are more than `max`.
 *
 * @example
 * ```tsx
 * <KeepAliveProvider session={user?.id}>
 *   <Routes />
 * </KeepAliveProvider>;
 * // in a route
 * <Report keepAlive="sales" embedUrl={embedUrl} getAccessToken={getAccessToken} />;
 * ```
 */
export function KeepAliveProvider({ max = 3, session, children }: KeepAliveProviderProps): ReactElement {
  const parent = useContext(EmbedContext);
  // Each session has its own cache, so that content is never shown in another session, not even in the commit that changes the
  // session.
  const cache = useMemo(() => new EmbedCache(), [session]);
  const value = useMemo((): EmbedContextValue => ({ ...parent, keepAliveHandle: cache.controllerOf }), [parent, cache]);
  useBrowserLayoutEffect(() => {
    cache.limit(max);
  }, [cache, max]);
  useUnmountEffect(() => {
    cache.open();
    return () => cache.close();
  }, [cache]);
  return createElement(EmbedContext.Provider, { value }, children);
}

/**
 * Returns the handle of a kept embed, for `useEmbed`, `useReport` and `useEmbedEvent` anywhere below the provider. If there is
 * no provider, it returns a new handle, which can be passed to the component as `handle`.
 *
 * @param name - `keepAlive` name of the component
 *
 * @example
 * ```tsx
 * const { status, pages } = useReport(useKeepAliveHandle('sales'));
 * ```
 */
export function useKeepAliveHandle<Type extends EmbedKind = 'report'>(name: string): EmbedHandle<Type> {
  const { keepAliveHandle } = useContext(EmbedContext);
  return useHandle(keepAliveHandle?.(name) as unknown as EmbedHandle<Type> | undefined);
}
