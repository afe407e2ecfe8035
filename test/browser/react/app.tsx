import { Service } from '@vitrine/sdk';
import { KeepAliveProvider, Report, useKeepAliveHandle, useReport } from '@vitrine/sdk/react';
import { StrictMode, useState, version, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

/** What a test gives the page: an embed URL and a token. */
export interface AppOptions {
  embedUrl: string;
  accessToken: string;
  /** How many kept embeds may wait. */
  max?: number;
}

/** What a test asks the page. */
export interface Started {
  /** How often the page has begun to listen for messages. */
  listeners(): number;
  embeds(): number;
  /** The reasons for which a token was asked. */
  tokenReasons: string[];
}

interface PartProps extends AppOptions {
  service: Service;
}

/** A report, its hooks, and buttons that change its props. */
function Single({ service, embedUrl, accessToken }: PartProps) {
  const { handle, status, pages, activePage } = useReport();
  const [token, setToken] = useState<string | undefined>(accessToken);
  const [pageName, setPageName] = useState<string>();
  const [isShown, setShown] = useState(true);
  const props = { service, embedUrl, accessToken: token, pageName };
  return (
    <>
      <p>
        <output aria-label="status">{status}</output> <output aria-label="page">{activePage?.name}</output>
        <output aria-label="react">{version}</output>
      </p>
      {pages.map(({ name, displayName }) => (
        <button key={name} onClick={() => setPageName(name)}>
          {displayName}
        </button>
      ))}
      <button onClick={() => setToken(token ? undefined : accessToken)}>token</button>
      <button onClick={() => setShown(!isShown)}>show</button>
      {isShown && <Report handle={handle} {...props} title="Main report" />}
    </>
  );
}

/** As many reports as the page is told. */
function Crowd({ service, embedUrl, accessToken }: PartProps) {
  const [count, setCount] = useState(0);
  return (
    <>
      <input aria-label="count" value={count} onChange={({ target }) => setCount(Number(target.value))} />
      {Array.from({ length: count }, (_, index) => (
        <Report key={index} {...{ service, embedUrl, accessToken }} height={60} />
      ))}
    </>
  );
}

function KeptStatus() {
  return <output aria-label="status">{useReport(useKeepAliveHandle('sales')).status}</output>;
}

/** Routes with kept reports: 'sales' in two places, 'people', and a home without any. */
function Routes({
  service,
  embedUrl,
  accessToken,
  max,
  ask,
}: PartProps & { ask: (reason: string) => Promise<string> }) {
  const [route, setRoute] = useState('home');
  const [session, setSession] = useState<string | null>('Ann');
  const getAccessToken = ({ reason }: { reason: string }) => ask(reason);
  const props = { service, embedUrl, accessToken, getAccessToken };
  return (
    <KeepAliveProvider session={session} {...(max !== undefined && { max })}>
      {['home', 'sales', 'wide', 'people'].map((name) => (
        <button key={name} onClick={() => setRoute(name)}>
          {name}
        </button>
      ))}
      <button onClick={() => setSession(null)}>sign out</button>
      <KeptStatus />
      {route === 'home' && <h1>Home</h1>}
      {route === 'sales' && <Report keepAlive="sales" {...props} height={300} width={500} />}
      {route === 'wide' && (
        <main>
          <Report keepAlive="sales" {...props} height={400} />
        </main>
      )}
      {route === 'people' && <Report keepAlive="people" {...props} pageName="people" />}
    </KeepAliveProvider>
  );
}

/** Renders a part in StrictMode, with a service of its own, and counts the page's listeners for messages. */
export function start(part: 'single' | 'crowd' | 'routes', options: AppOptions): Started {
  let listeners = 0;
  const { addEventListener } = window;
  window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    if (args[0] === 'message') listeners += 1;
    addEventListener.apply(window, args);
  };
  const service = new Service({ trustedOrigins: [new URL(options.embedUrl).origin] });
  const tokenReasons: string[] = [];
  const ask = (reason: string) => {
    tokenReasons.push(reason);
    return window.freshToken();
  };
  const parts: Record<typeof part, () => ReactElement> = {
    single: () => <Single {...options} service={service} />,
    crowd: () => <Crowd {...options} service={service} />,
    routes: () => <Routes {...options} service={service} ask={ask} />,
  };
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<StrictMode>{parts[part]()}</StrictMode>);
  return { listeners: () => listeners, embeds: () => service.getNumberOfComponents(), tokenReasons };
}

declare global {
  interface Window {
    /** Given by the test. */
    freshToken: () => Promise<string>;
  }
}
