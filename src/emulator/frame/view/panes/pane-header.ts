import type { LocaleStrings } from '../../../locales/locale';
import type { FrameSession } from '../../../session/frame-session';
import { element } from '../dom';
import { icon } from '../icon';

/** Creates the button that closes a pane. */
export const closeButton = ({ closePane }: LocaleStrings, onclick: () => void): HTMLElement =>
  element('button', { type: 'button', class: 'close', 'aria-label': closePane, onclick }, icon('close'));

/**
 * Creates the header of a pane: its title and, unless the pane is in a sheet, which has its own, a button that hides the pane until the
 * host page shows it again.
 */
export function paneHeader(
  session: FrameSession,
  name: 'bookmarks' | 'selection' | 'syncSlicers',
  isSheet: boolean,
): HTMLElement {
  const { strings } = session.report;
  const close = (): void => {
    session.report.patchSettings({ panes: { [name]: { visible: false } } });
    session.rerender();
  };
  const title = element('h2', {}, strings[name]);
  return element('div', { class: 'pane-title' }, title, !isSheet && closeButton(strings, close));
}
