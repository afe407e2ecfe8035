import type { FrameSession } from '../../../session/frame-session';
import { asFailure } from '../../../failure';
import { saveReport } from '../../../session/actions/save-report';
import { chromeOf } from '../../../session/state/settings';
import { element, fill } from '../dom';
import { openSaveAs } from './save-as-dialog';

// Bits of `permissions`.
const writePermission = 1;
const copyPermission = 2;

/** Bar above a report: save, save as, print, refresh, and the switch between view and edit mode. */
export class ActionBar {
  readonly element = element('header', { class: 'action-bar', hidden: true });
  readonly #session: FrameSession;

  constructor(session: FrameSession) {
    this.#session = session;
  }

  render(): void {
    const session = this.#session;
    const { report } = session;
    const { texts, permissions, editing } = report;
    this.element.hidden = !chromeOf(report.settings, editing).actionBar;
    if (this.element.hidden) return;
    const button = (title: string, run: () => void, kind = 'small') =>
      element('button', { type: 'button', class: kind, onclick: run }, title);
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
      session.invalidate();
    };
    fill(
      this.element,
      element(
        'div',
        { role: 'toolbar', 'aria-label': texts.actions, class: 'actions' },
        editing && canWrite && button(texts.save, save, 'primary'),
        canCopy && button(texts.saveAs, saveAs),
        button(texts.print, () => {
          session.renderer.print();
        }),
        button(texts.refresh, () => {
          session.invalidate();
        }),
        canWrite && button(editing ? texts.readingView : texts.edit, switchMode),
      ),
      report.unsaved && element('span', { class: 'note', role: 'status' }, texts.unsaved),
    );
  }
}
