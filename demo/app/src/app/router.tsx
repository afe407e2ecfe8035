import type { ComponentType } from 'react';
import { createBrowserRouter, redirectDocument, type LoaderFunction, type LoaderFunctionArgs } from 'react-router';
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
import { SpaceSignOut } from './routes/sign-out';
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
  loader?: LoaderFunction;
}

/** Whether a page's files failed to load. Browsers and Vite keep failed files, so only a full page load requests them again. */
let hasFailedFiles = false;

const reload = ({ request }: LoaderFunctionArgs) => redirectDocument(request.url);

/**
 * Creates the route properties for a page that is loaded on the first visit. If the page fails to load or render, the
 * error page is shown inside the shell. While the browser is online, the next visit to a page that has not loaded is then a full
 * page load.
 */
const lazyPage = (load: () => Promise<PageModule>) => ({
  ErrorBoundary: InternalServerError,
  lazy: async (): Promise<PageModule> => {
    if (hasFailedFiles && navigator.onLine) return { Component: Splash, loader: reload };
    try {
      return await load();
    } catch (cause) {
      hasFailedFiles = true;
      let isFirstVisit = true;
      return {
        Component: () => {
          throw cause;
        },
        loader: (args) => {
          if (!isFirstVisit && navigator.onLine) return reload(args);
          isFirstVisit = false;
          return null;
        },
      };
    }
  },
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
        // not below the session provider, which would first sign in tabs without a session
        { path: ':space/oidc/signout', Component: SpaceSignOut },
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
