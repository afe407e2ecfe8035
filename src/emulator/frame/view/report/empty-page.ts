import type { LocaleStrings } from '../../../locales/locale';
import { element } from '../dom';
import { visualIcon } from '../visual-icon';

/**
 * Creates the hint shown to authors on an empty page.
 *
 * @param openFields - opens the pane with the fields; undefined if the pane is next to the page
 */
export function emptyPage(strings: LocaleStrings, openFields: (() => void) | undefined): HTMLElement {
  const holder = element(
    'div',
    { class: 'empty-page' },
    element('strong', {}, strings.buildHeading),
    element('p', {}, strings.emptyPage),
    openFields && element('button', { type: 'button', class: 'primary', onclick: openFields }, strings.fields),
  );
  holder.prepend(visualIcon('clusteredColumnChart'));
  return holder;
}
