import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

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

/**
 * Returns an address's network, to which rate limits apply. For IPv6, the network is the first 64 bits, because visitors
 * can choose the remaining bits themselves. Ports, which some proxies add, are removed.
 */
export function networkOf(address: string): string {
  const host = address.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  if (!isIPv6(host)) return host;
  // the URL parser normalizes the notation; it does not accept a link-local address's zone
  const normalized = new URL(`http://[${host.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  // an IPv4 address that was received on an IPv6 socket
  if (normalized.startsWith('::ffff:')) return normalized;
  const [start = [], end = []] = normalized.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - start.length - end.length).fill('0');
  return `${[...start, ...zeros, ...end].slice(0, 4).join(':')}::/64`;
}
