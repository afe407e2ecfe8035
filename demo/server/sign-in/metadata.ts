import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Provider } from 'oidc-provider';
import { z } from 'zod';

const schema = z.looseObject({ issuer: z.string(), jwks_uri: z.url(), authorization_endpoint: z.url() });
export type Metadata = z.output<typeof schema>;

const maxAgeMs = 10 * 60_000;
const wellKnown = '/.well-known/openid-configuration';

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/**
 * Creates a function that fetches an external issuer's metadata and caches it for ten minutes. Redirects are
 * rejected, because they could lead into the internal network.
 */
export function issuerMetadata(authority: string): () => Promise<Metadata> {
  let cached: { until: number; metadata: Metadata } | undefined;
  return async () => {
    if (cached && cached.until > Date.now()) return cached.metadata;
    const response = await fetch(`${withoutSlash(authority)}${wellKnown}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(5000),
      headers: { accept: 'application/json' },
    });
    if (!response.ok)
      throw new Error(
        `The metadata request to the issuer failed with status ${String(response.status)}. Check OIDC_ISSUER.`,
      );
    const metadata = schema.parse(await response.json());
    if (withoutSlash(metadata.issuer) !== withoutSlash(authority))
      throw new Error(
        `Expected the issuer ${authority} in the metadata, received ${metadata.issuer}. Correct OIDC_ISSUER.`,
      );
    cached = { until: Date.now() + maxAgeMs, metadata };
    return metadata;
  };
}

/**
 * Creates a function that returns the built-in provider's metadata. The metadata is read once, without a network request.
 */
export function builtInMetadata(provider: Provider): () => Promise<Metadata> {
  const handle = provider.callback();
  let metadata: Promise<Metadata> | undefined;
  const read = () =>
    new Promise<Metadata>((resolve, reject) => {
      const { host, protocol } = new URL(provider.issuer);
      const request = new IncomingMessage(new Socket());
      Object.assign(request, {
        method: 'GET',
        url: wellKnown,
        originalUrl: `${new URL(provider.issuer).pathname}${wellKnown}`,
        headers: { host, 'x-forwarded-proto': protocol.slice(0, -1) },
      });
      const response = new ServerResponse(request);
      response.end = (body?: unknown) => {
        try {
          resolve(schema.parse(JSON.parse(String(body))));
        } catch (cause) {
          reject(cause instanceof Error ? cause : new Error(String(cause)));
        }
        return response;
      };
      handle(request, response).catch(reject);
    });
  return () => (metadata ??= read());
}

/**
 * Creates a function that returns the configured authority's metadata, or undefined for any other authority.
 * Otherwise, clients could use this server as a proxy into its network.
 */
export const configuredMetadata = (authority: string, metadata: () => Promise<Metadata>) => async (requested: string) =>
  withoutSlash(requested) === withoutSlash(authority) ? metadata() : undefined;
