const createEndpoint = 'only bootstrap calls it, and powerbi-client cannot bootstrap this type';
const internal = 'an internal step of powerbi-client, not called by host pages';
const parsing = 'an internal helper that reads an id from an embed URL; host pages call `getId()`';
const groupId = 'an internal helper that reads the group id from an embed URL, which host pages set themselves';

/** Reasons why no scenario calls a public powerbi-client method. */
export const uncalled: Record<string, string> = {
  'Embed.create': 'overridden by each class that creates reports',
  'Create.getDefaultEmbedUrlEndpoint': createEndpoint,
  'QuickCreate.getDefaultEmbedUrlEndpoint': createEndpoint,
  'Service.handleTileEvents': 'powerbi-client no longer calls it',
};

/** Reasons why the SDK does not have a public powerbi-client method. */
export const omitted: Record<string, string> = {
  'Embed.create': 'only `Create` and `QuickCreate` create reports, and both have the method',
  'Embed.findGroupIdFromEmbedUrl (static)': groupId,
  'Report.findIdFromEmbedUrl (static)': parsing,
  'Create.findIdFromEmbedUrl (static)': parsing,
  'Dashboard.findIdFromEmbedUrl (static)': parsing,
  'Tile.findIdFromEmbedUrl (static)': parsing,
  'Report.configChanged': internal,
  'Create.configChanged': internal,
  'Dashboard.configChanged': internal,
  'Tile.configChanged': internal,
  'Qna.configChanged': internal,
  'QuickCreate.configChanged': internal,
  'Service.embedInternal': internal,
  'Service.addOrOverwriteEmbed': internal,
  'Service.handleTileEvents': internal,
  'Service.invokeSDKHook': internal,
};
