const focusable = 'button, input, select, summary, [tabindex]';

/** Runs a change that replaces the children of an element, and moves the focus to the element at the same position. */
export function keepFocus(parent: HTMLElement, change: () => void): void {
  const position = [...parent.querySelectorAll(focusable)].findIndex((each) => each === document.activeElement);
  change();
  if (position < 0 || parent.contains(document.activeElement)) return;
  parent.querySelectorAll<HTMLElement>(focusable)[position]?.focus();
}
