import type { LocaleStrings } from '../../../locales/locale';
import { element, fill } from '../dom';
import { closeButton } from './pane-header';

/** A pane next to the page, or in a sheet over the page. */
export interface Pane {
  readonly element: HTMLElement;
  /** Renders the pane. A sheet is always expanded. */
  render(isSheet: boolean): void;
}

/** Buttons that open panes as sheets over the page. Used if there is no room for panes next to the page. */
export class PaneSheets {
  readonly element = element('nav', { class: 'sheet-buttons', hidden: true });
  readonly #sheet = element('div', { class: 'pane-sheet' });
  readonly #onChange: () => void;
  #open: Pane | undefined;
  /** Pane that was opened by default. */
  #default: Pane | undefined;

  /** @param onChange - called after the user opens or closes a sheet */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
    this.#sheet.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.close();
    });
  }

  /** Opens a pane that the settings expand, until the user closes it. Pass undefined to close it. */
  openByDefault(pane: Pane | undefined): void {
    if (pane === this.#default) return;
    if (pane || this.#open === this.#default) this.#open = pane;
    this.#default = pane;
  }

  /** Opens a pane and moves focus to it. */
  open(pane: Pane): void {
    this.#open = pane;
    this.#onChange();
    this.#sheet.querySelector('button')?.focus();
  }

  /** Renders the buttons for all visible panes. Returns the open sheet, if any. */
  render(panes: readonly Pane[], strings: LocaleStrings): HTMLElement | undefined {
    const visiblePanes = panes.filter(({ element: pane }) => !pane.hidden);
    if (this.#open && !visiblePanes.includes(this.#open)) this.#open = undefined;
    this.element.hidden = visiblePanes.length === 0;
    this.element.setAttribute('aria-label', strings.panes);
    const focused = [...this.element.children].indexOf(document.activeElement as HTMLElement);
    const buttons = visiblePanes.map((pane) => {
      const isOpen = pane === this.#open;
      const toggle = (): void => {
        if (!isOpen) {
          this.open(pane);
          return;
        }
        this.#open = undefined;
        this.#onChange();
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
    const close = closeButton(strings, () => {
      this.close();
    });
    const hadFocus = this.#sheet.firstElementChild?.contains(document.activeElement) ?? false;
    fill(this.#sheet, close, this.#open.element);
    if (hadFocus) close.focus();
    return this.#sheet;
  }

  /** Closes the open sheet, and moves focus to the buttons. */
  close(): void {
    this.#open = undefined;
    this.#onChange();
    this.element.querySelector('button')?.focus();
  }
}
