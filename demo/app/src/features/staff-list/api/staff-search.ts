import { limits, routes, type StaffSummary } from '../../../../../shared';
import { api } from '../../../api/client';

/** `GET {dir}/staff/search`: a page of those whose name or email contains the term. */
export const searchStaff = (spaceKey: string, term: string, offset: number) =>
  api.get<StaffSummary[]>(routes.staffSearch(spaceKey, term, offset, limits.staffPageSize));
