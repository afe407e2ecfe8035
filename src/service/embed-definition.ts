import type { Embed } from '../embed/embed';
import type { EmbedContext } from '../embed/embed-context';
import type { EmbedConfiguration } from '../models';

/** A function that creates an embed. It neither inserts the iframe nor loads the content. */
export type EmbedComponentFactory<Created extends Embed = Embed> = (
  service: EmbedContext,
  element: HTMLElement,
  config: EmbedConfiguration,
  phasedRender?: boolean,
  isBootstrap?: boolean,
  iframe?: HTMLIFrameElement,
) => Created;

/** Type of embed that an `Embedder` can create, for example `reportDefinition`. */
export interface EmbedDefinition<Created extends Embed = Embed> {
  /** Name of the type, for example 'report'. */
  readonly type: string;
  /** Creates an embed of this type. */
  readonly create: EmbedComponentFactory<Created>;
}
