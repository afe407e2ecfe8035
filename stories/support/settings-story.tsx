import type { Meta, StoryObj } from '@storybook/react-vite';
import { Report } from '@vitrine/sdk/react';
import type { ComponentProps } from 'react';
import { BeforeAfter } from './before-after';
import { argsOf, argTypesFor, nest, type Args } from './control';
import { toSettings, type FlatSettings } from './flat-settings';
import { reportSettings } from './setting-fields';
import { goodToken, reportUrl, storyService } from './site';
import { skeleton } from './slots';

type ReportProps = Partial<ComponentProps<typeof Report>>;

/** Args for these stories: one per control, by path, and the story's own args. */
export type SettingsArgs = Args & {
  description: string;
  /** Props for both reports. */
  report?: ReportProps;
};

/** Props for all reports. */
export const common = { accessToken: goodToken, service: storyService };

const controls = argTypesFor<{ before: FlatSettings; after: FlatSettings }>()({
  Before: { before: reportSettings },
  After: { after: reportSettings },
});

/** Shared meta for the stories about settings. Each file sets its own title and tags, because Storybook reads them statically. */
export const settingsMeta = {
  argTypes: {
    ...controls,
    description: { table: { disable: true } },
    report: { table: { disable: true } },
  },
  render: ({ description, report, ...args }) => (
    <BeforeAfter description={description} {...readSettings(args)}>
      {(settings, name) => (
        <div className="story-frame">
          <Report
            {...common}
            theme="page"
            embedUrl={reportUrl()}
            settings={settings}
            pageName="overview"
            title={`Report, ${name}`}
            loading={skeleton}
            {...report}
          />
        </div>
      )}
    </BeforeAfter>
  ),
} satisfies Meta<SettingsArgs>;

export type Story = StoryObj<SettingsArgs>;

/** Returns the settings for both reports. */
export function readSettings(args: Args) {
  const { before = {}, after = {} } = nest(args) as { before?: FlatSettings; after?: FlatSettings };
  return { before: toSettings(before), after: toSettings(after) };
}

/** Returns a story with controls for the settings that it compares. Both sides have the same controls. */
export function pair(description: string, before: FlatSettings, after: FlatSettings, report?: ReportProps): Story {
  const set = argsOf({ before, after }, controls);
  const paths = new Set(Object.keys(set).map((key) => key.replace(/^(before|after)_/, '')));
  // Storybook lists the controls in arg order
  const unset = ['before', 'after'].flatMap((side) => [...paths].map((path) => [`${side}_${path}`, undefined]));
  const args = { ...(Object.fromEntries(unset) as Args), ...set };
  const include = Object.keys(args).map((key) => controls[key]?.name);
  return { args: { description, ...args, ...(report && { report }) }, parameters: { controls: { include } } };
}

/** Opens both reports in edit mode. */
export const editing = { viewMode: 1, permissions: 7 } as const;
