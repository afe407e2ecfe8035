import type { ComponentType } from 'react';
import { createBrowserRouter } from 'react-router';
import { canOpenRecord, signIn } from '../../../shared';
import { Account } from './routes/account';
import { InternalServerError } from './routes/internal-server-error';
import { NotAuthorized } from './routes/not-authorized';
import { NotFound } from './routes/not-found';
import { PrimaryRegion, RequireRegion } from './routes/primary-region';
import { SignInCallback } from './routes/sign-in-callback';
import { SignOut } from './routes/sign-out';
import { SignOutCallback } from './routes/sign-out-callback';
import { Splash } from '../components/splash';
import { guardedBy } from './session/guard';
import { SessionProvider } from './session/session-provider';
import { ConfirmProvider } from '../components/confirm';
import { Shell } from './shell';

const SignedIn = () => (
  <SessionProvider>
    <ConfirmProvider>
      <RequireRegion />
    </ConfirmProvider>
  </SessionProvider>
);

/** A page that breaks, or whose files do not come, leaves the shell around it alone. */
const ErrorBoundary = InternalServerError;
interface Feature {
  Component: ComponentType;
}

/** Loads a feature's page when it is wanted. One that does not come is a page that breaks, so its boundary shows it. */
const later = (load: () => Promise<Feature>) => ({
  ErrorBoundary,
  lazy: () =>
    load().catch((cause: unknown): Feature => ({
      Component: () => {
        throw cause;
      },
    })),
});
const staffForm = later(() => import('./routes/staff-form'));

/** Every path of the app. The pages of features are loaded when they are needed. */
export const createRouter = () =>
  createBrowserRouter([
    {
      HydrateFallback: Splash,
      children: [
        { path: signIn.callbackPath, Component: SignInCallback },
        { path: signIn.signedOutPath, Component: SignOutCallback },
        {
          Component: SignedIn,
          children: [
            { index: true, Component: PrimaryRegion },
            ...['account', 'academy', 'new', 'KPIReport', 'edit/:userId', 'edit/:userId/permissions'].map((path) => ({
              path,
              Component: PrimaryRegion,
            })),
            {
              path: ':space',
              Component: Shell,
              children: [
                {
                  Component: guardedBy(({ canViewStaff }) => canViewStaff),
                  children: [{ index: true, ...later(() => import('./routes/staff-list')) }],
                },
                {
                  Component: guardedBy(({ canCreateStaff }) => canCreateStaff),
                  children: [{ path: 'new', ...staffForm }],
                },
                {
                  Component: guardedBy(({ actor }, { userId = '' }) => canOpenRecord(actor, { id: userId })),
                  children: [{ path: 'edit/:userId', ...staffForm }],
                },
                {
                  Component: guardedBy(({ canManagePermissions }) => canManagePermissions),
                  children: [
                    {
                      path: 'edit/:userId/permissions',
                      ...later(() => import('./routes/permissions')),
                    },
                  ],
                },
                {
                  Component: guardedBy(({ canOpenAcademy }) => canOpenAcademy),
                  children: [{ path: 'academy', ...later(() => import('./routes/academy')) }],
                },
                {
                  Component: guardedBy(({ canOpenReports }) => canOpenReports),
                  children: [{ path: 'KPIReport', ...later(() => import('./routes/kpi-report')) }],
                },
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
