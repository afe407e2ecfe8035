/** Static members of all embed classes, with the names and values of powerbi-client. */
export interface EmbedStatics {
  /** Names of the events that are specific to the class. */
  allowedEvents: string[];
  /** Name of the attribute that contains the access token. */
  accessTokenAttribute: string;
  /** Name of the attribute that contains the embed URL. It marks an element as a container. */
  embedUrlAttribute: string;
  /** Name of the attribute that contains the unique id of the embed. */
  nameAttribute: string;
  /** Name of the attribute that contains the embed type. */
  typeAttribute: string;
  /** Origin of the embed URLs that `bootstrap` builds. */
  defaultEmbedHostName: string;
  /** Embed type. */
  type: string;
  /** Maximum number of embeds on the page for which front load is used. */
  maxFrontLoadTimes: number;
  /** Returns the id of the workspace in an embed URL. */
  findGroupIdFromEmbedUrl(url: string): string;
}

/** Static members of the classes whose content has an id. */
export interface IdStatics {
  /** Returns the id of the content in an embed URL. */
  findIdFromEmbedUrl(url: string): string;
}

/**
 * Creates a function that returns a query parameter of an embed URL, or `undefined` if it is missing, even though the type that
 * powerbi-client declares does not include `undefined`.
 */
export function parameterReader(name: string): (url: string) => string {
  const pattern = new RegExp(`(?:[?&]|&amp;)${name}="?([^&#"]+)`, 'i');
  return ((url: string) => pattern.exec(url)?.[1]) as (url: string) => string;
}

/** Names of the events that all embed types emit. */
export const commonEvents = [
  'loaded',
  'saved',
  'rendered',
  'saveAsTriggered',
  'error',
  'dataSelected',
  'buttonClicked',
  'info',
];

/** Static members of `Embed`, which the other classes inherit. */
export const embedStatics = {
  allowedEvents: commonEvents,
  accessTokenAttribute: 'powerbi-access-token',
  embedUrlAttribute: 'powerbi-embed-url',
  nameAttribute: 'powerbi-name',
  typeAttribute: 'powerbi-type',
  defaultEmbedHostName: 'https://app.powerbi.com',
  maxFrontLoadTimes: 2,
  findGroupIdFromEmbedUrl: parameterReader('groupId'),
};
