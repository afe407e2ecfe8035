/**
 * Puts a copy of the page's placeholder behind each story of a documentation page, because its frame stays empty until Storybook and
 * the story have loaded. Returns a function that stops observing the document.
 */
export function addPlaceholders(): () => void {
  const placeholder = document.querySelector('.placeholder-story');
  const update = () => {
    for (const frame of document.querySelectorAll('.sbdocs-preview iframe:first-child')) {
      const copy = placeholder?.cloneNode(true) as HTMLElement | undefined;
      if (!copy) return;
      // its shape depends on the story
      copy.dataset.story = frame.id.replace('iframe--', '');
      frame.before(copy);
    }
  };
  update();
  const observer = new MutationObserver(update);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
