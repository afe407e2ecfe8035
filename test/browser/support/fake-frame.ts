// Runs inside the frame: records what the host posts, answers by a table, raises events on command.
import type { Answer, FakeCommand, FakeRecord } from './fake-frame-protocol';

const behaviour = window.fakeBehaviour ?? {};
const answers = new Map(Object.entries(behaviour.answers ?? {}));
const records: FakeRecord[] = [];
// a frame that is embedded again is told its new uid by the load request
let uid = new URL(location.href).searchParams.get('uid') ?? '';
let raised = 0;

const post = (message: unknown, targetOrigin = '*'): void => parent.postMessage(message, targetOrigin);

function record(entry: FakeRecord): void {
  records.push(entry);
  post({ fakeRecord: entry });
}

function raise(url: string, body: unknown, method = 'POST', id = `frame-${++raised}`): void {
  post({ method, url: url.replace('{uid}', uid), headers: { id }, body });
}

function answerOf(method: string, url: string): Answer | 'silence' {
  for (const [route, answer] of answers) {
    const pattern = route.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]+');
    if (new RegExp(`^${pattern}$`).test(`${method} ${url}`)) return answer;
  }
  return { statusCode: loads.has(url) ? 202 : 200, body: null };
}

/** The calls that load something, with the events' prefix and whether the content is drawn at once. */
const loads = new Map([
  ['/report/load', { prefix: '/reports', draws: true }],
  ['/report/prepare', { prefix: '/reports', draws: false }],
  ['/report/create', { prefix: '/reports', draws: true }],
  ['/quickcreate', { prefix: '/reports', draws: true }],
  ['/dashboard/load', { prefix: '/dashboards', draws: true }],
  ['/tile/load', { prefix: '/tile', draws: true }],
  ['/qna/load', { prefix: '/qna', draws: true }],
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
    if (data.fake === 'raise') {
      raise(data.url ?? '', data.body, data.method, data.id);
      return;
    }
    if (data.fake === 'answer') return void answers.set(data.route ?? '', data.answer ?? 'silence');
    const { method, url, headers = {}, body } = data;
    if (typeof method !== 'string' || typeof url !== 'string') {
      record({ kind: 'reply', statusCode: data.statusCode as number, headers, body });
      return;
    }
    record({ kind: 'request', method, url, headers, body });
    if (loads.has(url) && typeof headers.uid === 'string') uid = headers.uid;
    const answer = answerOf(method, url);
    if (answer === 'silence') return;
    (source as Window).postMessage(
      { statusCode: answer.statusCode, headers: { id: headers.id }, body: answer.body },
      origin,
    );
    if (behaviour.raises === false || answer.statusCode >= 300) return;
    const load = loads.get(url);
    if (load) raise(`${load.prefix}/{uid}/events/loaded`, {});
    if (load?.draws || url === '/report/render') raise(`${load?.prefix ?? '/reports'}/{uid}/events/rendered`, {});
  },
);

window.fakeFrame = { records, raise, post, answer: (route, answer) => void answers.set(route, answer) };
if (behaviour.ready) raise('/ready/{uid}', {});
