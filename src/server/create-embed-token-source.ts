import { type EmbedTokenSourceOptions, readOptions } from './options';
import type { EmbedTokenSource } from './requests';
import { RestTokenSource } from './token-source';

/**
 * Creates a source of embed URLs and embed tokens for a server. Needs only `fetch`, `AbortController`, `URL` and timers.
 *
 * The application token, metadata and embed tokens are cached until shortly before they expire, equal concurrent requests are
 * shared, and temporary failures are retried with exponential backoff and `Retry-After`. Never use it in a page: it needs the
 * application's secret.
 *
 * @example
 * const tokens = createEmbedTokenSource({ tenantId, clientId, clientSecret });
 * const identities = [{ username: user.email, roles: ['Region manager'] }];
 * const { embedUrl, token, expiration } = await tokens.getEmbed({ workspaceId, reportId, identities });
 * @throws `EmbedTokenError` with the code `invalidOptions`
 */
export function createEmbedTokenSource(options: EmbedTokenSourceOptions): EmbedTokenSource {
  return new RestTokenSource(readOptions(options));
}
