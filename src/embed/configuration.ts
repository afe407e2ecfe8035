import { cloneMessage } from '../channel/clone-message';
import { randomHex } from '../channel/random-id';
import { EmbedError } from '../errors';
import type { EmbedConfiguration, EventHooks, GetAccessToken, TokenType } from '../models';
import { isProviderHost } from '../provider';
import type { Attributes } from './attributes';
import type { EmbedContext } from './embed-context';
import { validateEventHooks } from './hooks';
import { defaultEmbedUrl, parseEmbedUrl } from './url';

/** Configuration of an embed, with missing values filled in from the attributes, the embed URL and the service. */
export type ResolvedConfiguration = EmbedConfiguration & { uniqueId: string; type: string; embedUrl: string };

/** Result of `resolveConfiguration`. */
export interface Resolution {
  config: ResolvedConfiguration;
  /** The values passed to `bootstrap`, which the configuration passed to `embed` completes. */
  bootstrapConfig: ResolvedConfiguration | undefined;
  hooks: EventHooks;
  getAccessToken: GetAccessToken | undefined;
  /** Accessible name of the frame, from the configuration or the attribute. */
  title: string | undefined;
  /** URL of the frame: the checked embed URL with the frame's parameters. */
  url: URL;
}

/** Function that returns the value of an attribute or, if it is missing, of a query parameter in the embed URL. */
export type FindValue = (attribute: string, parameter?: string) => string | undefined;

/** The part of an embed that determines its completed configuration. */
export interface ConfiguredEmbed {
  readonly service: EmbedContext;
  readonly embedtype: string;
  /** The configuration passed to `bootstrap`, which the new one completes. */
  readonly bootstrapConfig: EmbedConfiguration | undefined;
  getDefaultEmbedUrlEndpoint(): string;
}

/** Options for `resolveConfiguration`. */
export interface ResolveOptions {
  passed: EmbedConfiguration;
  isBootstrap: boolean;
  attributes: Attributes;
  /** Whether the embed can call `getAccessToken`. */
  canManageTokens: boolean;
  /** Returns the query parameters of the frame's URL, in order. */
  parameters: (config: EmbedConfiguration, hooks: EventHooks) => [name: string, value: string | undefined][];
  /** Adds the fields that are specific to the embed type. */
  complete: (config: ResolvedConfiguration, find: FindValue) => ResolvedConfiguration;
}

/**
 * Completes a copy of a configuration. Each value is taken from the configuration, otherwise from the element's attribute,
 * otherwise from the query string of the embed URL. For the token, the service's `accessToken` is used instead of the query
 * string.
 *
 * @throws {EmbedError} if a value is missing or invalid
 */
export function resolveConfiguration(embed: ConfiguredEmbed, options: ResolveOptions): Resolution {
  const { service, embedtype, bootstrapConfig } = embed;
  const { passed, isBootstrap, attributes } = options;
  const { eventHooks, getAccessToken, title, ...plain } = { ...bootstrapConfig, ...passed };
  const merged: EmbedConfiguration = cloneMessage(plain, 'The configuration');
  // A copy, so that the functions that are called are the ones that have been checked.
  const hooks = { ...eventHooks };
  const tokenType = merged.tokenType ?? tokenTypeOf(attributes.get('token-type'));
  validateEventHooks(hooks, embedtype, tokenType);
  if (getAccessToken && typeof getAccessToken !== 'function') {
    throw new EmbedError(
      'invalidConfig',
      `getAccessToken must be a function, received ${typeof getAccessToken}. Pass the function itself, not its result.`,
    );
  }
  if (getAccessToken && !options.canManageTokens) {
    throw new EmbedError(
      'invalidConfig',
      "'getAccessToken' requires the managedTokens feature. Pass { features: [managedTokens] }, or use service.embed().",
    );
  }

  const url = parseEmbedUrl(findEmbedUrl(merged, embed, options), service.trustedOrigins);
  for (const [name, value] of options.parameters(merged, hooks)) {
    if (value) url.searchParams.set(name, value);
  }
  const find: FindValue = (attribute, parameter) =>
    attributes.get(attribute) ?? (parameter ? (url.searchParams.get(parameter) ?? undefined) : undefined);
  const config: ResolvedConfiguration = {
    ...merged,
    embedUrl: url.href,
    uniqueId: nonEmpty(merged.uniqueId) ?? attributes.get('name') ?? randomHex(20),
    type: merged.type ?? embedtype,
  };
  fill(config, 'groupId', find('group-id', 'groupId'));
  fill(config, 'tokenType', tokenType);
  if (!isBootstrap) fill(config, 'accessToken', findToken(config, url, embed, attributes, getAccessToken));
  const completed = options.complete(config, find);
  url.searchParams.set('uid', config.uniqueId);
  return {
    url,
    hooks,
    // The first token is requested when the content is embedded.
    getAccessToken: isBootstrap ? undefined : getAccessToken,
    title: title ?? attributes.get('title'),
    config: completed,
    bootstrapConfig: isBootstrap ? { ...completed, eventHooks: hooks, getAccessToken, title } : undefined,
  };
}

const nonEmpty = (text: string | undefined) => (text === '' ? undefined : text);

/** Sets a field that is missing or empty; an undefined value leaves it unchanged. */
export function fill<Config extends object, Field extends keyof Config>(
  config: Config,
  field: Field,
  value: Config[Field] | undefined,
): void {
  if ((config[field] ?? '') === '' && value !== undefined) config[field] = value;
}

/** Parses the attribute's token type: '0' and 'Aad' mean `TokenType.Aad`, and any other text means `TokenType.Embed`. */
function tokenTypeOf(text: string | undefined): TokenType | undefined {
  if (text === undefined) return undefined;
  return /^(0|aad)$/i.test(text) ? 0 : 1;
}

function findEmbedUrl(
  config: EmbedConfiguration,
  embed: ConfiguredEmbed,
  { attributes, isBootstrap }: ResolveOptions,
): string {
  const embedUrl = nonEmpty(config.embedUrl) ?? attributes.get('embed-url');
  if (embedUrl) return embedUrl;
  if (isBootstrap) return defaultEmbedUrl(nonEmpty(config.hostname), embed.getDefaultEmbedUrlEndpoint());
  throw new EmbedError(
    'missingEmbedUrl',
    `Embed URL is required, but it was not found. Pass 'embedUrl' in the configuration, or set the '${attributes.name('embed-url')}' attribute.`,
  );
}

function findToken(
  config: EmbedConfiguration,
  url: URL,
  { service }: ConfiguredEmbed,
  attributes: Attributes,
  getAccessToken: GetAccessToken | undefined,
): string | undefined {
  // The default token for all embeds must not be sent to a trusted origin that does not belong to Power BI.
  const shared = isProviderHost(url.hostname) ? service.accessToken : undefined;
  const token = config.accessToken ?? attributes.get('access-token') ?? shared;
  if (token === '') throw new EmbedError('missingToken', 'Access token cannot be empty');
  if (token !== undefined || getAccessToken) return token;
  throw new EmbedError(
    'missingToken',
    `Access token is required, but it was not found. Pass 'accessToken' or 'getAccessToken' in the configuration, or set the '${attributes.name('access-token')}' attribute or the service's 'accessToken'.`,
  );
}

/** Returns the error for an id that was not found. */
export function missingId(subject: string, field: string, attribute: string): EmbedError {
  return new EmbedError(
    'missingId',
    `${subject} id is required, but it was not found. Pass '${field}' in the configuration, set the '${attribute}' attribute, or use an embed URL that contains it.`,
  );
}
