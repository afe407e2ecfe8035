/** Callbacks of `observeContainers`. */
export interface ContainerCallbacks {
  /** Called with a container that was added to the document. */
  onAdded: (element: HTMLElement) => void;
  /** Called with a container whose attribute was set or changed. */
  onChanged: (element: HTMLElement) => void;
}

/** Returns the elements in an element that match a selector, including the element itself. */
export const elementsIn = (root: HTMLElement, selector: string): HTMLElement[] => [
  ...(root.matches(selector) ? [root] : []),
  ...root.querySelectorAll<HTMLElement>(selector),
];

/**
 * Observes the containers in an element with one MutationObserver.
 *
 * @param attribute - attribute that makes an element a container
 * @returns a function that stops observing
 */
export function observeContainers(
  root: HTMLElement,
  attribute: string,
  { onAdded, onChanged }: ContainerCallbacks,
): () => void {
  const selector = `[${attribute}]`;
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      [...addedNodes]
        .flatMap((node) => (node instanceof HTMLElement ? elementsIn(node, selector) : []))
        .filter((element) => element.isConnected)
        .forEach(onAdded);
      if (type === 'attributes' && target instanceof HTMLElement && target.matches(selector)) onChanged(target);
    }
  });
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: [attribute] });
  return () => {
    observer.disconnect();
  };
}
