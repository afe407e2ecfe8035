import type { FrameSession } from '../../../session/frame-session';
import { chromeOf } from '../../../session/state/settings';
import { element, fill } from '../dom';

/** Page navigation of a report: tabs below, or a list on the left. */
export class PageTabs {
  readonly element = element('nav', { class: 'pages' });
  readonly #session: FrameSession;

  /** Whether the settings place the list on the left. */
  left = false;

  constructor(session: FrameSession) {
    this.#session = session;
  }

  render(): void {
    const { report } = this.#session;
    this.element.setAttribute('aria-label', report.texts.pages);
    const { visible, left } = chromeOf(report.settings, report.editing).pages;
    const { pages, activePage } = report.state;
    const shown = pages.filter(({ hidden, name }) => report.editing || !hidden || name === activePage);
    this.left = left;
    this.element.hidden = !visible || shown.length < 2;
    this.element.classList.toggle('left', left);
    const focused = [...this.element.children].findIndex((child) => child === document.activeElement);
    const buttons = shown.map(({ name, displayName }) => {
      const current = name === activePage;
      return element(
        'button',
        {
          type: 'button',
          ...(current && { 'aria-current': 'page' }),
          onclick: () => {
            this.#session.actions.showPage(name);
          },
        },
        displayName,
      );
    });
    fill(this.element, ...buttons);
    if (focused >= 0) buttons[focused]?.focus();
  }
}
