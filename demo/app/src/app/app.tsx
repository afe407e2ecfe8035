import { useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router/dom';
import { SWRConfig } from 'swr';
import { findBrand, type AppConfig, type Brand } from '../../../shared';
import { resolvedErrors } from '../components/alerts/resolved-errors';
import { AppConfigContext } from '../lib/app-config';
import { brandCodeOf } from '../lib/brand';
import { SignInContext } from '../lib/session/session';
import type { SignIn } from '../lib/session/sign-in';
import type { createRouter } from './router';
import { Themed } from './themed';

type Router = ReturnType<typeof createRouter>;

export interface AppProps {
  config: AppConfig;
  signIn: SignIn;
  router: Router;
}

/** Returns the brand of the space named in the URL. Falls back to the site's brand. */
function useBrandFromUrl(router: Router, siteBrand: string): Brand | undefined {
  const brandCode = useSyncExternalStore(
    (listener) => router.subscribe(listener),
    () => brandCodeOf(router.state.location),
  );
  return findBrand(brandCode ?? siteBrand);
}

/** Root component with the app's providers and router. */
export function App({ config, signIn, router }: AppProps) {
  const brand = useBrandFromUrl(router, config.brand);
  return (
    <Themed brand={brand}>
      {/* no automatic retries: the API client shows an alert for each failure, and pages offer a retry button */}
      {/* no deduplication: once a record is removed from the cache, SWR would wait for the completed request and send no other */}
      <SWRConfig
        value={{ shouldRetryOnError: false, revalidateOnFocus: false, dedupingInterval: 0, use: [resolvedErrors] }}
      >
        <AppConfigContext value={config}>
          <SignInContext value={signIn}>
            <RouterProvider router={router} />
          </SignInContext>
        </AppConfigContext>
      </SWRConfig>
    </Themed>
  );
}
