/** Maximum number of rows, including headings, in a table that stays expanded. */
const maxRows = 14;

/** Selector for the buttons that toggle categories and subcategories of controls. */
const toggleSelector = 'tbody > tr > td[colspan]:first-child > button';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Replaces the placeholders of fields, which are empty while they are not set. */
function replacePlaceholders(): void {
  for (const field of document.querySelectorAll<Field>("[placeholder='Edit number...']")) field.placeholder = 'Auto';
  for (const field of document.querySelectorAll<Field>("[placeholder='Edit string...']")) field.placeholder = 'Not set';
}

/** Replaces the hyphens that Storybook shows for fields without a default. */
function replaceHyphens(): void {
  for (const cell of document.querySelectorAll('.docblock-argstable td:not([colspan]):nth-child(3)')) {
    const text = cell.querySelector('span:only-child:not(:has(*))')?.firstChild;
    if (text?.nodeValue === '-') text.nodeValue = '–';
  }
}

/**
 * Adapts the controls where Storybook has no option: fields that are not set have clear placeholders, and missing defaults are dashes. In long tables, all categories and
 * subcategories except the first category are collapsed, and in other tables, "Access" unless it is first. Each one is collapsed only once,
 * so users can expand it again. Returns a function that stops observing the document.
 */
export function adaptControls(): () => void {
  const isLong = new WeakMap<Element, boolean>();
  const seen = new WeakSet<Element>();
  const observer = new MutationObserver(() => {
    replacePlaceholders();
    replaceHyphens();
    for (const table of document.querySelectorAll('.docblock-argstable')) {
      if (!isLong.has(table)) isLong.set(table, table.querySelectorAll('tbody > tr').length > maxRows);
      for (const [index, toggle] of table.querySelectorAll<HTMLElement>(toggleSelector).entries()) {
        const isCollapsed = isLong.get(table) === true || toggle.nextElementSibling?.textContent === 'Access';
        if (isCollapsed && index > 0 && !seen.has(toggle)) toggle.click();
        seen.add(toggle);
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
