import { messages, routes, type Location } from '../../../../../shared';
import { api, type CallOptions } from '../../../lib/api/client';

/**
 * `GET {dir}/staff/{id}/locations`: all of them, also those that the signed-in user does not see.
 * @throws Error 'Staff ID must be supplied'
 */
export function readStaffLocations(
  space: string,
  id: string,
  options: CallOptions<Location[]> = {},
): Promise<Location[]> {
  if (id === '') throw new Error(messages.staffId);
  return api.get(routes.staffLocations(space, id), options);
}
