import { service as pageService, type Service, type Settings } from '@vitrine/sdk';
import { useContext } from 'react';
import type { AnyProps } from '../components/split-props';
import { SurroundingsContext } from './embed-provider';

/** Completes a component's props with those of the providers above it. A name that a keeper knows is a handle. */
export function useDefaults(given: AnyProps): { service: Service; props: AnyProps } {
  const { service = pageService, defaults, keptHandle } = useContext(SurroundingsContext);
  const own = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const { keepAlive, settings } = own;
  return {
    service: (own.service as Service | undefined) ?? service,
    props: {
      ...defaults,
      ...(keepAlive !== undefined && { handle: keptHandle?.(keepAlive as string) }),
      ...own,
      ...((settings ?? defaults.settings) !== undefined && {
        settings: { ...defaults.settings, ...(settings as Settings | undefined) },
      }),
    },
  };
}
