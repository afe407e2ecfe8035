import type { EmbedConfiguration } from '../models';
import type { ValidationError } from '../errors';
import type { EmbedObserver, TelemetrySubject } from './telemetry';
import type { TokenManager, TokenManagerOptions } from './token-manager';

/**
 * Optional part of an embed. `Service` includes all features; functions such as `embedReport` include only those that are
 * passed as `features`, so that a bundler drops the others.
 */
export interface EmbedFeature {
  /** Checks a completed configuration; see the feature `validation`. */
  readonly validate?: (kind: string, config: EmbedConfiguration) => ValidationError[] | undefined;
  /** Calls `getAccessToken` when a token is needed; see the feature `managedTokens`. */
  readonly createTokenManager?: (options: TokenManagerOptions) => TokenManager;
  /** Reports messages and load times; see the feature `telemetry`. Undefined when nothing is to be reported. */
  readonly createTelemetry?: (subject: TelemetrySubject) => EmbedObserver | undefined;
}

/** Returns the features as one; later features replace earlier ones. */
export function mergeFeatures(...features: readonly EmbedFeature[]): EmbedFeature {
  return Object.assign({}, ...features) as EmbedFeature;
}
