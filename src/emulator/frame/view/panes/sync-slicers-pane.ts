import type { FrameSession } from '../../../session/frame-session';
import { setSlicerSync, slicersOfField } from '../../../session/state/synced-slicers';
import { element, fill } from '../dom';

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
    const { texts } = report;
    const wanted = report.settings.panes?.syncSlicers?.visible === true;
    this.element.hidden = !report.editing || !wanted;
    if (this.element.hidden) return;
    this.element.setAttribute('aria-label', texts.syncSlicers);
    const slicers = report.activePage.visuals.filter(({ type }) => type === 'slicer');
    const groups = slicers.map((visual) => {
      const options = slicersOfField(report, visual).map(({ page, slicer }) => {
        const box = element('input', {
          type: 'checkbox',
          onchange: () => {
            setSlicerSync(report, slicer, box.checked);
            session.invalidate();
          },
        });
        box.checked = slicer.slicer?.sync !== undefined;
        return element('label', { class: 'option' }, box, element('span', {}, page.displayName));
      });
      return element('section', {}, element('h3', {}, visual.title ?? visual.name), ...options);
    });
    fill(
      this.element,
      element('h2', { class: 'pane-title' }, texts.syncSlicers),
      ...(groups.length > 0 ? groups : [element('p', { class: 'note' }, texts.noSlicers)]),
    );
  }
}
