import { embedder, type Embedder } from '@vitrine/sdk';
import { useContext } from 'react';
import type { AnyProps } from '../props/split-props';
import { EmbedContext } from './embed-provider';
import { mergeDefaults } from './merge-defaults';

/**
 * Returns a component's props with the defaults from the providers above it, a title, and the handle for its `keepAlive` name.
 */
export function useDefaults(props: AnyProps, title?: string): AnyProps & { service: Embedder } {
  const { defaults, keepAliveHandle } = useContext(EmbedContext);
  const { keepAlive } = props;
  const handle = keepAlive === undefined ? undefined : keepAliveHandle?.(keepAlive as string);
  return mergeDefaults({ service: embedder, title, ...defaults, handle }, props) as AnyProps & { service: Embedder };
}
