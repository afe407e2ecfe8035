import { service, type Service } from '@vitrine/sdk';
import { useContext } from 'react';
import type { AnyProps } from '../components/split-props';
import { EmbedContext } from './embed-provider';
import { mergeDefaults } from './merge-defaults';

/** Completes a component's props with those of the providers above it, and a title. A name that a keeper knows is a handle. */
export function useDefaults(given: AnyProps, title?: string): AnyProps & { service: Service } {
  const { defaults, keepAliveHandle } = useContext(EmbedContext);
  const { keepAlive } = given;
  const handle = keepAlive === undefined ? undefined : keepAliveHandle?.(keepAlive as string);
  return mergeDefaults({ service, title, ...defaults, handle }, given) as AnyProps & { service: Service };
}
