const internal = 'internal to powerbi-client; not used by host pages';

/** Uses of powerbi-client's declarations that do not compile against the compat entry point, with the reason. */
export const lacking: Record<string, string> = {
  pbi_Create_configChanged: internal,
  pbi_Dashboard_configChanged: internal,
  pbi_Embed_configChanged: `${internal}; available in custom components`,
  pbi_Embed_frontLoadHandler: internal,
  pbi_Embed_groups: internal,
  pbi_Embed_lastLoadRequest: internal,
  pbi_Qna_configChanged: internal,
  pbi_QuickCreate_configChanged: internal,
  pbi_Report_configChanged: internal,
  pbi_Tile_configChanged: internal,
  service_Service_addOrOverwriteEmbed: internal,
  service_Service_embedInternal: `${internal}: called by \`embed\`, \`load\` and \`bootstrap\``,
  service_Service_handleTileEvents: internal,
  models_Filter_schema_static: 'declared, but undefined in powerbi-client',
};

/** Members that typed code cannot use, because their types are not exported by powerbi-client. */
export const unreachable: Record<string, string> = {
  'pbi.Embed.eventHandlers': internal,
  'service.IService.hpm': 'available in the compat entry point, with a different type',
  'service.Service.hpm': 'available in the compat entry point, with a different type',
  'service.Service.invokeSDKHook': internal,
  'service.Service.router': 'available in the compat entry point, with a different type',
  'service.Service.wpmp': 'available in the compat entry point, with a different type',
};
