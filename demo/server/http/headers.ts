import type { ServerResponse } from 'node:http';

const setTransportSecurity = (res: ServerResponse): void => {
  res.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
};

/** Sets the headers of every response on the content's origin, whose pages are embedded by the app. */
export function setContentHeaders(res: ServerResponse, secure: boolean): void {
  res.setHeader('x-content-type-options', 'nosniff');
  res.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
  if (secure) setTransportSecurity(res);
}

/** Sets the headers of every response on the app's origin. Pages set their content security policy themselves. */
export function setAppHeaders(res: ServerResponse, secure: boolean): void {
  res.setHeader('x-content-type-options', 'nosniff');
  res.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
  res.setHeader('cross-origin-opener-policy', 'same-origin');
  res.setHeader('cross-origin-resource-policy', 'same-origin');
  res.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
  res.setHeader('x-frame-options', 'SAMEORIGIN');
  if (secure) setTransportSecurity(res);
}

export interface PolicyOrigins {
  /** Origin of the report content, the only foreign origin in frames. */
  content: string;
  /** Further origins of requests: an external issuer, an external collector of page views. */
  connect: readonly string[];
  /** Origin of an external issuer, which renews tokens in a frame. */
  frames: readonly string[];
}

/** Returns the app's content security policy. Styles that the app adds at run time carry the nonce. */
export const appPolicy = (nonce: string, { content, connect, frames }: PolicyOrigins): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ['connect-src', "'self'", ...connect].join(' '),
    // 'self': tokens are renewed in a frame of the app
    ['frame-src', "'self'", content, ...frames].join(' '),
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "manifest-src 'self'",
  ].join('; ');
