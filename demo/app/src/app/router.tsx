import type { ComponentType } from 'react';
import { createBrowserRouter } from 'react-router';
import { signIn } from '../../../shared';
import { ConfirmProvider } from '../components/confirm';
import { Splash } from '../components/splash';
import { pageRules, type PagePath } from '../lib/session/page-rules';
import { Account } from './routes/account';
import { InternalServerError } from './routes/internal-server-error';
import { NotAuthorized } from './routes/not-authorized';
import { NotFound } from './routes/not-found';
import { NoRegion } from './routes/no-region';
import { noRegionPath, PrimaryRegion, RequireRegion } from './routes/primary-region';
import { SignInCallback } from './routes/sign-in-callback';
import { SignOut } from './routes/sign-out';
import { SignOutCallback } from './routes/sign-out-callback';
import { createGuard } from './session/guard';
import { SessionProvider } from './session/session-provider';
import { Shell } from './shell';

const SignedIn = () => (
  <SessionProvider>
    <ConfirmProvider>
      <RequireRegion />
    </ConfirmProvider>
  </SessionProvider>
);

interface PageModule {
  Component: ComponentType;
}

/**
 * Creates the route properties for a page that is loaded on the first visit. If the page fails to load or render, the
 * error page is shown inside the shell.
 */
const lazyPage = (load: () => Promise<PageModule>) => ({
  ErrorBoundary: InternalServerError,
  lazy: () =>
    load().catch((cause: unknown): PageModule => ({
      Component: () => {
        throw cause;
      },
    })),
});

const pages: Record<PagePath, () => Promise<PageModule>> = {
  '': () => import('./routes/staff-list'),
  new: () => import('./routes/staff-form'),
  'edit/:userId': () => import('./routes/staff-form'),
  'edit/:userId/permissions': () => import('./routes/permissions'),
  academy: () => import('./routes/academy'),
  KPIReport: () => import('./routes/kpi-report'),
};
const paths = Object.keys(pages) as PagePath[];

/** Creates the app's router. */
export const createRouter = () =>
  createBrowserRouter([
    {
      HydrateFallback: Splash,
      children: [
        { path: signIn.callbackPath, Component: SignInCallback },
        { path: signIn.signedOutPath, Component: SignOutCallback },
        { path: noRegionPath, Component: NoRegion },
        {
          Component: SignedIn,
          children: [
            { index: true, Component: PrimaryRegion },
            ...['account', ...paths.filter((path) => path !== '')].map((path) => ({
              path,
              Component: PrimaryRegion,
            })),
            {
              path: ':space',
              Component: Shell,
              children: [
                ...paths.map((path) => ({
                  Component: createGuard(pageRules[path]),
                  children: [{ ...(path === '' ? { index: true as const } : { path }), ...lazyPage(pages[path]) }],
                })),
                { path: 'account', Component: Account },
                { path: 'oidc/signout', Component: SignOut },
                { path: 'unauthorized', Component: NotAuthorized },
                { path: 'internal-server-error', Component: InternalServerError },
                { path: 'not-found', Component: NotFound },
                { path: '*', Component: NotFound },
              ],
            },
            { path: '*', Component: PrimaryRegion },
          ],
        },
      ],
    },
  ]);
