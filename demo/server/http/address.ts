import type { IncomingMessage } from 'node:http';

/**
 * Returns the visitor's IP address. `X-Forwarded-For` is used only with `trustProxy`, because any client can send it.
 */
export function addressOf(req: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(req.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  // oxlint-disable-next-line typescript/prefer-nullish-coalescing -- an empty header is not an address
  return forwarded || (req.socket.remoteAddress ?? 'unknown');
}
