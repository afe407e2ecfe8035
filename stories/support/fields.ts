import { ContrastMode, Permissions, TokenType, ViewMode } from '@vitrine/sdk';
import { choice, number, pick, pickOr, text, toggle } from './control';
import { samples } from './samples';

/** Fields that every embed type has. */
export const commonFields = {
  embedUrl: text('Embed URL of the content, from your server.'),
  hostname: text('Host for the frame URL while there is no embedUrl (bootstrap).'),
  groupId: text('ID of the workspace. Default: from the embed URL.'),
  uniqueId: text('Name of the embed on this page. Changing the name creates a new frame.'),
  title: text('Name of the frame for screen readers.'),
};

/** Fields that identify existing content. */
export const content = {
  id: text('ID of the content. Default: from the embed URL.'),
  action: text('Passed to Power BI unchanged.'),
};

/** Fields for the access token. */
export const access = {
  accessToken: pick('Access token. Without one, the embed waits, or calls getAccessToken.', 'valid', 'expired', 'none'),
  getAccessToken: pickOr('none', 'Function that returns access tokens.', 'set'),
  tokenType: choice('Kind of access token.', TokenType),
};

/** Fields for permissions and contrast. */
export const permission = {
  permissions: choice('Operations that the token permits.', Permissions),
  contrastMode: choice('High-contrast color scheme.', ContrastMode),
};

export const filters = pickOr('none', 'Filters on all pages: the region to show.', ...Object.keys(samples.filters));
/** Fields for the parameters and data of paginated reports. */
export const paginatedData = {
  parameterValues: pickOr('none', 'Value of the region parameter.', ...Object.keys(samples.parameterValues)),
  datasetBindings: pickOr('none', 'Replacement dataset.', ...Object.keys(samples.datasetBindings)),
};

export const theme = pickOr(
  'page',
  'Colors and fonts. By default, those of the page around the embed.',
  ...Object.keys(samples.theme),
);

/** Fields for the initial state of a report. */
export const start = {
  pageName: pickOr(
    'overview',
    'The page that opens first. A different one opens without reloading.',
    'locations',
    'hiring',
    'people',
  ),
  viewMode: choice('In edit mode, users can change the report. Applied without reloading.', ViewMode),
  filters,
  slicers: pickOr('none', 'Region that the slicer selects at first.', ...Object.keys(samples.slicers)),
  bookmark: pickOr('none', 'Applies a bookmark that is saved in the report.', ...Object.keys(samples.bookmark)),
  theme,
  datasetBinding: pickOr('none', 'Dataset to use instead of the report’s own.', ...Object.keys(samples.datasetBinding)),
};

/** Fields for event hooks. */
export const hooks = {
  eventHooks: pickOr('none', 'Functions that the frame may call.', 'applicationContextProvider', 'accessTokenProvider'),
};

/** Props for the React components. */
export const component = {
  lazy: toggle('Embeds once the component comes into view.', false),
  retries: number('Number of retries after a load timeout.', 0),
  aspectRatio: text('Aspect ratio, for example 4 / 3.'),
};

/** Props for the React components that embed reports. */
export const reportComponent = {
  ...component,
  phased: toggle('Loads without rendering while true, and renders once false.', false),
};

/** Sizes that are also sent to the frame. */
export const size = {
  width: number('In pixels. By default, the page’s styles apply.'),
  height: number('In pixels. By default, the page’s styles apply.'),
};
