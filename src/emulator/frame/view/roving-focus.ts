/** Items in a list or table of which only one is a tab stop. The arrow keys move the focus between them. */
export interface RovingFocus {
  /** Chooses another tab stop if the current one is hidden. */
  update(): void;
  /** Moves the focus to the tab stop. */
  focus(): void;
}

/** Returns the item to focus when a key is pressed, or undefined if the key has no effect. */
type KeyTarget = (items: readonly HTMLElement[], current: HTMLElement, key: string) => HTMLElement | undefined;

const isVisible = (item: HTMLElement): boolean => !item.closest('[hidden]');
const isSelected = (item: HTMLElement): boolean => item.matches(':checked, [aria-pressed="true"]');

function rove(holder: HTMLElement, selector: string, preferred: string, targetOf: KeyTarget): RovingFocus {
  let stop: HTMLElement | undefined;
  const setStop = (item: HTMLElement | undefined): void => {
    if (stop) stop.tabIndex = -1;
    stop = item;
    if (stop) stop.tabIndex = 0;
  };
  const all = (): HTMLElement[] => [...holder.querySelectorAll<HTMLElement>(selector)];
  for (const item of all()) item.tabIndex = -1;
  const update = (): void => {
    const items = all().filter(isVisible);
    if (stop && items.includes(stop)) return;
    setStop(items.find(isSelected) ?? items.find((item) => item.matches(preferred)) ?? items[0]);
  };
  update();
  holder.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(selector)) setStop(target);
  });
  holder.addEventListener('keydown', (event) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement) || !target.matches(selector)) return;
    const next = targetOf(all().filter(isVisible), target, key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
  return {
    update,
    focus: () => stop?.focus(),
  };
}

const textOf = (item: HTMLElement): string => (item.closest('label') ?? item).textContent.trim().toLowerCase();

/** Returns the next item that starts with a letter, after the last one from the start. */
export function nextByLetter<Item extends HTMLElement>(
  items: readonly Item[],
  index: number,
  letter: string,
): Item | undefined {
  const following = [...items.slice(index + 1), ...items.slice(0, index + 1)];
  return following.find((item) => textOf(item).startsWith(letter.toLowerCase()));
}

/** Makes the items of a list a single tab stop: the selected item, or the first one. Letters move the focus, too. */
export const roveList = (holder: HTMLElement, selector: string): RovingFocus =>
  rove(holder, selector, selector, (items, current, key) => {
    const index = items.indexOf(current);
    if (/^\S$/.test(key)) return nextByLetter(items, index, key);
    const last = items.length - 1;
    const positions: Record<string, number> = {
      ArrowDown: Math.min(index + 1, last),
      ArrowRight: Math.min(index + 1, last),
      ArrowUp: Math.max(index - 1, 0),
      ArrowLeft: Math.max(index - 1, 0),
      Home: 0,
      End: last,
    };
    return items[positions[key] ?? -1];
  });

const columnOf = (item: HTMLElement): number => item.closest<HTMLTableCellElement>('th, td')?.cellIndex ?? 0;

/** Returns the item of a row that is below or above another one: one of the same kind, or in the nearest column. */
function itemInRow(row: readonly HTMLElement[], current: HTMLElement): HTMLElement | undefined {
  const distanceOf = (item: HTMLElement): number => Math.abs(columnOf(item) - columnOf(current));
  const [nearest] = [...row].sort((one, other) => distanceOf(one) - distanceOf(other));
  return row.find(({ className }) => className === current.className) ?? nearest;
}

/**
 * Makes the buttons and links of a table a single tab stop: the selected row, or the first one. The headers that sort are above the first
 * row. A table without buttons and links stays focusable itself, so that users can scroll it.
 */
export function roveTable(region: HTMLElement): void {
  const selector = 'table :is(button:not(:disabled), a)';
  if (!region.querySelector(selector)) return;
  region.removeAttribute('tabindex');
  rove(region, selector, 'button.cell', (items, current, key) => {
    const rowOf = (item: HTMLElement): Element | null => item.closest('tr');
    const rows = [...new Set(items.map(rowOf))].map((row) => items.filter((item) => rowOf(item) === row));
    const rowIndex = rows.findIndex((row) => row.includes(current));
    const row = rows[rowIndex] ?? [];
    const isHead = current.closest('thead') !== null;
    const body = rows.filter(([first]) => !first?.closest('thead'));
    const bodyItem = (edge: number): HTMLElement | undefined => itemInRow(body.at(edge) ?? [], current);
    switch (key) {
      case 'ArrowDown':
        return itemInRow(rows[rowIndex + 1] ?? row, current);
      case 'ArrowUp':
        return itemInRow(rows[rowIndex - 1] ?? row, current);
      // Otherwise, these keys scroll a wide table.
      case 'ArrowRight':
        return row[row.indexOf(current) + 1];
      case 'ArrowLeft':
        return row[row.indexOf(current) - 1];
      case 'Home':
        return isHead ? row[0] : bodyItem(0);
      case 'End':
        return isHead ? row.at(-1) : bodyItem(-1);
      default:
        return undefined;
    }
  });
}
