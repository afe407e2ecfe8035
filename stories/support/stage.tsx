import type { Embed as LiveEmbed, Report } from '@vitrine/sdk';
import { Embed, useEmbed, type EmbedKind, type EmbedProps } from '@vitrine/sdk/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { plainCode, reactCode } from './code';
import { goodToken, storyService } from './site';
import { listenToWire, type WireMessage } from './wire';

/** What a stage shows. */
export interface StageProps {
  type: EmbedKind;
  /** The component's name, for the code. */
  component: string;
  /** The component's props. */
  args: Record<string, unknown>;
  /** What the story wants to say. */
  children?: ReactNode;
  /** Calls upon the report, by the label of their button. */
  calls?: Record<string, (report: Report) => Promise<unknown>>;
}

interface Heard {
  readonly number: number;
  readonly name: string;
  readonly detail: string;
}

const kept = 40;

/** A value as a line; undefined has none. */
function shorten(value: unknown): string {
  const text = JSON.stringify(value, (name, part: unknown) => (name === 'report' ? undefined : part)) as
    string | undefined;
  return (text ?? '').slice(0, 200);
}

/** Hears every event of an embed, whatever its type. */
function useEvents(embed: LiveEmbed | null): readonly Heard[] {
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
  return events;
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

/** Buttons that call upon a report, and what the last call gave. */
function Calls({ calls, report }: { calls: NonNullable<StageProps['calls']>; report: Report | null }) {
  const [result, setResult] = useState('');
  const run = (label: string, call: (report: Report) => Promise<unknown>) => {
    if (!report) return;
    call(report).then(
      (value) => setResult(`${label}: ${value === undefined ? 'done' : shorten(value) || 'done'}`),
      (reason: unknown) => setResult(`${label}: ${reason instanceof Error ? reason.message : shorten(reason)}`),
    );
  };
  return (
    <p className="stage-actions">
      {Object.entries(calls).map(([label, call]) => (
        <button key={label} disabled={!report} onClick={() => run(label, call)}>
          {label}
        </button>
      ))}
      <code role="status">{result}</code>
    </p>
  );
}

/** Shows an embed with its status, its events, its messages and the code to get it. */
export function Stage({ type, component, args, children, calls }: StageProps) {
  const handle = useEmbed();
  const events = useEvents(handle.embed);
  const [wire, setWire] = useState<readonly WireMessage[]>([]);
  const [language, setLanguage] = useState<'React' | 'JavaScript' | 'Script tag'>('React');
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!root.current) return;
    return listenToWire(root.current, (message) => setWire((before) => [message, ...before].slice(0, kept)));
  }, []);
  const props = { accessToken: goodToken, service: storyService, ...args, type, handle: handle.handle };
  const code = {
    React: reactCode(component, args),
    JavaScript: `import { service } from '@vitrine/sdk';\n\n${plainCode(type, args)}`,
    'Script tag': `<script src="vitrine.umd.min.js"></script>\n<script>\n${plainCode(type, args, 'vitrine.service')}\n</script>`,
  };
  return (
    <main className="stage" aria-label="Story" ref={root}>
      {children && <div className="stage-words">{children}</div>}
      <p className="stage-status" data-status={handle.status}>
        <span>{component}</span> is <output>{handle.status}</output>
        {handle.error && <code>{handle.error.code}</code>}
      </p>
      {calls && <Calls calls={calls} report={handle.embed} />}
      <div className="stage-frame">
        <Embed {...(props as unknown as EmbedProps)} />
      </div>
      <div className="panels">
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
        <Panel title="Code" hint="to copy">
          <p className="tabs">
            {(['React', 'JavaScript', 'Script tag'] as const).map((each) => (
              <button key={each} aria-pressed={each === language} onClick={() => setLanguage(each)}>
                {each}
              </button>
            ))}
          </p>
          <pre>{code[language]}</pre>
        </Panel>
      </div>
    </main>
  );
}
