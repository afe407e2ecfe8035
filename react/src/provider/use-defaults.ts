import { service, type Service } from '@vitrine/sdk';
import { useContext } from 'react';
import type { AnyProps } from '../components/split-props';
import { EmbedContext } from './embed-provider';
import { mergeDefaults } from './merge-defaults';

/** Returns a component's props merged with the defaults of the providers above, a title, and the handle of its `keepAlive` name. */
export function useDefaults(given: AnyProps, title?: string): AnyProps & { service: Service } {
  const { defaults, keepAliveHandle } = useContext(EmbedContext);
  const { keepAlive } = given;
  const handle = keepAlive === undefined ? undefined : keepAliveHandle?.(keepAlive as string);
  return mergeDefaults({ service, title, ...defaults, handle }, given) as AnyProps & { service: Service };
}
