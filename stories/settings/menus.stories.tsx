import type { Meta } from '@storybook/react-vite';
import { openMenus, renderedFrames } from '../support/play';
import { editing, pair, settingsMeta, wide, type SettingsArgs, type Story } from '../support/settings-story';

const meta: Meta<SettingsArgs> = { title: 'Features/Settings/Menus and links', tags: ['!autodocs'], ...settingsMeta };
export default meta;

export const Commands: Story = {
  name: 'Commands',
  ...pair(
    '`commands`: availability of built-in menu commands.',
    ['The menu has all its commands.', '“Export data” is gone from the menu, and “Show as a table” is disabled.'],
    {},
    { commands: { exportData: 2, seeData: 1 } },
  ),
  play: openMenus,
};

export const Extensions: Story = {
  name: 'Extensions',
  ...pair(
    '`extensions`: custom commands that the host page adds to the menus. Selecting one emits `commandTriggered`.',
    ['The menu has the report’s own commands.', 'The menu also has the host page’s command “Ask about this”.'],
    {},
    { extensions: { title: 'Ask about this' } },
  ),
  play: openMenus,
};

export const Hyperlinks: Story = {
  name: 'Hyperlinks',
  ...pair(
    '`hyperlinkClickBehavior`: whether clicking a link in the data opens it or only emits `dataHyperlinkClicked`.',
    ['A link opens in a new tab.', 'The host page receives the URL of the clicked link.'],
    { hyperlinkClickBehavior: 0 },
    { hyperlinkClickBehavior: 2 },
    {
      report: { pageName: 'locations' },
      event: 'dataHyperlinkClicked',
    },
  ),
  play: async ({ canvasElement }) => {
    const [, after] = await renderedFrames(canvasElement);
    (await after?.findAllByRole('link'))?.[0]?.click();
  },
};

export const CustomSaveAsDialog: Story = {
  name: 'Custom save as dialog',
  ...pair(
    '`useCustomSaveAsDialog`: “Save as” opens the frame’s dialog, or emits `saveAsTriggered` so that the host page can show its own.',
    ['“Save as” opens the frame’s dialog.', '“Save as” leaves the dialog to the host page.'],
    {},
    { useCustomSaveAsDialog: true },
    {
      ...editing,
      ...wide,
      event: 'saveAsTriggered',
    },
  ),
  play: async ({ canvasElement }) => {
    for (const frame of await renderedFrames(canvasElement)) {
      (await frame.findByRole('button', { name: 'Save as' })).click();
    }
  },
};
