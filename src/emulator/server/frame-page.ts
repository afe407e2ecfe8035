import type { FrameKind } from '../session/view';

/** Options for the frame page. */
export interface FramePageOptions {
  kind: FrameKind;
  /** Faults in the format that `readFaults` parses. */
  faults: string;
  strict: boolean;
  /** URL of the frame's script. */
  script: string;
}

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Returns the HTML for the frame page. */
export function framePage({ kind, faults, strict, script }: FramePageOptions): string {
  const faultsAttribute = faults === '' ? '' : ` data-faults="${escapeAttribute(faults)}"`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vitrine content frame</title>
<script src="${script}" defer></script>
</head>
<body><div id="frame" data-kind="${kind}"${faultsAttribute}${strict ? ' data-strict' : ''}></div></body>
</html>
`;
}

/**
 * Content security policy for the frame page. Inline styles are allowed because charts set style attributes. Any page
 * may embed the frame, because that is its purpose: `frame-ancestors *` would exclude pages that are opened from disk.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "connect-src 'self'",
  'img-src data: https:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
