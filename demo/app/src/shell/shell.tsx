import { useMemo } from 'react';
import { Navigate, Outlet, useParams } from 'react-router';
import { findBrand, findSpace } from '../../../shared';
import { useAppConfig } from '../config/app-config';
import { SpaceContext, type CurrentSpace } from './space';

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
  if (!current) return <Navigate to="/" replace />;
  return (
    <SpaceContext value={current}>
      <main>
        <Outlet />
      </main>
    </SpaceContext>
  );
}
