import type { Settings } from '@vitrine/sdk';
import { Fragment, useState, type ReactNode } from 'react';
import { CodeBlock } from '../../playground/src/view/code-block';
import { toSource } from './source';
import { Segmented, StoryPage } from './story-page';

/** One of the two settings that a story compares. */
export type Side = 'Before' | 'After';

const sides = ['Before', 'After'] as const;

interface BeforeAfterProps {
  description: string;
  before: Settings;
  after: Settings;
  /** What to look at on each side, where the difference is small. */
  notes?: Readonly<Record<Side, ReactNode>> | undefined;
  /** Renders the embed with the given settings. */
  children: (settings: Settings, side: Side) => ReactNode;
}

/** A description whose first part, up to the colon, consists of names of settings. */
function Description({ text }: { text: string }) {
  const [names = ''] = text.split(':', 1);
  return (
    <>
      {names.split(/(, | and )/).map((part, index) =>
        // every second part is a separator
        index % 2 === 0 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
      )}
      {text.slice(names.length)}
    </>
  );
}

/**
 * Shows an embed with two settings on one large stage, with a switch between them. Both embeds stay rendered and keep their size,
 * so that the difference is immediately visible.
 */
export function BeforeAfter({ description, before, after, notes, children }: BeforeAfterProps) {
  const settings = { Before: before, After: after };
  const [shown, setShown] = useState<Side>('After');
  /** Returns an element per side, of which one is visible. */
  const stack = (render: (side: Side) => ReactNode) => (
    <div className="sides">
      {sides.map((side) => (
        <div key={side} data-shown={side === shown || undefined}>
          {render(side)}
        </div>
      ))}
    </div>
  );
  return (
    <StoryPage fill description={<Description text={description} />}>
      <div className="compare">
        <Segmented label="Settings" options={sides} value={shown} onChange={setShown} />
        {stack((side) => (
          <CodeBlock label={`Settings, ${side}`} code={`settings = ${toSource(settings[side])}`} />
        ))}
        {notes && <p className="story-note">{notes[shown]}</p>}
      </div>
      {stack((side) => children(settings[side], side))}
    </StoryPage>
  );
}
