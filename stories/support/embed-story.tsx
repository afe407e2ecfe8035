import { themeFromPage, type EmbedError, type Report } from '@vitrine/sdk';
import { Embed, useEmbed, type EmbedKind, type EmbedProps } from '@vitrine/sdk/react';
import { useEffect, useState, type ReactNode } from 'react';
import { callsSource } from './calls-source';
import { CodePanel } from './code-panel';
import { DevtoolsPanel, shorten } from './panels';
import { toProblem, type Problem } from './problem';
import { scrollDocs } from './scroll-docs';
import { goodToken, storyService } from './site';
import { EmptyState } from './slots';
import { StatusBadge, StoryPage, Toolbar } from './story-page';

/** Calls to a report, by button label. */
export type Calls = Record<string, (report: Report) => unknown>;

interface EmbedStoryProps {
  type: EmbedKind;
  /** Component name for the generated code. */
  component: string;
  /** Component props. */
  props: Record<string, unknown>;
  /** Explanation of the story, with code between backticks. */
  description?: string | undefined;
  calls?: Calls | undefined;
  /** Whether the load fails. Until the content has rendered, the embed is then as high as its fallback, and the devtools are open. Default: false. */
  isFailing?: boolean | undefined;
  /** Returns the content that covers a frame that has not responded to a call. `retry` creates a new frame. Default: no content. */
  unresponsive?: ((retry: () => void) => ReactNode) | undefined;
  /** Whether the embed is as wide as a phone. Default: false. */
  phone?: boolean | undefined;
  /** Whether the devtools are closed at first, because the story is about the content. Default: whether the story has calls. */
  hasClosedDevtools?: boolean;
}

/** Returns whether a result is the frame's full response, which some methods return. The story shows 'done' instead. */
const isResponse = (value: unknown) => typeof value === 'object' && value !== null && 'statusCode' in value;

interface CallResult {
  text: string;
  isRejected: boolean;
}

interface CallButtonsProps {
  calls: Calls;
  report: Report | null;
  /** Called after each call, with whether the frame has responded to it. */
  onResponse: (hasResponded: boolean) => void;
}

/** Buttons that call a report, and the result of the last call. */
function CallButtons({ calls, report, onResponse }: CallButtonsProps) {
  const [result, setResult] = useState<CallResult>({ text: '', isRejected: false });
  const run = async (label: string, call: Calls[string]) => {
    if (!report) return;
    try {
      const value = await call(report);
      // calls without a result resolve with null
      onResponse(true);
      const text = value === null || isResponse(value) ? 'done' : shorten(value) || 'done';
      setResult({ text: `${label}: ${text}`, isRejected: false });
    } catch (reason) {
      const { code, message } = reason as Partial<EmbedError>;
      onResponse(code !== 'timeout');
      const text = [code, message].filter(Boolean).join(': ') || shorten(reason);
      setResult({ text: `${label}: rejected, ${text}`, isRejected: true });
    }
  };
  return (
    <Toolbar result={result.text} isRejected={result.isRejected}>
      {Object.entries(calls).map(([label, call]) => (
        <button key={label} disabled={!report} onClick={() => void run(label, call)}>
          {label}
        </button>
      ))}
    </Toolbar>
  );
}

/** Returns the `theme` prop for the page's colors, or no prop for embeds without a theme. */
function pageTheme(type: EmbedKind, component: string): object {
  if (component === 'PaginatedReport') return {};
  if (type === 'report' || type === 'visual') return { theme: 'page' };
  return type === 'create' || type === 'quickCreate' ? { theme: themeFromPage() } : {};
}

/** Shown until the host page passes a token. */
const waiting = (
  <EmptyState glyph="wait" title="Waiting for an access token">
    The frame has started. The report loads as soon as the page passes a token.
  </EmptyState>
);

/** Shows an embed with its status, its source code, and the devtools. */
export function EmbedStory(story: EmbedStoryProps) {
  const { type, component, props, description, calls, phone = false, hasClosedDevtools = false } = story;
  const { isFailing = false, unresponsive } = story;
  const handle = useEmbed();
  const [problem, setProblem] = useState<Problem>();
  const [isResponsive, setResponsive] = useState(true);
  const { embed } = handle;
  useEffect(
    () => (embed && document.documentElement.hasAttribute('data-in-docs') ? scrollDocs(embed.iframe) : undefined),
    [embed],
  );
  const onError = ({ detail }: CustomEvent<Partial<EmbedError>>) => setProblem(toProblem(detail));
  const shared = {
    accessToken: goodToken,
    service: storyService,
    ...(handle.status === 'waiting' && { loading: waiting }),
    onError,
    ...pageTheme(type, component),
  };
  // content with its own size has visible edges
  const isSized = typeof props.width === 'number' && typeof props.height === 'number';
  const isSmall = phone || isSized;
  // these types show one visual
  const isSingle = type === 'tile' || type === 'visual' || type === 'qna';
  const isLow = isFailing && handle.status !== 'rendered';
  const frameClass = ['story-frame', isSingle && 'single', phone && 'phone', isSized && 'sized', isLow && 'small']
    .filter(Boolean)
    .join(' ');
  const retry = () => {
    setResponsive(true);
    handle.retry();
  };
  const cover = isResponsive ? undefined : unresponsive?.(retry);
  const all = { ...shared, ...props, type, handle: handle.handle };
  const frame = (
    <div className={frameClass}>
      <Embed {...(all as unknown as EmbedProps)} />
      {cover && (
        <div className="story-cover" role="alert">
          {cover}
        </div>
      )}
    </div>
  );
  return (
    <StoryPage
      description={description}
      status={<StatusBadge status={handle.status} isResponsive={isResponsive} />}
      devtools={<DevtoolsPanel isClosed={hasClosedDevtools || calls !== undefined} hasRoom={isFailing} />}
      code={
        <CodePanel type={type} component={component} props={props} calls={calls && callsSource(Object.keys(calls))} />
      }
    >
      {calls && <CallButtons calls={calls} report={embed} onResponse={setResponsive} />}
      {problem && (
        <p className="story-problem" data-handled={handle.status === 'rendered' || undefined}>
          <b>onError</b>{' '}
          <span>
            {problem.text} <code>{problem.code}</code>
          </span>
        </p>
      )}
      {isSmall ? <div className="story-stage">{frame}</div> : frame}
    </StoryPage>
  );
}
