/**
 * Detects elements that are removed from the document, with one MutationObserver that exists only while there are elements.
 * Elements that were never in the document are not reported, nor are elements that are moved within it.
 */
export class RemovalObserver {
  readonly #onRemoved: (element: HTMLElement) => void;
  /** Elements that are in the document. */
  readonly #connected = new Set<HTMLElement>();
  /** Elements that have not been in the document yet. */
  readonly #detached = new Set<HTMLElement>();
  #observer: MutationObserver | undefined;
  /** Documents and shadow roots under observation. */
  #roots = new WeakSet<Node>();

  constructor(onRemoved: (element: HTMLElement) => void) {
    this.#onRemoved = onRemoved;
  }

  add(element: HTMLElement): void {
    (element.isConnected ? this.#connected : this.#detached).add(element);
    const { ownerDocument } = element;
    const { defaultView } = ownerDocument;
    // Nothing is removed from a document that is not displayed.
    if (!defaultView) return;
    this.#observer ??= new defaultView.MutationObserver((records) => {
      this.#check(records);
    });
    // Mutations inside a shadow root are not reported for its document.
    for (let root = element.getRootNode(); isShadowRoot(root); root = root.host.getRootNode()) this.#observe(root);
    this.#observe(ownerDocument);
  }

  #observe(root: Node): void {
    if (this.#roots.has(root)) return;
    this.#roots.add(root);
    this.#observer?.observe(root, { childList: true, subtree: true });
  }

  delete(element: HTMLElement): void {
    this.#connected.delete(element);
    this.#detached.delete(element);
    if (this.#connected.size + this.#detached.size > 0) return;
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#roots = new WeakSet();
  }

  #check(records: readonly MutationRecord[]): void {
    for (const element of this.#detached) {
      if (!element.isConnected) continue;
      this.#detached.delete(element);
      this.#connected.add(element);
    }
    // Most mutations only add nodes; skip the check for those, however many elements there are.
    if (!records.some(({ removedNodes }) => removedNodes.length > 0)) return;
    for (const element of this.#connected) if (!element.isConnected) this.#onRemoved(element);
  }
}

// by its properties, because a document without a browser has no global ShadowRoot class
function isShadowRoot(node: Node): node is ShadowRoot {
  return node.nodeType === 11 && 'host' in node;
}
