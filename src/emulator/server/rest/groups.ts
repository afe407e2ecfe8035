import { listOf, workspacesOf, type RestRoutes } from './rest-request';

/** Routes for workspaces. */
export const groupRoutes: RestRoutes = {
  'GET /groups': (request) => {
    const filter = request.query.get('$filter');
    // Backends look up workspaces by name or id.
    const [, field, value] = /^\s*(name|id) eq '([^']*)'\s*$/.exec(filter ?? '') ?? [];
    const matching = workspacesOf(request).filter((workspace) => !field || workspace[field as 'name' | 'id'] === value);
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
