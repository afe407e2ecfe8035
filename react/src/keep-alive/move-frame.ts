interface MovingParent {
  moveBefore(node: Node, child: Node | null): void;
}

/**
 * Moves an element without reloading the frames in it.
 *
 * @returns false if nothing was moved, because the browser does not support it (`Element.moveBefore`: Chromium 133 and later) or
 *   because the elements are not in the same document
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
