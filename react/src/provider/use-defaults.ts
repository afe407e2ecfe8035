import { service as pageService, type Service, type Settings } from '@vitrine/sdk';
import { useContext } from 'react';
import type { AnyProps } from '../components/split-props';
import { SurroundingsContext } from './embed-provider';

/** Completes a component's props with those of the providers above it. A name that a keeper knows is a handle. */
export function useDefaults(given: AnyProps): { service: Service; props: AnyProps } {
  const { service = pageService, defaults, keptHandle } = useContext(SurroundingsContext);
  const own = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const { accessToken, getAccessToken, keepAlive, settings } = own;
  return {
    service: (own.service as Service | undefined) ?? service,
    props: {
      ...defaults,
      // Who brings tokens of its own gets none of another content's.
      ...((accessToken ?? getAccessToken) !== undefined && { accessToken: undefined, getAccessToken: undefined }),
      ...(keepAlive !== undefined && { handle: keptHandle?.(keepAlive as string) }),
      ...own,
      settings: { ...defaults.settings, ...(settings as Settings | undefined) },
    },
  };
}
