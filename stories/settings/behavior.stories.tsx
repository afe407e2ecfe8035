import type { Meta } from '@storybook/react-vite';
import type { Settings } from '@vitrine/sdk';
import { CreateReport, Report } from '@vitrine/sdk/react';
import { useState } from 'react';
import { BeforeAfter } from '../support/before-after';
import { frameUrl, reportUrl } from '../support/site';
import { common, pair, settingsMeta, readSettings, type SettingsArgs, type Story } from '../support/settings-story';

const meta: Meta<SettingsArgs> = { title: 'Features/Settings/Behavior', tags: ['!autodocs'], ...settingsMeta };
export default meta;

/** A report with the number of visuals that have emitted `visualRendered`. */
function CountingReport({ settings, title }: { settings: Settings; title: string }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <p className="story-status">
        <code>visualRendered</code> events: <output>{count}</output>
      </p>
      <div className="story-frame">
        <Report
          {...common}
          theme="page"
          embedUrl={reportUrl()}
          settings={settings}
          title={title}
          onVisualRendered={() => setCount((previous) => previous + 1)}
        />
      </div>
    </>
  );
}

export const PersonalBookmarks: Story = {
  name: 'Personal bookmarks',
  ...pair(
    'personalBookmarksEnabled: users can save personal bookmarks in addition to those saved in the report.',
    { panes: { bookmarks: { visible: true } } },
    { panes: { bookmarks: { visible: true } }, personalBookmarksEnabled: true },
  ),
};

export const PersistentFilters: Story = {
  name: 'Persistent filters',
  ...pair(
    'persistentFiltersEnabled: restores a user’s filters on the next visit. Select a region in the report “After”, then reload the page.',
    {},
    { persistentFiltersEnabled: true },
  ),
};

export const AuthoringHints: Story = {
  name: 'Authoring hints',
  ...pair(
    'authoringHintsEnabled: shows a hint on an empty page.',
    { authoringHintsEnabled: false },
    { authoringHintsEnabled: true },
  ),
  render: ({ description, ...args }) => (
    <BeforeAfter description={description} {...readSettings(args)}>
      {(settings, name) => (
        <div className="story-frame">
          <CreateReport
            {...common}
            embedUrl={frameUrl('reportEmbed', { datasetId: 'staff-data' })}
            datasetId="staff-data"
            settings={settings}
            title={`New report, ${name}`}
          />
        </div>
      )}
    </BeforeAfter>
  ),
};

export const HiddenErrors: Story = {
  name: 'Hidden errors',
  ...pair(
    'hideErrors: hides the frame’s error message, for host pages that show their own. The error event is emitted in both cases.',
    {},
    { hideErrors: true },
    // With an onError handler, the component does not log the failure.
    { embedUrl: reportUrl({ reportId: 'nowhere' }), onError: () => undefined },
  ),
};

export const VisualRenderedEvents: Story = {
  name: 'Visual rendered events',
  ...pair(
    'visualRenderedEvents: emits visualRendered for each visual, for host pages that measure rendering or wait for it.',
    {},
    { visualRenderedEvents: true },
  ),
  render: ({ description, ...args }) => (
    <BeforeAfter description={description} {...readSettings(args)}>
      {(settings, name) => <CountingReport settings={settings} title={`Report, ${name}`} />}
    </BeforeAfter>
  ),
};
