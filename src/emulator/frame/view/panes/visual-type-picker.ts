import type { VisualType } from '../../../model/definition';
import type { VisualState } from '../../../session/state/report-state';
import type { LocaleStrings } from '../../../locales/locale';
import { element } from '../dom';
import { icon } from '../icon';
import { searchBox } from '../search-box';
import { visualChoices, visualIcon } from '../visual-icon';

/** The most common types, which are first in the list. */
const commonTypes: readonly VisualType[] = [
  'clusteredColumnChart',
  'clusteredBarChart',
  'lineChart',
  'areaChart',
  'donutChart',
  'card',
  'tableEx',
  'slicer',
];

const sortedChoices = [...new Set([...visualChoices.filter((type) => commonTypes.includes(type)), ...visualChoices])];

/**
 * List of visual types with a search box. Without a selected visual, the list is always visible. Otherwise, it is collapsed
 * to the visual's type until the user expands it.
 */
export class VisualTypePicker {
  #selected: string | undefined;
  #open = true;
  #query = '';

  create(
    strings: LocaleStrings,
    selected: Pick<VisualState, 'name' | 'type'> | undefined,
    onSelect: (type: VisualType) => void,
  ): HTMLElement {
    const key = selected && `${selected.name}/${selected.type}`;
    if (key !== this.#selected) {
      this.#selected = key;
      this.#open = !selected;
      this.#query = '';
    }
    const names = strings.visualTypes;
    const summary = element('summary', {
      hidden: !selected,
      onclick: () => {
        this.#open = !this.#open;
      },
    });
    const selectedType = visualChoices.find((type) => type === selected?.type);
    summary.append(
      ...(selectedType ? [visualIcon(selectedType)] : []),
      element('span', {}, selectedType ? names[selectedType] : strings.addVisual),
      icon('chevron'),
    );
    const buttons = sortedChoices.map((type) =>
      element(
        'button',
        {
          type: 'button',
          'aria-pressed': String(type === selectedType),
          onclick: () => {
            // The list is collapsed when the type is selected.
            summary.hidden = false;
            summary.focus();
            onSelect(type);
          },
        },
        visualIcon(type),
        element('span', {}, names[type]),
      ),
    );
    const applySearch = (query: string): void => {
      this.#query = query;
      for (const button of buttons) button.hidden = !button.textContent.toLowerCase().includes(query.toLowerCase());
      noMatches.hidden = buttons.some(({ hidden }) => !hidden);
      // Without a pointer that can hover, icons would stay unnamed.
      kinds.classList.toggle('named', query !== '' || matchMedia('(hover: none)').matches);
    };
    const noMatches = element('p', { class: 'note' }, strings.noMatches);
    const kinds = element('div', { class: 'kinds', role: 'group', 'aria-label': strings.addVisual }, ...buttons);
    applySearch(this.#query);
    return element(
      'details',
      { class: 'type-picker', open: this.#open },
      summary,
      searchBox(strings, strings.visualizations, this.#query, applySearch),
      kinds,
      noMatches,
    );
  }
}
