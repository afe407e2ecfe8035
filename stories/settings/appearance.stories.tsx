import type { Meta } from '@storybook/react-vite';
import { openMenus } from '../support/play';
import { desktop, pair, settingsMeta, type SettingsArgs, type Story } from '../support/settings-story';

const meta: Meta<SettingsArgs> = {
  title: 'Features/Settings/Appearance',
  tags: ['!autodocs'],
  ...settingsMeta,
};
export default meta;

export const Zoom: Story = {
  name: 'Zoom',
  ...pair(
    '`zoomLevel`: scales the page. The default is 1. The range is 0.25 to 4.',
    ['The page has its usual size.', 'The page is half as large.'],
    { zoomLevel: 1 },
    { zoomLevel: 0.5 },
    desktop,
  ),
};

export const Background: Story = {
  name: 'Background',
  ...pair(
    '`background`: the report’s own, or transparent, so that the host page shows through.',
    ['The frame covers the stripes of the host page.', 'The stripes of the host page are visible behind the report.'],
    { background: 0 },
    { background: 1 },
  ),
};

export const MobileLayout: Story = {
  name: 'Mobile layout',
  ...pair(
    '`layoutType`: the original layout, or the mobile layout.',
    ['The visuals are arranged for wide screens.', 'The visuals are stacked in the report’s mobile layout.'],
    {},
    { layoutType: 2 },
  ),
};

export const CustomLayout: Story = {
  name: 'Custom layout',
  ...pair(
    '`customLayout`: the host page positions and sizes the visuals.',
    ['The page has all its visuals.', 'The page has two visuals, at positions that the host page has set.'],
    {},
    {
      layoutType: 1,
      customLayout: { visuals: 'Members and teams', width: 1000, height: 500, displayOption: 0 },
    },
  ),
};

export const VisualHeaders: Story = {
  name: 'Visual headers',
  ...pair(
    '`visualSettings.visualHeaders`: the header with a visual’s menu, which appears when users hover over the visual.',
    ['Each visual has a menu in its header.', 'Hover over a visual. It has neither a header nor a menu.'],
    {},
    { visualSettings: { visualHeaders: false } },
  ),
  play: openMenus,
};

export const Language: Story = {
  name: 'Language',
  ...pair(
    '`localeSettings`: user interface language, and number and date formats.',
    [
      'The user interface and the numbers are in English.',
      'The user interface is in German, and the numbers have German separators.',
    ],
    {},
    { localeSettings: { language: 'de', formatLocale: 'de-DE' } },
  ),
};

export const Print: Story = {
  name: 'Print',
  ...pair(
    '`printSettings.browserPrintAdjustmentsMode`: whether the browser may adjust the colors of a printed report. The setting does not affect the report on screen.',
    ['The printed report may have no background colors.', 'The printed report has all its colors.'],
    {},
    { printSettings: { browserPrintAdjustmentsMode: 1 } },
  ),
};
