/** Message between page and frame, without tokens. */
export interface LoggedMessage {
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

/** Returns a body as JSON without tokens, so that screenshots and recordings contain none. */
function redacted(body: unknown, url = ''): string {
  if (url.endsWith('/token')) return '"•••"';
  const text = JSON.stringify(body, (name, value: unknown) => (name === 'accessToken' ? '•••' : value)) as
    | string
    | undefined;
  return text ?? '';
}

let last = 0;

function describe(direction: LoggedMessage['direction'], { method, url, statusCode, body }: Posted): LoggedMessage {
  // The unique id of an embed is noise in a log.
  const path = (url ?? '').replace(/\/[\da-f]{20}(?=\/|$)/, '/{uid}');
  const line = method ? `${method} ${path}` : `response ${String(statusCode)}`;
  return { number: (last += 1), direction, line, body: redacted(body, url).slice(0, 400) };
}

const isPosted = (data: unknown): data is Posted =>
  typeof data === 'object' && data !== null && ('method' in data || 'statusCode' in data);

/**
 * Logs messages in both directions. This works because Storybook serves the frames from its own origin; the window of a real
 * frame is not accessible.
 *
 * @returns a function that stops the log
 */
export function logMessages(root: HTMLElement, onMessage: (message: LoggedMessage) => void): () => void {
  const windows = new Set<Window>();
  const stop = new AbortController();
  // The signal is needed because removeEventListener throws for a frame that has navigated to another origin.
  const { signal } = stop;
  const listen = (target: Window, direction: LoggedMessage['direction']) => {
    const handle = ({ data, source }: MessageEvent) => {
      const fromFrame = [...root.querySelectorAll('iframe')].some(({ contentWindow }) => contentWindow === source);
      if (isPosted(data) && (direction === 'to frame' || fromFrame)) onMessage(describe(direction, data));
    };
    target.addEventListener('message', handle, { signal });
  };
  listen(window, 'from frame');
  const onLoad = ({ target }: Event) => {
    const frame = target instanceof HTMLIFrameElement ? target.contentWindow : null;
    if (!frame || windows.has(frame)) return;
    windows.add(frame);
    listen(frame, 'to frame');
  };
  // The capture phase runs before the SDK's own listener, so that the first message is logged too.
  root.addEventListener('load', onLoad, { capture: true, signal });
  return () => stop.abort();
}
