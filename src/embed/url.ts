import { EmbedError } from '../errors';
import { defaultHostname, isProviderHost } from '../provider';

const invalidEmbedUrl =
  "Invalid embed URL detected. Either URL hostname or protocol are invalid. Please use the provider's REST APIs to get the valid URL";
const unsupportedEmbedUrl =
  "Embed URL is invalid for this scenario. Please use the provider's REST APIs to get the valid URL";

const isLoopback = (hostname: string) => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

// Parsing is the most expensive step of an embed. `URL.canParse` would add a second parse, and `URL.parse` is too new. `&amp;`
// separates parameters like `&`, because server templates encode URLs as HTML even in scripts.
function parse(text: string): URL | undefined {
  try {
    return new URL(text.replaceAll('&amp;', '&'));
  } catch {
    return undefined;
  }
}

const isTrustable = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));

/**
 * Checks an origin that the page trusts in addition to Power BI's hosts, and returns it.
 *
 * @throws {EmbedError} `invalidEmbedUrl` unless it is an exact https origin or an http origin on the local machine
 */
export function parseTrustedOrigin(origin: string): string {
  const url = parse(origin);
  if (url && url.origin === origin && isTrustable(url)) return origin;
  throw new EmbedError(
    'invalidEmbedUrl',
    `'${origin}' cannot be trusted. Pass an exact origin such as 'https://content.example.com' (http only for localhost).`,
  );
}

/**
 * Parses and checks an embed URL. The frame navigates to the parsed URL, so the browser cannot interpret it differently than
 * this check does.
 *
 * @throws {EmbedError} `invalidEmbedUrl`
 */
export function parseEmbedUrl(text: string, trustedOrigins: ReadonlySet<string>): URL {
  // oxlint-disable-next-line no-control-regex -- URL would silently drop tabs and line breaks
  const parsed = /[\u0000-\u0020\u007f]/.test(text) ? undefined : parse(text);
  const url = parsed && parsed.username + parsed.password ? undefined : parsed;
  if (!url || !isAllowed(url, trustedOrigins)) {
    const hint = url && isTrustable(url) ? ` If you trust this origin, call service.trustOrigin('${url.origin}').` : '';
    // Only the origin is shown, because the rest of the URL may contain a secret.
    const detailedMessage = `Expected an https URL on a Power BI host or a trusted origin, without spaces or a user name; received ${parsed?.origin ?? 'an invalid URL'}.${hint}`;
    // Consoles show the cause of an uncaught error, but not its other fields.
    throw new EmbedError('invalidEmbedUrl', invalidEmbedUrl, { detailedMessage, cause: new Error(detailedMessage) });
  }
  // Iterating over the parameters costs more than parsing the URL, so only iterate if a name can match. A name without '%' is
  // not encoded.
  if (!/autoauth|%/i.test(url.search)) return url;
  for (const [name, value] of url.searchParams) {
    if (name.trim().toLowerCase() === 'autoauth' && value.trim().toLowerCase() === 'true') {
      throw new EmbedError('invalidEmbedUrl', unsupportedEmbedUrl);
    }
  }
  return url;
}

// Not `url.origin`, which for `blob:` and `filesystem:` URLs is the origin of the URL inside them.
function isAllowed(url: URL, trustedOrigins: ReadonlySet<string>): boolean {
  return (
    (url.protocol === 'https:' && url.port === '' && isProviderHost(url.hostname)) ||
    trustedOrigins.has(`${url.protocol}//${url.host}`)
  );
}

/**
 * Returns the default embed URL for an endpoint. Used when `bootstrap` is called without an embed URL. The host name may
 * include a scheme, surrounding spaces and capital letters.
 *
 * @throws {EmbedError} `invalidEmbedUrl` if the host name contains anything else, such as a path or a query
 */
export function defaultEmbedUrl(hostname: string | undefined, endpoint: string): string {
  const [, scheme = 'https://', name] =
    /^\s*(https?:\/\/)?([a-z\d.:[\]-]+)\s*$/i.exec(hostname ?? defaultHostname) ?? [];
  if (!name) throw new EmbedError('invalidEmbedUrl', invalidEmbedUrl);
  return `${scheme.toLowerCase()}${name.toLowerCase()}/${endpoint}`;
}

/**
 * Returns whether an embed URL belongs to a paginated (RDL) report, that is, whether it contains `/rdlembed?`
 * (case-insensitive).
 */
export const isPaginatedUrl = (embedUrl: string) => /^[^?#]*\/rdlembed\?/i.test(embedUrl);
