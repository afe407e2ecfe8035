import type { EmbedError } from '@vitrine/sdk';
import type { ReactNode } from 'react';

/** Glyph paths for the badge in `Illustration`, in a box of 40 × 40 units. */
const glyphs = {
  warning: 'M20 12v10M20 27.500v.1',
  lock: 'M14 19h12v9H14zM16.500 19v-3a3.500 3.500 0 0 1 7 0v3',
  wait: 'M20 12v8l5 3',
  home: 'M12 20l8-7 8 7M15 18v9h10v-9',
  eye: 'M11 20q9-11 18 0q-9 11-18 0zM20 20v.1',
};

/** A window with a chart, and a badge that shows why the report is missing. */
function Illustration({ glyph }: { glyph: keyof typeof glyphs }) {
  return (
    <svg className="illustration" viewBox="0 0 184 120" data-glyph={glyph} aria-hidden="true">
      <rect className="window" x="12" y="4" width="144" height="100" rx="8" />
      <path className="lines" d="M12 22h144M22 13h.1M30 13h.1M38 13h.1" />
      <path className="bars" d="M32 92V70M52 92V54M72 92V62M92 92V44M112 92V58" />
      <circle className="badge" cx="148" cy="92" r="22" />
      <path className="glyph" transform="translate(128 72)" d={glyphs[glyph]} />
    </svg>
  );
}

interface EmptyStateProps {
  glyph: keyof typeof glyphs;
  title: string;
  /** Explanation for users. */
  children?: ReactNode;
  /** Button and details below the explanation. */
  action?: ReactNode;
}

/** Message shown instead of a report, with an illustration. */
export const EmptyState = ({ glyph, title, children, action }: EmptyStateProps) => (
  <div className="slot">
    <Illustration glyph={glyph} />
    <strong>{title}</strong>
    {children !== undefined && <p>{children}</p>}
    {action}
  </div>
);

/** Placeholder shaped like a report. */
export const skeleton = (
  <div className="skeleton" aria-hidden="true">
    {Array.from({ length: 9 }, (_, index) => (
      <span key={index} />
    ))}
  </div>
);

/** Loading slot for the stories. */
export const loading = (
  <div className="slot loading">
    {skeleton}
    <p>
      <span className="spinner" aria-hidden="true" />
      Loading the report…
    </p>
  </div>
);

/** Title of the fallback for a report that failed to load. */
export const unavailable = 'This report is not available right now';

const RetryButton = ({ onRetry }: { onRetry: () => void }) => (
  <button className="primary" onClick={onRetry}>
    Try again
  </button>
);

/** Covers a frame that has crashed, with the text that the emulator shows in it. */
export const crashed = (retry: () => void): ReactNode => (
  <EmptyState glyph="warning" title="The frame has crashed" action={<RetryButton onRetry={retry} />}>
    An emulator fault crashed this frame.
  </EmptyState>
);

/** User-facing explanations, keyed by the error's HTTP status or the SDK's code. */
const explanations: Readonly<Record<string, string>> = {
  '403': 'Your access to this report has ended. Sign in again, or try again in a moment.',
  '404': 'It was moved or deleted. Ask its owner for the new address.',
  timeout: 'It is taking longer than usual to respond. Check your connection, then try again.',
  invalidEmbedUrl: 'The address of this report is not valid. Contact your administrator.',
};

/** Errors that are the same after each retry, by HTTP status or code. */
const permanent = new Set(['404', 'invalidEmbedUrl']);

/** Fallback slot for the stories: a sentence for users, a retry button if a retry can succeed, and collapsed error details. */
export const fallback = (error: EmbedError, retry: () => void): ReactNode => {
  const { code, errorCode = '', message, detailedMessage = message } = error;
  return (
    <EmptyState
      glyph={errorCode === '403' ? 'lock' : 'warning'}
      title={unavailable}
      action={
        <>
          {!permanent.has(errorCode) && !permanent.has(code) && <RetryButton onRetry={retry} />}
          <details>
            <summary>Technical details</summary>
            <dl>
              <dt>Code</dt>
              <dd>
                <code>{[code, errorCode].filter(Boolean).join(', ')}</code>
              </dd>
              <dt>Message</dt>
              <dd>{detailedMessage}</dd>
            </dl>
          </details>
        </>
      }
    >
      {explanations[errorCode] ??
        explanations[code] ??
        'Something went wrong while it was loading. Try again in a moment.'}
    </EmptyState>
  );
};
