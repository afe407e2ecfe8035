import {
  PageSizeType,
  VisualContainerDisplayMode,
  type CommandDisplayOption,
  type CommandsSettings,
  type CustomLayout,
  type DisplayOption,
  type Settings,
  type VisualsLayout,
} from '@vitrine/sdk';

const visualLayout = (x: number, y: number, width: number, height: number) => ({
  x,
  y,
  z: 0,
  width,
  height,
  displayState: { mode: VisualContainerDisplayMode.Visible },
});

/** Layouts for the “Overview” page, by the label that the control shows. */
export const customLayouts = {
  'Members and teams': {
    'members-trend': visualLayout(20, 20, 620, 460),
    'headcount-team': visualLayout(660, 20, 320, 460),
  },
  'Members chart only': { 'members-trend': visualLayout(20, 20, 960, 460) },
  'Teams above members': {
    'headcount-team': visualLayout(20, 20, 960, 220),
    'members-trend': visualLayout(20, 260, 960, 220),
  },
} satisfies Record<string, VisualsLayout>;

/** Control values for settings that are lists or contain page and visual names. */
export interface FlatFields {
  customLayout?: {
    visuals?: keyof typeof customLayouts;
    width?: number;
    height?: number;
    displayOption?: DisplayOption;
  };
  /** How each command is displayed. */
  commands?: {
    exportData?: CommandDisplayOption;
    seeData?: CommandDisplayOption;
    sort?: CommandDisplayOption;
    spotlight?: CommandDisplayOption;
  };
  extensions?: { title?: string };
  visualSettings?: { visualHeaders?: boolean };
}

/** Report settings as the controls store them. */
export type FlatSettings = Omit<Settings, keyof FlatFields> & FlatFields;

function toCustomLayout({
  visuals = 'Members and teams',
  width = 1000,
  height = 500,
  displayOption,
}: NonNullable<FlatFields['customLayout']>): CustomLayout {
  const defaultLayout = { displayState: { mode: VisualContainerDisplayMode.Hidden } };
  return {
    pageSize: { type: PageSizeType.Custom, width, height },
    ...(displayOption !== undefined && { displayOption }),
    pagesLayout: { overview: { defaultLayout, visualsLayout: customLayouts[visuals] } },
  };
}

const toCommands = (options: NonNullable<FlatFields['commands']>): CommandsSettings =>
  Object.fromEntries(Object.entries(options).map(([name, displayOption]) => [name, { displayOption }]));

const toExtensions = (title: string): Settings['extensions'] => ({
  commands: [{ name: 'ask', title, extend: { visualOptionsMenu: { title } } }],
});

/** Returns the settings that the control values describe. */
export function toSettings({
  customLayout,
  commands,
  extensions,
  visualSettings,
  ...settings
}: FlatSettings): Settings {
  const visible = visualSettings?.visualHeaders;
  return {
    ...settings,
    ...(customLayout && { customLayout: toCustomLayout(customLayout) }),
    ...(commands && { commands: [toCommands(commands)] }),
    ...(extensions?.title && { extensions: toExtensions(extensions.title) }),
    ...(visible !== undefined && { visualSettings: { visualHeaders: [{ settings: { visible } }] } }),
  };
}
