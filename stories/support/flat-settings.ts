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

const place = (x: number, y: number, width: number, height: number) => ({
  x,
  y,
  z: 0,
  width,
  height,
  displayState: { mode: VisualContainerDisplayMode.Visible },
});

/** Layouts of the page “Overview” by the label that the control shows. */
export const customLayouts = {
  'Members and teams': {
    'members-trend': place(20, 20, 620, 460),
    'headcount-team': place(660, 20, 320, 460),
  },
  'Members only': { 'members-trend': place(20, 20, 960, 460) },
  'Teams above members': {
    'headcount-team': place(20, 20, 960, 220),
    'members-trend': place(20, 260, 960, 220),
  },
} satisfies Record<string, VisualsLayout>;

/** Values of the controls for settings that are lists or contain names of pages and visuals. */
export interface FlatFields {
  customLayout?: {
    visuals?: keyof typeof customLayouts;
    width?: number;
    height?: number;
    displayOption?: DisplayOption;
  };
  /** Availability by command. */
  commands?: {
    exportData?: CommandDisplayOption;
    seeData?: CommandDisplayOption;
    sort?: CommandDisplayOption;
    spotlight?: CommandDisplayOption;
  };
  extensions?: { title?: string };
  visualSettings?: { visualHeaders?: boolean };
}

/** Settings of a report as the controls hold them. */
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

/** Returns the settings that the values of the controls describe. */
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
