import type { Settings } from '@vitrine/sdk';
import { Fragment, useState, type ReactNode } from 'react';
import { CodeBlock } from '../../playground/src/view/code-block';
import { toSource } from './source';

interface BeforeAfterProps {
  description: string;
  before: Settings;
  after: Settings;
  /** Renders the embed with the given settings. */
  children: (settings: Settings, name: string) => ReactNode;
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
 * Shows an embed with two settings: side by side if there is space, otherwise one at a time with a switch. Both embeds stay
 * rendered and keep their size, so that the difference is immediately visible.
 */
export function BeforeAfter({ description, before, after, children }: BeforeAfterProps) {
  const halves = { Before: before, After: after };
  const [shown, setShown] = useState('After');
  return (
    <main className="story" aria-label="Story">
      <p className="story-description">
        <Description text={description} />
      </p>
      <div className="pair-switch" role="group" aria-label="Settings">
        {Object.keys(halves).map((name) => (
          <button key={name} aria-pressed={name === shown} onClick={() => setShown(name)}>
            {name}
          </button>
        ))}
      </div>
      <div className="pair">
        {Object.entries(halves).map(([name, settings]) => (
          <section key={name} aria-label={name} data-shown={name === shown || undefined}>
            <h2>{name}</h2>
            <CodeBlock label={`Settings, ${name}`} code={`settings = ${toSource(settings)}`} />
            {children(settings, name)}
          </section>
        ))}
      </div>
    </main>
  );
}
