import { type Filter, FiltersOperations } from '../../../models';
import type { FiltersUpdate } from '../../../protocol/requests';
import { type FilterOwner, updateFilters } from '../state/filter-operations';
import type { HandlerSession, Handlers } from './handler';

interface FiltersRequest {
  session: HandlerSession;
  params: { pageName?: string; visualName?: string };
}

/** Returns the report, page or visual that a path refers to. */
function ownerOf({ session: { report }, params: { pageName, visualName } }: FiltersRequest): FilterOwner {
  if (pageName === undefined) return report.state;
  return visualName === undefined ? report.page(pageName) : report.visual(pageName, visualName);
}

const getFilters = (request: FiltersRequest): Filter[] => ownerOf(request).filters;

const postFilters = ({ body, ...request }: FiltersRequest & { body: FiltersUpdate }): void => {
  const owner = ownerOf(request);
  const { report, actions } = request.session;
  updateFilters(report.dataset, owner, body);
  actions.filtersChanged(owner.filters);
};

const putFilters = ({ body: filters, ...request }: FiltersRequest & { body: Filter[] }): void => {
  postFilters({ ...request, body: { filtersOperation: FiltersOperations.ReplaceAll, filters } });
};

/** Handlers for requests that read or change the filters on a report, page or visual. */
export const filterHandlers = {
  'GET /report/filters': getFilters,
  'POST /report/filters': postFilters,
  'PUT /report/filters': putFilters,
  'GET /report/pages/:pageName/filters': getFilters,
  'POST /report/pages/:pageName/filters': postFilters,
  'PUT /report/pages/:pageName/filters': putFilters,
  'GET /report/pages/:pageName/visuals/:visualName/filters': getFilters,
  'POST /report/pages/:pageName/visuals/:visualName/filters': postFilters,
  'PUT /report/pages/:pageName/visuals/:visualName/filters': putFilters,
} satisfies Partial<Handlers>;
