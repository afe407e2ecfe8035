import { service as pageService, type Service, type Settings } from '@vitrine/sdk';
import { useContext } from 'react';
import type { AnyProps } from '../components/split-props';
import { SurroundingsContext } from './embed-provider';

/** Completes a component's props with those of the providers above it. */
export function useDefaults(given: AnyProps): { service: Service; props: AnyProps } {
  const { service = pageService, defaults } = useContext(SurroundingsContext);
  const own: Record<string, unknown> = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  );
  const settings = { ...defaults.settings, ...(own.settings as Settings | undefined) };
  const props: AnyProps = { ...defaults, ...own, ...(Object.keys(settings).length > 0 ? { settings } : {}) };
  return { service: (own.service as Service | undefined) ?? service, props };
}
