import { EmbedTokenError } from './embed-token-error';
import { type EmbedItem, itemPath, workspacePath } from './items';
import { requireList, requireString } from './options';
import type { EffectiveIdentity, EmbedRequest, SharedReport, TokenRequest, TokenSettings } from './requests';

/** Path and body of the REST call that generates an embed token. */
export interface TokenCall {
  readonly path: string;
  readonly body: object;
}

const sortUnique = (values: readonly string[]): string[] => [...new Set(values)].sort();

/** Returns an identity with its fields and lists in a fixed order so that equal requests have equal cache keys. */
function identityBody(identity: EffectiveIdentity, datasetIds: readonly string[]): object {
  const { username, customData, identityBlob } = identity;
  // Without a user, row-level security would be applied to no one or to the wrong user.
  if (!identityBlob)
    requireString(username, 'identities[].username', 'Pass the user that row-level security applies to.');
  const sortedList = (name: 'roles' | 'datasets' | 'reports', values = identity[name]) =>
    sortUnique(requireList(values, `identities[].${name}`));
  const datasets = sortedList('datasets', identity.datasets ?? datasetIds);
  return {
    username,
    ...(identity.roles && { roles: sortedList('roles') }),
    ...(customData !== undefined && { customData }),
    ...(datasets.length > 0 && { datasets }),
    ...(identity.reports && { reports: sortedList('reports') }),
    ...(identityBlob && { identityBlob: { value: identityBlob.value } }),
  };
}

/** Returns the fields that all calls share. Throws an error if the lifetime is invalid. */
function settingsBody({ lifetimeInMinutes, identities }: TokenSettings, datasetIds: readonly string[]): object {
  if (lifetimeInMinutes !== undefined && !(Number.isSafeInteger(lifetimeInMinutes) && lifetimeInMinutes > 0))
    throw new EmbedTokenError(
      'invalidOptions',
      `Expected lifetimeInMinutes to be a positive integer, received ${String(lifetimeInMinutes)}.`,
    );
  const bodies = requireList(identities, 'identities').map((identity) => identityBody(identity, datasetIds));
  return {
    ...(lifetimeInMinutes !== undefined && { lifetimeInMinutes }),
    ...(bodies.length > 0 && { identities: bodies }),
  };
}

/** Returns the call that requests a token for one item. `datasetId` is the id of a report's dataset. */
export function singleItemTokenCall(request: EmbedRequest, datasetId?: string): TokenCall {
  const settings = settingsBody(request, datasetId === undefined ? [] : [datasetId]);
  if ('datasetId' in request && request.accessLevel === 'Create')
    return {
      path: `${workspacePath(request.workspaceId)}/reports/GenerateToken`,
      body: { accessLevel: 'Create', datasetId: request.datasetId, ...settings },
    };
  const { accessLevel = 'View', allowSaveAs = false } = 'reportId' in request ? request : {};
  return {
    path: `${itemPath(request)}/GenerateToken`,
    body: { accessLevel, ...(allowSaveAs && { allowSaveAs }), ...settings },
  };
}

/** Returns the call that requests a token for several items. `reportDatasetIds` are the ids of the reports' datasets. */
export function multiItemTokenCall(request: TokenRequest, reportDatasetIds: readonly string[]): TokenCall {
  const reports = requireList(request.reports, 'reports');
  const datasetIds = requireList(request.datasetIds, 'datasetIds');
  const targets = requireList(request.targetWorkspaceIds, 'targetWorkspaceIds');
  if (reports.length + datasetIds.length === 0)
    throw new EmbedTokenError(
      'invalidOptions',
      'Expected at least one report or dataset, received none. Pass reports or datasetIds.',
    );
  const all = sortUnique([...datasetIds, ...reportDatasetIds]);
  const byId = new Map(reports.map((report) => [report.reportId, report]));
  return {
    path: 'GenerateToken',
    body: {
      ...(byId.size > 0 && { reports: sortUnique([...byId.keys()]).map((id) => reportBody(id, byId.get(id))) }),
      ...(all.length > 0 && { datasets: all.map((id) => ({ id })) }),
      ...(targets.length > 0 && { targetWorkspaces: sortUnique(targets).map((id) => ({ id })) }),
      ...settingsBody(request, all),
    },
  };
}

const reportBody = (id: string, report: SharedReport | undefined): object => ({
  id,
  ...(report?.accessLevel === 'Edit' && { allowEdit: true }),
});

/** Returns the name of the item metadata field that contains the embed URL. */
export function embedUrlField(item: EmbedItem & { accessLevel?: string }): string {
  if (!('datasetId' in item)) return 'embedUrl';
  return item.accessLevel === 'Create' ? 'createReportEmbedURL' : 'qnaEmbedURL';
}
