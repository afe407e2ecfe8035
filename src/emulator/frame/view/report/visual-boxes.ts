import { VisualBox } from '../visuals/visual-box';
import type { PageState, VisualState } from '../../../session/state/report-state';

/** Boxes of the visuals on the current page. They are reused when the page is rendered again. */
export class VisualBoxes {
  readonly #boxes = new Map<string, VisualBox>();

  /** Returns the box for a visual. Creates it if it does not exist yet. */
  get(page: PageState, visual: VisualState): VisualBox {
    const key = `${page.name}\n${visual.name}`;
    const existing = this.#boxes.get(key);
    if (existing) return existing;
    const created = new VisualBox();
    this.#boxes.set(key, created);
    return created;
  }

  /** Disposes of the boxes for other pages and for visuals that have been removed from this page. */
  keepOnly(page: PageState): void {
    const names = new Set(page.visuals.map(({ name }) => name));
    for (const [key, box] of this.#boxes) {
      const [pageName, name = ''] = key.split('\n');
      if (pageName === page.name && names.has(name)) continue;
      box.dispose();
      this.#boxes.delete(key);
    }
  }

  dispose(): void {
    for (const box of this.#boxes.values()) box.dispose();
    this.#boxes.clear();
  }
}
