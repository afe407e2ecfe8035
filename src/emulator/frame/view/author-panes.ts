import type { FrameSession } from '../../session/frame-session';
import { chromeOf } from '../../session/settings';
import type { VisualState } from '../../session/state';
import { setSynced, slicersOfField } from '../../session/sync-slicers';
import { formatText } from '../../locales/locale';
import { element, fill } from './dom';
import { icon } from './icon';

const titleOf = ({ title, name }: VisualState): string => title ?? name;

/** The pane of what is on the page, in edit mode: chooses visuals, hides and shows them. */
export class SelectionPane {
  readonly element = element('aside', { class: 'pane', hidden: true });
  readonly #session: FrameSession;

  constructor(session: FrameSession) {
    this.#session = session;
  }

  draw(): void {
    const session = this.#session;
    const { report } = session;
    const { words } = report;
    this.element.hidden = !report.editing || !chromeOf(report.settings, true).selection.visible;
    if (this.element.hidden) return;
    this.element.setAttribute('aria-label', words.selection);
    const page = report.activePage;
    const rows = page.visuals.map((visual) => {
      const toggle = (): void => {
        visual.hidden = !visual.hidden;
        report.unsaved = true;
        session.changed();
      };
      const title = titleOf(visual);
      return element(
        'div',
        { class: 'own-bookmark' },
        element(
          'button',
          {
            type: 'button',
            class: 'bookmark',
            'aria-pressed': String(report.chosenVisual?.visualName === visual.name),
            onclick: () => {
              session.actions.selectVisuals(page, [visual]);
            },
          },
          title,
        ),
        element(
          'button',
          {
            type: 'button',
            class: 'link',
            'aria-label': formatText(visual.hidden ? words.showVisual : words.hideVisual, title),
            onclick: toggle,
          },
          icon(visual.hidden ? 'hidden' : 'visible'),
        ),
      );
    });
    fill(this.element, element('h2', { class: 'pane-title' }, words.selection), ...rows);
  }
}

/** The pane of synchronised slicers, in edit mode: for each slicer of the page, the pages that choose with it. */
export class SyncSlicersPane {
  readonly element = element('aside', { class: 'pane', hidden: true });
  readonly #session: FrameSession;

  constructor(session: FrameSession) {
    this.#session = session;
  }

  draw(): void {
    const session = this.#session;
    const { report } = session;
    const { words } = report;
    const wanted = report.settings.panes?.syncSlicers?.visible === true;
    this.element.hidden = !report.editing || !wanted;
    if (this.element.hidden) return;
    this.element.setAttribute('aria-label', words.syncSlicers);
    const slicers = report.activePage.visuals.filter(({ type }) => type === 'slicer');
    const groups = slicers.map((visual) => {
      const options = slicersOfField(report, visual).map(({ page, slicer }) => {
        const box = element('input', {
          type: 'checkbox',
          onchange: () => {
            setSynced(report, slicer, box.checked);
            session.changed();
          },
        });
        box.checked = slicer.slicer?.sync !== undefined;
        return element('label', { class: 'option' }, box, element('span', {}, page.displayName));
      });
      return element('section', {}, element('h3', {}, titleOf(visual)), ...options);
    });
    fill(
      this.element,
      element('h2', { class: 'pane-title' }, words.syncSlicers),
      ...(groups.length > 0 ? groups : [element('p', { class: 'note' }, words.noSlicers)]),
    );
  }
}
