import { Report, useReport } from '@vitrine/sdk/react';
import { useState } from 'react';

/** A report with buttons for its pages. */
export function Staff({ embedUrl, accessToken }: { embedUrl: string; accessToken: string }) {
  const { handle, pages, activePage } = useReport();
  const [pageName, setPageName] = useState<string>();
  return (
    <main>
      <h1>{activePage?.displayName ?? 'Staff'}</h1>
      <nav>
        {pages.map(({ name, displayName }) => (
          <button key={name} onClick={() => setPageName(name)}>
            {displayName}
          </button>
        ))}
      </nav>
      <Report
        handle={handle}
        embedUrl={embedUrl}
        accessToken={accessToken}
        tokenType={1}
        pageName={pageName}
        onPageChanged={({ detail }) => setPageName(detail.newPage.name)}
        title="Staff overview"
        height={540}
        loading={<p>Loading…</p>}
        fallback={(error, retry) => <button onClick={retry}>{error.message}</button>}
      />
    </main>
  );
}
