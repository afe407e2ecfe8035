interface MovingParent {
  moveBefore(node: Node, child: Node | null): void;
}

/**
 * Moves an element with everything that is alive in it: a frame keeps its document.
 *
 * @returns false, and nothing is done, where the browser cannot (`Element.moveBefore`: Chromium since 133)
 */
export function moveFrame(element: HTMLElement, parent: HTMLElement): boolean {
  const possible =
    'moveBefore' in parent &&
    element.isConnected &&
    parent.isConnected &&
    element.ownerDocument === parent.ownerDocument;
  if (possible) (parent as MovingParent).moveBefore(element, null);
  return possible;
}
