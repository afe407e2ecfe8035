import type { FrameSession } from '../../../session/frame-session';
import { asFailure } from '../../../failure';
import { saveReport } from '../../../session/actions/save-report';
import { chromeOf } from '../../../session/state/settings';
import { element, fill } from '../dom';
import { type IconName, icon } from '../icon';
import { editCommands } from './edit-commands';
import { openSaveAs } from './save-as-dialog';

// Bits of `permissions`.
const writePermission = 1;
const copyPermission = 2;

interface ButtonOptions {
  title: string;
  run: () => void;
  class?: string;
  /** Icon before the title. */
  symbol?: IconName;
  /** Whether the title is shown next to the icon if there is room. Default: false. */
  labeled?: boolean;
  /** Whether the button is enabled. Default: true. */
  enabled?: boolean;
  /** Value for `aria-keyshortcuts`. */
  keys?: string;
}

/** Bar above a report, with buttons to save, undo, redo, delete, print, refresh, and switch between view and edit mode. */
export class ActionBar {
  readonly element = element('header', { class: 'action-bar', hidden: true });
  readonly #session: FrameSession;
  readonly #toolbar = element('div', { role: 'toolbar', class: 'actions' });
  /** Lines between groups of buttons. They are reused, because replacing an element replaces all its siblings. */
  readonly #lines = Array.from({ length: 3 }, () => element('span', { class: 'bar-line' }));
  readonly #buttons = new Map<string, HTMLButtonElement>();

  constructor(session: FrameSession) {
    this.#session = session;
  }

  render(): void {
    const session = this.#session;
    const { report } = session;
    const { strings, permissions, editing } = report;
    this.element.hidden = !chromeOf(report.settings, editing || report.isPreview).actionBar;
    if (this.element.hidden) return;
    const saveAs = (): void => {
      if (report.settings.useCustomSaveAsDialog) session.emit('saveAsTriggered');
      else openSaveAs(session);
    };
    const save = (): void => {
      // A new report needs a name first.
      if (report.definition.id !== session.contentId) saveAs();
      else
        saveReport(session).then(
          () => {
            session.rerender();
          },
          (error: unknown) => {
            session.emit('error', asFailure(error).body);
          },
        );
    };
    const canWrite = (permissions & writePermission) !== 0;
    const canCopy = (permissions & copyPermission) !== 0;
    const switchMode = (): void => {
      report.editing = !editing;
      report.isPreview = editing;
      session.invalidate();
    };
    const print = (): void => {
      session.renderer.print();
    };
    const refresh = (): void => {
      session.invalidate();
    };
    const focused = document.activeElement;
    this.#toolbar.setAttribute('aria-label', strings.actions);
    const groups = [
      [
        editing && canWrite && this.#button('save', { title: strings.save, run: save, class: 'primary' }),
        canCopy && this.#button('saveAs', { title: strings.saveAs, run: saveAs }),
      ],
      editing ? this.#editButtons() : [],
      [
        this.#button('print', { title: strings.print, symbol: 'print', labeled: true, run: print }),
        this.#button('refresh', { title: strings.refresh, symbol: 'refresh', labeled: true, run: refresh }),
      ],
      [
        canWrite &&
          this.#button('mode', {
            title: editing ? strings.readingView : strings.edit,
            symbol: editing ? 'visible' : 'edit',
            labeled: true,
            run: switchMode,
          }),
      ],
    ];
    const visible = groups.filter((group) => group.some((button) => button !== false));
    fill(this.#toolbar, ...visible.flatMap((group, index) => [index > 0 && this.#lines[index - 1], ...group]));
    // Adding or removing buttons moves focus away from the remaining ones.
    if (focused instanceof HTMLElement && this.#toolbar.contains(focused)) focused.focus();
    fill(
      this.element,
      this.#toolbar,
      report.unsaved && element('span', { class: 'note', role: 'status' }, strings.unsaved),
    );
  }

  #editButtons(): HTMLElement[] {
    const { strings } = this.#session.report;
    const { undo, redo, remove } = editCommands(this.#session);
    return [
      this.#button('undo', { title: strings.undo, symbol: 'undo', keys: 'Control+Z Meta+Z', ...undo }),
      this.#button('redo', {
        title: strings.redo,
        symbol: 'redo',
        keys: 'Control+Y Control+Shift+Z Meta+Shift+Z',
        ...redo,
      }),
      this.#button('remove', { title: strings.deleteVisual, symbol: 'remove', keys: 'Delete', ...remove }),
    ];
  }

  // Buttons are reused, because a click is lost if the button is replaced between press and release.
  #button(
    name: string,
    { title, run, class: className = 'quiet', symbol, labeled = false, enabled, keys }: ButtonOptions,
  ): HTMLButtonElement {
    const button = this.#buttons.get(name) ?? element('button', { type: 'button', class: className });
    this.#buttons.set(name, button);
    button.onclick = run;
    if (!symbol) button.textContent = title;
    else {
      if (button.dataset.symbol !== symbol)
        fill(button, icon(symbol), labeled && element('span', { class: 'label' }, title));
      button.dataset.symbol = symbol;
      button.title = title;
      button.setAttribute('aria-label', title);
    }
    // The `disabled` attribute would remove focus from the button.
    if (enabled !== undefined) button.setAttribute('aria-disabled', String(!enabled));
    if (keys !== undefined) button.setAttribute('aria-keyshortcuts', keys);
    return button;
  }
}
