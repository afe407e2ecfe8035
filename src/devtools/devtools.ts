import { Embedder, embedder, service } from '@vitrine/sdk';
import { Panel } from './panel/panel';
import type { PanelPosition, PanelTheme } from './panel/preferences';
import { Recorder } from './store/recorder';
import type { RecordContent } from './views/view';

/** Options for `openDevtools` and the `VitrineDevtools` component. */
export interface DevtoolsOptions {
  /**
   * Service or embedder whose existing embeds are listed, in addition to those of the SDK's default `service` and
   * `embedder`. Default: none. New embeds from all services that use the same copy of the SDK are always recorded.
   */
  service?: Embedder;
  /** Edge of the window that the panel is docked to until the user moves it. Default: 'bottom'. */
  position?: PanelPosition;
  /** Whether the panel is open initially. Later, the user's last choice applies. Default: false. */
  initiallyOpen?: boolean;
  /** Color theme until the user changes it. 'auto' follows the operating system. Default: 'auto'. */
  theme?: PanelTheme;
  /** Corner of the window that contains the button. Default: 'bottom-right'. */
  buttonPosition?: 'bottom-right' | 'bottom-left';
  /** View that is selected until the user changes it. Default: 'embeds'. */
  initialView?: 'embeds' | 'messages' | 'tokens' | 'call' | 'emulator';
  /** Element that contains the panel. It must have a height. Default: none; the panel is docked to the window. */
  container?: HTMLElement;
  /**
   * The `recordContent` function from `@vitrine/sdk/emulator`, which enables recording reports. Default: the function
   * from the recorder script, if the page contains that script.
   */
  recordContent?: RecordContent;
  /** URL of the guides that findings link to. Default: the published package's guides. */
  guideUrl?: string;
}

/** The devtools on a page. */
export interface Devtools {
  /** Whether the panel is open. */
  readonly isOpen: boolean;
  /** Opens the panel. */
  open(): void;
  /** Closes the panel. Recording continues. */
  close(): void;
  /** Removes the panel and its button, and stops recording if there is no other panel. */
  dispose(): void;
}

const publishedGuides = 'https://unpkg.com/@vitrine/sdk/docs/';

/** The page's recorder, while it is in use. */
let shared: { recorder: Recorder; users: number } | undefined;

/**
 * Starts recording without a panel, so that embeds created before the panel are also recorded.
 *
 * @returns a function that stops recording unless a panel or another call still needs it
 */
export function startRecording(): () => void {
  shared ??= { recorder: new Recorder([Embedder.prototype], [service, embedder]), users: 0 };
  const current = shared;
  current.users += 1;
  let isStopped = false;
  return () => {
    if (isStopped) return;
    isStopped = true;
    current.users -= 1;
    if (current.users > 0) return;
    current.recorder.dispose();
    if (shared === current) shared = undefined;
  };
}

/** The panel that is docked to the window. */
let docked: Devtools | undefined;

/**
 * Adds the devtools to the page: a button in the corner that opens a panel with embeds, messages, tokens and calls.
 * Call this function before the page embeds content, so that all messages are recorded. A second call returns the same
 * devtools, unless `container` is passed.
 *
 * @example
 * if (location.search.includes('devtools')) openDevtools();
 *
 * @example
 * ```ts
 * import { recordContent } from '@vitrine/sdk/emulator';
 * openDevtools({ position: 'right', initiallyOpen: true, recordContent });
 * ```
 */
export function openDevtools(options: DevtoolsOptions = {}): Devtools {
  const { container } = options;
  if (docked && !container) return docked;
  const stopRecording = startRecording();
  const recorder = (shared as { recorder: Recorder }).recorder;
  if (options.service) recorder.watch(options.service);
  const recordingScript = (globalThis as { vitrineRecorder?: { recordContent?: RecordContent } }).vitrineRecorder;
  const panel = new Panel({
    recorder,
    container,
    position: options.position ?? 'bottom',
    initiallyOpen: options.initiallyOpen ?? false,
    theme: options.theme ?? 'auto',
    buttonPosition: options.buttonPosition ?? 'bottom-right',
    view: options.initialView ?? 'embeds',
    recordContent: options.recordContent ?? recordingScript?.recordContent,
    guides: (options.guideUrl ?? publishedGuides).replace(/\/?$/, '/'),
  });
  const devtools: Devtools = {
    get isOpen() {
      return panel.isOpen;
    },
    open: () => panel.open(),
    close: () => panel.close(),
    dispose: () => {
      panel.dispose();
      stopRecording();
      if (docked === devtools) docked = undefined;
    },
  };
  if (!container) docked = devtools;
  return devtools;
}
