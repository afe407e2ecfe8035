import type { Settings } from '@vitrine/sdk';
import { useEmbed, type EmbedHandle, type EmbedKind } from '@vitrine/sdk/react';
import { useState, type ReactNode } from 'react';
import { CodePanel, type CodePanelProps } from './code-panel';
import { Segmented, StatusBadge, StoryPage } from './story-page';

/** One of the two settings that a story compares. */
export type Side = 'Before' | 'After';

const sides = ['Before', 'After'] as const;

interface BeforeAfterProps<Kind extends EmbedKind> {
  description: string;
  before: Settings;
  after: Settings;
  /** Explanation of each side. */
  notes: Readonly<Record<Side, ReactNode>>;
  /** The embed in the generated code, without its settings. Default: a report. */
  code?: CodePanelProps;
  /** Explanation of a difference between narrow and wide frames, shown in narrow canvases. */
  narrowNote?: string | undefined;
  /** Renders the embed with the given settings and handle. */
  children: (settings: Settings, side: Side, handle: EmbedHandle<Kind>) => ReactNode;
}

/** Note for stories about panes and bars. */
export const panesNote = 'In this narrow frame, panes may be closed until you open them, and pages may appear as tabs.';

const defaultCode: CodePanelProps = { type: 'report', component: 'Report', props: {} };

/**
 * Shows one of two embeds that differ in their settings, with a switch between them. Both stay rendered and keep their size, so that
 * the difference is immediately visible.
 */
export function BeforeAfter<Kind extends EmbedKind = 'report'>(props: BeforeAfterProps<Kind>) {
  const { description, before, after, notes, code = defaultCode, narrowNote, children } = props;
  const settings = { Before: before, After: after };
  const embeds = { Before: useEmbed<Kind>(), After: useEmbed<Kind>() };
  const [shown, setShown] = useState<Side>('After');
  const propsOf = (side: Side) => ({
    ...code.props,
    ...(Object.keys(settings[side]).length > 0 && { settings: settings[side] }),
  });
  return (
    <StoryPage
      description={description}
      status={<StatusBadge status={embeds[shown].status} />}
      code={<CodePanel {...code} props={propsOf(shown)} other={propsOf(shown === 'Before' ? 'After' : 'Before')} />}
    >
      <div className="compare">
        <Segmented label="Settings" options={sides} value={shown} onChange={setShown} />
        <p className="story-note" aria-live="polite">
          {notes[shown]}
          {narrowNote !== undefined && <small>{narrowNote}</small>}
        </p>
      </div>
      <div className="sides">
        {sides.map((side) => (
          <div key={side} data-shown={side === shown || undefined}>
            {children(settings[side], side, embeds[side].handle)}
          </div>
        ))}
      </div>
    </StoryPage>
  );
}
