import type { Embedder, GetAccessToken, Settings, TokenType } from '@vitrine/sdk';
import { createContext, createElement, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import type { SizingProps, SlotProps } from '../components/props';
import type { AnyProps } from '../components/split-props';
import type { EmbedHandle } from '../control/handle';
import { mergeDefaults } from './merge-defaults';

/** Default props of all components below a provider. */
export interface EmbedDefaults extends SlotProps, Omit<SizingProps, 'width' | 'height'> {
  /** Access token. */
  accessToken?: string;
  /** Type of the token. */
  tokenType?: TokenType;
  /** Settings; merged with those of providers and components below, which take precedence. */
  settings?: Settings;
  /** Creates each frame when its component comes near the viewport. */
  lazy?: boolean;
}

/** Props of `EmbedProvider`. */
export interface EmbedProviderProps {
  /** Service or embedder of all components below. Default: that of the provider above, otherwise the core's `embedder`. */
  service?: Embedder;
  /** Returns the tokens of all components below without a token of their own. */
  getAccessToken?: GetAccessToken;
  /** Default props of all components below. */
  defaults?: EmbedDefaults;
  /** Components below the provider. */
  children?: ReactNode;
}

/** What components receive from the providers above them. */
export interface EmbedContextValue {
  /** Returns the handle of a `keepAlive` name; undefined without a `KeepAliveProvider`. */
  readonly keepAliveHandle?: (name: string) => EmbedHandle;
  /** The props of `EmbedDefaults`, `service` and `getAccessToken`. */
  readonly defaults: AnyProps;
}

/** Context of `EmbedProvider` and `KeepAliveProvider`. */
export const EmbedContext = /* @__PURE__ */ createContext<EmbedContextValue>({ defaults: {} });

/**
 * Provides the components below it with a service, a source of tokens and default props. Providers can be nested; the nearest
 * takes precedence, and a component with a token or `getAccessToken` receives neither from a provider.
 *
 * @example
 * ```tsx
 * <EmbedProvider defaults={{ tokenType: 1, loading: <Spinner /> }}>…</EmbedProvider>
 * ```
 */
export function EmbedProvider({ service, getAccessToken, defaults, children }: EmbedProviderProps): ReactElement {
  const above = useContext(EmbedContext);
  const value = useMemo(
    (): EmbedContextValue => ({
      ...above,
      defaults: mergeDefaults(above.defaults, { service, getAccessToken, ...defaults }),
    }),
    [above, service, getAccessToken, defaults],
  );
  return createElement(EmbedContext.Provider, { value }, children);
}
