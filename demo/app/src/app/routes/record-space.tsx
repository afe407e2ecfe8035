import type { ReactNode } from 'react';
import { isSelf } from '../../../../shared';
import { useSession } from '../../lib/session/session';
import { SpaceContext, useSpace } from '../../lib/space';

/**
 * One's own record opens in every space of the brand, but belongs to that of one's region: there the server has it, and its
 * locations. The way around it stays in the space that the address names.
 */
export function RecordSpace({ id, children }: { id: string; children: ReactNode }) {
  const current = useSpace();
  const { actor, home } = useSession();
  const isElsewhere = isSelf(actor, { id }) && home?.brand === current.brand.code;
  return <SpaceContext value={isElsewhere ? { ...current, space: home } : current}>{children}</SpaceContext>;
}
