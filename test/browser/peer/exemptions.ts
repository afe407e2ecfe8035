const createEndpoint = 'only bootstrap asks for it, and the published client cannot bootstrap this type';
const insides = 'a step of the published client’s own construction, called by no host; ours takes it in another place';
const parsing = 'reads an id from an embed URL for the class itself; `getId()` gives hosts the result';

/** Public methods of the published client that no scenario calls, with the reason. */
export const uncalled: Record<string, string> = {
  'Embed.create': 'each class that creates overrides it',
  'Create.getDefaultEmbedUrlEndpoint': createEndpoint,
  'QuickCreate.getDefaultEmbedUrlEndpoint': createEndpoint,
  'Service.handleTileEvents': 'the published client itself no longer calls it',
};

/** Public methods of the published client that ours lacks on purpose, with the reason. */
export const lacking: Record<string, string> = {
  'Embed.create': 'creating belongs to `Create` and `QuickCreate`, which have it',
  'Embed.findGroupIdFromEmbedUrl (static)': parsing,
  'Report.findIdFromEmbedUrl (static)': parsing,
  'Create.findIdFromEmbedUrl (static)': parsing,
  'Dashboard.findIdFromEmbedUrl (static)': parsing,
  'Tile.findIdFromEmbedUrl (static)': parsing,
  'Report.configChanged': insides,
  'Create.configChanged': insides,
  'Dashboard.configChanged': insides,
  'Tile.configChanged': insides,
  'Qna.configChanged': insides,
  'QuickCreate.configChanged': insides,
  'Service.embedInternal': insides,
  'Service.addOrOverwriteEmbed': insides,
  'Service.handleTileEvents': insides,
  'Service.invokeSDKHook': insides,
};
