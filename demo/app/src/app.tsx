import { MantineProvider } from '@mantine/core';
import { RouterProvider } from 'react-router/dom';
import { SWRConfig } from 'swr';
import type { AppConfig } from '../../shared';
import { AppConfigContext } from './config/app-config';
import type { createRouter } from './router';
import { SignInContext } from './session/session';
import type { SignIn } from './session/sign-in';

export interface AppProps {
  config: AppConfig;
  signIn: SignIn;
  router: ReturnType<typeof createRouter>;
}

const nonce = (): string => document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';

export function App({ config, signIn, router }: AppProps) {
  return (
    <MantineProvider defaultColorScheme="auto" getStyleNonce={nonce}>
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
