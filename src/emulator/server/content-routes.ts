import type { IncomingMessage, ServerResponse } from 'node:http';
import { type EncodedTables, columnsMediaType, encodeHead, encodeTables } from '../content/columns';
import type { Credentials } from '../content/source';
import { Failure, badRequest, notFound } from '../failure';
import type { ReportDefinition, TableDefinition } from '../model/definition';
import { readBody } from './request-body';
import type { RequestPath } from './request-path';
import { send, sendJson } from './responses';
import type { ServerContext } from './server-context';

/** Responds to a frame's request for content: `/content/{kind}/{id}`. */
export async function respondContent(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, segments, query }: RequestPath,
  { source, authority, queue, limits }: ServerContext,
): Promise<void> {
  const [, kind = '', id = '', ...rest] = segments;
  if (id === '' || rest.length > 0) throw notFound(`No content at ${pathname}. Expected /content/{kind}/{id}.`);
  const dashboardId = query.get('dashboardId');
  const credentials: Credentials = {
    accessToken: readToken(request),
    ...(dashboardId !== null && { dashboardId }),
  };
  const isSave = request.method === 'PUT' && kind === 'reports';
  if (!isSave && request.method !== 'GET') throw new Failure(405, { message: 'MethodNotAllowed' });
  // Requests without a valid token neither wait in the queue nor delay other requests.
  await authority.verify(credentials.accessToken);
  if (!(await queue.enter(response))) return;
  if (isSave) {
    await source.checkSave(id, credentials);
    const report = parseReport(await readBody(request, limits.maxBodyBytes));
    if (report.id !== id) throw badRequest('The report id must match the id in the URL.');
    await source.save(report, credentials);
    sendJson(response, 200, null);
    return;
  }
  switch (kind) {
    case 'reports':
      await sendReport(request, response, await source.report(id, credentials));
      return;
    case 'datasets':
      await sendReport(request, response, await source.dataset(id, credentials));
      return;
    case 'dashboards':
      sendJson(response, 200, await source.dashboard(id, credentials));
      return;
    case 'tokens':
      await source.checkToken(id, credentials);
      sendJson(response, 200, null);
      return;
    default:
      throw notFound(`Unknown content kind '${kind}'. Use reports, datasets, dashboards or tokens.`);
  }
}

/** Encoded tables. Responses with the same tables share one encoding. */
const encodings = new WeakMap<readonly TableDefinition[], Promise<EncodedTables>>();

/** Sends a report as JSON with rows, or with tables in columns if the client accepts that format. */
async function sendReport(request: IncomingMessage, response: ServerResponse, report: ReportDefinition): Promise<void> {
  if (request.headers.accept !== columnsMediaType) {
    sendJson(response, 200, report);
    return;
  }
  let encoding = encodings.get(report.tables);
  if (!encoding) {
    encoding = encodeTables(report.tables);
    encodings.set(report.tables, encoding);
  }
  const tables = await encoding;
  send(response, 200, columnsMediaType, [encodeHead(report, tables), tables.body]);
}

function readToken({ headers }: IncomingMessage): string {
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
  return Buffer.from(token, 'base64').toString('utf8');
}

function parseReport(text: string): ReportDefinition {
  try {
    const report: unknown = JSON.parse(text);
    if (typeof report === 'object' && report !== null && !Array.isArray(report)) return report as ReportDefinition;
  } catch {
    // Malformed JSON results in the same error as JSON that is not an object.
  }
  throw badRequest('The request body must be a report definition in JSON.');
}
