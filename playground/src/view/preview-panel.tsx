import { useEffect, useRef, type CSSProperties, type RefObject } from 'react';
import type { Entry } from '../preview/outcome';
import { Icon } from './icon';
import { Splitter, type PanelSize } from './splitter';
import type { Run } from './use-runner';

interface PreviewPanelProps {
  label: string;
  /** One sentence about the embed type. */
  summary: string;
  run: Run | undefined;
  frame: RefObject<HTMLIFrameElement | null>;
  /** The element that contains the frame. */
  content: RefObject<HTMLDivElement | null>;
  /** Whether the code is from a link and has not been run. */
  isHeld: boolean;
  onRun: () => void;
  /** The error that prevents the code from compiling. */
  problem: Entry | undefined;
  /** The devtools' size. */
  messages: PanelSize;
  /** Whether the devtools are visible. */
  hasMessages: boolean;
  /** Number of messages, as the devtools show it. */
  messageCount: string;
  onMessages: () => void;
  /** Whether the other panels are hidden. */
  isExpanded: boolean;
  onExpanded: (isExpanded: boolean) => void;
}

/** Sends the document to the server, which returns it to the frame with the preview's policy. */
function useSubmit(run: Run | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const id = run?.id;
  useEffect(() => {
    if (id !== undefined) form.current?.submit();
  }, [id]);
  return form;
}

/** The frame that runs the code. Each run has a new frame, so that nothing is left over from the previous run. */
export function PreviewPanel(props: PreviewPanelProps) {
  const {
    label,
    summary,
    run,
    frame,
    content,
    isHeld,
    onRun,
    problem,
    messages,
    hasMessages,
    messageCount,
    onMessages,
    isExpanded,
    onExpanded,
  } = props;
  const form = useSubmit(run);
  return (
    <section className="preview" aria-labelledby="preview-title">
      <div className="bar">
        <h2 id="preview-title">{label}</h2>
        <p>{summary}</p>
        <button
          type="button"
          className="button square expand"
          aria-label="Hide the other panels"
          title="Hide the other panels"
          aria-pressed={isExpanded}
          onClick={() => onExpanded(!isExpanded)}
        >
          <Icon name={isExpanded ? 'collapse' : 'expand'} />
        </button>
      </div>
      <div
        ref={content}
        className="preview-content"
        style={{ '--messages': `${hasMessages ? messages.size : 0}px` } as CSSProperties}
      >
        {run && (
          <>
            <form ref={form} method="post" action="/preview" target={`preview-${run.id}`} hidden>
              <textarea name="document" value={run.html} readOnly aria-label="Preview document" />
            </form>
            <iframe
              key={run.id}
              ref={frame}
              name={`preview-${run.id}`}
              title={`Preview: ${label}`}
              allow="fullscreen; clipboard-write"
            />
            <button type="button" className="messages-bar" aria-expanded={hasMessages} onClick={onMessages}>
              <Icon name="chevron" /> Events and messages {!hasMessages && <span>{messageCount}</span>}
            </button>
            {hasMessages && <Splitter label="Messages panel height" panel={messages} edge="top" />}
          </>
        )}
        {isHeld && (
          <div className="preview-notice">
            <h2>This link contains code</h2>
            <p>Read the code, and run it only if you trust it.</p>
            <button type="button" className="button primary" onClick={onRun}>
              Run the code
            </button>
          </div>
        )}
        {problem && (
          <div className="preview-notice">
            <h2>The code does not compile</h2>
            <pre>
              {problem.line !== undefined && `Line ${problem.line}: `}
              {problem.text}
            </pre>
            <p>Correct the code and run it again, or reset it to the sample.</p>
          </div>
        )}
      </div>
    </section>
  );
}
