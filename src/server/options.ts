import type { Clock } from './clock';
import { systemClock } from './clock';
import { type CloudEndpoints, type CloudName, clouds } from './clouds';
import { EmbedTokenError } from './embed-token-error';

/** Argument passed to `getCredential`. */
export interface CredentialRequest {
  /** Scope that the application token must have. */
  scope: string;
  /** Aborted when the credential is no longer needed. */
  signal: AbortSignal;
}

/**
 * The application's credential: a secret, a JWT signed with a certificate or issued for a federated identity, or an access
 * token that a different library has requested, with its expiry.
 */
export type Credential =
  | { clientSecret: string }
  | { clientAssertion: string }
  | { accessToken: string; expiresAt: Date | number };

/** An HTTP request to Power BI or Microsoft Entra ID, for logs. Contains no secrets or tokens. */
export interface RequestLogEntry {
  /** HTTP method. */
  method: string;
  /** URL without the query string. */
  url: string;
  /** Number of the attempt, starting at 1. */
  attempt: number;
  /** Duration in milliseconds. */
  durationMs: number;
  /** HTTP status. Undefined if there was no response. */
  status?: number;
  /** Id of the request in the logs of Power BI or Microsoft Entra ID. */
  requestId?: string;
}

/** Options for `createEmbedTokenSource` that have a default. */
export interface SharedSourceOptions {
  /** The tenant's cloud, or the URLs of a replacement such as the emulator. Default: `'public'`. */
  cloud?: CloudName | CloudEndpoints;
  /** Sends the HTTP requests. Default: the global `fetch`. */
  fetch?: typeof globalThis.fetch;
  /** Maximum duration of a call, including all its requests and retries, in milliseconds. Default: 30,000. */
  timeoutMs?: number;
  /** Maximum duration of one HTTP request, in milliseconds. Default: 10,000. */
  requestTimeoutMs?: number;
  /** Number of retries after a temporary failure (429, 5xx or a network error). Default: 3. */
  retries?: number;
  /** Maximum number of embed tokens in the cache. Default: 1,000. */
  maxCachedTokens?: number;
  /** Called after each HTTP request, including failed ones. Errors that it throws are only logged to the console. */
  onRequest?: (entry: RequestLogEntry) => void;
  /** Clock to use instead of the system clock. Intended for tests. */
  clock?: Clock;
}

/** Options for a source that uses a client secret. */
export interface SecretSourceOptions extends SharedSourceOptions {
  /** The application's tenant, as an id or a domain. */
  tenantId: string;
  /** The application's id. */
  clientId: string;
  /** The application's secret. */
  clientSecret: string;
  /** Cannot be combined with `clientSecret`. */
  getCredential?: undefined;
}

/**
 * Options for a source that gets its credential from a function. Use them for certificates, managed identities or rotating
 * secrets.
 */
export interface CredentialSourceOptions extends SharedSourceOptions {
  /** The application's tenant, as an id or a domain. Not required if `getCredential` returns access tokens. */
  tenantId?: string;
  /** The application's id. Not required if `getCredential` returns access tokens. */
  clientId?: string;
  /** Cannot be combined with `getCredential`. */
  clientSecret?: undefined;
  /** Returns the application's credential. Called whenever an application token is requested. */
  getCredential: (request: CredentialRequest) => Promise<Credential> | Credential;
}

/** Options for `createEmbedTokenSource`. */
export type EmbedTokenSourceOptions = SecretSourceOptions | CredentialSourceOptions;

/** Validated options with defaults applied. */
export interface SourceSettings extends Required<Omit<SharedSourceOptions, 'cloud' | 'onRequest'>> {
  readonly tenantId: string | undefined;
  readonly clientId: string | undefined;
  readonly getCredential: CredentialSourceOptions['getCredential'];
  readonly endpoints: Readonly<Required<CloudEndpoints>>;
  readonly onRequest: SharedSourceOptions['onRequest'];
}

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Returns whether a value is a non-empty string. */
export const isNonEmptyString = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Returns an option that must be a non-empty string. The error message does not contain the value, which may be a secret. */
export function requireString(value: unknown, name: string, hint: string): string {
  if (isNonEmptyString(value)) return value;
  const received = value === '' ? 'an empty string' : typeof value;
  throw new EmbedTokenError(
    'invalidOptions',
    `Expected ${name} to be a non-empty string, received ${received}. ${hint}`,
  );
}

/** Returns a list. A missing list is empty. Callers without type checking can pass any value. */
export function requireList<Item>(value: readonly Item[] | null | undefined, name: string): readonly Item[] {
  const list = value ?? [];
  if (Array.isArray(list as unknown)) return list;
  throw new EmbedTokenError('invalidOptions', `Expected ${name} to be an array, received ${typeof value}.`);
}

function readOrigin(value: unknown, name: string): string {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
  const isSecure = url?.protocol === 'https:' || (url?.protocol === 'http:' && loopbackHosts.includes(url.hostname));
  if (url && isSecure && url.href === `${url.origin}/`) return url.origin;
  throw new EmbedTokenError(
    'invalidOptions',
    `Expected ${name} to be an https origin (http is allowed for localhost only), received ${JSON.stringify(value)}. Pass a URL without a path, for example https://api.powerbi.com.`,
  );
}

function readEndpoints(cloud: CloudName | CloudEndpoints): Readonly<Required<CloudEndpoints>> {
  if (typeof cloud === 'object') {
    const loginUrl = readOrigin(cloud.loginUrl, 'cloud.loginUrl');
    const apiUrl = readOrigin(cloud.apiUrl, 'cloud.apiUrl');
    return { loginUrl, apiUrl, scope: cloud.scope ?? clouds.public.scope };
  }
  if (Object.hasOwn(clouds, cloud)) return clouds[cloud];
  const names = Object.keys(clouds).join(', ');
  throw new EmbedTokenError(
    'invalidOptions',
    `Expected cloud to be one of ${names} or an object with URLs, received ${JSON.stringify(cloud)}.`,
  );
}

function readNumber(value: number | undefined, name: string, fallback: number, minimum: number): number {
  if (value === undefined) return fallback;
  if (Number.isSafeInteger(value) && value >= minimum) return value;
  throw new EmbedTokenError(
    'invalidOptions',
    `Expected ${name} to be an integer of at least ${minimum}, received ${String(value)}.`,
  );
}

/** Validates the options and applies default values. */
export function readOptions(passed: EmbedTokenSourceOptions): SourceSettings {
  // Callers without type checking can omit the options.
  const options = Object(passed) as EmbedTokenSourceOptions;
  const { tenantId, clientId, clientSecret, getCredential, fetch, onRequest } = options;
  for (const [name, value] of Object.entries({ getCredential, fetch, onRequest })) {
    if (value !== undefined && typeof value !== 'function')
      throw new EmbedTokenError('invalidOptions', `Expected ${name} to be a function, received ${typeof value}.`);
  }
  if (!getCredential) {
    requireString(tenantId, 'tenantId', 'Pass the directory id of the application registration.');
    requireString(clientId, 'clientId', 'Pass the application id of the application registration.');
    requireString(clientSecret, 'clientSecret', "Pass the application's secret, or getCredential.");
  }
  return {
    tenantId,
    clientId,
    getCredential: getCredential ?? (() => ({ clientSecret })),
    endpoints: readEndpoints(options.cloud ?? 'public'),
    fetch: fetch ?? ((input, init) => globalThis.fetch(input, init)),
    timeoutMs: readNumber(options.timeoutMs, 'timeoutMs', 30_000, 1),
    requestTimeoutMs: readNumber(options.requestTimeoutMs, 'requestTimeoutMs', 10_000, 1),
    retries: readNumber(options.retries, 'retries', 3, 0),
    maxCachedTokens: readNumber(options.maxCachedTokens, 'maxCachedTokens', 1000, 0),
    onRequest,
    clock: options.clock ?? systemClock,
  };
}
