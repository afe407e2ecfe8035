/** Runs a change that replaces the list of a slicer. The list then has the same scroll position, with a selected row in view. */
export function keepListScroll(box: HTMLElement, change: () => void): void {
  const position = box.querySelector('.slicer .options')?.scrollTop ?? 0;
  change();
  const list = box.querySelector<HTMLElement>('.slicer .options');
  if (!list || list.scrollHeight <= list.clientHeight) return;
  list.scrollTop = position;
  const { top, bottom } = list.getBoundingClientRect();
  const selected = [...list.querySelectorAll('.option:has(:checked)')].map((row) => row.getBoundingClientRect());
  const [first] = selected;
  if (!first || selected.some((row) => row.top >= top && row.bottom <= bottom)) return;
  // Centered, because rows at the bottom edge fade. Scaled pages have smaller pixels.
  const scale = (bottom - top) / list.offsetHeight;
  list.scrollTop += ((first.top + first.bottom) / 2 - (top + bottom) / 2) / scale;
}
