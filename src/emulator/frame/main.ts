import { FrameSession } from '../session/frame-session';
import type { FrameKind } from '../session/view';
import { type Fault, readFaults } from './fault';
import { loadFont } from './font';
import { applyUrlParameters, uidOf } from './frame-url';
import { HttpSource } from './http-source';
import { HostConnection } from './host-connection';
import { LocalStore } from './local-store';
import { type FrameControl, FaultInjector } from './fault-injector';
import { type RequestControl, RequestOverrides } from './request-overrides';
import { reportUnknownRequest } from './unknown-request';
import { Screen } from './view/screen';
import { driveScrollAnimations } from './view/scroll-animations';
import { styleSheet } from './view/style';

/** Frame controls for tests that run scripts in the frame, for example `frame.evaluate(() => vitrineEmulator.crash())`. */
export interface FrameHandle extends FrameControl, RequestControl {
  /** Replaces the faults. */
  use(...faults: Fault[]): void;
  /** Requests from the host page that are not in the request table, as 'METHOD /path'. */
  readonly unknownRequests: readonly string[];
}

declare global {
  interface Window {
    vitrineEmulator?: FrameHandle;
  }
}

/** Starts the frame's session with the parameters in its URL and connects the session to the host page. */
function start(root: HTMLElement): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styleSheet);
  document.adoptedStyleSheets = [sheet];
  const parameters = new URLSearchParams(location.search);
  const kind = (root.dataset.kind ?? 'report') as FrameKind;
  // The server configures faults for all frames. The URL configures faults for this frame only.
  const faultLists = [root.dataset.faults ?? '', parameters.get('faults') ?? ''];
  const faultInjector = new FaultInjector(faultLists.flatMap(readFaults).filter(isActive));
  const overrides = new RequestOverrides();
  const connection = new HostConnection({ window, parent: window.parent, faultInjector, overrides });
  const session = new FrameSession({
    kind,
    source: new HttpSource('/content'),
    host: connection,
    uid: uidOf(parameters),
    user: new LocalStore(),
  });
  applyUrlParameters(session, parameters);
  document.documentElement.lang = parameters.get('language') ?? 'en';
  if (root.dataset.strict !== undefined) session.onUnknownRequest = reportUnknownRequest;
  const screen = new Screen(session, root);
  driveScrollAnimations(root);
  session.renderer = screen;
  session.subscribe((change) => {
    if (change.kind === 'opening') screen.wait(change.isVisual);
    if (change.kind === 'failed' && !session.hidesErrors) screen.failLoad(change.error);
  });
  window.addEventListener('blur', () => {
    if (session.view?.kind === 'report') session.emit('blur');
  });
  const control = controlOf(connection, session, screen);
  faultInjector.attach(control);
  window.vitrineEmulator = {
    ...control,
    use: (...faults) => {
      faultInjector.use(faults);
    },
    unknownRequests: session.unknownRequests,
    handle: (route, resolver, options) => overrides.handle(route, resolver, options),
    resetHandlers: () => {
      overrides.resetHandlers();
    },
    requests: overrides.requests,
  };
  if (window.parent === window) {
    screen.fail('This page can only be displayed in a frame. Embed its URL with the SDK.', 'Not embedded');
    return;
  }
  // Quick create is always loaded, and at once. Other content can be embedded before it has a token.
  if (kind === 'quickCreate') screen.wait();
  // If the font cannot be loaded, text is displayed in a fallback font with the same metrics.
  void loadFont()
    .catch(() => undefined)
    .then(() => {
      connection.start(session);
    });
}

/** URL parameter that marks a reloaded frame, in which the configured reload faults do not apply again. */
const reloaded = 'reloaded';

const isActive = ({ kind }: Fault): boolean => kind !== 'reload' || !new URLSearchParams(location.search).has(reloaded);

function controlOf(connection: HostConnection, session: FrameSession, screen: Screen): FrameControl {
  const dispose = (): void => {
    connection.stop();
    session.dispose();
  };
  return {
    crash: () => {
      dispose();
      screen.fail('An emulator fault crashed this frame.', 'The frame has crashed');
    },
    reload: () => {
      dispose();
      const url = new URL(location.href);
      url.searchParams.set(reloaded, 'true');
      location.replace(url);
    },
    navigate: (to) => {
      dispose();
      location.replace(to);
    },
    expireToken: () => {
      session.expireToken();
    },
  };
}

const root = document.getElementById('frame');
if (root) start(root);
