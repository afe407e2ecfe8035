import type { Workspace } from '../../content/catalog';
import { invalidRequest } from './rest-error';
import { listOf, workspacesOf, type RestRoutes } from './rest-request';

/** Routes for workspaces. */
export const groupRoutes: RestRoutes = {
  'GET /groups': (request) => {
    const matching = workspacesOf(request).filter(workspaceFilterOf(request.query.get('$filter')));
    const items = matching.map(({ id, name }) => ({
      id,
      isReadOnly: false,
      isOnDedicatedCapacity: true,
      type: 'Workspace',
      name,
    }));
    return { ...(listOf(request, 'groups', items) as object), '@odata.count': items.length };
  },
};

/** Parses the OData filters that backends use to look up a workspace. OData writes a quotation mark in a value as two. */
function workspaceFilterOf(filter: string | null): (workspace: Workspace) => boolean {
  if (filter === null) return () => true;
  const [, field, operand] = /^\s*(name|id) eq '((?:[^']|'')*)'\s*$/.exec(filter) ?? [];
  if (field === undefined || operand === undefined)
    throw invalidRequest(`Expected a $filter such as name eq 'Sales' or id eq '<id>', received ${filter}.`);
  const value = operand.replaceAll("''", "'");
  return (workspace) => workspace[field as 'name' | 'id'] === value;
}
