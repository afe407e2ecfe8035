import type { Embed as LiveEmbed } from '@vitrine/sdk';
import type { EmbedKind } from '@vitrine/sdk/react';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { plainCode, reactCode, scriptCode } from './code';
import { listenToWire, type WireMessage } from './wire';

/** How many lines a panel keeps. */
const kept = 40;

/** A value as a line; undefined has none. */
export function shorten(value: unknown): string {
  const text = JSON.stringify(value, (name, part: unknown) => (name === 'report' ? undefined : part)) as
    string | undefined;
  return (text ?? '').slice(0, 200);
}

function Panel({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <section className="panel" aria-label={title}>
      <h2>
        {title} <small>{hint}</small>
      </h2>
      <div className="panel-body" tabIndex={0} role="region" aria-label={`${title}, content`}>
        {children}
      </div>
    </section>
  );
}

interface Heard {
  readonly number: number;
  readonly name: string;
  readonly detail: string;
}

/** Every event of an embed, whatever its type. */
export function EventPanel({ embed }: { embed: LiveEmbed | null }) {
  const [events, setEvents] = useState<readonly Heard[]>([]);
  useEffect(() => {
    const undo = embed?.allowedEvents.map((name) =>
      embed.on(name as 'info', ({ detail }) =>
        setEvents((before) =>
          [{ number: (before[0]?.number ?? 0) + 1, name, detail: shorten(detail) }, ...before].slice(0, kept),
        ),
      ),
    );
    return () => undo?.forEach((each) => each());
  }, [embed]);
  return (
    <Panel title="Events" hint="newest first">
      {events.length === 0 && <p className="empty">No event yet.</p>}
      <ol>
        {events.map(({ number, name, detail }) => (
          <li key={number}>
            <b>{name}</b> <code>{detail}</code>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** The messages between the page and the frames in an element. */
export function WirePanel({ root }: { root: RefObject<HTMLElement | null> }) {
  const [wire, setWire] = useState<readonly WireMessage[]>([]);
  useEffect(() => {
    if (!root.current) return;
    return listenToWire(root.current, (message) => setWire((before) => [message, ...before].slice(0, kept)));
  }, [root]);
  return (
    <Panel title="Wire" hint="newest first, tokens hidden">
      {wire.length === 0 && <p className="empty">No message yet.</p>}
      <ol>
        {wire.map(({ number, direction, line, body }) => (
          <li key={number} data-direction={direction}>
            <b>{direction === 'to frame' ? '→' : '←'}</b> {line} <code>{body}</code>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

interface CodePanelProps {
  type: EmbedKind;
  component: string;
  props: Record<string, unknown>;
}

/** The story as code, to copy. */
export function CodePanel({ type, component, props }: CodePanelProps) {
  const codes = {
    React: reactCode(component, props),
    JavaScript: plainCode(type, props),
    'Script tag': scriptCode(type, props),
  };
  const [language, setLanguage] = useState<keyof typeof codes>('React');
  const [copied, setCopied] = useState('');
  const code = codes[language];
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(code);
  };
  return (
    <Panel title="Code" hint="to copy">
      <p className="tabs">
        {(Object.keys(codes) as (keyof typeof codes)[]).map((each) => (
          <button key={each} aria-pressed={each === language} onClick={() => setLanguage(each)}>
            {each}
          </button>
        ))}
        <button className="copy" onClick={() => void copy()}>
          {copied === code ? 'Copied' : 'Copy'}
        </button>
      </p>
      <pre>{code}</pre>
    </Panel>
  );
}
