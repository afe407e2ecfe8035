/** What happens to containers that come and go. */
export interface ContainerObserver {
  /** A container has come into the document. */
  added: (element: HTMLElement) => void;
  /** A container's attribute has changed, or made the element a container. */
  changed: (element: HTMLElement) => void;
}

/**
 * Follows the containers below a root as the page changes, with one MutationObserver.
 *
 * @param attribute - the attribute that makes an element a container
 * @returns stops following
 */
export function observeContainers(
  root: HTMLElement,
  attribute: string,
  { added, changed }: ContainerObserver,
): () => void {
  const selector = `[${attribute}]`;
  const containers = (nodes: NodeList): HTMLElement[] =>
    [...nodes].flatMap((node) =>
      node instanceof HTMLElement
        ? [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll<HTMLElement>(selector)]
        : [],
    );
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      containers(addedNodes)
        .filter((element) => element.isConnected)
        .forEach(added);
      if (type === 'attributes' && target instanceof HTMLElement && target.matches(selector)) changed(target);
    }
  });
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: [attribute] });
  return () => {
    observer.disconnect();
  };
}
