import { asFailure } from '../session/failure';
import { FrameSession } from '../session/frame-session';
import type { FrameKind } from '../session/view';
import { type Fault, readFaults } from './fault';
import { HttpSource } from './http-source';
import { HostConnection } from './host-connection';
import { LocalStore } from './local-store';
import { type FrameControl, FaultInjector } from './fault-injector';
import { reportUnknownCall } from './strict';
import { Screen } from './view/screen';
import { styleSheet } from './view/style';

/** What a test that can run script in the frame has at hand: `frame.evaluate(() => vitrineEmulator.crash())`. */
export interface FrameHandle extends FrameControl {
  /** Replaces the faults. */
  use(...faults: Fault[]): void;
  /** Calls of the page that are in no table. */
  readonly unknownCalls: readonly string[];
}

declare global {
  interface Window {
    vitrineEmulator?: FrameHandle;
  }
}

/** The frame page's script: reads the address, starts the session, ties it to the page around. */
function start(root: HTMLElement): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styleSheet);
  document.adoptedStyleSheets = [sheet];
  const address = new URLSearchParams(location.search);
  const kind = (root.dataset.kind ?? 'report') as FrameKind;
  // Those of the address come after those of the server, so that they can tell a single frame apart.
  const faultTexts = [root.dataset.faults ?? '', address.get('faults') ?? ''];
  const faultInjector = new FaultInjector(faultTexts.flatMap(readFaults).filter(isDue));
  // The browser vouches for the parent's origin; where it does not say, the first message does.
  const parentOrigin = 'ancestorOrigins' in location ? location.ancestorOrigins[0] : undefined;
  const link = new HostConnection({
    window,
    parent: window.parent,
    faultInjector,
    ...(parentOrigin !== undefined && { parentOrigin }),
  });
  const session = new FrameSession({
    kind,
    source: new HttpSource('/content'),
    host: link,
    uid: address.get('uid') ?? '',
    user: new LocalStore(),
  });
  session.addressId = address.get('reportId') ?? '';
  session.asksForContext = address.get('registerQueryCallback') === 'true';
  session.language = {
    language: address.get('language') ?? undefined,
    formatLocale: address.get('formatLocale') ?? undefined,
  };
  document.documentElement.lang = address.get('language') ?? 'en';
  session.isMobile = address.get('isMobile') === 'true';
  if (root.dataset.strict !== undefined) session.onUnknownCall = reportUnknownCall;
  const screen = new Screen(session, root);
  session.stage = screen;
  session.subscribe((change) => {
    if (change.kind === 'opening') screen.wait();
    if (change.kind === 'failed' && !session.hidesErrors) screen.fail(failureText(change.error));
  });
  window.addEventListener('blur', () => {
    if (session.view?.kind === 'report') session.raise('blur');
  });
  const control = controlOf(link, session, screen);
  faultInjector.attach(control);
  window.vitrineEmulator = {
    ...control,
    use: (...faults) => {
      faultInjector.use(faults);
    },
    unknownCalls: session.unknownCalls,
  };
  if (window.parent === window) {
    screen.fail('This page is made to stand in a frame: embed its address with the SDK.', 'Nothing to show by itself');
    return;
  }
  link.start(session);
}

/** Marks the address of a frame that has been told to reload, so that it does so once. */
const reloaded = 'reloaded';

const isDue = ({ kind }: Fault): boolean => kind !== 'reload' || !new URLSearchParams(location.search).has(reloaded);

function controlOf(link: HostConnection, session: FrameSession, screen: Screen): FrameControl {
  const end = (): void => {
    link.stop();
    session.dispose();
  };
  return {
    crash: () => {
      end();
      screen.fail('The emulator was told to let this frame crash.', 'The frame has crashed');
    },
    reload: () => {
      end();
      const url = new URL(location.href);
      url.searchParams.set(reloaded, 'true');
      location.replace(url);
    },
    navigate: (to) => {
      end();
      location.replace(to);
    },
    expireToken: () => {
      session.expireToken();
    },
  };
}

function failureText(error: unknown): string {
  const failure = asFailure(error);
  // What was no refusal may be anything, and is for the console.
  if (failure !== error && failure.status === 500) return 'Something went wrong while the content was loaded.';
  const body = Array.isArray(failure.body) ? failure.body[0] : failure.body;
  return body?.detailedMessage ?? body?.message ?? '';
}

const root = document.getElementById('frame');
if (root) start(root);
