import type { ServerResponse } from 'node:http';

const setTransportSecurity = (res: ServerResponse): void => {
  res.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
};

/** Sets the headers for all responses on the content origin, whose pages the app embeds in frames. */
export function setContentHeaders(res: ServerResponse, secure: boolean): void {
  res.setHeader('x-content-type-options', 'nosniff');
  res.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
  if (secure) setTransportSecurity(res);
}

/**
 * Sets the headers for all responses on the app's origin. The content security policy is set separately for each page.
 */
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
  /** Origin of the report content, which is embedded in a frame. */
  content: string;
  /** Additional origins that the app sends requests to: an external issuer or page view collector. */
  connect: readonly string[];
  /** Origin of an external issuer, whose tokens are refreshed in a frame. */
  frames: readonly string[];
}

/**
 * Returns the app's content security policy. The nonce allows the page's scripts, and the styles that the app adds at run
 * time.
 */
export const appPolicy = (nonce: string, { content, connect, frames }: PolicyOrigins): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ['connect-src', "'self'", ...connect].join(' '),
    // 'self': the app refreshes tokens in a hidden frame
    ['frame-src', "'self'", content, ...frames].join(' '),
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "manifest-src 'self'",
  ].join('; ');
