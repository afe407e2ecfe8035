/** Preview script: reports errors to the playground, shows the devtools, and runs commands. */
import type * as Devtools from '@vitrine/sdk/devtools';
import type { Embed, models, Service } from '@vitrine/sdk';
import { createAsyncFunction } from './async-function';
import type { Scheme } from './document';
import { formatValue } from './format-value';
import type { Entry, Outcome } from './outcome';

/** The part of the SDK that the preview uses. */
interface Sdk {
  readonly service: Service;
  readonly models: typeof models;
}

/** The preview functions that the playground calls. */
export interface Preview {
  /** Connects the preview to the copy of the SDK that the user's code imports. */
  connect(sdk: Sdk, devtools: typeof Devtools): void;
  /** Runs `body` as an async function. Its parameters are the embed, named `variable`, and `models`. */
  run(variable: string, body: string): Promise<Outcome>;
  setScheme(scheme: Scheme): void;
  /** Sets the devtools' height in pixels. Messages are recorded even if the height is 0. */
  setDevtoolsHeight(height: number): void;
}

declare global {
  interface Window {
    preview: Preview;
  }
}

/** Shows an error in the preview. The style sheet hides it as soon as the preview contains content. */
function showError({ text, line }: Entry): void {
  const notice = document.createElement('section');
  notice.id = 'notice';
  const paragraphs = [
    ['h1', 'The code failed'],
    ['pre', line === undefined ? text : `Line ${String(line)}: ${text}`],
    ['p', 'Correct the code and run it again, or reset it to the sample.'],
  ] as const;
  for (const [name, content] of paragraphs) notice.appendChild(document.createElement(name)).textContent = content;
  document.documentElement.append(notice);
}

function report(entry: Entry): void {
  window.parent.postMessage({ previewEntry: entry }, location.origin);
  // only the first error is shown, because it usually causes the later ones
  if (entry.level === 'error' && !document.querySelector('#notice')) showError(entry);
}

let connected: Sdk | undefined;

/** Marks the page as loading from when the first embed is created until it has loaded or failed. */
function markLoading({ service }: Sdk): void {
  const root = document.documentElement;
  const observer = new MutationObserver(() => {
    const [embed] = service.embeds;
    if (!embed) return;
    observer.disconnect();
    root.dataset.loading = '';
    const finish = () => {
      delete root.dataset.loading;
    };
    embed.whenLoaded().then(finish, finish);
  });
  observer.observe(root, { childList: true, subtree: true });
}

window.addEventListener('error', ({ message, filename, lineno }) => {
  const isInPreview = filename === location.href;
  const text = message.replace(/^Uncaught /, '');
  report({ level: 'error', text: isInPreview ? text : `${text} (${filename})`, ...(isInPreview && { line: lineno }) });
});

window.addEventListener('unhandledrejection', ({ reason }) => {
  report({ level: 'error', text: formatValue(reason) });
});

for (const level of ['log', 'warn', 'error'] as const) {
  const original = console[level].bind(console);
  console[level] = (...values: unknown[]) => {
    // the playground shows warnings and errors in its own console
    if (level === 'log') original(...values);
    report({ level, text: values.map(formatValue).join(' ') });
  };
}

window.preview = {
  connect: (sdk, devtools) => {
    connected = sdk;
    markLoading(sdk);
    const container = document.createElement('aside');
    container.id = 'devtools';
    document.documentElement.append(container);
    devtools.openDevtools({ container, initialView: 'messages' });
  },
  run: async (variable, body) => {
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
  setScheme: (scheme) => {
    document.documentElement.dataset.scheme = scheme;
  },
  setDevtoolsHeight: (height) => {
    const root = document.documentElement;
    root.style.setProperty('--messages', `${height}px`);
    root.toggleAttribute('data-no-messages', height === 0);
  },
};
