import type { FrameKind } from '../session/view';

/** The endpoints of embed URLs, lower case, and the kind of frame behind each (wire protocol, 2). */
export const endpoints: Readonly<Record<string, FrameKind>> = {
  '/reportembed': 'report',
  '/dashboardembed': 'dashboard',
  '/embed': 'tile',
  '/tileembed': 'tile',
  '/qnaembed': 'qna',
  '/quickcreate': 'quickCreate',
  '/rdlembed': 'paginated',
};

/** What the server tells its frames. */
export interface FrameOrders {
  kind: FrameKind;
  /** Faults as text. */
  faults: string;
  strict: boolean;
  /** Address of the frame's script. */
  script: string;
}

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The frame page. */
export function framePage({ kind, faults, strict, script }: FrameOrders): string {
  const orders = `data-kind="${kind}"${faults === '' ? '' : ` data-faults="${attribute(faults)}"`}${strict ? ' data-strict' : ''}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vitrine content frame</title>
<script src="${script}" defer></script>
</head>
<body><div id="frame" ${orders}></div></body>
</html>
`;
}

/** Headers of every answer. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** The page runs its one script only; the charts set style attributes. Any page may embed it: that is its purpose. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "connect-src 'self'",
  'img-src data: https:',
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');
