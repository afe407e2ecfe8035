import { Service } from '@vitrine/sdk';
import { Report, useReport } from '@vitrine/sdk/react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** What a test gives the page: an embed URL of the emulator and a token. */
export interface AppOptions {
  embedUrl: string;
  accessToken: string;
  /** How many reports there are. */
  count?: number;
}

function App({ service, embedUrl, accessToken, count = 1 }: AppOptions & { service: Service }) {
  const { handle, status, pages, activePage } = useReport();
  const [token, setToken] = useState<string | undefined>(accessToken);
  const [pageName, setPageName] = useState<string>();
  const [isShown, setShown] = useState(true);
  const props = { service, embedUrl, accessToken: token, pageName };
  return (
    <>
      <p>
        <output aria-label="status">{status}</output> <output aria-label="page">{activePage?.name}</output>
      </p>
      {pages.map(({ name, displayName }) => (
        <button key={name} onClick={() => setPageName(name)}>
          {displayName}
        </button>
      ))}
      <button onClick={() => setToken(token ? undefined : accessToken)}>token</button>
      <button onClick={() => setShown(!isShown)}>show</button>
      {isShown && <Report handle={handle} {...props} title="Main report" />}
      {Array.from({ length: count - 1 }, (_, index) => (
        <Report key={index} {...props} height={120} />
      ))}
    </>
  );
}

/** Renders the app and counts the page's listeners for messages and the posts to frames. */
export function start(options: AppOptions): { listeners: () => number; embeds: () => number } {
  let listeners = 0;
  const { addEventListener } = window;
  window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    if (args[0] === 'message') listeners += 1;
    addEventListener.apply(window, args);
  };
  const service = new Service({ trustedOrigins: [new URL(options.embedUrl).origin] });
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <StrictMode>
      <App {...options} service={service} />
    </StrictMode>,
  );
  return { listeners: () => listeners, embeds: () => service.getNumberOfComponents() };
}
