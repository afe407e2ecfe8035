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
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 4 2.8 20h18.4ZM12 10v4.5M12 17.4v.1" />
    </svg>
    <strong>The report could not be loaded</strong>
    <p>{error.detailedMessage ?? error.message}</p>
    <small>
      Code: {error.code}
      {error.errorCode && `, ${error.errorCode}`}
    </small>
    <button onClick={retry}>Try again</button>
  </div>
);
