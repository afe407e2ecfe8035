import { datasetIdOf } from '../../model/data';
import type { TokenRequest } from '../../content/token';
import type { ReportDefinition } from '../../model/definition';
import { type JsonSchema, arrayOf, messageObject } from '../../model/json-schema';
import { formatSchemaError, validateSchema } from '../../model/validate-schema';
import { datasetOf } from './datasets';
import { type IdentityRequest, readIdentities } from './identities';
import { RestError, invalidRequest } from './rest-error';
import {
  type RestRequest,
  type RestRoutes,
  dashboardOf,
  itemOf,
  reportOf,
  tileOf,
  withGroupRoutes,
  workspacesOf,
} from './rest-request';

/** Body of a token request for one item. */
interface ItemTokenRequest {
  accessLevel?: 'View' | 'Edit' | 'Create' | null;
  datasetId?: string | null;
  allowSaveAs?: boolean | null;
  lifetimeInMinutes?: number | null;
  identities?: IdentityRequest[] | null;
}

/** Body of a token request for several items. */
interface ItemsTokenRequest {
  reports?: { id: string; allowEdit?: boolean | null }[] | null;
  datasets?: { id: string }[] | null;
  targetWorkspaces?: { id: string }[] | null;
  lifetimeInMinutes?: number | null;
  identities?: IdentityRequest[] | null;
}

const nonEmptyString: JsonSchema = { type: 'string', minLength: 1 };
const boolean: JsonSchema = { type: 'boolean' };
const identities = arrayOf({
  title: 'identity',
  ...messageObject(
    { username: nonEmptyString },
    {
      roles: arrayOf(nonEmptyString, { maxItems: 50 }),
      customData: { type: 'string' },
      datasets: arrayOf(nonEmptyString),
    },
  ),
});
const common = { lifetimeInMinutes: { type: 'integer', minimum: 0 } as JsonSchema, identities };
const itemBody = messageObject(
  {},
  { accessLevel: { enum: ['View', 'Edit', 'Create'] }, datasetId: nonEmptyString, allowSaveAs: boolean, ...common },
);
const itemList = (properties: Record<string, JsonSchema> = {}): JsonSchema =>
  arrayOf({ title: 'item', ...messageObject({ id: nonEmptyString }, properties) }, { maxItems: 50 });
const itemsBody = messageObject(
  {},
  { reports: itemList({ allowEdit: boolean }), datasets: itemList(), targetWorkspaces: itemList(), ...common },
);

const generateForReport = (request: RestRequest): Promise<unknown> => {
  const body = readItemBody(request);
  const { report, workspace } = reportOf(request);
  const { accessLevel, allowSaveAs } = body;
  if (accessLevel === 'Create') throw invalidRequest('accessLevel must be View or Edit for an existing report.');
  return generate(request, body, [report], {
    items: [report.id],
    editableReports: accessLevel === 'Edit' ? [report.id] : [],
    targetWorkspaces: allowSaveAs ? [workspace.id] : [],
  });
};

const generateForCreate = (request: RestRequest): Promise<unknown> => {
  const body = readItemBody(request);
  const [workspace] = workspacesOf(request);
  const { accessLevel, datasetId } = body;
  if (accessLevel !== 'Create') throw invalidRequest('accessLevel must be Create to create a report.');
  if (!datasetId) throw invalidRequest('datasetId is required to create a report.');
  const { report } = datasetOf({ ...request, params: { ...request.params, datasetId } });
  return generate(request, body, [report], { items: [datasetId], targetWorkspaces: [workspace?.id ?? ''] });
};

const generateForDashboard = (request: RestRequest): Promise<unknown> => {
  const body = readViewBody(request);
  const { dashboard } = dashboardOf(request);
  return generate(request, body, tileReports(request, dashboard.tiles), { items: [dashboard.id] });
};

const generateForTile = (request: RestRequest): Promise<unknown> => {
  const body = readViewBody(request);
  const { dashboard, tile } = tileOf(request);
  return generate(request, body, tileReports(request, [tile]), { items: [`${dashboard.id}/${tile.id}`] });
};

const generateForDataset = (request: RestRequest): Promise<unknown> => {
  const body = readViewBody(request);
  const { report } = datasetOf(request);
  return generate(request, body, [report], { items: [datasetIdOf(report)] });
};

const generateForItems = (request: RestRequest): Promise<unknown> => {
  const body = readItemsBody(request);
  const reports = body.reports ?? [];
  const datasets = body.datasets ?? [];
  const targetWorkspaces = (body.targetWorkspaces ?? []).map(({ id }) => id);
  if (reports.length + datasets.length === 0) throw invalidRequest('At least one report or dataset is required.');
  const accessible = [
    ...reports.map(({ id }) => reportOf({ ...request, params: { reportId: id } })),
    ...datasets.map(({ id }) => datasetOf({ ...request, params: { datasetId: id } })),
  ].map(({ report }) => report);
  for (const groupId of targetWorkspaces) workspacesOf({ ...request, params: { groupId } });
  return generate(
    request,
    body,
    accessible,
    {
      items: [...reports, ...datasets].map(({ id }) => id),
      editableReports: reports.filter(({ allowEdit }) => allowEdit).map(({ id }) => id),
      targetWorkspaces,
    },
    true,
  );
};

/** Routes that create embed tokens. */
export const embedTokenRoutes: RestRoutes = {
  'POST /GenerateToken': generateForItems,
  'POST /groups/:groupId/reports/GenerateToken': generateForCreate,
  ...withGroupRoutes({
    'POST /reports/:reportId/GenerateToken': generateForReport,
    'POST /dashboards/:dashboardId/GenerateToken': generateForDashboard,
    'POST /dashboards/:dashboardId/tiles/:tileId/GenerateToken': generateForTile,
    'POST /datasets/:datasetId/GenerateToken': generateForDataset,
  }),
};

function checkBody(schema: JsonSchema, body: unknown): void {
  const [error] = validateSchema(schema, body);
  if (error) throw invalidRequest(formatSchemaError(error, 'request body'));
}

function readItemBody({ body = {} }: RestRequest): ItemTokenRequest {
  checkBody(itemBody, body);
  return body as ItemTokenRequest;
}

function readItemsBody({ body = {} }: RestRequest): ItemsTokenRequest {
  checkBody(itemsBody, body);
  return body as ItemsTokenRequest;
}

/** Reads the request body for an item that can only be viewed. */
function readViewBody(request: RestRequest): ItemTokenRequest {
  const body = readItemBody(request);
  if ((body.accessLevel ?? 'View') !== 'View') throw invalidRequest('accessLevel must be View.');
  return body;
}

function tileReports({ catalog }: RestRequest, tiles: readonly { reportId: string }[]): ReportDefinition[] {
  return tiles.flatMap(({ reportId }) => catalog.report(reportId) ?? []);
}

/**
 * Creates a token. `reports` are those whose datasets the token grants access to. By default, reports cannot be changed or
 * saved.
 */
async function generate(
  request: RestRequest,
  body: ItemTokenRequest | ItemsTokenRequest,
  reports: readonly ReportDefinition[],
  grant: Omit<TokenRequest, 'identities' | 'expiresInSeconds'>,
  isForSeveralItems = false,
): Promise<unknown> {
  const requested = body.identities ?? [];
  if (requested.length > 1 && !isForSeveralItems)
    throw invalidRequest('Creating embed token with multiple identities is not supported');
  const tokenIdentities = readIdentities(requested, reports);
  const { authority, now, expiresAt } = request;
  const remainingSeconds = Math.floor((expiresAt - now()) / 1000);
  const lifetimeSeconds = (body.lifetimeInMinutes ?? 0) * 60;
  const expiresInSeconds = lifetimeSeconds > 0 ? Math.min(lifetimeSeconds, remainingSeconds) : remainingSeconds;
  if (expiresInSeconds <= 0) throw new RestError(403, { error: { code: 'TokenExpired' } });
  const token = await authority.create({
    editableReports: [],
    targetWorkspaces: [],
    ...grant,
    identities: tokenIdentities,
    expiresInSeconds,
  });
  const expiration = new Date((Math.floor(now() / 1000) + expiresInSeconds) * 1000).toISOString();
  return itemOf(request, 'Microsoft.PowerBI.ServiceContracts.Api.V1.GenerateTokenResponse', {
    token,
    tokenId: crypto.randomUUID(),
    expiration: expiration.replace('.000Z', 'Z'),
  });
}
