import type { EmbedConfiguration } from '../models';
import type { ValidationError } from '../errors';
import type { EmbedObserver, TelemetrySubject } from './telemetry';
import type { TokenManager, TokenManagerOptions } from './token-manager';

/**
 * Optional part of an embed. `Service` includes all features. Functions such as `embedReport` include only the `features`
 * that are passed to them, so that bundlers drop the others.
 */
export interface EmbedFeature {
  /** Checks a completed configuration. See the `validation` feature. */
  readonly validate?: (kind: string, config: EmbedConfiguration) => ValidationError[] | undefined;
  /** Creates the manager that calls `getAccessToken` when a token is needed. See the `managedTokens` feature. */
  readonly createTokenManager?: (options: TokenManagerOptions) => TokenManager;
  /** Creates an embed's observer. Returns undefined if there is nothing to report. See the `telemetry` feature. */
  readonly createTelemetry?: (subject: TelemetrySubject) => EmbedObserver | undefined;
}

/** Merges features into one. Later features override earlier ones. */
export function mergeFeatures(...features: readonly EmbedFeature[]): EmbedFeature {
  return Object.assign({}, ...features) as EmbedFeature;
}
