import type { Meta, StoryObj } from '@storybook/react-vite';
import { DisplayOption, LayoutType, type Settings } from '@vitrine/sdk';
import { Report } from '@vitrine/sdk/react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useMedia } from '../../playground/src/view/use-media';
import { BeforeAfter, panesNote, type Side } from './before-after';
import { argsOf, argTypesFor, nest, withoutControls, type Args } from './control';
import { toSettings, type FlatSettings } from './flat-settings';
import { reportSettings } from './setting-fields';
import { goodToken, reportUrl, storyService } from './site';
import { fallback } from './slots';

type ReportProps = Partial<ComponentProps<typeof Report>>;

/** Descriptions of the report with each of the two settings. */
type Notes = readonly [before: string, after: string];

/** Options of a story in addition to the compared settings. */
interface Extras {
  /** Props for both reports. */
  report?: ReportProps;
  /** Whether the reports need the width of the canvas, so that their panes are next to the page. Hides the controls. */
  wide?: boolean;
  /** Whether the settings have no effect on the layout for phones, so that narrow canvases show the desktop layout. */
  desktop?: boolean;
  /** Event whose occurrences the story counts on each side. */
  event?: 'visualRendered' | 'dataHyperlinkClicked' | 'saveAsTriggered';
}

/** Args for these stories: one for each control, keyed by its path, plus the story's own args. */
export type SettingsArgs = Args & Extras & { description: string; notes: Notes };

/** Props for all reports. */
export const common = { accessToken: goodToken, service: storyService };

const controls = argTypesFor<{ before: FlatSettings; after: FlatSettings }>()({
  Before: { before: reportSettings },
  After: { after: reportSettings },
});

/** Returns the name of an event's handler prop. */
const handlerOf = (event: string) => `on${event.charAt(0).toUpperCase()}${event.slice(1)}`;

/** Query for canvases in which reports have their layout for phones. */
const narrow = '(width < 640px)';

/** Settings for the desktop layout in a narrow frame. Fitted to the frame, its text would be too small. */
const desktopLayout: Settings = {
  layoutType: LayoutType.Custom,
  customLayout: { displayOption: DisplayOption.ActualSize },
};

const desktopNote =
  'The setting applies to the desktop layout, which this narrow frame shows in its actual size instead of the layout for phones.';

/** A report before and after, with a description and the number of events. */
function SettingsStory({ description, report, notes, event, wide, desktop = false, ...args }: SettingsArgs) {
  const isDesktopInNarrow = useMedia(narrow) && desktop;
  const [counts, setCounts] = useState<Readonly<Record<Side, number>>>({ Before: 0, After: 0 });
  const noteOf = (side: Side): ReactNode => (
    <>
      <span>{notes[side === 'Before' ? 0 : 1]}</span>
      {event && (
        <span>
          <code>{event}</code> events received: <output>{counts[side]}</output>
        </span>
      )}
    </>
  );
  const countEvent = (side: Side) => setCounts((previous) => ({ ...previous, [side]: previous[side] + 1 }));
  return (
    <BeforeAfter
      description={description}
      {...readSettings(args)}
      notes={{ Before: noteOf('Before'), After: noteOf('After') }}
      narrowNote={wide ? panesNote : isDesktopInNarrow ? desktopNote : undefined}
      code={{ type: 'report', component: 'Report', props: { ...report } }}
    >
      {(settings, side, handle) => (
        <div
          className={['story-frame', report?.viewMode === 1 && 'editor', settings.bars && 'bars']
            .filter(Boolean)
            .join(' ')}
        >
          <Report
            {...common}
            handle={handle}
            theme="page"
            embedUrl={reportUrl()}
            settings={isDesktopInNarrow ? { ...settings, ...desktopLayout } : settings}
            pageName="overview"
            title={`Report, ${side}`}
            // a page that hides the frame's errors shows its own
            {...(settings.hideErrors === true && { fallback })}
            {...(event && { [handlerOf(event)]: () => countEvent(side) })}
            {...report}
          />
        </div>
      )}
    </BeforeAfter>
  );
}

const hidden = { table: { disable: true } };

/** Shared meta for the stories about settings. Each file sets its own title and tags, because Storybook reads them statically. */
export const settingsMeta = {
  argTypes: {
    ...controls,
    description: hidden,
    report: hidden,
    notes: hidden,
    event: hidden,
    wide: hidden,
    desktop: hidden,
  },
  render: (args) => <SettingsStory {...args} />,
} satisfies Meta<SettingsArgs>;

export type Story = StoryObj<SettingsArgs>;

/** Returns the settings for both reports. */
export function readSettings(args: Args) {
  const { before = {}, after = {} } = nest(args) as { before?: FlatSettings; after?: FlatSettings };
  return { before: toSettings(before), after: toSettings(after) };
}

/** Returns a story with controls for the settings that it compares. Both sides have the same controls. */
export function pair(
  description: string,
  notes: Notes,
  before: FlatSettings,
  after: FlatSettings,
  extras: Extras = {},
): Story {
  const set = argsOf({ before, after }, controls);
  const paths = new Set(Object.keys(set).map((key) => key.replace(/^(before|after)_/, '')));
  // Storybook lists the controls in arg order
  const unset = ['before', 'after'].flatMap((side) => [...paths].map((path) => [`${side}_${path}`, undefined]));
  const args = { ...(Object.fromEntries(unset) as Args), ...set };
  const include = Object.keys(args).map((key) => controls[key]?.name);
  return {
    args: { description, notes, ...args, ...extras },
    parameters: extras.wide === true ? withoutControls : { controls: { include } },
  };
}

/** Opens both reports in edit mode. */
export const editing = { report: { viewMode: 1, permissions: 7 } } as const;

/** Shows the panes next to the page. */
export const wide = { wide: true } as const;

/** Shows the desktop layout also in narrow canvases. */
export const desktop = { desktop: true } as const;
