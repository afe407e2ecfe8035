import type { ServerResponse } from 'node:http';

/** Headers of every answer on the app's origin. The policy of pages is set where the page is made. */
export function setCommonHeaders(res: ServerResponse, secure: boolean): void {
  res.setHeader('x-content-type-options', 'nosniff');
  res.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
  res.setHeader('cross-origin-opener-policy', 'same-origin');
  res.setHeader('cross-origin-resource-policy', 'same-origin');
  res.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  res.setHeader('x-frame-options', 'SAMEORIGIN');
  if (secure) res.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
}

export interface PolicyOrigins {
  /** The only foreign content in frames. */
  content: string;
  /** Origins the app talks to besides its own: another issuer, another collector of page views. */
  connect: readonly string[];
  /** Another issuer renews silently in a frame. */
  frames: readonly string[];
}

/** The app's policy. Styles that the app makes at run time carry the nonce. */
export const appPolicy = (nonce: string, { content, connect, frames }: PolicyOrigins): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ['connect-src', "'self'", ...connect].join(' '),
    // 'self': the silent renewal of the sign-in runs in a frame of the app
    ['frame-src', "'self'", content, ...frames].join(' '),
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "manifest-src 'self'",
  ].join('; ');
