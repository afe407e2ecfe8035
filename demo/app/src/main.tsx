import '@mantine/core/styles.layer.css';
import './lib/theme/fonts.css';
import './lib/theme/global.css';
import './lib/theme/forced-colors.css';
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { CloudOff } from 'lucide-react';
import { StrictMode, type ReactNode } from 'react';
import { preload } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { findBrand, signIn as paths } from '../../shared';
import { App } from './app/app';
import { createRouter } from './app/router';
import { BrandProvider } from './app/brand-provider';
import { alerts } from './components/alerts/alerts';
import { FullPage } from './components/full-page';
import { Splash } from './components/splash';
import { api } from './lib/api/client';
import { loadConfig } from './lib/app-config';
import { brandCodeOf } from './lib/brand';
import { setPageViewEndpoint } from './lib/page-views';
import { withReturnUrl } from './lib/session/return-url';
import { SignIn } from './lib/session/sign-in';
import { persistAppState } from './lib/state/persistence';
import { safeStorage } from './lib/storage/safe-storage';

function createPage(): Root {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root".');
  return createRoot(root);
}
const page = createPage();
const render = (content: ReactNode) => page.render(<StrictMode>{content}</StrictMode>);

async function start(): Promise<void> {
  preload(interUrl, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  // in a silent renewal, the hidden frame passes its URL to the parent page and renders nothing
  const isSilent = location.pathname === paths.silentPath;
  if (!isSilent)
    render(
      <BrandProvider brand={findBrand(brandCodeOf(location) ?? '')}>
        <Splash />
      </BrandProvider>,
    );
  const config = await loadConfig();
  const signIn = new SignIn(config);
  if (isSilent) {
    await signIn.completeSilently();
    return;
  }

  // stored for the tab, because the sign-in redirects lose the query parameter
  const storage = safeStorage(() => sessionStorage);
  if (new URLSearchParams(location.search).has('devtools')) storage.setItem('devtools', 'true');
  if (storage.getItem('devtools')) {
    const { openDevtools } = await import('@vitrine/sdk/devtools');
    openDevtools();
  }

  const router = createRouter();
  const space = () => router.state.location.pathname.split('/')[1] ?? '';
  // replaces the failed page in the history, so that Back does not return to it
  const replacePage = (path: string) => void router.navigate(path, { replace: true });
  api.configure({
    accessToken: () => signIn.accessToken(),
    renewToken: () => signIn.renew(),
    currentPath: () => router.state.location.pathname,
    onForbidden: () => {
      const { pathname, search } = router.state.location;
      replacePage(withReturnUrl(`/${space()}/unauthorized`, `${pathname}${search}`));
    },
    onNotFound: () => replacePage(`/${space()}/not-found`),
    onFailure: (error) => alerts.error(error.displayMessage, { error }),
  });
  setPageViewEndpoint(config.pageViewsUrl);
  persistAppState(() => {
    alerts.error('Your browser cannot store the selected locations. They will be lost when you close this page.');
  });

  let path = router.state.location.pathname;
  router.subscribe(({ location: { pathname } }) => {
    if (pathname === path) return;
    path = pathname;
    alerts.onRouteChange();
  });

  render(<App config={config} signIn={signIn} router={router} />);
}

start().catch((cause: unknown) => {
  console.error('The app could not start.', cause instanceof Error ? cause.message : '');
  render(
    <BrandProvider brand={undefined}>
      <FullPage
        icon={CloudOff}
        heading="The app could not start"
        text="The server could not be reached or is busy. Please check your connection and try again."
        action={{ label: 'Try again', href: location.pathname }}
      />
    </BrandProvider>,
  );
});
