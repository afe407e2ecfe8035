import type { EmbedDefinition, Embedder, EventHooks, GetAccessToken } from '@vitrine/sdk';
import type { PropUpdaters } from '../updates/prop-updates';

/** An event handler, as a prop of a component. */
export type Handler = (event: CustomEvent<never>) => void;

/** Configuration of a component by field; the core checks the values. */
export type ConfigurationFields = Readonly<Record<string, unknown>> & {
  readonly accessToken?: string;
  readonly getAccessToken?: GetAccessToken;
  readonly eventHooks?: EventHooks;
};

/** What a component embeds, derived from its props. */
export interface EmbedInput {
  readonly definition: EmbedDefinition;
  readonly service: Embedder;
  /** What a changed prop of this type does. */
  readonly updaters: PropUpdaters;
  /** Prepares the content, and renders it when this becomes false. */
  readonly phased: boolean;
  /** How often a load that timed out is retried. Default: 0. */
  readonly retries: number | undefined;
  /** False while a lazy component has not come near the viewport. */
  readonly isInView: boolean;
  readonly config: ConfigurationFields;
  /** Handlers by event name. */
  readonly handlers: Readonly<Record<string, Handler>>;
}

/** Returns whether the content can be loaded: there is a token, or a function that returns one. */
export function hasToken({ config, service }: EmbedInput): boolean {
  return Boolean(config.accessToken ?? config.getAccessToken ?? service.accessToken);
}
