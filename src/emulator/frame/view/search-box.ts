import { type LocaleTexts, formatText } from '../../locales/locale';
import { element } from './dom';
import { icon } from './icon';

/** Creates a search field with an icon. `search` is called after each change. */
export function searchBox(
  texts: LocaleTexts,
  subject: string,
  value: string,
  search: (query: string) => void,
): HTMLElement {
  const input = element('input', {
    type: 'search',
    class: 'search',
    placeholder: texts.search,
    'aria-label': formatText(texts.searchIn, subject),
    value,
    oninput: () => {
      search(input.value);
    },
  });
  return element('div', { class: 'search-box' }, icon('search'), input);
}
