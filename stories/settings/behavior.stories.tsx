import type { Meta } from '@storybook/react-vite';
import { themeFromPage } from '@vitrine/sdk';
import { CreateReport, Report } from '@vitrine/sdk/react';
import { useState } from 'react';
import { BeforeAfter, panesNote } from '../support/before-after';
import { clickAndLeave, renderedFrames } from '../support/play';
import { frameUrl, reportUrl, userToken } from '../support/site';
import {
  common,
  pair,
  settingsMeta,
  readSettings,
  wide,
  type SettingsArgs,
  type Story,
} from '../support/settings-story';
import { skeleton } from '../support/slots';

const meta: Meta<SettingsArgs> = { title: 'Features/Settings/Behavior', tags: ['!autodocs'], ...settingsMeta };
export default meta;

export const PersonalBookmarks: Story = {
  name: 'Personal bookmarks',
  ...pair(
    '`personalBookmarksEnabled`: users can save personal bookmarks in addition to those saved in the report.',
    [
      'The pane lists the bookmarks saved in the report.',
      'The pane also lists the user’s own bookmarks, and has a button to add one.',
    ],
    { panes: { bookmarks: { visible: true } } },
    { panes: { bookmarks: { visible: true } }, personalBookmarksEnabled: true },
    wide,
  ),
};

/** Two reports that users leave and visit again. */
function Visits({ description, notes: [before, after], ...args }: SettingsArgs) {
  const [visit, setVisit] = useState(1);
  const noteOf = (text: string) => (
    <>
      <button onClick={() => setVisit(visit + 1)}>Visit again</button>
      <span>
        <b>Visit {visit}</b> {text}
      </span>
    </>
  );
  return (
    <BeforeAfter
      description={description}
      {...readSettings(args)}
      notes={{ Before: noteOf(before), After: noteOf(after) }}
    >
      {(settings, side, handle) => (
        <div className="story-frame" key={visit}>
          <Report
            {...common}
            handle={handle}
            accessToken={userToken}
            theme="page"
            embedUrl={reportUrl()}
            settings={settings}
            title={`Report, ${side}`}
            loading={skeleton}
          />
        </div>
      )}
    </BeforeAfter>
  );
}

export const PersistentFilters: Story = {
  name: 'Persistent filters',
  ...pair(
    '`persistentFiltersEnabled`: restores a user’s filters on the next visit. Select a region, then visit the report again.',
    [
      'The report opens with its own filters.',
      'The report opens with the region that the user selected on the previous visit.',
    ],
    { persistentFiltersEnabled: false },
    { persistentFiltersEnabled: true },
  ),
  render: (args) => <Visits {...args} />,
  // the first visit: a user selects a region in both reports
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const frame of await renderedFrames(canvasElement)) {
      const region = await frame.findByRole<HTMLInputElement>('checkbox', { name: 'Pacific' });
      if (!region.checked) region.click();
    }
    await clickAndLeave(userEvent, canvas.getByRole('button', { name: 'Visit again' }));
  },
};

export const AuthoringHints: Story = {
  name: 'Authoring hints',
  ...pair(
    '`authoringHintsEnabled`: shows a hint on an empty page.',
    ['The new report’s page is empty.', 'A hint on the empty page explains how to add a visual.'],
    { authoringHintsEnabled: false },
    { authoringHintsEnabled: true },
    wide,
  ),
  render: ({ description, notes: [before, after], ...args }) => (
    <BeforeAfter<'create'>
      description={description}
      {...readSettings(args)}
      notes={{ Before: before, After: after }}
      narrowNote={panesNote}
      code={{ type: 'create', component: 'CreateReport', props: { datasetId: 'staff-data' } }}
    >
      {(settings, side, handle) => (
        <div className="story-frame">
          <CreateReport
            {...common}
            handle={handle}
            embedUrl={frameUrl('reportEmbed', { datasetId: 'staff-data' })}
            datasetId="staff-data"
            theme={themeFromPage()}
            settings={settings}
            title={`New report, ${side}`}
          />
        </div>
      )}
    </BeforeAfter>
  ),
};

export const HiddenErrors: Story = {
  name: 'Hidden errors',
  ...pair(
    '`hideErrors`: hides the frame’s error message, for host pages that show their own. The error event is emitted in both cases.',
    ['The frame shows its own message.', 'The host page shows its fallback instead.'],
    {},
    { hideErrors: true },
    // With an onError handler, the component does not log the failure.
    {
      report: { embedUrl: reportUrl({ reportId: 'nowhere' }), onError: () => undefined },
    },
  ),
};

export const VisualRenderedEvents: Story = {
  name: 'Visual rendered events',
  ...pair(
    '`visualRenderedEvents`: emits `visualRendered` for each visual, for host pages that measure rendering or wait for it.',
    [
      'The report emits no event for its visuals.',
      'The report emits an event for each visual. Switch to another page to see more.',
    ],
    {},
    { visualRenderedEvents: true },
    { event: 'visualRendered' },
  ),
};
