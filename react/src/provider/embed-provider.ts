import type { Embedder, GetAccessToken, Settings, TokenType } from '@vitrine/sdk';
import { createContext, createElement, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import type { SizingProps, SlotProps } from '../props/component-props';
import type { AnyProps } from '../props/split-props';
import type { EmbedHandle } from '../control/handle';
import { mergeDefaults } from './merge-defaults';

/** Default props for the components below an `EmbedProvider`. */
export interface EmbedDefaults extends SlotProps, Omit<SizingProps, 'width' | 'height'> {
  /** Access token. */
  accessToken?: string | undefined;
  /** Type of the access token. */
  tokenType?: TokenType | undefined;
  /** Settings, merged one by one with the settings of providers and components below, which take precedence. */
  settings?: Settings | undefined;
  /** Whether to defer creating each frame until its component is close to the viewport. Default: false. */
  lazy?: boolean | undefined;
}

/** Props of `EmbedProvider`. */
export interface EmbedProviderProps {
  /** Service or embedder for all components below. Default: the one from the provider above, otherwise the core's `embedder`. */
  service?: Embedder | undefined;
  /** Returns the tokens for all components below that do not have their own token. */
  getAccessToken?: GetAccessToken | undefined;
  /** Default props for all components below. */
  defaults?: EmbedDefaults | undefined;
  /** Components that use the defaults. */
  children?: ReactNode;
}

/** Values that components read from the providers above them. */
export interface EmbedContextValue {
  /** Returns the handle for a `keepAlive` name. Undefined if there is no `KeepAliveProvider`. */
  readonly keepAliveHandle?: (name: string) => EmbedHandle;
  /** The props of `EmbedDefaults`, `service` and `getAccessToken`. */
  readonly defaults: AnyProps;
}

/** Context that the providers set. */
export const EmbedContext = /* @__PURE__ */ createContext<EmbedContextValue>({ defaults: {} });

/**
 * Provides a service, access tokens and default props to the components below it. Providers can be nested: the nearest one
 * takes precedence. A component or provider that sets `accessToken` or `getAccessToken` inherits neither of them.
 *
 * @example
 * ```tsx
 * <EmbedProvider getAccessToken={getAccessToken} defaults={{ tokenType: TokenType.Embed, loading: <Spinner /> }}>
 *   <App />
 * </EmbedProvider>
 * ```
 */
export function EmbedProvider({ service, getAccessToken, defaults, children }: EmbedProviderProps): ReactElement {
  const parent = useContext(EmbedContext);
  const value = useMemo(
    (): EmbedContextValue => ({
      ...parent,
      defaults: mergeDefaults(parent.defaults, { service, getAccessToken, ...defaults }),
    }),
    [parent, service, getAccessToken, defaults],
  );
  return createElement(EmbedContext.Provider, { value }, children);
}
