import { Failure } from '../session/failure';
import { FrameSession } from '../session/frame-session';
import type { FrameKind } from '../session/view';
import { HttpSource } from './http-source';
import { Link } from './link';
import { Misbehavior, readFaults } from './misbehavior';
import { Screen } from './view/screen';
import { styleSheet } from './view/style';

/** The frame page's script: reads the address, starts the session, ties it to the page around. */
function start(root: HTMLElement): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styleSheet);
  document.adoptedStyleSheets = [sheet];
  const address = new URLSearchParams(location.search);
  const kind = (root.dataset.kind ?? 'report') as FrameKind;
  const misbehavior = new Misbehavior(readFaults(address.get('faults') ?? ''));
  // The browser vouches for the parent's origin; where it does not say, the first message does.
  const parentOrigin = 'ancestorOrigins' in location ? location.ancestorOrigins[0] : undefined;
  const link = new Link({
    window,
    parent: window.parent,
    misbehavior,
    ...(parentOrigin !== undefined && { parentOrigin }),
  });
  const session = new FrameSession({
    kind,
    source: new HttpSource('/content'),
    host: link,
    uid: address.get('uid') ?? '',
  });
  session.addressId = address.get('reportId') ?? '';
  session.asksForContext = address.get('registerQueryCallback') === 'true';
  session.language = {
    language: address.get('language') ?? undefined,
    formatLocale: address.get('formatLocale') ?? undefined,
  };
  session.isMobile = address.get('isMobile') === 'true';
  const screen = new Screen(session, root);
  session.stage = screen;
  session.subscribe((change) => {
    if (change.kind === 'opening') screen.wait();
    if (change.kind === 'failed' && !session.hidesErrors) screen.fail(failureText(change.error));
  });
  window.addEventListener('blur', () => {
    if (session.view?.kind === 'report') session.raise('blur');
  });
  if (window.parent === window) {
    screen.fail('This page is made to stand in a frame: embed its address with the SDK.', 'Nothing to show by itself');
    return;
  }
  link.start(session);
}

function failureText(error: unknown): string {
  if (!(error instanceof Failure)) return 'Something went wrong while the content was loaded.';
  const body = Array.isArray(error.body) ? error.body[0] : error.body;
  return body?.detailedMessage ?? body?.message ?? '';
}

const root = document.getElementById('frame');
if (root) start(root);
