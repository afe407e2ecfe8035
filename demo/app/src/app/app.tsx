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
import { BrandProvider } from './brand-provider';

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
    <BrandProvider brand={brand}>
      {/* no automatic retries: the API client shows an alert for each failure, and pages offer a retry button */}
      {/* no deduplication: for a record that has just been removed from the cache, SWR would not send a new request */}
      <SWRConfig
        value={{ shouldRetryOnError: false, revalidateOnFocus: false, dedupingInterval: 0, use: [resolvedErrors] }}
      >
        <AppConfigContext value={config}>
          <SignInContext value={signIn}>
            <RouterProvider router={router} />
          </SignInContext>
        </AppConfigContext>
      </SWRConfig>
    </BrandProvider>
  );
}
