import { asFailure } from '../../../failure';
import type { FrameSession } from '../../../session/frame-session';
import { saveReport } from '../../../session/actions/save-report';
import { element } from '../dom';

/** Opens a dialog that saves a copy of the report under a new name. Errors are shown in the dialog. */
export function openSaveAs(session: FrameSession): void {
  const { strings, definition } = session.report;
  session.overlays.closeAll();
  const name = element('input', { type: 'text', class: 'search', required: true, maxlength: 120, id: 'report-name' });
  name.value = definition.displayName;
  const message = element('p', { role: 'alert', class: 'save-error' });
  const close = (): void => {
    dialog.close();
  };
  const save = (event: Event): void => {
    event.preventDefault();
    const reportName = name.value.trim();
    if (reportName === '') return;
    saveReport(session, reportName).then(close, (error: unknown) => {
      const { body } = asFailure(error);
      const first = Array.isArray(body) ? body[0] : body;
      message.textContent = first?.detailedMessage ?? first?.message ?? '';
    });
  };
  const dialog = element(
    'dialog',
    { class: 'save-as', 'aria-label': strings.saveReport },
    element(
      'form',
      { onsubmit: save },
      element('h2', {}, strings.saveReport),
      element('label', { for: 'report-name' }, strings.reportName),
      name,
      message,
      element(
        'div',
        { class: 'buttons' },
        element('button', { type: 'button', class: 'small', onclick: close }, strings.cancel),
        element('button', { type: 'submit', class: 'primary' }, strings.save),
      ),
    ),
  );
  const unregister = session.overlays.opened(close);
  dialog.addEventListener('close', () => {
    unregister();
    dialog.remove();
  });
  // The root provides the report's colors.
  (document.getElementById('frame') ?? document.body).append(dialog);
  dialog.showModal();
  name.select();
}
