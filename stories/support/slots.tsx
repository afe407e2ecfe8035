import type { EmbedError } from '@vitrine/sdk';
import type { ReactNode } from 'react';

/** Loading slot of the stories. */
export const loading = (
  <div className="slot">
    <span className="spinner" aria-hidden="true" />
    Loading the report…
  </div>
);

/** Fallback slot of the stories. */
export const fallback = (error: EmbedError, retry: () => void): ReactNode => (
  <div className="slot">
    <strong>{error.message}</strong>
    {error.detailedMessage && <span>{error.detailedMessage}</span>}
    <code>{error.code}</code>
    <button onClick={retry}>Try again</button>
  </div>
);
