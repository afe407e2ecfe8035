import type { GetAccessToken, Service, Settings, TokenType } from '@vitrine/sdk';
import { createContext, createElement, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import type { SizingProps, SlotProps } from '../components/props';
import type { AnyProps } from '../components/split-props';
import type { EmbedHandle } from '../control/handle';
import { mergeDefaults } from './merge-defaults';

/** Props that every component below a provider has unless it brings its own. */
export interface EmbedDefaults extends SlotProps, Omit<SizingProps, 'width' | 'height'> {
  /** The access token. */
  accessToken?: string;
  /** The kind of token. */
  tokenType?: TokenType;
  /** Settings; those of a provider or a component below are laid over them, setting by setting. */
  settings?: Settings;
  /** Waits with each frame until its component comes into view. */
  lazy?: boolean;
}

/** Props of `EmbedProvider`. */
export interface EmbedProviderProps {
  /** The service of all components below. Default: that of the provider above, else the core's `service`. */
  service?: Service;
  /** Gives the tokens of all components below that bring no token of their own. */
  getAccessToken?: GetAccessToken;
  /** Props that all components below have unless they bring their own. */
  defaults?: EmbedDefaults;
  /** What is below. */
  children?: ReactNode;
}

/** What components take from the providers above them. */
export interface EmbedContextValue {
  /** Gives the handle of a `keepAlive` name; undefined without a keeper. */
  readonly keepAliveHandle?: (name: string) => EmbedHandle;
  /** Props as `EmbedDefaults` has them, `service` and `getAccessToken`. */
  readonly defaults: AnyProps;
}

/** The nearest provider's surroundings. */
export const EmbedContext = /* @__PURE__ */ createContext<EmbedContextValue>({ defaults: {} });

/**
 * Gives the components below it a service, a source of tokens and default props. Providers can be nested; the nearer wins,
 * and who brings a token or a source of tokens gets neither from above.
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
