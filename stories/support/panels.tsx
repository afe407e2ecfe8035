import type { Embed as LiveEmbed } from '@vitrine/sdk';
import type { EmbedKind } from '@vitrine/sdk/react';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { plainCode, reactCode, scriptCode } from './code';
import { logMessages, type LoggedMessage } from './message-log';

/** Maximum number of entries in a panel. */
const maxEntries = 40;

/** Returns a value as a single line of JSON, or an empty string for undefined. */
export function shorten(value: unknown): string {
  const text = JSON.stringify(value, (name, part: unknown) => (name === 'report' ? undefined : part)) as
    | string
    | undefined;
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

interface EventEntry {
  readonly number: number;
  readonly name: string;
  readonly detail: string;
}

/** Log of all events of an embed. */
export function EventPanel({ embed }: { embed: LiveEmbed | null }) {
  const [events, setEvents] = useState<readonly EventEntry[]>([]);
  useEffect(() => {
    const removeListeners = embed?.allowedEvents.map((name) =>
      embed.on(name as 'info', ({ detail }) =>
        setEvents((before) =>
          [{ number: (before[0]?.number ?? 0) + 1, name, detail: shorten(detail) }, ...before].slice(0, maxEntries),
        ),
      ),
    );
    return () => removeListeners?.forEach((remove) => remove());
  }, [embed]);
  return (
    <Panel title="Events" hint="newest first">
      {events.length === 0 && <p className="empty">No events yet.</p>}
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

/** Log of the messages between the page and the frames in an element. */
export function MessagePanel({ root }: { root: RefObject<HTMLElement | null> }) {
  const [messages, setMessages] = useState<readonly LoggedMessage[]>([]);
  useEffect(() => {
    if (!root.current) return;
    return logMessages(root.current, (message) => setMessages((before) => [message, ...before].slice(0, maxEntries)));
  }, [root]);
  return (
    <Panel title="Messages" hint="newest first, tokens hidden">
      {messages.length === 0 && <p className="empty">No messages yet.</p>}
      <ol>
        {messages.map(({ number, direction, line, body }) => (
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

/** Source code of the story. */
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
    <Panel title="Code" hint="tokens and URLs omitted">
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
