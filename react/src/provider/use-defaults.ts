import { service, type Service } from '@vitrine/sdk';
import { useContext } from 'react';
import type { AnyProps } from '../components/split-props';
import { SurroundingsContext } from './embed-provider';
import { layOver } from './lay-over';

/** Completes a component's props with those of the providers above it, and a title. A name that a keeper knows is a handle. */
export function useDefaults(given: AnyProps, title?: string): AnyProps & { service: Service } {
  const { defaults, keptHandle } = useContext(SurroundingsContext);
  const { keepAlive } = given;
  const handle = keepAlive === undefined ? undefined : keptHandle?.(keepAlive as string);
  return layOver({ service, title, ...defaults, handle }, given) as AnyProps & { service: Service };
}
