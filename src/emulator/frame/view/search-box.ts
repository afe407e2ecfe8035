import { type LocaleStrings, formatString } from '../../locales/locale';
import { element } from './dom';
import { icon } from './icon';

/** Creates a search field with an icon. Calls `search` after each change. */
export function searchBox(
  strings: LocaleStrings,
  searchedList: string,
  value: string,
  search: (query: string) => void,
): HTMLElement {
  const input = element('input', {
    type: 'search',
    class: 'search',
    placeholder: strings.search,
    'aria-label': formatString(strings.searchIn, searchedList),
    value,
    oninput: () => {
      search(input.value);
    },
  });
  return element('div', { class: 'search-box' }, icon('search'), input);
}
