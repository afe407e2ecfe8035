import { type EmbedTokenSourceOptions, readOptions } from './options';
import type { EmbedTokenSource } from './requests';
import { RestTokenSource } from './token-source';

/**
 * Creates a source of embed URLs and embed tokens for a server. Requires only `fetch`, `AbortController`, `URL` and timers.
 *
 * Embed tokens are cached until ten minutes before they expire, or for half of their lifetime if that is longer. Metadata is
 * cached for ten minutes. The application token is renewed after half of its lifetime. Identical concurrent requests are sent
 * only once. Temporary failures are retried with exponential backoff, or after the delay in `Retry-After`. Never use this
 * source in a browser, because it requires the application's secret.
 *
 * @example
 * const tokens = createEmbedTokenSource({ tenantId, clientId, clientSecret });
 * const identities = [{ username: user.email, roles: ['Region manager'] }];
 * const { embedUrl, token, expiration } = await tokens.getEmbed({ workspaceId, reportId, identities });
 * @throws `EmbedTokenError` with the code `invalidOptions` if an option is missing or invalid
 */
export function createEmbedTokenSource(options: EmbedTokenSourceOptions): EmbedTokenSource {
  const settings = readOptions(options);
  let source = new RestTokenSource(settings);
  return {
    getEmbed: (...args) => source.getEmbed(...args),
    getToken: (...args) => source.getToken(...args),
    getItem: (...args) => source.getItem(...args),
    // Pending requests add their results to the old source.
    clear: () => {
      source = new RestTokenSource(settings);
    },
  };
}
