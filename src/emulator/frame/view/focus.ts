const focusable = 'button, input, select, summary, [tabindex]';

/** Runs a change that replaces an element's children, then restores focus to the element at the same position. */
export function keepFocus(parent: HTMLElement, change: () => void): void {
  const path = pathTo(parent, document.activeElement);
  change();
  if (!path || parent.contains(document.activeElement)) return;
  let target: Element = parent;
  for (const index of path) {
    const child = target.children[index];
    // The focused element, for example a field, was removed or hidden. Focus moves to the closest remaining element.
    if (!child || child.matches('[hidden]')) break;
    target = child;
  }
  for (let area: Element | null = target; area && parent.contains(area); area = area.parentElement) {
    const elements = [area, ...area.querySelectorAll('*')].filter((each) => each.matches(focusable));
    const focused = elements.find((each) => !each.closest('[hidden]'));
    if (!(focused instanceof HTMLElement)) continue;
    focused.focus();
    return;
  }
}

/** Returns the child index at each level on the path from a parent to a descendant. */
function pathTo(parent: HTMLElement, descendant: Element | null): number[] | undefined {
  if (!descendant || descendant === parent || !parent.contains(descendant)) return undefined;
  const path: number[] = [];
  for (let each: Element = descendant; each !== parent && each.parentElement; each = each.parentElement)
    path.unshift([...each.parentElement.children].indexOf(each));
  return path;
}
