import { datasetIdOf } from '../../model/data';
import type { EffectiveIdentity } from '../../content/token';
import type { ReportDefinition } from '../../model/definition';
import { invalidRequest } from './rest-error';

/** Identity in a request for an embed token. */
export interface IdentityRequest {
  username: string;
  roles?: string[] | null;
  customData?: string | null;
  datasets?: string[] | null;
}

/**
 * Validates the requested identities, and converts them to token identities.
 *
 * @param reports - reports whose datasets the token grants access to
 * @throws RestError 400 if a dataset with roles has no identity, a dataset without roles has one, or an identity is
 * invalid
 */
export function readIdentities(
  requested: readonly IdentityRequest[],
  reports: readonly ReportDefinition[],
): EffectiveIdentity[] {
  for (const report of reports) checkDataset(requested, report);
  for (const id of requested.flatMap(({ datasets }) => datasets ?? [])) {
    if (!reports.some((report) => datasetIdOf(report) === id))
      throw invalidRequest(`The effective identity is for dataset ${id}, which the token does not grant access to`);
  }
  return requested.map(({ username, roles, customData, datasets }) => ({
    username,
    ...(roles && { roles }),
    ...(customData !== null && customData !== undefined && { customData }),
    ...(datasets && { datasets }),
  }));
}

function checkDataset(requested: readonly IdentityRequest[], report: ReportDefinition): void {
  const { roles = [] } = report;
  const datasetId = datasetIdOf(report);
  const identity = requested.find(({ datasets }) => datasets?.includes(datasetId) ?? true);
  const subject = `Creating embed token for accessing dataset ${datasetId}`;
  if (roles.length === 0) {
    if (identity) throw invalidRequest(`${subject} shouldn't have effective identity`);
    return;
  }
  if (!identity) throw invalidRequest(`${subject} requires effective identity to be provided`);
  const names = identity.roles ?? [];
  if (names.length === 0)
    throw invalidRequest(`${subject} requires roles to be included in provided effective identity`);
  const unknown = names.find((name) => !roles.some((role) => role.name === name));
  if (unknown !== undefined) {
    const knownRoles = roles.map(({ name }) => `'${name}'`).join(', ');
    throw invalidRequest(`${subject}: unknown role '${unknown}'. Known roles: ${knownRoles}`);
  }
}
