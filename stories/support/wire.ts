/** One message between page and frame, without secrets. */
export interface WireMessage {
  readonly number: number;
  readonly direction: 'to frame' | 'from frame';
  readonly line: string;
  readonly body: string;
}

interface Posted {
  method?: string;
  url?: string;
  statusCode?: number;
  body?: unknown;
}

/** Tokens never leave the page, so they are not shown either. */
function redacted(body: unknown, url = ''): string {
  if (url.endsWith('/token')) return '"•••"';
  const text = JSON.stringify(body, (name, value: unknown) => (name === 'accessToken' ? '•••' : value)) as
    string | undefined;
  return text ?? '';
}

let last = 0;

function describe(direction: WireMessage['direction'], { method, url, statusCode, body }: Posted): WireMessage {
  // an embed's unique id says nothing to a reader
  const path = (url ?? '').replace(/\/[\da-f]{20}(?=\/|$)/, '/{uid}');
  const line = method ? `${method} ${path}` : `answer ${String(statusCode)}`;
  return { number: (last += 1), direction, line, body: redacted(body, url).slice(0, 400) };
}

const isPosted = (data: unknown): data is Posted =>
  typeof data === 'object' && data !== null && ('method' in data || 'statusCode' in data);

/**
 * Listens to both directions. Frames of Storybook are on its own site, so their windows can be heard as well; a real
 * frame's cannot.
 *
 * @returns stops listening
 */
export function listenToWire(root: HTMLElement, hear: (message: WireMessage) => void): () => void {
  const heard = new Set<Window>();
  const stop = new AbortController();
  // by a signal, because a frame that has gone to another site does not let itself be touched to stop
  const { signal } = stop;
  const listen = (target: Window, direction: WireMessage['direction']) => {
    const onMessage = ({ data, source }: MessageEvent) => {
      const fromFrame = [...root.querySelectorAll('iframe')].some(({ contentWindow }) => contentWindow === source);
      if (isPosted(data) && (direction === 'to frame' || fromFrame)) hear(describe(direction, data));
    };
    target.addEventListener('message', onMessage, { signal });
  };
  listen(window, 'from frame');
  const onLoad = ({ target }: Event) => {
    const frame = target instanceof HTMLIFrameElement ? target.contentWindow : null;
    if (!frame || heard.has(frame)) return;
    heard.add(frame);
    listen(frame, 'to frame');
  };
  // before the SDK's own listener, so that the first call is heard too
  root.addEventListener('load', onLoad, { capture: true, signal });
  return () => stop.abort();
}
