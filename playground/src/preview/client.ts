/** Preview script: reports errors to the playground, shows the devtools, and runs commands. */
import type * as Devtools from '@vitrine/sdk/devtools';
import type { Embed, EmbedError, models, Service } from '@vitrine/sdk';
import { createAsyncFunction } from './async-function';
import { DevtoolsPanel } from './devtools-panel';
import { layoutAttributes, type PreviewLayout, type Scheme } from './document';
import { explainEmptyPreview, explainSilence, type NoticeActions } from './empty-preview';
import { formatArgument, formatLog, formatValue } from './format-value';
import type { EmbedState, Entry, Outcome, PreviewMessage } from './outcome';

/** The part of the SDK that the preview uses. */
interface Sdk {
  readonly service: Service;
  readonly models: typeof models;
}

/** The preview functions that the playground calls. */
export interface Preview {
  /** Connects the preview to the copy of the SDK that the visitor's code uses. */
  connect(sdk: Sdk, devtools: typeof Devtools): void;
  /** Runs `body` as an async function. Its parameters are the embed, named `variable`, and `models`. */
  run(variable: string, body: string): Promise<Outcome>;
  /** Reports log output or an error. */
  report(entry: Entry): void;
  setScheme(scheme: Scheme): void;
  /** Arranges the preview. Messages are recorded even if the devtools are hidden. */
  setLayout(layout: PreviewLayout): void;
}

declare global {
  interface Window {
    preview: Preview;
  }
}

/** First error of the code, which usually causes the later ones. */
let firstError: Entry | undefined;

/** Time in milliseconds after which the preview reports that the code has not created any content. */
const emptyDelayMs = 500;

const post = (message: PreviewMessage): void => window.parent.postMessage(message, location.origin);

const root = document.documentElement;

const noticeActions: NoticeActions = {
  onReset: () => post({ previewReset: true }),
  onShow: ({ line, column }) =>
    post({ previewPlace: { ...(line !== undefined && { line }), ...(column !== undefined && { column }) } }),
};

function explain(): void {
  if (root.hasAttribute('data-silent')) return;
  const isFailed = explainEmptyPreview(firstError, noticeActions);
  if (isFailed) post({ previewState: { phase: 'failed', isExplained: true } });
}

function report(entry: Entry): void {
  post({ previewEntry: entry });
  if (entry.level !== 'error') return;
  firstError ??= entry;
  explain();
}

let connected: Sdk | undefined;
let devtoolsPanel: DevtoolsPanel | undefined;

/** Reports that a request of the devtools or of the code has crashed the frame, which emits no event, until it renders again. */
function observeCrash(embed: Embed): void {
  const requestPath = embed.requestPath.bind(embed);
  embed.requestPath = async (method, path, options) => {
    const response = await requestPath(method, path, options);
    if (path === '/emulator/crash') {
      post({ previewState: { phase: 'crashed' } });
      if (!embed.allowedEvents.includes('rendered')) return response;
      const remove = embed.on('rendered', () => {
        remove();
        post({ previewState: { phase: 'rendered' } });
      });
    }
    return response;
  };
}

/**
 * Reports the state of the first embed to the playground. Also marks the page as loading from when the embed is created until
 * it has loaded or failed.
 */
function observeState({ service }: Sdk): void {
  const observer = new MutationObserver(() => {
    const [embed] = service.embeds;
    if (!embed) return;
    observer.disconnect();
    const startedAtMs = performance.now();
    const setPhase = (phase: EmbedState['phase'], isExplained = false) => {
      root.toggleAttribute('data-loading', phase === 'loading');
      post({ previewState: { phase, durationMs: performance.now() - startedAtMs, isExplained } });
    };
    const fail = (error: unknown) => {
      const { code, message } = error as Partial<EmbedError>;
      const isExplained = code === 'frameSilent';
      setPhase('failed', isExplained);
      if (!isExplained) return;
      root.toggleAttribute('data-silent', true);
      explainSilence(message ?? '', noticeActions);
      // the frame can still respond
      if (!embed.allowedEvents.includes('loaded')) return;
      embed.on('loaded', () => {
        root.removeAttribute('data-silent');
        setPhase('loaded');
      });
    };
    setPhase('loading');
    observeCrash(embed);
    embed.whenLoaded().then(() => setPhase('loaded'), fail);
    embed.whenRendered().then(() => setPhase('rendered'), fail);
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** Returns the first line number of the visitor's code in an error's stack, or undefined if there is none. */
function lineOf(error: unknown): number | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, position] = stack.split(`${location.href}:`);
  return position === undefined ? undefined : Number.parseInt(position, 10);
}

window.addEventListener('error', ({ message, filename, lineno, error }) => {
  // errors that the SDK throws are reported for the line of the code that called it
  const line = filename === location.href && lineno > 0 ? lineno : lineOf(error);
  report({ level: 'error', text: message.replace(/^Uncaught /, ''), ...(line !== undefined && { line }) });
});

window.addEventListener('unhandledrejection', ({ reason }) => {
  const line = lineOf(reason);
  report({ level: 'error', text: formatArgument(reason), ...(line !== undefined && { line }) });
});

window.addEventListener('load', () => {
  setTimeout(explain, emptyDelayMs);
});

for (const level of ['log', 'warn', 'error'] as const) {
  const original = console[level].bind(console);
  console[level] = (...values: unknown[]) => {
    // warnings and errors are shown only in the playground's console
    if (level === 'log') original(...values);
    report({ level, text: formatLog(values) });
  };
}

window.preview = {
  connect: (sdk, devtools) => {
    connected = sdk;
    observeState(sdk);
    devtoolsPanel = new DevtoolsPanel(devtools, (previewMessages) => post({ previewMessages }));
    devtoolsPanel.show(root.dataset.scheme as Scheme);
  },
  run: async (variable, body) => {
    devtoolsPanel?.followMessages();
    const startedAtMs = performance.now();
    const outcome = (isError: boolean, value: unknown): Outcome => ({
      isError,
      text: formatValue(value),
      durationMs: performance.now() - startedAtMs,
    });
    const [embed] = connected?.service.embeds ?? [];
    if (!connected || !embed) return outcome(true, 'The preview contains no embed. Run code that creates one.');
    try {
      const run = createAsyncFunction<[Embed, Sdk['models']]>([variable, 'models'], body);
      await embed.whenLoaded();
      return outcome(false, await run(embed, connected.models));
    } catch (error) {
      return outcome(true, error);
    }
  },
  report,
  setScheme: (scheme) => {
    if (root.dataset.scheme === scheme) return;
    root.dataset.scheme = scheme;
    devtoolsPanel?.show(scheme);
  },
  setLayout: (layout) => {
    root.style.setProperty('--messages', `${layout.height}px`);
    for (const [name, isSet] of Object.entries(layoutAttributes(layout))) root.toggleAttribute(name, isSet);
  },
};
post({ previewStarted: true });
