import { MantineProvider } from '@mantine/core';
import { useMemo, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router/dom';
import { SWRConfig } from 'swr';
import { findBrand, findSpace, type AppConfig, type Brand } from '../../../shared';
import { resolvedErrors } from '../components/alerts/resolved-errors';
import { AppConfigContext } from '../lib/app-config';
import { BrandContext, spaceQuery } from '../lib/brand';
import { SignInContext } from '../lib/session/session';
import type { SignIn } from '../lib/session/sign-in';
import { neutralBrand, themeOf } from '../lib/theme/theme';
import type { createRouter } from './router';

type Router = ReturnType<typeof createRouter>;

export interface AppProps {
  config: AppConfig;
  signIn: SignIn;
  router: Router;
}

/** Returns the page's nonce, which the content security policy requires on every style element. */
export const nonce = (): string => document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/**
 * Returns the brand of the space named in the URL, in the first path segment or otherwise in a query parameter. Falls back
 * to the site's brand.
 */
function useBrandFromUrl(router: Router, siteBrand: string): Brand | undefined {
  const brandCode = useSyncExternalStore(
    (listener) => router.subscribe(listener),
    () => {
      const { pathname, search } = router.state.location;
      const space = findSpace(pathname.split('/')[1] ?? '');
      return (space ?? findSpace(new URLSearchParams(search).get(spaceQuery) ?? ''))?.brand;
    },
  );
  return findBrand(brandCode ?? siteBrand);
}

/** Root component with the app's providers and router. */
export function App({ config, signIn, router }: AppProps) {
  const brand = useBrandFromUrl(router, config.brand);
  const { code, color } = brand ?? neutralBrand;
  const { theme, variables } = useMemo(() => themeOf({ code, color }), [code, color]);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto" getStyleNonce={nonce}>
      {/* no automatic retries: the API client shows an alert for each failure, and pages offer a retry button */}
      <SWRConfig value={{ shouldRetryOnError: false, revalidateOnFocus: false, use: [resolvedErrors] }}>
        <AppConfigContext value={config}>
          <BrandContext value={brand}>
            <SignInContext value={signIn}>
              <RouterProvider router={router} />
            </SignInContext>
          </BrandContext>
        </AppConfigContext>
      </SWRConfig>
    </MantineProvider>
  );
}
