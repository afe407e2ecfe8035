import type { EmbedFeature } from '../feature';
import { TokenManager } from '../token-manager';

/**
 * Feature that supports `getAccessToken` in a configuration: it requests the first token, refreshes tokens before they
 * expire, and retries with exponential backoff. Without it, a configuration with `getAccessToken` is rejected.
 *
 * @example
 * embedReport(element, { embedUrl, getAccessToken }, { features: [managedTokens] });
 */
export const managedTokens: EmbedFeature = {
  createTokenManager: (options) => new TokenManager(options),
};
