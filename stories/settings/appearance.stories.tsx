import type { Meta } from '@storybook/react-vite';
import { openMenus } from '../support/play';
import { pair, settingsMeta, type SettingsArgs, type Story } from '../support/settings-story';

const meta: Meta<SettingsArgs> = {
  title: 'Features/Settings/Appearance',
  tags: ['!autodocs'],
  ...settingsMeta,
};
export default meta;

export const Zoom: Story = {
  name: 'Zoom',
  ...pair('zoomLevel: 1 is the original size. The range is 0.25 to 4.', { zoomLevel: 1 }, { zoomLevel: 0.5 }),
};

export const Background: Story = {
  name: 'Background',
  ...pair(
    'background: the report’s own, or transparent, so that the host page shows through.',
    { background: 0 },
    { background: 1 },
  ),
};

export const MobileLayout: Story = {
  name: 'Mobile layout',
  ...pair('layoutType: the original layout, or the mobile layout.', {}, { layoutType: 2 }),
};

export const CustomLayout: Story = {
  name: 'Custom layout',
  ...pair(
    'customLayout: the host page positions and sizes the visuals.',
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
    'visualSettings.visualHeaders: the header with a visual’s menu, which appears when users hover over the visual.',
    {},
    { visualSettings: { visualHeaders: false } },
    { notes: ['Each visual has a menu in its header.', 'Hover over a visual. It has neither a header nor a menu.'] },
  ),
  play: openMenus,
};

export const Language: Story = {
  name: 'Language',
  ...pair(
    'localeSettings: user interface language, and number and date formats.',
    {},
    { localeSettings: { language: 'de', formatLocale: 'de-DE' } },
  ),
};

export const Print: Story = {
  name: 'Print',
  ...pair(
    'printSettings.browserPrintAdjustmentsMode: whether the browser may adjust the colors of a printed report. The report on screen is the same.',
    {},
    { printSettings: { browserPrintAdjustmentsMode: 1 } },
    { notes: ['The printed report may have no background colors.', 'The printed report has all its colors.'] },
  ),
};
