// Runs in the frame: records the host page's messages, responds from a table, and emits events on command.
import type { FakeResponse, FakeCommand, FakeRecord } from './fake-frame-protocol';

const behavior = window.fakeBehavior ?? {};
const responses = new Map(Object.entries(behavior.responses ?? {}));
const records: FakeRecord[] = [];
// when a frame is reused for another embed, the load request carries the new uid
let uid = new URL(location.href).searchParams.get('uid') ?? '';
let emittedCount = 0;

const post = (message: unknown, targetOrigin = '*'): void => parent.postMessage(message, targetOrigin);

function record(entry: FakeRecord): void {
  records.push(entry);
  post({ fakeRecord: entry });
}

function emit(url: string, body: unknown, id = `frame-${++emittedCount}`): void {
  post({ method: 'POST', url: url.replace('{uid}', uid), headers: { id }, body });
}

function findResponse(method: string, url: string): FakeResponse | 'none' {
  for (const [route, response] of responses) {
    const pattern = route.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]+');
    if (new RegExp(`^${pattern}$`).test(`${method} ${url}`)) return response;
  }
  return { statusCode: loads.has(url) ? 202 : 200, body: null };
}

/**
 * Requests that load content, with the path prefix for their events and whether the content is rendered immediately.
 */
const loads = new Map([
  ['/report/load', { prefix: '/reports', renders: true }],
  ['/report/prepare', { prefix: '/reports', renders: false }],
  ['/report/create', { prefix: '/reports', renders: true }],
  ['/quickcreate', { prefix: '/reports', renders: true }],
  ['/dashboard/load', { prefix: '/dashboards', renders: true }],
  ['/tile/load', { prefix: '/tile', renders: true }],
  ['/qna/load', { prefix: '/qna', renders: true }],
]);

interface Envelope {
  method?: unknown;
  url?: unknown;
  statusCode?: unknown;
  headers?: Record<string, unknown>;
  body?: unknown;
}

window.addEventListener(
  'message',
  ({ data, source, origin }: MessageEvent<(Envelope & Partial<FakeCommand>) | null>) => {
    if (typeof data !== 'object' || data === null || source === null) return;
    if (data.fake === 'emit') {
      emit(data.url ?? '', data.body, data.id);
      return;
    }
    if (data.fake === 'respond') return void responses.set(data.route ?? '', data.response ?? 'none');
    const { method, url, headers = {}, body } = data;
    if (typeof method !== 'string' || typeof url !== 'string') {
      record({ kind: 'reply', statusCode: data.statusCode as number, headers, body });
      return;
    }
    record({ kind: 'request', method, url, headers, body });
    if (loads.has(url) && typeof headers.uid === 'string') uid = headers.uid;
    const response = findResponse(method, url);
    if (response === 'none') return;
    (source as Window).postMessage(
      { statusCode: response.statusCode, headers: { id: headers.id }, body: response.body },
      origin,
    );
    if (response.statusCode >= 300) return;
    const load = loads.get(url);
    if (load) emit(`${load.prefix}/{uid}/events/loaded`, {});
    if (load?.renders || url === '/report/render') emit(`${load?.prefix ?? '/reports'}/{uid}/events/rendered`, {});
  },
);

window.fakeFrame = { records, emit, post, respond: (route, response) => void responses.set(route, response) };
if (behavior.ready) emit('/ready/{uid}', {});
