import { EmbedError } from '../errors';
import { defaultHostname, isProviderHost } from '../provider';

const invalidEmbedUrl =
  "Invalid embed URL detected. Either URL hostname or protocol are invalid. Please use the provider's REST APIs to get the valid URL";
const unsupportedEmbedUrl =
  "Embed URL is invalid for this scenario. Please use the provider's REST APIs to get the valid URL";

const isLoopback = (hostname: string) => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

// parsing is the dearest step of an embed: `URL.canParse` would do it twice, and `URL.parse` is too new
function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/**
 * Checks an origin that the page's own script trusts besides the provider's hosts.
 *
 * @throws EmbedError `invalidEmbedUrl` unless it is an exact origin, https or loopback http
 */
export function parseTrustedOrigin(origin: string): string {
  const url = parse(origin);
  if (url?.origin === origin && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)))) {
    return origin;
  }
  throw new EmbedError(
    'invalidEmbedUrl',
    `'${origin}' cannot be trusted: give an exact origin such as 'https://content.example.com', without path or closing slash; http only for this machine.`,
  );
}

/**
 * Parses an embed URL and checks it; the result is what is navigated (security rules, 10 to 13).
 *
 * @throws EmbedError `invalidEmbedUrl` with the specified message (embedding toolkit, 5 and 8)
 */
export function parseEmbedUrl(text: string, trustedOrigins: ReadonlySet<string>): URL {
  // eslint-disable-next-line no-control-regex -- URL would drop tabs and line ends without a word
  const url = /[\u0000-\u0020\u007f]/.test(text) ? undefined : parse(text);
  if (!url || url.username || url.password || !isAllowed(url, trustedOrigins)) {
    throw new EmbedError('invalidEmbedUrl', invalidEmbedUrl, {
      // of the URL only its origin: the rest may hold a secret
      detailedMessage: `An embed URL is absolute, without blanks, user and password, and of the provider (https) or an origin that service.trustOrigin() trusts, not ${url?.origin}.`,
    });
  }
  for (const [name, value] of url.searchParams) {
    if (name.trim().toLowerCase() === 'autoauth' && value.trim().toLowerCase() === 'true') {
      throw new EmbedError('invalidEmbedUrl', unsupportedEmbedUrl);
    }
  }
  return url;
}

// not `url.origin`, which `blob:` and `filesystem:` addresses take from the address inside them
function isAllowed(url: URL, trustedOrigins: ReadonlySet<string>): boolean {
  return (
    (url.protocol === 'https:' && url.port === '' && isProviderHost(url.hostname)) ||
    trustedOrigins.has(`${url.protocol}//${url.host}`)
  );
}

/**
 * The embed URL of an endpoint on a host, for embeds that start without one (wire protocol, 2).
 * The host name may carry its scheme, blanks and capitals; anything else makes the URL invalid.
 */
export function defaultEmbedUrl(hostname: string | undefined, endpoint: string): string {
  const host = (hostname ?? defaultHostname).trim().toLowerCase();
  const [, scheme = 'https://', name = ''] = /^(https?:\/\/)?(.*)$/.exec(host) ?? [];
  if (!/^[a-z\d.:[\]-]+$/.test(name)) throw new EmbedError('invalidEmbedUrl', invalidEmbedUrl);
  return `${scheme}${name}/${endpoint}`;
}

/** Tells whether an embed URL is a paginated (RDL) report's: it contains `/rdlembed?` (wire protocol, 2). */
export const isPaginatedUrl = (embedUrl: string) => /^[^?#]*\/rdlembed\?/i.test(embedUrl);
