import type { Meta } from '@storybook/react-vite';
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
    'visualSettings.visualHeaders: hover over a visual. In “After”, it has no header menu.',
    {},
    { visualSettings: { visualHeaders: false } },
  ),
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
    'printSettings.browserPrintAdjustmentsMode: print both reports and compare them. In “Before”, the browser may omit background colors.',
    {},
    { printSettings: { browserPrintAdjustmentsMode: 1 } },
  ),
};
