import { button, h, iconButton, setText } from '../rendering/dom';
import type { ExchangeView } from '../store/exchange';
import { readSession, writeMessages, writeSession } from '../store/session-file';
import type { Progress } from '../store/slices';
import { messageOf } from '../store/to-text';
import { download } from './download';
import { copyText } from './message-details';
import type { ViewContext } from './view';

/**
 * Controls for exporting, importing and copying messages. Large sessions take seconds, so there is a progress bar with
 * a Cancel button.
 */
export class SessionTransfer {
  readonly buttons: readonly HTMLElement[];
  /** The progress bar. Hidden unless an operation takes longer than one slice. */
  readonly root: HTMLElement;
  readonly #context: ViewContext;
  readonly #label = h('span', { role: 'status' });
  readonly #bar = h('progress', { 'aria-label': 'Progress' });
  readonly #file = h('input', {
    type: 'file',
    accept: '.json,application/json',
    hidden: true,
    'aria-label': 'Session file',
  });
  #current: AbortController | undefined;

  /** @param getShown - returns the messages to copy */
  constructor(context: ViewContext, getShown: () => readonly ExchangeView[]) {
    this.#context = context;
    this.#file.addEventListener('change', () => this.#import());
    this.buttons = [
      iconButton('copy', 'Copy the displayed messages as JSON', () => this.#copy(getShown())),
      button('Export', () => this.#export(), { 'aria-label': 'Export the session as a file' }),
      button('Import', () => this.#file.click(), { 'aria-label': 'Import a session from a file' }),
      this.#file,
    ];
    const cancel = button('Cancel', () => this.cancel());
    this.root = h('div', { class: 'transfer', hidden: true }, this.#label, this.#bar, cancel);
  }

  /** Cancels the current operation. */
  cancel(): void {
    this.#current?.abort();
    if (this.root.matches(':focus-within')) this.buttons[0]?.focus();
    this.root.hidden = true;
  }

  /** Runs an operation and announces the text it returns. */
  async #run(label: string, operation: (progress: Progress) => Promise<string>): Promise<void> {
    this.cancel();
    const controller = new AbortController();
    this.#current = controller;
    const { signal } = controller;
    const report = (share: number) => {
      this.root.hidden = false;
      setText(this.#label, `${label}…`);
      this.#bar.value = share;
    };
    let result: string;
    try {
      result = await operation({ signal, report });
    } catch (error) {
      result = messageOf(error);
    }
    if (signal.aborted) return;
    this.cancel();
    this.#context.announce(result);
  }

  #copy(shown: readonly ExchangeView[]): void {
    void this.#run('Copying', async (progress) => copyText(await writeMessages(shown, progress)));
  }

  #export(): void {
    void this.#run('Exporting', async (progress) => {
      const file = await writeSession(this.#context.session, progress);
      download(`vitrine-session-${new Date().toISOString().slice(0, 19).replace(/:/g, '-')}.json`, file);
      return 'The session was exported without tokens. It may contain data from the content.';
    });
  }

  #import(): void {
    const file = this.#file.files?.[0];
    if (!file) return;
    void this.#run('Importing', async (progress) => {
      this.#context.showSession(await readSession(file, progress));
      return 'Imported.';
    });
    this.#file.value = '';
  }
}
