import { createElement, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import { useBrowserLayoutEffect } from '../components/layout-effect';
import type { EmbedHandle, EmbedKind } from '../control/handle';
import { useHandle } from '../hooks/use-embed';
import { EmbedContext, type EmbedContextValue } from '../provider/embed-provider';
import { EmbedCache } from './embed-cache';

/** Props of `KeepAliveProvider`. */
export interface KeepAliveProviderProps {
  /** How many embeds wait unseen at most; the one that has waited longest ends first. Default 3. */
  max?: number;
  /** Whose content is kept, for example the user's id: another value ends everything that was kept. */
  session?: string | number | null;
  /** What is below: the routes. */
  children?: ReactNode;
}

/**
 * Keeps the embeds of components with a `keepAlive` name alive while no component shows them, for example while another
 * route is on screen: the next component of the name has the content back at once, as it was left, without a load.
 *
 * It needs a browser that can move a frame (`Element.moveBefore`, Chromium since 133); elsewhere, and for an embed that
 * has failed, the next component embeds anew. What waits ends with the keeper, with another `session`, and as `max` asks.
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
  const above = useContext(EmbedContext);
  // A session has a cache of its own: another one cannot take from it, even in the commit that changes it.
  const cache = useMemo(() => new EmbedCache(), [session]);
  const value = useMemo((): EmbedContextValue => ({ ...above, keepAliveHandle: cache.controllerOf }), [above, cache]);
  useBrowserLayoutEffect(() => {
    cache.max = max;
  }, [cache, max]);
  useBrowserLayoutEffect(() => {
    cache.open();
    return () => cache.close();
  }, [cache]);
  return createElement(EmbedContext.Provider, { value }, children);
}

/**
 * The handle of a kept embed, for `useEmbed`, `useReport` and `useEmbedEvent` anywhere below the keeper. Without a keeper it
 * is a handle of the component's own, to be passed on as `handle`.
 *
 * @param name - the component's `keepAlive` name
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
