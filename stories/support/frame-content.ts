import { TokenAuthority, sampleContent } from '@vitrine/sdk/emulator';
import { storySecret } from './secret';

// Runs in Storybook's frame pages, before the emulator's frame script. Storybook has no content server, so this script
// handles the requests: it returns the sample content for tokens that the emulator's token authority accepts.

/** Width of the report's pages, and space at their edges, in pixels. */
const [pageWidth, margin] = [1280, 24];

const authority = new TokenAuthority(storySecret);
const { reports, dashboards = [] } = sampleContent();
const saved = new Map([...reports, ...reports.map(summaryOf)].map((report) => [report.id, report]));

/** Returns a report for low frames, on the start page and above open devtools: the first page has only the visuals that fit. */
function summaryOf({ id, pages, ...report }: (typeof reports)[number]) {
  const hidden = ['headcount-team', 'top-locations', 'revenue-hours'];
  const visible = pages.map((page) => {
    const visuals = page.visuals.filter(({ name }) => !hidden.includes(name));
    if (visuals.length === page.visuals.length) return page;
    // the page ends below the remaining visuals
    const height = Math.max(...visuals.map(({ layout: { y, height: visualHeight } }) => y + visualHeight)) + margin;
    return { ...page, visuals, size: { width: pageWidth, height } };
  });
  return { ...report, id: `${id}-summary`, pages: visible };
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Error that the token authority throws for an invalid token, or for one without access to the content. */
interface AccessError {
  status?: number;
  body?: unknown;
}

const notFound = (id: string) =>
  json(404, { message: 'LoadReportFailed', detailedMessage: `Content '${id}' does not exist.`, errorCode: '404' });

/** Returns the dataset tables that a saved report does not contain, because the frame omits data that was served to it. */
function tablesWithout({ id, datasetId, tables }: (typeof reports)[number]) {
  const dataset = saved.get(id) ?? reports.find((each) => each.datasetId === datasetId);
  return dataset?.tables.filter(({ name }) => !tables.some((table) => table.name === name)) ?? [];
}

async function respond(path: string, init: RequestInit): Promise<Response> {
  const [, , kind = '', id = ''] = path.split('/').map(decodeURIComponent);
  const bearer = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? '';
  try {
    await authority.check(atob(bearer), id);
  } catch (error) {
    const { status = 403, body = { message: String(error) } } = error as AccessError;
    return json(status, body);
  }
  if (init.method === 'PUT' && typeof init.body === 'string') {
    const report = JSON.parse(init.body) as (typeof reports)[number];
    saved.set(id, { ...report, tables: [...report.tables, ...tablesWithout(report)] });
    return json(200, null);
  }
  if (kind === 'tokens') return json(200, null);
  if (kind === 'dashboards') {
    const dashboard = dashboards.find((each) => each.id === id);
    return dashboard ? json(200, dashboard) : notFound(id);
  }
  const report = saved.get(id) ?? (kind === 'datasets' ? reports.find(({ datasetId }) => datasetId === id) : undefined);
  return report ? json(200, report) : notFound(id);
}

const realFetch = window.fetch.bind(window);
window.fetch = (input, init = {}) =>
  typeof input === 'string' && input.startsWith('/content/')
    ? respond(new URL(input, location.origin).pathname, init)
    : realFetch(input, init);
