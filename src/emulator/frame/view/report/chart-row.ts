import { element, fill, setBounds } from '../dom';
import { type IconName, icon } from '../icon';
import type { Placed } from './placed';

/** Space between two charts, and width of the visible part of the next one, in pixels. The style sheet has the same values. */
const gap = 8;
const peek = 12;
/** Minimum height of a chart, in pixels. */
const minHeight = 96;
/** Height of the line above the charts, which has the note and the dots, or only the dots, in pixels. */
const noteHeight = 22;
const dotsHeight = 14;
/** Height of the line with arrow buttons next to the dots, and minimum width of a view that has room for them, in pixels. */
const arrowsHeight = 34;
const minArrowsWidth = 480;

/** Charts in a row, and their position on the page. */
export interface ChartRowLayout {
  top: number;
  height: number;
  /** Height of the line above the charts. */
  noteHeight: number;
  charts: Placed[];
  /** Whether there are arrow buttons next to the dots, and each dot can be clicked. */
  hasArrows: boolean;
  /** Whether the note has the reference of the key figures. */
  hasReference: boolean;
  /** Text of the page's caption, which is in the line above the charts. */
  caption: string;
}

/**
 * Arranges charts in a row that starts `top` pixels below the top of the view and fills its height. Returns undefined if there is
 * only one chart, or if the charts would be too short.
 *
 * @param margin - space next to and below the row, in pixels
 * @param note - text of the page's caption, and whether the note has the reference of the key figures
 */
export function chartRowLayout(
  charts: readonly Placed[],
  top: number,
  view: { width: number; height: number },
  margin: { side: number; bottom: number },
  note: Pick<ChartRowLayout, 'caption' | 'hasReference'>,
): ChartRowLayout | undefined {
  const height = view.height - top - margin.bottom;
  const hasArrows =
    view.width >= minArrowsWidth && height - arrowsHeight >= minHeight && matchMedia('(hover: hover)').matches;
  const touchHeight = note.caption !== '' || note.hasReference ? noteHeight : dotsHeight;
  const lineHeight = hasArrows ? arrowsHeight : touchHeight;
  if (charts.length < 2 || height - lineHeight < minHeight) return undefined;
  const at = { x: 0, y: 0, width: view.width - margin.side - gap - peek, height: height - lineHeight };
  // After the last chart, there is none whose edge would be visible.
  const last = { ...at, width: view.width - 2 * margin.side };
  return {
    top,
    height,
    noteHeight: lineHeight,
    charts: charts.map(({ visual }, index) => ({ visual, at: index === charts.length - 1 ? last : at })),
    hasArrows,
    ...note,
  };
}

/**
 * Row of charts that is scrolled horizontally. Dots above it show the position. Two buttons scroll to the previous and the next chart.
 * They are arrows next to the dots, which are disabled at the ends of the row. Without room or a mouse, they cover the halves of the dots,
 * which are too small to touch, and the first chart follows the last one.
 */
export class ChartRow {
  readonly #note = element('span', {});
  readonly #dots = element('div', { class: 'dots', 'aria-hidden': 'true' });
  readonly #previous = this.#button(-1, 'previous');
  readonly #next = this.#button(1, 'chevron');
  #titles: string[] = [];
  readonly #charts = element('div', { class: 'row-charts', onscroll: () => this.#markPosition() });
  readonly element = element(
    'div',
    { class: 'chart-row' },
    element(
      'div',
      { class: 'row-note' },
      this.#note,
      element('div', { class: 'row-dots' }, this.#previous, this.#dots, this.#next),
    ),
    this.#charts,
  );

  /**
   * Shows charts in the row.
   *
   * @param boxes - elements of the charts
   */
  render(
    { top, height, noteHeight: lineHeight, charts, hasArrows }: ChartRowLayout,
    boxes: readonly HTMLElement[],
  ): void {
    setBounds(this.element, { top, height });
    this.element.style.setProperty('--note-height', `${String(lineHeight)}px`);
    this.element.classList.toggle('with-arrows', hasArrows);
    // While widths change, WebKit keeps a chart in view that was at the start. Without widths, all of them would be.
    charts.forEach(({ at }, index) => {
      const box = boxes[index];
      if (box) setBounds(box, { width: at.width });
    });
    fill(this.#charts, ...boxes);
    this.#titles = charts.map(({ visual }) => visual.title ?? visual.name);
    const onclick = (index: number) => () => {
      this.#scrollTo(index);
    };
    fill(this.#dots, ...charts.map((_, index) => element('span', { onclick: onclick(index) })));
    this.#markPosition();
  }

  /** Shows the note: the period with which the key figures above the row are compared, and the page's caption, whose end may be cut off. */
  setNote(...parts: readonly string[]): void {
    this.#note.textContent = parts.filter(Boolean).join(' · ');
  }

  /** Scrolls to the first chart. */
  reset(): void {
    this.#charts.scrollTo({ left: 0, behavior: 'instant' });
  }

  /** Returns the distance between the left edges of two charts, in pixels. */
  get #distance(): number {
    return ((this.#charts.firstElementChild as HTMLElement | null)?.offsetWidth ?? 0) + gap;
  }

  /** Returns the index of the chart that is `step` charts after the current one. The first chart follows the last one. */
  #indexAt(step: -1 | 0 | 1): number {
    const current = Math.round(this.#charts.scrollLeft / this.#distance) || 0;
    const count = this.#titles.length;
    return (current + step + count) % count;
  }

  /** Creates a button that scrolls to the previous or the next chart. */
  #button(step: -1 | 1, arrow: IconName): HTMLElement {
    const button = element('button', { type: 'button' }, icon(arrow));
    button.addEventListener('click', () => {
      if (button.getAttribute('aria-disabled') !== 'true') this.#scrollTo(this.#indexAt(step));
    });
    return button;
  }

  #scrollTo(index: number): void {
    this.#charts.scrollTo({ left: index * this.#distance });
  }

  #markPosition(): void {
    for (const [index, dot] of [...this.#dots.children].entries())
      dot.classList.toggle('current', index === this.#indexAt(0));
    for (const [button, step] of [
      [this.#previous, -1],
      [this.#next, 1],
    ] as const) {
      const title = this.#titles[this.#indexAt(step)] ?? '';
      const isEnd = this.#indexAt(0) === (step < 0 ? 0 : this.#titles.length - 1);
      button.setAttribute('aria-label', title);
      button.title = title;
      // Unlike a button with the attribute `disabled`, it keeps focus.
      button.setAttribute('aria-disabled', String(isEnd && this.element.classList.contains('with-arrows')));
    }
  }
}
