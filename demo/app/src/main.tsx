import '@mantine/core/styles.layer.css';
import './theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { signIn as paths } from '../../shared';
import { api } from './api/client';
import { App } from './app';
import { loadConfig } from './config/app-config';
import { createRouter } from './router';
import { SignIn } from './session/sign-in';
import { alerts } from './shell/alerts';
import { reportPageViewsTo } from './shell/page-visit';
import { persistAppState } from './store/persistence';

async function start(): Promise<void> {
  const config = await loadConfig();
  const signIn = new SignIn(config);
  // the hidden frame of the silent renewal: it only hands its address to the page around it
  if (location.pathname === paths.silentPath) {
    await signIn.completeSilently();
    return;
  }

  const router = createRouter();
  const space = () => router.state.location.pathname.split('/')[1] ?? '';
  api.connect({
    accessToken: () => signIn.accessToken(),
    renewToken: () => signIn.renew(),
    onForbidden: () => void router.navigate(`/${space()}/unauthorized`),
    onNotFound: () => void router.navigate(`/${space()}/not-found`),
    onFailure: ({ displayMessage }) => alerts.error(displayMessage),
  });
  reportPageViewsTo(config.pageViewsUrl);
  persistAppState(() => {
    alerts.error('Your browser does not keep the chosen locations: they are gone when this page is closed.');
  });

  let path = router.state.location.pathname;
  router.subscribe(({ location: { pathname } }) => {
    if (pathname === path) return;
    path = pathname;
    alerts.routeChanged();
  });

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id root');
  createRoot(root).render(
    <StrictMode>
      <App config={config} signIn={signIn} router={router} />
    </StrictMode>,
  );
}

void start();
