import { element, fill, setBounds } from '../dom';
import type { Placed } from './placed';

/** Height of the line above the charts, in pixels. It has the reference of the key figures, the page's caption and the dots. */
const noteHeight = 18;
/** Space between two charts, and width of the visible part of the next one, in pixels. The style sheet has the same gap. */
const gap = 8;
const peek = 14;
/** Minimum height of a chart, in pixels. */
const minHeight = 90;

/** Charts in a row, and their position on the page. */
export interface ChartRowLayout {
  top: number;
  height: number;
  charts: Placed[];
  /** Text of the page's caption, which is in the line above the charts. */
  caption: string;
}

/**
 * Arranges charts in a row that starts `top` pixels below the top of the view and fills its height. Returns undefined if there is
 * only one chart, or if the charts would be too short.
 *
 * @param margin - space next to and below the row, in pixels
 * @param caption - text of the page's caption
 */
export function chartRowLayout(
  charts: readonly Placed[],
  top: number,
  view: { width: number; height: number },
  margin: { side: number; bottom: number },
  caption: string,
): ChartRowLayout | undefined {
  const height = view.height - top - margin.bottom;
  if (charts.length < 2 || height - noteHeight < minHeight) return undefined;
  const at = { x: 0, y: 0, width: view.width - margin.side - gap - peek, height: height - noteHeight };
  return { top, height, charts: charts.map(({ visual }) => ({ visual, at })), caption };
}

/** Row of charts that is scrolled horizontally. Dots above it show the position and scroll to a chart. */
export class ChartRow {
  readonly #note = element('span', {});
  readonly #dots = element('div', { class: 'row-dots' });
  readonly #charts = element('div', { class: 'row-charts', onscroll: () => this.#markPosition() });
  readonly element = element(
    'div',
    { class: 'chart-row' },
    element('div', { class: 'row-note' }, this.#note, this.#dots),
    this.#charts,
  );

  /**
   * Shows charts in the row.
   *
   * @param boxes - elements of the charts
   */
  render({ top, height, charts }: ChartRowLayout, boxes: readonly HTMLElement[]): void {
    setBounds(this.element, { top, height });
    fill(this.#charts, ...boxes);
    while (this.#dots.childElementCount > charts.length) this.#dots.lastChild?.remove();
    for (const [index, { visual }] of charts.entries()) {
      const dot = this.#dots.children[index] ?? this.#dots.appendChild(element('button', { type: 'button' }));
      dot.setAttribute('aria-label', visual.title ?? visual.name);
      (dot as HTMLElement).onclick = () => this.#charts.scrollTo({ left: index * this.#distance });
    }
    this.#markPosition();
  }

  /** Shows the period with which the key figures above the row are compared, and the page's caption. */
  setNote(reference: string, caption: string): void {
    this.#note.textContent = [reference, caption].filter(Boolean).join(' · ');
  }

  /** Scrolls to the first chart. */
  reset(): void {
    this.#charts.scrollTo({ left: 0, behavior: 'instant' });
  }

  /** Returns the distance between the left edges of two charts, in pixels. */
  get #distance(): number {
    return ((this.#charts.firstElementChild as HTMLElement | null)?.offsetWidth ?? 0) + gap;
  }

  #markPosition(): void {
    const current = Math.round(this.#charts.scrollLeft / this.#distance);
    for (const [index, dot] of [...this.#dots.children].entries())
      dot.setAttribute('aria-current', String(index === current));
  }
}
