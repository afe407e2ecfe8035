import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { Icon } from './icon';
import { MessagesButton } from './messages-button';
import { Splitter } from './splitter';
import type { MessagesPanel } from './use-messages-panel';
import type { Run, Runner } from './use-runner';

interface PreviewPanelProps {
  /** Label of the embed type. */
  label: string;
  /** Id of the tab that shows the preview, or undefined if the preview is next to the code. */
  tab: string | undefined;
  runner: Runner;
  /** Whether the code is from a link and has not been run. */
  isHeld: boolean;
  onRun: () => void;
  messages: MessagesPanel;
  /** Title bar above the content, if any. */
  children?: ReactNode;
}

/** Id of the preview's element. */
export const previewId = 'preview';

/**
 * Returns a ref for the form, which is submitted for each run. The server returns the submitted document to the frame with
 * the preview's policy.
 */
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
  const { label, tab, runner, isHeld, onRun, messages, children } = props;
  const { run, frame, messageCount } = runner;
  const { container, size, isOpen, isMaximized } = messages;
  const form = useSubmit(run);
  const name = tab === undefined ? { 'aria-label': 'Preview' } : { role: 'tabpanel', 'aria-labelledby': tab };
  return (
    <section className="preview" id={previewId} data-maximized={isMaximized || undefined} {...name}>
      {children}
      <div
        ref={container}
        className="preview-content"
        style={
          { '--messages': isMaximized ? 'calc(100% - var(--gap))' : `${isOpen ? size.size : 0}px` } as CSSProperties
        }
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
            {tab === undefined && <MessagesButton panel={messages} count={messageCount} />}
            {isOpen && !isMaximized && <Splitter label="Devtools height" panel={size} edge="top" />}
          </>
        )}
        {isHeld && (
          <div className="notice" data-kind="code">
            <Icon name="code" />
            <h2>This link contains code</h2>
            <p>Read the code, and run it only if you trust it.</p>
            <button type="button" onClick={onRun}>
              Run the code
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
