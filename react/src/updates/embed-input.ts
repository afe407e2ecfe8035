import type { EmbedDefinition, Embedder, EventHooks, GetAccessToken } from '@vitrine/sdk';
import type { PropUpdaters } from './prop-updates';

/** Event handler, as passed to a component. */
export type Handler = (event: CustomEvent<never>) => void;

/** Configuration fields of a component. The core validates their values. */
export type ConfigurationFields = Readonly<Record<string, unknown>> & {
  readonly accessToken?: string;
  readonly getAccessToken?: GetAccessToken;
  readonly eventHooks?: EventHooks;
};

/** Everything that a component passes to its controller. */
export interface EmbedInput {
  readonly definition: EmbedDefinition;
  readonly service: Embedder;
  /** Updaters for the props of this embed type. */
  readonly updaters: PropUpdaters;
  /** Whether to load the content without rendering it. */
  readonly phased: boolean;
  /** Number of retries after a load timeout or a silent frame. Default: 0. */
  readonly retries: number | undefined;
  /** False until a lazy component comes into view. */
  readonly isInView: boolean;
  readonly config: ConfigurationFields;
  /** Handlers by event name. */
  readonly handlers: Readonly<Record<string, Handler>>;
}

/** Returns whether the content can be loaded, that is, whether there is a token or a function that provides one. */
export function hasToken({ config, service }: EmbedInput): boolean {
  return Boolean(config.accessToken ?? config.getAccessToken ?? service.accessToken);
}
