/** Height in pixels of the panel's tabs and of the line above them. */
const tabsHeight = 42;

/** Height limits of the panel in pixels: room for the controls of a story in view, and for a whole report page above them. */
const minHeight = 176;
const maxHeight = 204;

/**
 * Calls a function with the height of a panel that fits the controls, for each story and whenever a category is expanded or
 * collapsed. Returns a function that stops observing the document.
 */
export function observeControlsHeight(onChange: (height: number) => void): () => void {
  let table: Element | null = null;
  const resizes = new ResizeObserver(([entry]) => {
    const height = entry?.contentRect.height ?? 0;
    if (height > 0) onChange(Math.min(maxHeight, Math.max(minHeight, tabsHeight + Math.ceil(height))));
  });
  const mutations = new MutationObserver(() => {
    const current = document.querySelector('#storybook-panel-root .docblock-argstable');
    if (current === table) return;
    resizes.disconnect();
    table = current;
    if (current) resizes.observe(current);
  });
  mutations.observe(document.body, { childList: true, subtree: true });
  return () => {
    mutations.disconnect();
    resizes.disconnect();
  };
}
