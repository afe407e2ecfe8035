/**
 * Notices elements that are taken out of the page by whoever, with one MutationObserver that lives as long as there are
 * elements. An element that has not been in the page yet may stay out of it; one that is only moved stays.
 */
export class RemovalObserver {
  readonly #removed: (element: HTMLElement) => void;
  /** Elements that are in the page. */
  readonly #inside = new Set<HTMLElement>();
  /** Elements that have not been in the page yet. */
  readonly #outside = new Set<HTMLElement>();
  #observer: MutationObserver | undefined;
  /** Documents and shadow trees that the observer follows. */
  #roots = new WeakSet<Node>();

  constructor(removed: (element: HTMLElement) => void) {
    this.#removed = removed;
  }

  add(element: HTMLElement): void {
    (element.isConnected ? this.#inside : this.#outside).add(element);
    const { ownerDocument } = element;
    const { defaultView } = ownerDocument;
    // A document without a window shows nothing, so nothing is taken out of it.
    if (!defaultView) return;
    this.#observer ??= new defaultView.MutationObserver((records) => {
      this.#look(records);
    });
    // a document's changes are not those of the shadow trees in it
    for (let root = element.getRootNode(); isShadowRoot(root); root = root.host.getRootNode()) this.#observe(root);
    this.#observe(ownerDocument);
  }

  #observe(root: Node): void {
    if (this.#roots.has(root)) return;
    this.#roots.add(root);
    this.#observer?.observe(root, { childList: true, subtree: true });
  }

  delete(element: HTMLElement): void {
    this.#inside.delete(element);
    this.#outside.delete(element);
    if (this.#inside.size + this.#outside.size > 0) return;
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#roots = new WeakSet();
  }

  #look(records: readonly MutationRecord[]): void {
    for (const element of this.#outside) {
      if (!element.isConnected) continue;
      this.#outside.delete(element);
      this.#inside.add(element);
    }
    // A page that only adds, which is what most changes do, costs nothing however many elements there are.
    if (!records.some(({ removedNodes }) => removedNodes.length > 0)) return;
    for (const element of this.#inside) if (!element.isConnected) this.#removed(element);
  }
}

/** By its properties: a document without a browser has no global class to compare with. */
function isShadowRoot(node: Node): node is ShadowRoot {
  return node.nodeType === 11 && 'host' in node;
}
