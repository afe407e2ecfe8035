import { themeFromPage, type EmbedError, type Report } from '@vitrine/sdk';
import { Embed, useEmbed, type EmbedKind, type EmbedProps } from '@vitrine/sdk/react';
import { useState, type ReactNode } from 'react';
import { CodePanel, DevtoolsPanel, shorten } from './panels';
import { goodToken, storyService } from './site';
import { skeleton } from './slots';

/** Calls to a report, by button label. */
export type Calls = Record<string, (report: Report) => unknown>;

/** Props of `EmbedStory`. */
export interface EmbedStoryProps {
  type: EmbedKind;
  /** Component name for the generated code. */
  component: string;
  /** Component props. */
  props: Record<string, unknown>;
  /** Explanation of the story. */
  description?: ReactNode;
  calls?: Calls | undefined;
  /** Whether the embed is as wide as a phone. Default: false. */
  phone?: boolean;
}

/** Returns whether a result is the frame's full response, which some methods return. The story shows 'done' instead. */
const isResponse = (value: unknown) => typeof value === 'object' && value !== null && 'statusCode' in value;

/** Buttons that call a report, and the result of the last call. */
function CallButtons({ calls, report }: { calls: Calls; report: Report | null }) {
  const [result, setResult] = useState('');
  const run = async (label: string, call: Calls[string]) => {
    if (!report) return;
    try {
      const value = await call(report);
      // calls without a result resolve with null
      setResult(`${label}: ${value === null || isResponse(value) ? 'done' : shorten(value) || 'done'}`);
    } catch (reason) {
      const { code, message } = reason as Partial<EmbedError>;
      setResult(`${label}: rejected, ${[code, message].filter(Boolean).join(': ') || shorten(reason)}`);
    }
  };
  return (
    <div className="story-actions">
      {Object.entries(calls).map(([label, call]) => (
        <button key={label} disabled={!report} onClick={() => void run(label, call)}>
          {label}
        </button>
      ))}
      <code role="status">{result}</code>
    </div>
  );
}

/** Returns the `theme` prop for the page's colors, or no prop for embeds without a theme. */
function pageTheme(type: EmbedKind, component: string): object {
  if (component === 'PaginatedReport') return {};
  if (type === 'report' || type === 'visual') return { theme: 'page' };
  return type === 'create' || type === 'quickCreate' ? { theme: themeFromPage() } : {};
}

/** Shows an embed with its status, its source code, and the devtools. */
export function EmbedStory({ type, component, props, description, calls, phone = false }: EmbedStoryProps) {
  const handle = useEmbed();
  const [problem, setProblem] = useState('');
  const onError = ({ detail }: CustomEvent<Partial<EmbedError>>) =>
    setProblem([detail.code, detail.message].filter(Boolean).join(': '));
  const loading = handle.status === 'waiting' ? <div className="slot">Waiting for an access token…</div> : skeleton;
  const shared = {
    accessToken: goodToken,
    service: storyService,
    loading,
    onError,
    ...pageTheme(type, component),
  };
  // content with its own size has visible edges
  const isSized = typeof props.width === 'number' && typeof props.height === 'number';
  const frameClass = ['story-frame', phone && 'phone', isSized && 'sized'].filter(Boolean).join(' ');
  const all = { ...shared, ...props, type, handle: handle.handle };
  return (
    <main className="story" aria-label="Story">
      {description !== undefined && <p className="story-description">{description}</p>}
      <p className="story-status" data-status={handle.status}>
        <b>{component}</b> status: <output aria-label="status">{handle.status}</output>
        {problem && <code>{`onError: ${problem}`}</code>}
      </p>
      {calls && <CallButtons calls={calls} report={handle.embed} />}
      <div className={frameClass}>
        <Embed {...(all as unknown as EmbedProps)} />
      </div>
      <DevtoolsPanel />
      <CodePanel type={type} component={component} props={props} />
    </main>
  );
}
