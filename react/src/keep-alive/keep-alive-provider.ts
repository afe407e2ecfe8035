import { createElement, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import { useBrowserLayoutEffect } from '../components/layout-effect';
import type { EmbedHandle, EmbedKind } from '../control/handle';
import { useHandle } from '../hooks/use-embed';
import { EmbedContext, type EmbedContextValue } from '../provider/embed-provider';
import { EmbedCache } from './embed-cache';

/** Props of `KeepAliveProvider`. */
export interface KeepAliveProviderProps {
  /** Maximum number of parked embeds, that is, embeds without a component. The oldest is disposed first. Default 3. */
  max?: number;
  /** Owner of the content, for example the user's id. A changed value disposes all parked embeds. */
  session?: string | number | null;
  /** Components whose embeds can be kept alive, usually the routes of the app. */
  children?: ReactNode;
}

/**
 * Keeps embeds alive after their component unmounts, for example during a visit to another route. The embed is parked out
 * of sight, and the next component with the same `keepAlive` name shows it again in the state it was left, without a load.
 *
 * Parking requires `Element.moveBefore` (Chromium 133 or later). In other browsers, and after a failed load, the next
 * component loads the content again. Parked embeds are disposed when the provider unmounts, when `session` changes, and
 * when there are more than `max`.
 *
 * @example
 * ```tsx
 * <KeepAliveProvider session={user?.id}>
 *   <Routes />
 * </KeepAliveProvider>;
 * // In a route:
 * <Report keepAlive="sales" embedUrl={embedUrl} getAccessToken={getAccessToken} />;
 * ```
 */
export function KeepAliveProvider({ max = 3, session, children }: KeepAliveProviderProps): ReactElement {
  const above = useContext(EmbedContext);
  // One cache per session, so that an embed cannot pass to another session, not even in the commit that changes it.
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
 * Returns the handle of a `keepAlive` name, for `useEmbed`, `useReport` and `useEmbedEvent` anywhere below the
 * `KeepAliveProvider`. Without a provider it returns a new handle, which a component can take as its `handle` prop.
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
