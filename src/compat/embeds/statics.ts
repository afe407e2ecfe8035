/** Static members that every embed class has, under the published names and with the published values. */
export interface EmbedStatics {
  /** The events of the class, without those of all embeds. */
  allowedEvents: string[];
  /** The attribute with the access token. */
  accessTokenAttribute: string;
  /** The attribute with the embed URL, which makes an element a container. */
  embedUrlAttribute: string;
  /** The attribute with the unique name. */
  nameAttribute: string;
  /** The attribute with the type. */
  typeAttribute: string;
  /** Where embed URLs point that are built from nothing. */
  defaultEmbedHostName: string;
  /** The type. */
  type: string;
  /** How many embeds there may be for a front load. */
  maxFrontLoadTimes: number;
  /** The workspace's id in an embed URL. */
  findGroupIdFromEmbedUrl(url: string): string;
}

/** Static members of classes whose content has an id. */
export interface IdStatics {
  /** The content's id in an embed URL. */
  findIdFromEmbedUrl(url: string): string;
}

/** Reads a parameter of an embed URL; undefined when it is not there, although the published type says otherwise. */
export function parameterReader(name: string): (url: string) => string {
  const pattern = new RegExp(`[?&]${name}="?([^&#"]+)`, 'i');
  return ((url: string) => pattern.exec(url)?.[1]) as (url: string) => string;
}

/** The events that all embeds have (embedding toolkit, 9). */
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

/** The static members of `Embed`, which the other classes inherit. */
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
