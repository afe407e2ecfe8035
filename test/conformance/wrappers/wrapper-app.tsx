import { type Embed, models, type Report } from 'powerbi-client';
import { PowerBIEmbed } from 'powerbi-client-react';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    wrapperApp: { start: typeof start };
    embedded: Embed | undefined;
  }
}

/** A `powerbi-client-react` application that embeds without a token, then sets a token and filters, and unmounts. */
function App({ embedUrl }: { embedUrl: string }) {
  const [accessToken, setAccessToken] = useState<string>();
  const [role, setRole] = useState<string>();
  const [isShown, setShown] = useState(true);
  const [events, setEvents] = useState<string[]>([]);
  const embedConfig = useMemo<models.IReportEmbedConfiguration>(
    () => ({
      type: 'report',
      id: 'staff-overview',
      tokenType: models.TokenType.Embed,
      ...(accessToken ? { accessToken, embedUrl } : { hostname: new URL(embedUrl).hostname }),
      ...(role && { filters: [new models.BasicFilter({ table: 'Staff', column: 'Role' }, 'In', role).toJSON()] }),
    }),
    [accessToken, embedUrl, role],
  );
  const eventHandlers = useMemo(() => {
    const record = (name: string) => () => setEvents((previous) => [...previous, name]);
    return new Map(['loaded', 'rendered', 'pageChanged', 'error'].map((name) => [name, record(name)]));
  }, []);
  return (
    <>
      <button onClick={() => setAccessToken('any')}>sign in</button>
      <button onClick={() => setRole('Coach')}>coaches</button>
      <button onClick={() => setShown(false)}>leave</button>
      <output aria-label="events">{events.join(' ')}</output>
      {isShown && (
        <PowerBIEmbed
          embedConfig={embedConfig}
          eventHandlers={eventHandlers}
          cssClassName="report"
          getEmbeddedComponent={(embed) => {
            window.embedded = embed;
          }}
        />
      )}
    </>
  );
}

/** Renders the app. */
export function start(embedUrl: string): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<App embedUrl={embedUrl} />);
}

/** Returns the embedded report's filters. */
export const getFilters = (): Promise<models.IFilter[]> => (window.embedded as Report).getFilters();
