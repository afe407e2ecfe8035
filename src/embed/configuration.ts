import { cloneMessage } from '../channel/clone-message';
import { randomHex } from '../channel/random-id';
import { EmbedError } from '../errors';
import type { EmbedConfiguration, EventHooks, GetAccessToken } from '../models';
import { isProviderHost } from '../provider';
import type { Attributes } from './attributes';
import { validateEventHooks } from './hooks';
import type { EmbedContext } from './embed-context';
import { defaultEmbedUrl, parseEmbedUrl } from './url';

/** The configuration of an embed, completed from attributes, embed URL and service. */
export type ResolvedConfiguration = EmbedConfiguration & { uniqueId: string; type: string; embedUrl: string };

/** A completed configuration and what came of it. */
export interface Resolution {
  config: ResolvedConfiguration;
  hooks: EventHooks;
  /** Where tokens come from, if the page gives a function. */
  getAccessToken: GetAccessToken | undefined;
  /** The frame's accessible name, from the configuration or the attribute. */
  title: string | undefined;
  /** The frame's address: the checked embed URL with the parameters of the frame. */
  url: URL;
}

/** Looks a value up: in an attribute, else in a parameter of the embed URL. */
export type FindValue = (attribute: string, parameter?: string) => string | undefined;

/** What a configuration is completed with. */
export interface ResolveOptions {
  given: EmbedConfiguration;
  /** What `bootstrap` was given before, which the new configuration completes. */
  earlier?: { config: EmbedConfiguration; hooks: EventHooks } | undefined;
  isBootstrap: boolean;
  /** The embed's type, for messages and as the default of `type`. */
  embedType: string;
  /** The endpoint of the embed URL that is built when there is none. */
  endpoint: string;
  service: EmbedContext;
  attributes: Attributes;
  /** The parameters that the frame's URL gets, in order. */
  parameters: (config: EmbedConfiguration, hooks: EventHooks) => [name: string, value: string | undefined][];
  /** Fills in what the embed's type needs besides. */
  complete: (config: ResolvedConfiguration, find: FindValue) => ResolvedConfiguration;
}

/**
 * Completes a configuration: each value from the configuration, else the element's attribute, else the embed URL's query,
 * and the token at last from the service (wire protocol, 2). The given object is copied, never changed.
 *
 * @throws EmbedError when a value is missing or wrong
 */
export function resolveConfiguration(options: ResolveOptions): Resolution {
  const { given, earlier, isBootstrap, embedType, service, attributes } = options;
  const { eventHooks, getAccessToken, title, ...plain } = given;
  const merged: EmbedConfiguration = { ...earlier?.config, ...cloneMessage(plain, 'The configuration') };
  // a copy: those that are checked are those that are called
  const hooks = { ...(eventHooks ?? earlier?.hooks) };
  const tokenType = merged.tokenType ?? tokenTypeOf(attributes.get('token-type'));
  validateEventHooks(hooks, embedType, tokenType);

  const url = parseEmbedUrl(findEmbedUrl(merged, options), service.trustedOrigins);
  for (const [name, value] of options.parameters(merged, hooks)) {
    if (value) url.searchParams.set(name, value);
  }
  const find: FindValue = (attribute, parameter) =>
    attributes.get(attribute) ?? (parameter ? (url.searchParams.get(parameter) ?? undefined) : undefined);
  const config: ResolvedConfiguration = {
    ...merged,
    embedUrl: url.href,
    uniqueId: filled(merged.uniqueId) ?? attributes.get('name') ?? randomHex(20),
    type: merged.type ?? embedType,
  };
  fill(config, 'groupId', find('group-id', 'groupId'));
  fill(config, 'tokenType', tokenType);
  if (!isBootstrap) fill(config, 'accessToken', findToken(config, url, options));
  const completed = options.complete(config, find);
  url.searchParams.set('uid', config.uniqueId);
  return {
    url,
    hooks,
    getAccessToken,
    title: title ?? attributes.get('title'),
    config: completed,
  };
}

/** A text that is empty counts as none. */
const filled = (text: string | undefined) => (text === '' ? undefined : text);

/** Sets a field that the configuration left open or empty; a value that was not found leaves it as it is. */
export function fill<Config extends object, Field extends keyof Config>(
  config: Config,
  field: Field,
  value: Config[Field] | undefined,
): void {
  if ((config[field] ?? '') === '' && value !== undefined) config[field] = value;
}

/** The token types by the words and numbers that the attribute may hold. */
function tokenTypeOf(text: string | undefined): 0 | 1 | undefined {
  if (text === undefined) return undefined;
  return /^(0|aad)$/i.test(text) ? 0 : 1;
}

function findEmbedUrl(config: EmbedConfiguration, { attributes, isBootstrap, endpoint }: ResolveOptions): string {
  const found = filled(config.embedUrl) ?? attributes.get('embed-url');
  if (found) return found;
  if (isBootstrap) return defaultEmbedUrl(filled(config.hostname), endpoint);
  throw new EmbedError(
    'missingEmbedUrl',
    `Embed URL is required, but it was not found. Give it as 'embedUrl' in the configuration or as the attribute '${attributes.name('embed-url')}'.`,
  );
}

function findToken(
  config: EmbedConfiguration,
  url: URL,
  { attributes, service, given }: ResolveOptions,
): string | undefined {
  // A token that the page gave to all embeds goes to the provider's hosts only (security rules, 8).
  const shared = isProviderHost(url.hostname) ? service.accessToken : undefined;
  const token = config.accessToken ?? attributes.get('access-token') ?? shared;
  if (token === '') throw new EmbedError('missingToken', 'Access token cannot be empty');
  if (token !== undefined || given.getAccessToken) return token;
  throw new EmbedError(
    'missingToken',
    `Access token is required, but it was not found. Give it as 'accessToken' in the configuration, as the attribute '${attributes.name('access-token')}' or as 'accessToken' of the service.`,
  );
}

/** The error of an id that was found nowhere. */
export function missingId(subject: string, field: string, attribute: string): EmbedError {
  return new EmbedError(
    'missingId',
    `${subject} id is required, but it was not found. Give it as '${field}' in the configuration, as the attribute '${attribute}' or in the embed URL.`,
  );
}
