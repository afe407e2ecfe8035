import type { LocaleTexts } from '../../../locales/locale';
import { element, fill } from '../dom';

/** A part at the side of the page. */
export interface Pane {
  readonly element: HTMLElement;
  /** Draws it; on a phone as a sheet, which is open whenever it is seen. */
  draw(isSheet: boolean): void;
}

/** On a phone no pane has room beside the page: each has a button here, which lays it over the page as a sheet. */
export class PaneSheets {
  /** The buttons. */
  readonly element = element('nav', { class: 'sheet-buttons', hidden: true });
  readonly #sheet = element('div', { class: 'pane-sheet' });
  readonly #changed: () => void;
  #open: Pane | undefined;

  /** `changed` is called when a sheet has been opened or closed. */
  constructor(changed: () => void) {
    this.#changed = changed;
    this.#sheet.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#close();
    });
  }

  /** Draws the buttons of the panes that the settings show; answers the open sheet. */
  draw(panes: readonly Pane[], texts: LocaleTexts): HTMLElement | undefined {
    const shown = panes.filter(({ element: pane }) => !pane.hidden);
    if (this.#open && !shown.includes(this.#open)) this.#open = undefined;
    this.element.hidden = shown.length === 0;
    this.element.setAttribute('aria-label', texts.panes);
    const focused = [...this.element.children].indexOf(document.activeElement as HTMLElement);
    const buttons = shown.map((pane) => {
      const isOpen = pane === this.#open;
      const toggle = (): void => {
        this.#open = isOpen ? undefined : pane;
        this.#changed();
        if (!isOpen) this.#sheet.querySelector('button')?.focus();
      };
      const label = pane.element.getAttribute('aria-label') ?? '';
      return element(
        'button',
        { type: 'button', class: 'small', 'aria-expanded': String(isOpen), onclick: toggle },
        label,
      );
    });
    fill(this.element, ...buttons);
    buttons[focused]?.focus();
    if (!this.#open) return undefined;
    const close = element(
      'button',
      {
        type: 'button',
        class: 'small close',
        'aria-label': texts.closePane,
        onclick: () => {
          this.#close();
        },
      },
      '✕',
    );
    const again = this.#sheet.firstElementChild?.contains(document.activeElement) ?? false;
    fill(this.#sheet, close, this.#open.element);
    if (again) close.focus();
    return this.#sheet;
  }

  #close(): void {
    this.#open = undefined;
    this.#changed();
    this.element.querySelector('button')?.focus();
  }
}
