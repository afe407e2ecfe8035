import type { IncomingMessage } from 'node:http';

/** The visitor's address. A proxy's header counts only when the settings say that there is a proxy: anybody can send it. */
export function addressOf(req: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(req.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing -- an empty header is no address
  return forwarded || (req.socket.remoteAddress ?? 'unknown');
}
