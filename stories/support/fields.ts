import { ContrastMode, Permissions, TokenType, ViewMode } from '@vitrine/sdk';
import { choice, json, number, pick, text, toggle } from './control';

/** What every type can be told. */
export const what = {
  embedUrl: text('The address of the content, from your server.'),
  hostname: text('Host of the address that is built when there is none (bootstrap).'),
  groupId: text('The workspace; default from the address.'),
  uniqueId: text('A name for the embed on this page. Another one makes a new frame.'),
  title: text('Name of the frame for screen readers.'),
};

/** Which piece of content, of the types that show one. */
export const content = {
  id: text('Id of the content; default from the address.'),
  action: text('The provider’s own use.'),
};

/** Who may see it. */
export const access = {
  accessToken: pick('None waits for one, or lets getAccessToken give it.', 'valid', 'expired', 'none'),
  getAccessToken: pick('A function that gives tokens whenever one is needed.', 'none', 'given'),
  tokenType: choice('The kind of token.', TokenType),
};

/** What the content is opened for. */
export const permission = {
  permissions: choice('What the token may be used for.', Permissions),
  contrastMode: choice('Colours for better legibility.', ContrastMode),
};

/** The state that a report begins with. */
export const start = {
  pageName: pick('The page to show.', 'overview', 'locations', 'hiring', 'people'),
  viewMode: choice('View or edit.', ViewMode),
  filters: json('Filters of the report.'),
  slicers: json('What slicers select from the start.'),
  bookmark: json('A bookmark: { name } or { state }.'),
  theme: json('A theme: { themeJson }.'),
  datasetBinding: json('Another dataset: { datasetId }.'),
};

/** Functions that the frame may call. */
export const hooks = {
  eventHooks: pick('Which functions the frame may call.', 'none', 'applicationContextProvider', 'accessTokenProvider'),
};

/** What the React component adds. */
export const component = {
  lazy: toggle('Embeds when it comes into view.'),
  retries: number('How often a load that timed out is tried again.'),
  aspectRatio: text('Width by height, as 4 / 3.'),
};

/** What the components of reports add. */
export const reportComponent = { ...component, phased: toggle('Prepares while true, draws as it becomes false.') };

/** Sizes that the frame is told too. */
export const size = { width: number('In pixels.'), height: number('In pixels.') };
