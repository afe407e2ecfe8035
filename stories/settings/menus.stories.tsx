import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { editing, pair, settingsMeta, type SettingsArgs, type Story } from '../support/settings-story';

const meta: Meta<SettingsArgs> = { title: 'Features/Settings/Menus and links', tags: ['!autodocs'], ...settingsMeta };
export default meta;

/** Opens a visual's menu in the second report, to show its commands. */
const openMenu: Story['play'] = async ({ canvasElement }) => {
  const waitOptions = { timeout: 30_000 };
  await waitFor(() => expect(canvasElement.querySelectorAll('[aria-busy=false]')).toHaveLength(2), waitOptions);
  const body = [...canvasElement.querySelectorAll('iframe')].at(-1)?.contentDocument?.body;
  if (!body) throw new Error('The story has no frame.');
  (await within(body).findByRole('button', { name: 'Options for Members by month' })).click();
  await within(body).findByRole('menu');
};

export const Commands: Story = {
  name: 'Commands',
  ...pair(
    'commands: availability of built-in menu commands. In “After”, exporting is hidden and “Show as a table” is disabled.',
    {},
    { commands: { exportData: 2, seeData: 1 } },
  ),
  play: openMenu,
};

export const Extensions: Story = {
  name: 'Extensions',
  ...pair(
    'extensions: custom commands from the host page in the menus. Selecting one emits commandTriggered.',
    {},
    { extensions: { title: 'Ask about this' } },
  ),
  play: openMenu,
};

export const Hyperlinks: Story = {
  name: 'Hyperlinks',
  ...pair(
    'hyperlinkClickBehavior: a link in the data opens, or only emits dataHyperlinkClicked.',
    { hyperlinkClickBehavior: 0 },
    { hyperlinkClickBehavior: 2 },
    { pageName: 'locations' },
  ),
};

export const CustomSaveAsDialog: Story = {
  name: 'Custom save as dialog',
  ...pair(
    'useCustomSaveAsDialog: “Save as” opens the frame’s dialog, or emits saveAsTriggered so that the host page can show its own.',
    {},
    { useCustomSaveAsDialog: true },
    editing,
  ),
};
