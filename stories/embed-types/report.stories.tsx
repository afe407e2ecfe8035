import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlyControls, withoutControls } from '../support/control';
import { waitForEvent, insideFrame, waitUntilRendered, waitForStatus } from '../support/play';
import { reportControls } from '../support/report-controls';
import { reportUrl } from '../support/site';
import { hiddenArgs, typeStory, type TypeArgs } from '../support/type-story';

const meta: Meta<TypeArgs> = {
  title: 'Embed types/Report',
  argTypes: {
    ...reportControls,
    ...hiddenArgs,
    // only for paginated reports
    parameterValues: { table: { disable: true } },
    datasetBindings: { table: { disable: true } },
  },
  // Controls have the order of the args.
  args: { pageName: 'overview', accessToken: 'valid', embedUrl: reportUrl() },
  ...typeStory(
    'report',
    'Report',
    'An interactive report with pages, filters and bookmarks. The host page controls the report with method calls and receives events when users interact with it.',
  ),
};
export default meta;

type Story = StoryObj<TypeArgs>;

export const Interactive: Story = {
  args: {
    description: 'Click a bar or select a region. The other visuals are filtered, and the devtools list the events.',
  },
  play: waitUntilRendered,
};

export const AnotherPage: Story = {
  name: 'Another page',
  args: {
    pageName: 'hiring',
    description: 'Change `pageName` in the controls. The report switches to the page without reloading.',
  },
  parameters: onlyControls('pageName'),
  play: waitUntilRendered,
};

export const Filtered: Story = {
  args: {
    filters: 'Northeast',
    settings_panes_filters_visible: true,
    settings_panes_filters_expanded: true,
    description:
      'An initial filter. Select a different one in the controls. The filters are replaced without reloading.',
  },
  parameters: onlyControls('pageName', 'filters'),
  play: waitUntilRendered,
};

export const SlicerState: Story = {
  name: 'Slicer state',
  args: {
    slicers: 'Pacific',
    description: 'An initial slicer selection, which users can change.',
  },
  parameters: onlyControls('pageName', 'slicers'),
  play: waitUntilRendered,
};

export const Bookmark: Story = {
  args: { bookmark: 'West coast', description: 'A bookmark saved in the report, applied during the load.' },
  parameters: onlyControls('bookmark'),
  play: waitUntilRendered,
};

export const DarkTheme: Story = {
  name: 'Dark theme',
  args: {
    theme: 'Dark',
    description: 'An initial theme. Select a different one in the controls, or “Page” for the colors of this page.',
  },
  parameters: onlyControls('pageName', 'theme'),
  play: waitUntilRendered,
};

export const HighContrast: Story = {
  name: 'High contrast',
  args: { contrastMode: 3, description: 'One of the four high-contrast color schemes.' },
  parameters: onlyControls('pageName', 'contrastMode'),
  play: waitUntilRendered,
};

export const EditMode: Story = {
  name: 'Edit mode',
  args: {
    viewMode: 1,
    permissions: 7,
    settings_panes_filters_visible: false,
    settings_panes_fields_expanded: true,
    description: 'With `viewMode` set to `Edit`, users can add visuals, change them, and save the report.',
  },
  parameters: withoutControls,
  play: waitUntilRendered,
};

export const MobileLayout: Story = {
  name: 'Mobile layout',
  args: {
    settings_layoutType: 2,
    phone: true,
    description: 'The mobile layout. Swipe across the report on a touch screen to emit `swipeStart` and `swipeEnd`.',
  },
  parameters: onlyControls('pageName', 'layoutType'),
  play: async (context) => {
    const main = (await insideFrame(context)).getByRole('main');
    // Firefox and Safari have no constructors for touches on computers.
    const swipe = (type: string, clientX: number) => {
      const changedTouches = [{ clientX, clientY: 200 }];
      main.dispatchEvent(Object.assign(new UIEvent(type, { bubbles: true }), { changedTouches }));
    };
    swipe('touchstart', 300);
    swipe('touchend', 60);
    await waitForEvent(context, 'swipeEnd');
  },
};

export const PhasedLoad: Story = {
  name: 'Phased load',
  args: {
    phased: true,
    description: 'Loaded but not rendered (phased load). Set `phased` to false to render the report.',
  },
  parameters: onlyControls('phased'),
  play: waitForStatus('loaded'),
};

export const Bootstrap: Story = {
  args: {
    accessToken: 'none',
    description:
      'Without a token, the frame starts and waits (bootstrap). Select a valid token to load the content in the same frame.',
  },
  parameters: onlyControls('accessToken', 'getAccessToken'),
  play: waitForStatus('waiting'),
};
