import type { EmbedError } from '@vitrine/sdk';
import type { ReactNode } from 'react';

/** What the stories show while content loads. */
export const loading = (
  <div className="slot">
    <span className="spinner" aria-hidden="true" />
    Loading the report…
  </div>
);

/** What the stories show in place of content that could not be loaded. */
export const fallback = (error: EmbedError, retry: () => void): ReactNode => (
  <div className="slot">
    <strong>{error.message}</strong>
    {error.detailedMessage && <span>{error.detailedMessage}</span>}
    <code>{error.code}</code>
    <button onClick={retry}>Try again</button>
  </div>
);
