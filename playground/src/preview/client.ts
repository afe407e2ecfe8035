/** Preview script: reports errors to the playground, shows the devtools, and runs commands. */
import type * as Devtools from '@vitrine/sdk/devtools';
import type { Embed, models, Service } from '@vitrine/sdk';
import { createAsyncFunction } from './async-function';
import { layoutAttributes, type DevtoolsLayout, type Scheme } from './document';
import { formatLog, formatValue } from './format-value';
import type { Entry, Outcome, PreviewMessage } from './outcome';

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
  setScheme(scheme: Scheme): void;
  /** Places the devtools. Messages are recorded even if they are hidden. */
  setDevtools(layout: DevtoolsLayout): void;
}

declare global {
  interface Window {
    preview: Preview;
  }
}

/** Shows a notice in the preview. The style sheet hides it as soon as the preview contains content. */
function showNotice(title: string, advice: string, error?: string): void {
  const notice = document.createElement('section');
  notice.id = 'notice';
  notice.appendChild(document.createElement('h1')).textContent = title;
  if (error !== undefined) notice.appendChild(document.createElement('pre')).textContent = error;
  notice.appendChild(document.createElement('p')).textContent = advice;
  document.documentElement.append(notice);
}

/** First error of the code, which usually causes the later ones. */
let firstError: Entry | undefined;

/** Time in milliseconds after which the preview reports that the code has not created any content. */
const emptyDelayMs = 500;

/** If the preview is empty, shows the first error, or a notice that the code has not embedded anything. */
function explainEmptyPreview(): void {
  document.querySelector('#notice')?.remove();
  // an error in the head is reported before the body exists
  const body = document.querySelector('body');
  if (body?.innerText.trim() || body?.querySelector('iframe, img, svg, canvas')) return;
  if (!firstError) {
    showNotice('The preview is empty', 'The code has run, but has not embedded anything. Reset it to see the sample.');
    return;
  }
  const { text, line } = firstError;
  const error = line === undefined ? text : `Line ${String(line)}: ${text}`;
  showNotice('The code failed', 'Correct the code and run it again, or reset it to the sample.', error);
}

const post = (message: PreviewMessage): void => window.parent.postMessage(message, location.origin);

function report(entry: Entry): void {
  post({ previewEntry: entry });
  if (entry.level !== 'error') return;
  firstError ??= entry;
  explainEmptyPreview();
}

let connected: Sdk | undefined;

/** Shows the devtools in the playground's colors, which can differ from the system's. */
let showDevtools: (() => void) | undefined;

/**
 * Style of the devtools in the preview: the shape of the other panels, with room for the playground's button in the title
 * bar. The devtools' name and color button are hidden, because the playground's header has both. The selected tab is underlined,
 * as in the playground. The top of the messages has a shadow while earlier ones are scrolled out of view.
 */
const devtoolsStyle = `
.panel.inline { border-width: var(--box-border); border-color: light-dark(#c6d0dc, #314050); border-radius: var(--box-radius); clip-path: inset(0 round var(--box-radius)); }
.inline .header { padding: 0 var(--button-width, 6px) 0 6px; }
.inline .tabs { margin-bottom: -1px; }
.inline .tab { height: 35px; padding-block: 0; border-radius: 0; }
.inline .tab[aria-selected=true] { background: linear-gradient(var(--accent) 0 0) bottom / 100% 2px no-repeat content-box !important; }
.tools > :nth-last-child(3) { margin-left: 13px; }
.tools > :nth-last-child(3)::before { content: ''; position: absolute; width: 1px; height: 18px; margin: 5px 0 0 -7px; background: var(--line); }
.inline .scroller { background: linear-gradient(var(--bg) 8px, #0000) 0 0 / 100% 24px no-repeat local, linear-gradient(light-dark(#10203040, #000), #0000) 0 0 / 100% 8px no-repeat; }
.header > :is(.icon-button, .brand) { display: none; }
`;

/** Adapts the devtools to the preview. */
function styleDevtools(container: HTMLElement): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(devtoolsStyle);
  container.firstElementChild?.shadowRoot?.adoptedStyleSheets.push(sheet);
}

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

/** Sends the number of messages to the playground, which shows it when the devtools are hidden. */
function reportMessageCount(devtools: HTMLElement): void {
  const count = devtools.firstElementChild?.shadowRoot?.querySelector('#tab-messages .count');
  if (!count) return;
  const send = () => post({ previewMessages: count.textContent });
  new MutationObserver(send).observe(count, { childList: true, characterData: true, subtree: true });
  send();
}

/** Returns the first line number of the visitor's code in an error's stack, or undefined if there is none. */
function lineOf(error: unknown): number | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, position] = stack.split(`${location.href}:`);
  return position === undefined ? undefined : Number.parseInt(position, 10);
}

window.addEventListener('error', ({ message, filename, lineno, error }) => {
  // errors that the SDK throws are reported for the line of the code that called it
  const line = filename === location.href ? lineno : lineOf(error);
  report({ level: 'error', text: message.replace(/^Uncaught /, ''), ...(line !== undefined && { line }) });
});

window.addEventListener('unhandledrejection', ({ reason }) => {
  const line = lineOf(reason);
  report({ level: 'error', text: formatValue(reason), ...(line !== undefined && { line }) });
});

window.addEventListener('load', () => {
  setTimeout(explainEmptyPreview, emptyDelayMs);
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
    markLoading(sdk);
    const container = document.createElement('aside');
    container.id = 'devtools';
    document.documentElement.append(container);
    let panel: Devtools.Devtools | undefined;
    showDevtools = () => {
      const previous = panel;
      const theme = document.documentElement.dataset.scheme as Scheme;
      panel = devtools.openDevtools({ container, theme, initialView: 'messages' });
      // disposed last, because without a panel the recorded messages would be lost
      previous?.dispose();
      styleDevtools(container);
      reportMessageCount(container);
    };
    showDevtools();
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
    if (document.documentElement.dataset.scheme === scheme) return;
    document.documentElement.dataset.scheme = scheme;
    showDevtools?.();
  },
  setDevtools: (layout) => {
    const root = document.documentElement;
    root.style.setProperty('--messages', `${layout.height}px`);
    for (const [name, isSet] of Object.entries(layoutAttributes(layout))) root.toggleAttribute(name, isSet);
  },
};
