import type { FrameSession } from '../../../session/frame-session';
import { chromeOf } from '../../../session/state/settings';
import { formatString } from '../../../locales/locale';
import { element, fill } from '../dom';
import { paneHeader } from './pane-header';
import { icon } from '../icon';

/** Pane for selecting, hiding and showing the visuals on the page in edit mode. */
export class SelectionPane {
  readonly element = element('aside', { class: 'pane list-pane', hidden: true });
  readonly #session: FrameSession;

  constructor(session: FrameSession) {
    this.#session = session;
  }

  render(isSheet: boolean): void {
    const session = this.#session;
    const { report } = session;
    const { strings } = report;
    this.element.hidden = !report.editing || !chromeOf(report.settings, true).selection.visible;
    if (this.element.hidden) return;
    this.element.setAttribute('aria-label', strings.selection);
    const page = report.activePage;
    const rows = page.visuals.map((visual) => {
      const toggle = (): void => {
        visual.hidden = !visual.hidden;
        report.unsaved = true;
        session.invalidate();
      };
      const title = visual.title ?? visual.name;
      return element(
        'div',
        { class: 'bookmark-row' },
        element(
          'button',
          {
            type: 'button',
            class: 'bookmark',
            'aria-pressed': String(report.selectedVisual?.visualName === visual.name),
            onclick: () => {
              session.actions.selectVisuals(page, [visual]);
            },
          },
          element('span', {}, title),
        ),
        element(
          'button',
          {
            type: 'button',
            class: 'link',
            'aria-label': formatString(visual.hidden ? strings.showVisual : strings.hideVisual, title),
            onclick: toggle,
          },
          icon(visual.hidden ? 'hidden' : 'visible'),
        ),
      );
    });
    fill(this.element, paneHeader(session, 'selection', isSheet), ...rows);
  }
}
