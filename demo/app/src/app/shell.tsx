import { useEffect, useMemo, useRef } from 'react';
import { Navigate, Outlet, useLocation, useNavigation, useParams } from 'react-router';
import { findBrand, findSpace } from '../../../shared';
import { useAppConfig } from '../lib/app-config';
import { appState } from '../lib/state/app-state';
import { AlertArea } from '../components/alerts/alert-area';
import { BrandHead } from '../components/layout/brand-head';
import { Footer } from '../components/layout/footer';
import { Header } from '../components/layout/header';
import { Navigation } from '../components/layout/navigation';
import classes from './shell.module.css';
import { SpaceContext, type CurrentSpace } from '../lib/space';
import { SupportWidget } from '../components/layout/support-widget';

/** The shell of the space that the address names; an unknown one leads to the user's own. */
export function Shell() {
  const { environment } = useAppConfig();
  const key = useParams().space ?? '';
  const current = useMemo<CurrentSpace | undefined>(() => {
    const space = findSpace(key);
    const brand = space && findBrand(space.brand);
    const path = (relative: string) => (relative === '' ? `/${key}` : `/${key}/${relative.replace(/^\//, '')}`);
    return space && brand && { space, brand, environment, path };
  }, [environment, key]);
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const loading = useNavigation().state === 'loading';

  const shown = useRef(pathname);
  useEffect(() => {
    // the first page finds the menu as it was before a reload
    if (shown.current === pathname) return;
    shown.current = pathname;
    appState.update((state) => ({ ...state, navigationOpen: false }));
  }, [pathname]);

  if (!current) return <Navigate to="/" replace />;
  return (
    <SpaceContext value={current}>
      <BrandHead />
      <a
        href="#main"
        className={classes.skip}
        onClick={(event) => {
          // an entry of the browser's history without a page of its own would be in the way of Back
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to content
      </a>
      {loading && <div className={classes.progress} role="progressbar" aria-label="Loading the page" />}
      <div className={classes.shell}>
        <Header />
        <Navigation />
        <div className={classes.content}>
          <main ref={main} id="main" tabIndex={-1} className={classes.main}>
            <AlertArea />
            <div key={pathname} className={classes.page}>
              <Outlet />
            </div>
          </main>
          <Footer />
        </div>
      </div>
      <SupportWidget />
    </SpaceContext>
  );
}
