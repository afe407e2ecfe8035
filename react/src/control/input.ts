import type { EventHooks, GetAccessToken, Service } from '@vitrine/sdk';
import type { PropUpdaters } from '../updates/prop-updates';
import type { EmbedKind } from './handle';

/** A handler of an event, as a component's prop. */
export type Handler = (event: CustomEvent<never>) => void;

/** A component's configuration, by field; what the fields may hold is the core's to check. */
export type ConfigurationFields = Readonly<Record<string, unknown>> & {
  readonly accessToken?: string;
  readonly getAccessToken?: GetAccessToken;
  readonly eventHooks?: EventHooks;
};

/** What a component wants to be embedded. */
export interface EmbedInput {
  readonly type: EmbedKind;
  readonly service: Service;
  /** What a changed prop of this type does. */
  readonly updaters: PropUpdaters;
  /** Prepare now, render when this becomes false. */
  readonly phased: boolean;
  /** How often a load that timed out is tried again. Default 0. */
  readonly retries: number | undefined;
  /** False while a lazy component is out of sight. */
  readonly isInView: boolean;
  readonly config: ConfigurationFields;
  /** Handlers by event name. */
  readonly handlers: Readonly<Record<string, Handler>>;
}

/** Tells whether the content can be loaded: there is a token, or somebody to give one. */
export function hasToken({ config, service }: EmbedInput): boolean {
  return Boolean(config.accessToken ?? config.getAccessToken ?? service.accessToken);
}
