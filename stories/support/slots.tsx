import type { EmbedError } from '@vitrine/sdk';
import type { ReactNode } from 'react';

/** Loading slot for the stories. */
export const loading = (
  <div className="slot">
    <span className="spinner" aria-hidden="true" />
    Loading the report…
  </div>
);

/** Placeholder shaped like a report. */
export const skeleton = (
  <div className="skeleton" aria-hidden="true">
    {Array.from({ length: 5 }, (_, index) => (
      <span key={index} />
    ))}
  </div>
);

/** Fallback slot for the stories. */
export const fallback = (error: EmbedError, retry: () => void): ReactNode => (
  <div className="slot">
    <strong>{error.message}</strong>
    {error.detailedMessage && <span>{error.detailedMessage}</span>}
    <code>{error.code}</code>
    <button onClick={retry}>Try again</button>
  </div>
);
