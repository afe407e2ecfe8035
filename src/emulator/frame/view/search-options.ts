import { element } from './dom';

/**
 * Shows the options of a list that match a search. Selected options that do not match stay visible at the top of the list, above a line.
 * Returns whether any option matches.
 */
export function searchOptions(list: HTMLElement, options: readonly HTMLElement[], query: string): boolean {
  const isMatch = ({ textContent }: HTMLElement): boolean => textContent.toLowerCase().includes(query.toLowerCase());
  const kept = options.filter((option) => !isMatch(option) && option.querySelector('input')?.checked);
  const others = options.filter((option) => !kept.includes(option));
  for (const option of options) option.hidden = !isMatch(option) && !kept.includes(option);
  list.querySelector('.option-line')?.remove();
  list.append(...kept);
  if (kept.length > 0) list.append(element('div', { class: 'option-line', role: 'separator' }));
  list.append(...others);
  return others.some(isMatch);
}
