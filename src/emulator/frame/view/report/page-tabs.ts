import type { FrameSession } from '../../../session/frame-session';
import { chromeOf } from '../../../session/state/settings';
import { element, fill } from '../dom';
import { reveal } from '../reveal';
import { SelectionChip } from './selection-chip';

/** Width of the fading edge of the tabs, in pixels. */
const fade = 28;

/** Page navigation for a report: tabs at the bottom or a list on the left. Also shows which data points filter the page. */
export class PageTabs {
  readonly element = element('nav', { class: 'pages' });
  readonly #session: FrameSession;
  /** Buttons by page name. */
  readonly #buttons = new Map<string, HTMLButtonElement>();
  /** Shown instead of tabs that do not fit. */
  readonly #select = element('select', {
    onchange: () => {
      this.#session.actions.showPage(this.#select.value);
    },
  });

  readonly #selection: SelectionChip;

  #activePage = '';

  /** Whether the settings place the list on the left. */
  left = false;

  constructor(session: FrameSession) {
    this.#session = session;
    this.#selection = new SelectionChip(session);
  }

  render(): void {
    const { report } = this.#session;
    this.element.setAttribute('aria-label', report.strings.pages);
    const { visible, left } = chromeOf(report.settings, report.editing).pages;
    const { pages, activePage } = report.state;
    const visiblePages = pages.filter(({ hidden, name }) => report.editing || !hidden || name === activePage);
    this.left = left;
    this.element.hidden = !visible || visiblePages.length < 2;
    this.element.classList.toggle('left', left);
    const focused = document.activeElement;
    const hadFocus = this.element.contains(focused);
    this.#select.setAttribute('aria-label', report.strings.pages);
    fill(this.#select, ...visiblePages.map(({ name, displayName }) => element('option', { value: name }, displayName)));
    this.#select.value = activePage;
    fill(
      this.element,
      this.#select,
      ...visiblePages.map(({ name, displayName }) => {
        const button = this.#buttonOf(name);
        if (button.textContent !== displayName) button.textContent = displayName;
        button.dataset.label = displayName;
        if (name === activePage) button.setAttribute('aria-current', 'page');
        else button.removeAttribute('aria-current');
        return button;
      }),
      this.#selection.render(),
    );
    if (this.#activePage !== activePage)
      requestAnimationFrame(() => {
        const button = this.#buttons.get(activePage);
        if (button) reveal(this.element, button, fade);
      });
    this.#activePage = activePage;
    // Replacing the list removes focus from its buttons. The one that clears a selection disappears.
    const target = this.element.contains(focused) ? focused : this.#buttons.get(activePage);
    if (hadFocus && target instanceof HTMLElement) target.focus();
  }

  /** Replaces the tabs with a select box if they do not fit in edit mode, in which the bar has more buttons. */
  collapse(): void {
    this.element.classList.remove('collapsed');
    const isCut = this.#session.report.editing && !this.left && this.element.scrollWidth > this.element.clientWidth;
    this.element.classList.toggle('collapsed', isCut);
  }

  // Buttons are reused, because a click is lost if the button is replaced between press and release.
  #buttonOf(name: string): HTMLButtonElement {
    const existing = this.#buttons.get(name);
    if (existing) return existing;
    const onclick = () => {
      this.#session.actions.showPage(name);
    };
    const button = element('button', { type: 'button', onclick });
    this.#buttons.set(name, button);
    return button;
  }
}
