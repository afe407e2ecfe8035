import { Service } from '@vitrine/sdk';
import { KeepAliveProvider, Report, useKeepAliveHandle, useReport } from '@vitrine/sdk/react';
import { StrictMode, useState, version, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

/** Options that a test passes to the page. */
export interface AppOptions {
  embedUrl: string;
  accessToken: string;
  /** Maximum number of parked embeds. */
  max?: number;
}

/** Page state that tests read. */
export interface AppHandle {
  /** Number of `message` listeners added to the window. */
  listeners(): number;
  /** Number of embeds in the service. */
  embeds(): number;
  /** Reasons for the token requests, oldest first. */
  tokenReasons: string[];
}

interface PartProps extends AppOptions {
  service: Service;
}

/** A report with its hooks, and buttons that change its props. */
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

/** Renders the number of reports that is entered in an input. */
function ManyReports({ service, embedUrl, accessToken }: PartProps) {
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

function KeepAliveStatus() {
  return <output aria-label="status">{useReport(useKeepAliveHandle('sales')).status}</output>;
}

/** Routes with keep-alive reports: 'sales' on two routes, 'people' on one, and none on 'home'. */
function Routes({
  service,
  embedUrl,
  accessToken,
  max,
  requestToken,
}: PartProps & { requestToken: (reason: string) => Promise<string> }) {
  const [route, setRoute] = useState('home');
  const [session, setSession] = useState<string | null>('Ann');
  const getAccessToken = ({ reason }: { reason: string }) => requestToken(reason);
  const props = { service, embedUrl, accessToken, getAccessToken };
  return (
    <KeepAliveProvider session={session} {...(max !== undefined && { max })}>
      {['home', 'sales', 'wide', 'people'].map((name) => (
        <button key={name} onClick={() => setRoute(name)}>
          {name}
        </button>
      ))}
      <button onClick={() => setSession(null)}>sign out</button>
      <KeepAliveStatus />
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

/** Renders a part of the app in StrictMode with a new service, and counts the page's `message` listeners. */
export function start(part: 'single' | 'many' | 'routes', options: AppOptions): AppHandle {
  const listeners = new Set<unknown>();
  const { addEventListener } = window;
  window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    if (args[0] === 'message') listeners.add(args[1]);
    addEventListener.apply(window, args);
  };
  const service = new Service({ trustedOrigins: [new URL(options.embedUrl).origin] });
  const tokenReasons: string[] = [];
  const requestToken = (reason: string) => {
    tokenReasons.push(reason);
    return window.createToken();
  };
  const parts: Record<typeof part, () => ReactElement> = {
    single: () => <Single {...options} service={service} />,
    many: () => <ManyReports {...options} service={service} />,
    routes: () => <Routes {...options} service={service} requestToken={requestToken} />,
  };
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<StrictMode>{parts[part]()}</StrictMode>);
  return { listeners: () => listeners.size, embeds: () => service.getNumberOfComponents(), tokenReasons };
}

declare global {
  interface Window {
    /** Exposed by the test: creates a token for its emulator. */
    createToken: () => Promise<string>;
  }
}
