import type { FrameSession } from '../../../session/frame-session';
import { setSlicerSync, slicersOfField } from '../../../session/state/synced-slicers';
import { element, fill } from '../dom';
import { paneHeader } from './pane-header';

/**
 * Pane for synchronizing slicers in edit mode. For each slicer on the page, the pane lists all slicers of the same column
 * by page. Checked slicers share their selection.
 */
export class SyncSlicersPane {
  readonly element = element('aside', { class: 'pane list-pane', hidden: true });
  readonly #session: FrameSession;

  constructor(session: FrameSession) {
    this.#session = session;
  }

  render(isSheet: boolean): void {
    const session = this.#session;
    const { report } = session;
    const { strings } = report;
    const visible = report.settings.panes?.syncSlicers?.visible === true;
    this.element.hidden = !report.editing || !visible;
    if (this.element.hidden) return;
    this.element.setAttribute('aria-label', strings.syncSlicers);
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
      paneHeader(session, 'syncSlicers', isSheet),
      ...(groups.length > 0 ? groups : [element('p', { class: 'note' }, strings.noSlicers)]),
    );
  }
}
