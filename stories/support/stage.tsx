import type { EmbedError, Report } from '@vitrine/sdk';
import { Embed, useEmbed, type EmbedKind, type EmbedProps } from '@vitrine/sdk/react';
import { useRef, useState, type ReactNode } from 'react';
import { CodePanel, EventPanel, shorten, WirePanel } from './panels';
import { goodToken, storyService } from './site';

/** Calls upon a report, by the label of their button. */
export type Calls = Record<string, (report: Report) => unknown>;

/** What a stage shows. */
export interface StageProps {
  type: EmbedKind;
  /** The component's name, for the code. */
  component: string;
  /** The component's props. */
  props: Record<string, unknown>;
  /** What the story wants to say. */
  words?: ReactNode;
  calls?: Calls | undefined;
  /** As wide as a phone. */
  phone?: boolean;
}

/** What some calls give: the frame's whole answer, as the provider's SDK does. It says no more than that it is done. */
const isAnswer = (value: unknown) => typeof value === 'object' && value !== null && 'statusCode' in value;

/** Buttons that call upon a report, and what the last call gave. */
function CallButtons({ calls, report }: { calls: Calls; report: Report | null }) {
  const [result, setResult] = useState('');
  const run = async (label: string, call: Calls[string]) => {
    if (!report) return;
    try {
      const value = await call(report);
      setResult(`${label}: ${isAnswer(value) ? 'done' : shorten(value) || 'done'}`);
    } catch (reason) {
      setResult(`${label}: refused, ${reason instanceof Error ? reason.message : shorten(reason)}`);
    }
  };
  return (
    <div className="stage-actions">
      {Object.entries(calls).map(([label, call]) => (
        <button key={label} disabled={!report} onClick={() => void run(label, call)}>
          {label}
        </button>
      ))}
      <code role="status">{result}</code>
    </div>
  );
}

/** Shows an embed with its status, its events, its messages and the code to get it. */
export function Stage({ type, component, props, words, calls, phone = false }: StageProps) {
  const handle = useEmbed();
  const root = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState('');
  const onError = ({ detail }: CustomEvent<Partial<EmbedError>>) =>
    setProblem([detail.code, detail.message].filter(Boolean).join(': '));
  const loading = (
    <div className="slot">{handle.status === 'waiting' ? 'Waiting for an access token…' : 'Loading…'}</div>
  );
  const shared = { accessToken: goodToken, service: storyService, loading, onError };
  const all = { ...shared, ...props, type, handle: handle.handle };
  return (
    <main className="stage" aria-label="Story" ref={root}>
      {words !== undefined && <p className="stage-words">{words}</p>}
      <p className="stage-status" data-status={handle.status}>
        <b>{component}</b> is <output aria-label="status">{handle.status}</output>
        {problem && <code>{`onError: ${problem}`}</code>}
      </p>
      {calls && <CallButtons calls={calls} report={handle.embed} />}
      <div className={phone ? 'stage-frame phone' : 'stage-frame'}>
        <Embed {...(all as unknown as EmbedProps)} />
      </div>
      <div className="panels">
        <EventPanel embed={handle.embed} />
        <WirePanel root={root} />
        <CodePanel type={type} component={component} props={props} />
      </div>
    </main>
  );
}
