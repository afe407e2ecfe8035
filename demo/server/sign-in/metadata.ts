import { request } from 'node:http';
import { z } from 'zod';

const schema = z.looseObject({ issuer: z.string(), jwks_uri: z.url(), authorization_endpoint: z.url() });
export type Metadata = z.output<typeof schema>;

const keptMs = 10 * 60_000;
const wellKnown = '/.well-known/openid-configuration';

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/** Asks another issuer for its metadata, at most every ten minutes. Redirects are refused: they could lead inside. */
export function issuerMetadata(authority: string): () => Promise<Metadata> {
  let known: { until: number; metadata: Metadata } | undefined;
  return async () => {
    if (known && known.until > Date.now()) return known.metadata;
    const response = await fetch(`${withoutSlash(authority)}${wellKnown}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(5000),
      headers: { accept: 'application/json' },
    });
    if (!response.ok)
      throw new Error(`the issuer answered ${String(response.status)} to the question for its metadata`);
    const metadata = schema.parse(await response.json());
    if (withoutSlash(metadata.issuer) !== withoutSlash(authority))
      throw new Error('the issuer gave another name as its own');
    known = { until: Date.now() + keptMs, metadata };
    return metadata;
  };
}

/** Asks the built-in provider in this very process, through the address that it listens on. */
export const builtInMetadata = (path: string, address: () => { host: string; port: number }) => (): Promise<Metadata> =>
  new Promise((resolve, reject) => {
    const outgoing = request({ ...address(), path: `${path}${wellKnown}` }, (incoming) => {
      let body = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (chunk: string) => (body += chunk));
      incoming.on('end', () => {
        try {
          resolve(schema.parse(JSON.parse(body)));
        } catch (cause) {
          reject(cause instanceof Error ? cause : new Error(String(cause)));
        }
      });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });

/** Answers for the one configured authority only: anything else would make this server a proxy into its own network. */
export const configuredMetadata = (authority: string, metadata: () => Promise<Metadata>) => async (asked: string) =>
  withoutSlash(asked) === withoutSlash(authority) ? metadata() : undefined;
