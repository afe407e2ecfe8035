// Selecting a tab, for example React, selects the same tab in all other groups on the page and on later pages.
const storageKey = 'vitrine-docs-tab';

const getLabel = (input) => document.querySelector(`label[for="${input.id}"]`)?.textContent?.trim();

/** Selects the tabs with this label in all groups on the page. */
function select(label, except) {
  for (const input of document.querySelectorAll('.vp-code-group input')) {
    if (input.checked || input === except || getLabel(input) !== label) continue;
    const group = input.closest('.vp-code-group');
    const index = [...group.querySelectorAll('input')].indexOf(input);
    input.checked = true;
    const blocks = group.querySelector('.blocks').children;
    for (const [position, block] of [...blocks].entries()) block.classList.toggle('active', position === index);
  }
}

const readLabel = () => {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
};

/** Selects the most recently selected tab in all groups on the page. Call it when the page has changed. */
export function selectLastTab() {
  const label = readLabel();
  if (label) select(label);
}

/** Synchronizes the tabs in all groups. */
export function syncTabs() {
  document.addEventListener('change', ({ target }) => {
    const label = target instanceof HTMLInputElement && target.closest('.vp-code-group') ? getLabel(target) : undefined;
    if (!label) return;
    const before = target.getBoundingClientRect().top;
    select(label, target);
    // groups above may have changed their height
    window.scrollBy(0, target.getBoundingClientRect().top - before);
    try {
      sessionStorage.setItem(storageKey, label);
    } catch {
      // without storage, the selection applies to this page only
    }
  });
}
