import type { LocaleTexts } from '../../../locales/locale';
import { element } from '../dom';
import { visualIcon } from '../visual-icon';

/** Creates the hint for authors on a page without visuals. */
export function emptyPage(texts: LocaleTexts): HTMLElement {
  const holder = element(
    'div',
    { class: 'empty-page' },
    element('strong', {}, texts.buildTitle),
    element('p', {}, texts.emptyPage),
  );
  holder.prepend(visualIcon('clusteredColumnChart'));
  return holder;
}
