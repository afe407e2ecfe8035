import type { LocaleStrings } from '../../../locales/locale';
import { element } from '../dom';
import { icon } from '../icon';

/** Creates the button that closes a pane that covers part of the page. */
export const closeButton = ({ closePane }: LocaleStrings, onclick: () => void): HTMLElement =>
  element('button', { type: 'button', class: 'close', 'aria-label': closePane, onclick }, icon('close'));
