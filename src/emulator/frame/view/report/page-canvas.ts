import type { FrameSession } from '../../../session/frame-session';
import { pageFrame } from '../../../session/state/layout';
import type { ReportSession } from '../../../session/state/report-session';
import type { PageState, VisualState } from '../../../session/state/report-state';
import { element, setBounds } from '../dom';
import type { Palette } from '../palette';
import { reveal } from '../reveal';
import { isBesideKpi } from '../visuals/beside-kpi';
import { alignKpiRows } from '../visuals/kpi-rows';
import { fitsInLine } from '../visuals/line-slicer';
import { ChartRow } from './chart-row';
import { columnLayout, columnMargin } from './column-layout';
import { dragVisual, removeDragging } from './drag-visual';
import { fluidLayout, hasRoom } from './fluid-layout';
import { editMargin, editTextScaleAt, pageScale, textScaleAt } from './page-scale';
import { shortTitle } from './narrow-cards';
import { isCompact, phoneRowLimit } from './phone-heights';
import { type phoneLayout, phoneMargin } from './phone-layout';
import { readingOrder } from './reading-order';
import type { Placed } from './placed';
import { columnOf, sharedGutters } from './shared-gutters';
import { rowOf, rowsWithLegendsBelow } from './shared-legends';
import { sharedReference } from './shared-reference';
import { VisualBoxes } from './visual-boxes';
import { ZoomCenter } from './zoom-center';

/** Minimum height of a slicer with a title above its values on a page with its own layout, in pixels. */
const minBoxedSlicerHeight = 56;
/** Maximum distance of the text in bars from the left edge of the page, in page pixels. */
const maxIndent = 32;

/** A page to render, and the room that it has. */
export interface PageView {
  report: ReportSession;
  page: PageState;
  placed: Placed[];
  palette: Palette;
  /** Size of the viewport, in pixels. */
  width: number;
  height: number;
  /** Scale of the page in edit mode, without a zoom level. */
  edited: number | undefined;
}

/** What depends on the page's position and scale outside the canvas. */
interface Surroundings {
  /** Sets the distance of the text in bars from the left edge of the frame, in pixels. */
  setEdge(left: number): void;
  /** Sets the factor by which page tabs are enlarged. Undefined keeps their usual size. */
  setTabScale(scale: number | undefined): void;
}

/** Scrollable canvas with the visuals of the active page. */
export class PageCanvas {
  readonly canvas = element('div', { class: 'canvas' });
  readonly viewport = element('main', { class: 'viewport' }, this.canvas);
  readonly boxes = new VisualBoxes();
  readonly chartRow = new ChartRow();
  readonly #session: FrameSession;
  readonly #surroundings: Surroundings;
  readonly #zoomCenter = new ZoomCenter();
  /** Visual that was selected when the page was rendered last, and the size of the view. */
  #revealed: { visual: VisualState; width: number; height: number } | undefined;

  /** Rows in which all legends are below the titles of the charts. */
  #legendsBelow = new Set<string>();
  /** Widths of the labels next to the value axes of charts in a column, by the column's position. */
  #gutters = new Map<string, number>();

  constructor(session: FrameSession, surroundings: Surroundings) {
    this.#session = session;
    this.#surroundings = surroundings;
  }

  /** Scrolls to the start of a page that was not shown before. */
  reset(): void {
    this.viewport.scrollTo(0, 0);
    this.chartRow.reset();
    this.#zoomCenter.reset();
  }

  /** Renders a page that is scaled as a whole. */
  renderPage({ report, page, placed, palette, width, height, edited }: PageView): void {
    const { settings } = report;
    const frame = pageFrame(page, settings);
    const margin = report.editing ? editMargin : 0;
    const fit = edited ?? pageScale(frame, width, height);
    const scale = fit * (settings.zoomLevel ?? 1);
    const textScale = edited !== undefined ? editTextScaleAt(fit) : textScaleAt(fit, settings.layoutType === 1);
    this.#resetScale();
    this.canvas.style.setProperty('--text-scale', String(textScale));
    // A zoom level scales the page as it is.
    this.canvas.style.setProperty('--page-scale', String(fit));
    // The controls of edit mode keep their size.
    this.canvas.style.setProperty('--zoom', String(scale));
    const scaledWidth = frame.width * scale;
    const scaledHeight = frame.height * scale;
    // ReportAlignment is 0 for left, 1 for center, 2 for right and 3 for none.
    const align = settings.layoutType === 1 ? (settings.customLayout?.reportAlignment ?? 1) : 1;
    const space = align === 1 ? (width - scaledWidth) / 2 : align === 2 ? width - scaledWidth : 0;
    const left = Math.max(margin, space);
    // The text in bars is aligned with the leftmost visuals on all pages, so that tabs do not move between pages.
    const indents = report.state.pages.flatMap(({ visuals }) => visuals.map(({ layout }) => layout.x));
    const indent = Math.min(maxIndent, ...indents.filter((x) => x > 0));
    // In edit mode, the text in bars is aligned with the margin around the page instead.
    this.#surroundings.setEdge(report.editing ? margin : left + indent * scale);
    setBounds(this.canvas, { width: frame.width, height: frame.height });
    // In custom layouts, the page starts at the top. Otherwise, it is centered vertically.
    const top = settings.layoutType === 1 ? margin : Math.max(margin, (height - scaledHeight) / 2);
    this.viewport.style.setProperty('--scroll-width', `${String(left + scaledWidth + margin)}px`);
    const [overflowsX, overflowsY] = [left + scaledWidth > width + 1, top + scaledHeight > height + 1];
    // The hint is centered in the visible part of an empty page.
    const hint = this.canvas.querySelector<HTMLElement>('.empty-page');
    if (hint)
      setBounds(hint, {
        width: Math.min(frame.width, (width - left) / scale),
        height: Math.min(frame.height, (height - top) / scale),
      });
    // In edit mode, a scroll bar takes up part of the margin, which must not cause a second scroll bar.
    const axis = (overflows: boolean): string => (overflows || !report.editing ? 'auto' : 'hidden');
    // With `hidden` in both directions, focusing an element could scroll the page out of view.
    const overflow = overflowsX || overflowsY ? `${axis(overflowsX)} ${axis(overflowsY)}` : 'clip';
    this.#zoomCenter.move(this.viewport, { left, top, scale, zoomLevel: settings.zoomLevel ?? 1 }, () => {
      this.canvas.style.transform = `translate(${String(left)}px, ${String(top)}px) scale(${String(scale)})`;
      // Otherwise, the view could be scrolled beyond a page that is scaled down.
      this.canvas.style.marginBottom = `${String(top + scaledHeight - frame.height)}px`;
      this.canvas.style.marginRight = `${String(left + scaledWidth - frame.width)}px`;
      this.viewport.style.overflow = overflow;
    });
    const renderBox = (each: Placed): void => {
      const { visual, at } = each;
      const box = this.boxes.get(page, visual);
      const { width: boxWidth, height: boxHeight } = at;
      // The layout of an embedded visual starts one pixel from the corner.
      const fills =
        !report.editing && Math.max(at.x, at.y) <= 1 && boxWidth >= frame.width && boxHeight >= frame.height;
      setBounds(box.element, { left: fills ? 0 : at.x, top: fills ? 0 : at.y });
      box.element.classList.toggle('filling', fills);
      box.render({
        ...this.#visualInput(report, page, visual, palette),
        width: boxWidth,
        height: boxHeight,
        textScale,
        isSingle: fills,
        isBesideKpi: isBesideKpi(each, placed),
        gutter: this.#gutters.get(columnOf(each)),
        hasLegendBelow: this.#legendsBelow.has(rowOf(each)),
      });
      dragVisual(this.#session, box.element, visual, scale);
    };
    this.#renderAligned(page, placed, renderBox);
  }

  /** Renders a page whose visuals are stacked, as on phones. */
  renderPhone(view: PageView, { boxes, row, height }: ReturnType<typeof phoneLayout>): void {
    const { report, page, palette } = view;
    this.canvas.style.transform = 'none';
    this.canvas.style.width = '100%';
    this.#resetScale();
    this.viewport.style.overflow = 'auto';
    this.#surroundings.setEdge(phoneMargin);
    const charts = row?.charts ?? [];
    // The boxes must be in the document before their sizes are measured.
    if (row)
      this.chartRow.render(
        row,
        charts.map(({ visual }) => this.boxes.get(page, visual).element),
      );
    const renderBox = (each: Placed): void => {
      const { visual, at } = each;
      const box = this.boxes.get(page, visual);
      setBounds(box.element, { left: at.x, top: at.y });
      box.render({
        ...this.#visualInput(report, page, visual, palette),
        width: at.width,
        height: at.height,
        isCompact: isCompact(visual, report),
        isTitleInside: true,
        isSingle: boxes.length + charts.length === 1,
        isBesideKpi: isBesideKpi(each, boxes),
        narrow: each.narrow,
        ...(each.narrow?.hasShortTitles && { title: shortTitle(visual) }),
        isInRow: charts.includes(each),
        rowLimit: phoneRowLimit(visual, report, this.canvas.closest('.short') !== null),
        hasLegendBelow: this.#legendsBelow.has(rowOf(each)),
      });
      removeDragging(box.element);
    };
    this.#renderAligned(page, [...boxes, ...charts], renderBox);
    const elements = boxes.map(({ visual }) => this.boxes.get(page, visual).element);
    // The narrowest KPIs have no room for their reference.
    const hasNote =
      row?.hasReference === true && elements.some(({ classList }) => classList.contains('without-reference'));
    this.chartRow.setNote(hasNote ? sharedReference(elements, report.strings) : '', row?.caption ?? '');
    // The hint on an empty page fills the view.
    this.canvas.style.height = `${String(boxes.length > 0 ? height : view.height)}px`;
  }

  /** Renders a page whose visuals are arranged for the size of the view. */
  renderAdapted({ report, page, placed, palette, width, height }: PageView): void {
    const frame = pageFrame(page, report.settings);
    // On a screen that is larger than the page, text grows with the page.
    const fit = Math.max(1, pageScale(frame, width, height));
    const scale = fit * (report.settings.zoomLevel ?? 1);
    const isWide = report.state.pages.every((each) => hasRoom(each, pageFrame(each, report.settings).width, width));
    const ordered = isWide ? placed : readingOrder(placed);
    const arrange = (viewWidth: number) => {
      const view = { width: viewWidth / fit, height: height / fit };
      return isWide
        ? fluidLayout(placed, report, frame, view)
        : { ...columnLayout(ordered, report, view.width, view.height), left: columnMargin };
    };
    let layout = arrange(width);
    let pageWidth = width;
    const zoom = scale / fit;
    const scrolls = zoom <= 1 && layout.height * scale > height + 1;
    // With `hidden`, focusing an element could scroll the page out of view.
    this.viewport.style.overflow = scrolls ? 'auto scroll' : zoom > 1 ? 'auto' : 'clip';
    if (scrolls) {
      // The scroll bar takes up room, even before the canvas has its new size.
      pageWidth = this.viewport.clientWidth;
      layout = arrange(pageWidth);
    }
    this.canvas.style.setProperty('--text-scale', '1');
    // A zoom level chosen by the user or host scales all text alike.
    this.canvas.style.setProperty('--page-scale', String(fit));
    this.#surroundings.setTabScale(fit);
    setBounds(this.canvas, { width: pageWidth / fit, height: layout.height });
    const left = Math.max(0, (pageWidth - pageWidth * zoom) / 2);
    const top = Math.max(0, (height - layout.height * scale) / 2) * (zoom < 1 ? 1 : 0);
    this.canvas.style.transform = `translate(${String(left)}px, ${String(top)}px) scale(${String(scale)})`;
    // The shadow at the bottom edge follows the page, whose scaled height differs from its own.
    this.canvas.style.marginBottom = `${String(top + layout.height * (scale - 1))}px`;
    // With a zoom level, tabs stay where they are.
    this.#surroundings.setEdge(layout.left * fit);
    const renderBox = (each: Placed): void => {
      const { visual, at } = each;
      const box = this.boxes.get(page, visual);
      setBounds(box.element, { left: at.x, top: at.y });
      box.element.classList.remove('filling');
      box.render({
        ...this.#visualInput(report, page, visual, palette),
        width: at.width,
        height: at.height,
        textScale: 1,
        isCompact: (!isWide || at.height < minBoxedSlicerHeight) && isCompact(visual, report),
        isLine: !isWide && fitsInLine(report, page, visual, at.width),
        isBesideKpi: isBesideKpi(each, layout.boxes),
        gutter: this.#gutters.get(columnOf(each)),
        hasLegendBelow: this.#legendsBelow.has(rowOf(each)),
      });
      removeDragging(box.element);
    };
    this.#renderAligned(page, layout.boxes, renderBox);
  }

  /** Renders the visuals of a page. In charts in a column, the same dates are below each other. In a row, plots start at the same height. */
  #renderAligned(page: PageState, boxes: readonly Placed[], renderBox: (each: Placed) => void): void {
    boxes.forEach(renderBox);
    const [gutters, legendsBelow] = [this.#gutters, this.#legendsBelow];
    this.#gutters = sharedGutters(boxes, ({ visual }) => this.boxes.get(page, visual).gutter);
    this.#legendsBelow = rowsWithLegendsBelow(boxes, ({ visual }) => this.boxes.get(page, visual).fitsTitleLegend);
    const isChanged = (each: Placed): boolean =>
      gutters.get(columnOf(each)) !== this.#gutters.get(columnOf(each)) ||
      legendsBelow.has(rowOf(each)) !== this.#legendsBelow.has(rowOf(each));
    boxes.filter(isChanged).forEach(renderBox);
    this.#alignKpiRows(page, boxes);
  }

  #alignKpiRows(page: PageState, boxes: readonly Placed[]): void {
    alignKpiRows(boxes.map(({ visual, at }) => ({ element: this.boxes.get(page, visual).element, at })));
  }

  /** Scrolls a visual into view after it has been selected in edit mode, or after the size of the view has changed. */
  revealSelection({ report: { editing, selectedVisual }, page, width, height }: PageView): void {
    const visual = page.visuals.find(
      ({ name }) => editing && selectedVisual?.pageName === page.name && selectedVisual.visualName === name,
    );
    const revealed = this.#revealed;
    this.#revealed = visual && { visual, width, height };
    if (!visual || (revealed?.visual === visual && revealed.width === width && revealed.height === height)) return;
    const box = this.boxes.get(page, visual).element;
    if (box.isConnected) reveal(this.viewport, box, editMargin, true);
  }

  #resetScale(): void {
    this.viewport.style.removeProperty('--scroll-width');
    this.canvas.style.removeProperty('--text-scale');
    this.canvas.style.removeProperty('--page-scale');
    this.#surroundings.setTabScale(undefined);
  }

  /** Renders a visual in focus mode. */
  renderFocused({ report, page, palette, width, height }: PageView, visual: VisualState): void {
    this.canvas.style.transform = 'none';
    this.#resetScale();
    setBounds(this.canvas, { width, height });
    this.viewport.style.overflow = 'hidden';
    const box = this.boxes.get(page, visual);
    const isShort = this.canvas.closest('.short') !== null;
    // In short frames, the button that exits focus mode is in the line of the title.
    const [top, bottom] = isShort ? [8, 8] : [52, 16];
    setBounds(box.element, { left: 16, top });
    this.#surroundings.setEdge(16);
    box.render({
      ...this.#visualInput(report, page, visual, palette),
      width: width - 32,
      height: height - top - bottom,
    });
  }

  #visualInput(report: ReportSession, page: PageState, visual: VisualState, palette: Palette) {
    return { session: this.#session, report, page, visual, palette, canPopOut: true };
  }
}
