import type { LocaleStrings } from '../../../locales/locale';
import { element } from '../dom';
import { visualIcon } from '../visual-icon';

/** Creates the hint shown to authors on an empty page. */
export function emptyPage(strings: LocaleStrings): HTMLElement {
  const holder = element(
    'div',
    { class: 'empty-page' },
    element('strong', {}, strings.buildHeading),
    element('p', {}, strings.emptyPage),
  );
  holder.prepend(visualIcon('clusteredColumnChart'));
  return holder;
}
