import { routes, type StaffListEntry } from '../../../../../shared';
import { listBody } from '../../../lib/api/body';
import { api } from '../../../lib/api/client';

/** `GET {space}/staff/search`: one page of the staff whose name or email contains the term. */
export const searchStaff = (
  space: string,
  term: string,
  offset: number,
  limit: number,
  isOutdated: () => boolean,
): Promise<StaffListEntry[]> =>
  api.get(routes.staffSearch(space, term, offset, limit), { isOutdated, parse: listBody<StaffListEntry> });
