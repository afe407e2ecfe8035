const inside = 'a step or a note of the published client’s own work, called and read by no host';

/** Uses of the published declarations that do not compile against the compatibility door, with the reason. */
export const lacking: Record<string, string> = {
  pbi_Create_configChanged: inside,
  pbi_Dashboard_configChanged: inside,
  pbi_Embed_configChanged: `${inside}; components of a page's own have it`,
  pbi_Embed_create: 'creating belongs to `Create` and `QuickCreate`, which have it',
  pbi_Embed_frontLoadHandler: inside,
  pbi_Embed_groups: inside,
  pbi_Embed_lastLoadRequest: inside,
  pbi_Qna_configChanged: inside,
  pbi_QuickCreate_configChanged: inside,
  pbi_Report_configChanged: inside,
  pbi_Tile_configChanged: inside,
  service_Service_addOrOverwriteEmbed: inside,
  service_Service_embedInternal: `${inside}: \`embed\`, \`load\` and \`bootstrap\` call it`,
  service_Service_handleTileEvents: inside,
  models_Filter_schema_static: 'declared, and undefined in the published client',
};

/** Members that no program can use by type: they take or give what the published client does not export. */
export const unreachable: Record<string, string> = {
  'pbi.Embed.eventHandlers': inside,
  'service.IService.hpm': 'the door has it, with a type of its own',
  'service.Service.hpm': 'the door has it, with a type of its own',
  'service.Service.invokeSDKHook': inside,
  'service.Service.router':
    'the SDK has a channel of its own; `register` hears what a component of the page’s own raises',
  'service.Service.wpmp': 'the SDK has a channel of its own',
};
