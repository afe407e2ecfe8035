import { element } from '../dom';
import { type IconName, icon } from '../icon';

/** Creates the button that expands and collapses a pane. Next to the page, a collapsed pane consists of this button. */
export function paneToggle(symbol: IconName, name: string, expanded: boolean, onToggle: () => void): HTMLElement {
  return element(
    'button',
    { type: 'button', class: 'pane-toggle', 'aria-expanded': String(expanded), onclick: onToggle },
    !expanded && icon(symbol),
    element('span', { class: 'pane-name' }, name),
    icon(expanded ? 'chevronsRight' : 'chevronsLeft'),
  );
}
