interface MovingParent {
  moveBefore(node: Node, child: Node | null): void;
}

/**
 * Moves an element within the document without reloading the frames in it.
 *
 * @returns false if the element was not moved, because the browser has no `Element.moveBefore` (Chromium has it since 133) or
 * because the elements are not in the same document
 */
export function moveFrame(element: HTMLElement, parent: HTMLElement): boolean {
  const canMove =
    'moveBefore' in parent &&
    element.isConnected &&
    parent.isConnected &&
    element.ownerDocument === parent.ownerDocument;
  if (canMove) (parent as MovingParent).moveBefore(element, null);
  return canMove;
}
