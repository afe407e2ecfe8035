/** Callbacks of `observeContainers`. */
export interface ContainerCallbacks {
  /** Called with a container that was added to the document. */
  onAdded: (element: HTMLElement) => void;
  /** Called with a container whose attribute was set or changed. */
  onChanged: (element: HTMLElement) => void;
}

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
  const containersIn = (nodes: NodeList): HTMLElement[] =>
    [...nodes].flatMap((node) =>
      node instanceof HTMLElement
        ? [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll<HTMLElement>(selector)]
        : [],
    );
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      containersIn(addedNodes)
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
