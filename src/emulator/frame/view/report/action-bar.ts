import type { FrameSession } from '../../../session/frame-session';
import { asFailure } from '../../../session/failure';
import { saveReport } from '../../../session/save';
import { chromeOf } from '../../../session/settings';
import { element, fill } from '../dom';
import { openSaveAs } from './save-as-dialog';

// Bits of the wire's permissions.
const mayWrite = 1;
const mayCopy = 2;

/** The bar above a report: save, save as, print, refresh, and the way between reading and editing. */
export class ActionBar {
  readonly element = element('header', { class: 'action-bar', hidden: true });
  readonly #session: FrameSession;

  constructor(session: FrameSession) {
    this.#session = session;
  }

  draw(): void {
    const session = this.#session;
    const { report } = session;
    const { words, permissions, editing } = report;
    this.element.hidden = !chromeOf(report.settings, editing).actionBar;
    if (this.element.hidden) return;
    const button = (title: string, run: () => void, kind = 'small') =>
      element('button', { type: 'button', class: kind, onclick: run }, title);
    const saveAs = (): void => {
      if (report.settings.useCustomSaveAsDialog) session.raise('saveAsTriggered');
      else openSaveAs(session);
    };
    const save = (): void => {
      // A new report has no name yet.
      if (report.definition.id !== session.contentId) saveAs();
      else
        saveReport(session).then(
          () => {
            session.redraw();
          },
          (error: unknown) => {
            session.raise('error', asFailure(error).body);
          },
        );
    };
    const writes = (permissions & mayWrite) !== 0;
    const copies = (permissions & mayCopy) !== 0;
    const turn = (): void => {
      report.editing = !editing;
      session.changed();
    };
    fill(
      this.element,
      element(
        'div',
        { role: 'toolbar', 'aria-label': words.actions, class: 'actions' },
        editing && writes && button(words.save, save, 'primary'),
        copies && button(words.saveAs, saveAs),
        button(words.print, () => {
          session.stage.print();
        }),
        button(words.refresh, () => {
          session.changed();
        }),
        writes && button(editing ? words.readingView : words.edit, turn),
      ),
      report.unsaved && element('span', { class: 'note', role: 'status' }, words.unsaved),
    );
  }
}
