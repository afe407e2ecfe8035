/** The part of an embed that a `RemovalObserver` uses. */
export interface ObservedEmbed {
  readonly element: HTMLElement;
  readonly iframe: HTMLElement;
  readonly isDetached: boolean;
  /** Detaches the embed, which then has no timers or listeners. */
  suspend(): void;
  /** Loads the content again. */
  resume(): void;
}

/**
 * Observer that suspends embeds whose frame is removed from the document and resumes them when the frame returns. It uses one
 * MutationObserver, which exists only while there are embeds. Suspended embeds are referenced weakly, so that a container that
 * never returns can be garbage-collected together with its embed. Embeds whose frame has never been in the document, or is
 * moved within it, are not suspended.
 */
export class RemovalObserver<Embed extends ObservedEmbed> {
  /** Embeds whose frame is in the document. */
  readonly #attached = new Set<Embed>();
  /** Embeds whose frame has not been in the document yet. */
  readonly #new = new Set<Embed>();
  readonly #detached = new Set<WeakRef<Embed>>();
  #observer: MutationObserver | undefined;
  /** Observed documents and shadow roots. */
  #roots = new WeakSet<Node>();

  /** Embeds that are not suspended. */
  get embeds(): Embed[] {
    return [...this.#attached, ...this.#new];
  }

  /** Number of embeds that are not suspended. */
  get size(): number {
    return this.#attached.size + this.#new.size;
  }

  /** Starts observing an embed, or observes it again after its frame was replaced. */
  add(embed: Embed): void {
    this.#forget(embed);
    if (embed.isDetached) this.#detached.add(new WeakRef(embed));
    else (embed.iframe.isConnected ? this.#attached : this.#new).add(embed);
    this.#observeRoots(embed.iframe);
  }

  /** Stops observing an embed. */
  delete(embed: Embed): void {
    this.#forget(embed);
    this.#disconnectIfIdle();
  }

  /** Suspends or resumes an embed whose frame was removed from the document or returned to it. */
  refresh(embed: Embed): void {
    if (embed.iframe.isConnected) {
      // The frame may have moved to another shadow root, even without its container.
      this.#observeRoots(embed.iframe);
      if (this.#attached.has(embed)) return;
      this.#forget(embed);
      this.#attached.add(embed);
      if (embed.isDetached) embed.resume();
    } else if (!embed.isDetached && !this.#new.has(embed)) {
      this.#forget(embed);
      this.#detached.add(new WeakRef(embed));
      embed.suspend();
    }
  }

  #forget(embed: Embed): void {
    this.#attached.delete(embed);
    this.#new.delete(embed);
    for (const reference of this.#detached) {
      if (reference.deref() === embed) this.#detached.delete(reference);
    }
  }

  #observeRoots(element: HTMLElement): void {
    const { ownerDocument } = element;
    const { defaultView } = ownerDocument;
    // A document without a window is not displayed, so its frames do not load.
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

  #check(records: readonly MutationRecord[]): void {
    for (const reference of this.#detached) {
      const embed = reference.deref();
      if (embed) this.refresh(embed);
      else this.#detached.delete(reference);
    }
    for (const embed of this.#new) this.refresh(embed);
    // Most mutations only add nodes. Skip the check for those, because it visits every embed.
    if (records.some(({ removedNodes }) => removedNodes.length > 0)) {
      for (const embed of this.#attached) this.refresh(embed);
    }
    this.#disconnectIfIdle();
  }

  #disconnectIfIdle(): void {
    if (this.size + this.#detached.size > 0) return;
    this.#observer?.disconnect();
    this.#observer = undefined;
    this.#roots = new WeakSet();
  }
}

// Checked by properties, because a DOM emulation may have no global ShadowRoot class.
function isShadowRoot(node: Node): node is ShadowRoot {
  return node.nodeType === 11 && 'host' in node;
}
