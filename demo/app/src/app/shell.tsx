import { useEffect, useMemo, useRef } from 'react';
import { Navigate, Outlet, useLocation, useNavigation, useParams } from 'react-router';
import { findBrand, findSpace } from '../../../shared';
import { BrandHead } from '../components/layout/brand-head';
import { Footer } from '../components/layout/footer';
import { Header } from '../components/layout/header';
import { Navigation } from '../components/layout/navigation';
import { useAppConfig } from '../lib/app-config';
import { SpaceContext, type CurrentSpace } from '../lib/space';
import { appState } from '../lib/state/app-state';
import classes from './shell.module.css';

/** Layout of all pages in a space: header, navigation and footer. An unknown space redirects to the user's own space. */
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

  const previousPath = useRef(pathname);
  useEffect(() => {
    // after a reload, the navigation keeps its persisted state
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
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
          // following the link would add a history entry, and Back would stay on the page
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
            <div key={pathname} className={classes.page}>
              <Outlet />
            </div>
          </main>
          <Footer />
        </div>
      </div>
    </SpaceContext>
  );
}
