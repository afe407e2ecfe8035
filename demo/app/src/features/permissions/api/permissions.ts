import useSWR, { type SWRResponse } from 'swr';
import { routes, type Permission } from '../../../../../shared';
import { listBody } from '../../../lib/api/body';
import { api } from '../../../lib/api/client';
import type { ApiError } from '../../../lib/api/error';

/** `GET permissions`: all existing permissions, which are the same in every space. */
export const usePermissions = (): SWRResponse<Permission[], ApiError> =>
  useSWR('permissions', () => api.get(routes.permissions(), { parse: listBody<Permission> }));
