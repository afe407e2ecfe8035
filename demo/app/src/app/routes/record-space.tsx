import type { ReactNode } from 'react';
import { isSelf } from '../../../../shared';
import { useSession } from '../../lib/session/session';
import { SpaceContext, useSpace } from '../../lib/space';

/**
 * Provides the space for requests about a record. Users can open their own record in every space of their brand, but the
 * server returns the record and its locations only in their primary region's space. Links still point to the space in the URL.
 */
export function RecordSpace({ id, children }: { id: string; children: ReactNode }) {
  const current = useSpace();
  const { actor, home } = useSession();
  const usesHome = isSelf(actor, { id }) && home?.brand === current.brand.code;
  return <SpaceContext value={usesHome ? { ...current, space: home } : current}>{children}</SpaceContext>;
}
