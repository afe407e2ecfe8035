import { MantineProvider } from '@mantine/core';
import { useMemo, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router/dom';
import { SWRConfig } from 'swr';
import { findBrand, findSpace, type AppConfig, type Brand } from '../../../shared';
import { AppConfigContext } from '../lib/app-config';
import type { createRouter } from './router';
import { SignInContext } from '../lib/session/session';
import type { SignIn } from '../lib/session/sign-in';
import { neutralBrand, themeOf } from '../lib/theme/theme';

type Router = ReturnType<typeof createRouter>;

export interface AppProps {
  config: AppConfig;
  signIn: SignIn;
  router: Router;
}

/** The page's nonce, without which its policy lets no style in. */
export const nonce = (): string => document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/** The brand of the space in the address; outside of every space the one that the site belongs to. */
function useBrand(router: Router, siteBrand: string): Pick<Brand, 'code' | 'color'> {
  const key = useSyncExternalStore(
    (listener) => router.subscribe(listener),
    () => router.state.location.pathname.split('/')[1] ?? '',
  );
  return findBrand(findSpace(key)?.brand ?? siteBrand) ?? neutralBrand;
}

export function App({ config, signIn, router }: AppProps) {
  const { code, color } = useBrand(router, config.brand);
  const { theme, variables } = useMemo(() => themeOf({ code, color }), [code, color]);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto" getStyleNonce={nonce}>
      {/* the API client tells of failures; a page that wants another try offers it */}
      <SWRConfig value={{ shouldRetryOnError: false, revalidateOnFocus: false }}>
        <AppConfigContext value={config}>
          <SignInContext value={signIn}>
            <RouterProvider router={router} />
          </SignInContext>
        </AppConfigContext>
      </SWRConfig>
    </MantineProvider>
  );
}
