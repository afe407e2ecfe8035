import type { FrameSession } from '../../../session/frame-session';
import { pageFrame, placedVisuals } from '../../../session/state/layout';
import type { ReportSession } from '../../../session/state/report-session';
import type { PageState, VisualState } from '../../../session/state/report-state';
import { ActionBar } from './action-bar';
import { ChartRow } from './chart-row';
import { SelectionPane } from '../panes/selection-pane';
import { SyncSlicersPane } from '../panes/sync-slicers-pane';
import { BookmarksPane } from '../panes/bookmarks-pane';
import { PlayBar } from './play-bar';
import { element, fill, setBounds } from '../dom';
import { dragVisual, removeDragging } from './drag-visual';
import { FieldsPane } from '../panes/fields-pane';
import { FilterPane } from '../panes/filter-pane';
import { icon } from '../icon';
import { PageTabs } from './page-tabs';
import { type Palette, blend, mix } from '../palette';
import { reveal } from '../reveal';
import { type Pane, PaneSheets } from '../panes/pane-sheets';
import { columnLayout, columnMargin } from './column-layout';
import { fluidLayout, hasRoom, isFluid } from './fluid-layout';
import { isCompact, phoneLayout, phoneMargin, readingOrder, shortHeight } from './phone-layout';
import type { Placed } from './placed';
import {
  type EditScale,
  editMargin,
  editScale,
  editTextScaleAt,
  isStackedInEditMode,
  isTooSmall,
  minWidthForOpenFields,
  minWidthFor,
  pageScale,
  phoneWidth,
  textScaleAt,
} from './page-scale';
import { isBesideKpi } from '../visuals/beside-kpi';
import { heightIn, maxHeightOf, singleBounds } from '../visuals/single-height';
import { alignKpiRows } from '../visuals/kpi-rows';
import { dropFields } from './drop-fields';
import { addEditShortcuts } from './edit-commands';
import { emptyPage } from './empty-page';
import { sharedReference } from './shared-reference';
import { StatusBar } from './status-bar';
import { SwipeDetector } from './swipe-detector';
import { VisualBoxes } from './visual-boxes';
import { ZoomCenter } from './zoom-center';

/** Minimum width of the page in edit mode, as a share of the frame's width, for panes that the author has not opened. */
const minPageShare = 0.55;
/** Minimum height of a slicer with a title above its values on a page with its own layout, in pixels. */
const minBoxedSlicerHeight = 56;
/** Maximum distance of the text in bars from the left edge of the page, in page pixels. */
const maxIndent = 32;

/** A page to render, and the room that it has. */
interface PageView {
  report: ReportSession;
  page: PageState;
  placed: Placed[];
  palette: Palette;
  /** Size of the viewport, in pixels. */
  width: number;
  height: number;
  /** Scales of the page in edit mode. */
  edited: EditScale | undefined;
}

/** Interactive report: the active page's canvas, surrounded by panes and bars. */
export class ReportViewElement {
  readonly element = element('div', { class: 'report' });
  readonly #session: FrameSession;
  readonly #canvas = element('div', { class: 'canvas' });
  readonly #viewport = element('main', { class: 'viewport' }, this.#canvas);
  readonly #middle = element('div', { class: 'middle' });
  /** All panes except those for filters and fields. They are stacked, to leave room for the page. */
  readonly #stack = element('div', { class: 'pane-stack' });
  /** Bar with page tabs and pane buttons. Used if panes are sheets. */
  readonly #foot = element('div', { class: 'foot' });
  readonly #tabs: PageTabs;
  readonly #statusBar: StatusBar;
  /** Name of the page that was rendered last. */
  #pageName = '';
  /** Visual that was selected when the page was rendered last, and the size of the view. */
  #revealed: { visual: VisualState; width: number; height: number } | undefined;
  readonly #back = element('button', {
    type: 'button',
    class: 'back',
    onclick: () => {
      this.#session.actions.popOut(undefined);
    },
  });
  readonly #sheets = new PaneSheets(() => {
    this.#arrange(true);
    // Opening or closing a sheet changes the space available to the page.
    if (this.#session.report.editing) this.#session.rerender();
  });
  /** Whether visuals are stacked in one column. */
  #phone = false;
  /** Bars and panes around the page, in document order. */
  readonly #topBars: { element: HTMLElement; render(): void }[];
  readonly #filterPane: FilterPane;
  readonly #fieldsPane: FieldsPane;
  readonly #panes: Pane[];
  readonly #bottomBars: { element: HTMLElement; render(): void }[];
  readonly #boxes = new VisualBoxes();
  readonly #chartRow = new ChartRow();
  readonly #zoomCenter = new ZoomCenter();
  readonly #disposal = new AbortController();

  constructor(session: FrameSession) {
    this.#session = session;
    this.#tabs = new PageTabs(session);
    this.#topBars = [new ActionBar(session)];
    this.#filterPane = new FilterPane(session);
    this.#fieldsPane = new FieldsPane(session);
    this.#panes = [
      this.#filterPane,
      new BookmarksPane(session),
      new SelectionPane(session),
      new SyncSlicersPane(session),
      this.#fieldsPane,
    ];
    this.#statusBar = new StatusBar(session);
    this.#bottomBars = [new PlayBar(session), this.#tabs, this.#statusBar];
    this.#viewport.addEventListener('click', (event) => {
      if (event.target === this.#viewport || event.target === this.#canvas) session.actions.clearSelection();
    });
    dropFields(this.#viewport, this.#canvas, this.#fieldsPane);
    new SwipeDetector(session).observe(this.#viewport);
    this.#viewport.tabIndex = -1;
    addEditShortcuts(session, this.#viewport, this.#disposal.signal);
  }

  /** Renders the active page. Returns the names of the visible visuals. */
  render(report: ReportSession, palette: Palette): string[] {
    const page = report.activePage;
    // LayoutType 1 is custom, which takes precedence over the frame's width. 2 and 3 are mobile layouts.
    const { layoutType = this.#session.isMobile ? 2 : 0 } = report.settings;
    const { clientWidth } = this.element;
    if (this.#pageName !== page.name) {
      this.#viewport.scrollTo(0, 0);
      this.#chartRow.reset();
      this.#zoomCenter.reset();
    }
    this.#pageName = page.name;
    const frame = pageFrame(page, report.settings);
    for (const part of [...this.#topBars, ...this.#bottomBars]) part.render();
    const isNarrow = layoutType >= 2 || clientWidth < minWidthFor(report.editing);
    for (const pane of this.#panes) pane.render(isNarrow);
    const isEmpty = report.editing && page.visuals.length === 0;
    if (report.editing && !isNarrow) {
      // The hint on an empty page refers to the fields.
      const panes = isEmpty ? [this.#filterPane, this.#fieldsPane] : [this.#fieldsPane, this.#filterPane];
      for (const pane of panes) if (clientWidth - this.#sideWidth() < clientWidth * minPageShare) pane.makeRoom();
    }
    // In edit mode, a page that is larger than the view scrolls.
    const isCramped = (sideWidth: number): boolean =>
      !report.editing && isTooSmall(frame, clientWidth - sideWidth, Number.POSITIVE_INFINITY);
    const hasOverlay = !isNarrow && isCramped(this.#sideWidth()) && !isCramped(this.#sideWidth(false));
    if (hasOverlay) this.#filterPane.render(false, true);
    const sheets = isNarrow || (isCramped(this.#sideWidth()) && !hasOverlay);
    if (sheets && !isNarrow) for (const pane of this.#panes) pane.render(true);
    this.#viewport.setAttribute('aria-label', page.displayName);
    // BackgroundType 1 is transparent.
    const transparent = report.settings.background === 1;
    this.element.classList.toggle('transparent', transparent);
    this.element.classList.toggle('editing', report.editing);
    // Authors start with a white page. In edit mode, a page has the same color as in reading view, so its surroundings are darker.
    const { view: content } = this.#session;
    const paper = content?.kind === 'report' && content.isNew ? palette.card : palette.canvas;
    const surface = report.editing ? mix(palette.canvas, palette.text, 0.06) : paper;
    this.#viewport.style.backgroundColor = transparent
      ? 'transparent'
      : page.wallpaper
        ? blend(page.wallpaper, palette.canvas)
        : surface;
    // Must run before the measurements below, because sheets take up no room.
    this.#arrange(sheets);
    // The bars are shorter on phones, which changes the height below.
    if (report.editing && clientWidth < phoneWidth) this.element.classList.add('phone');
    // An empty page leaves room for the pane that its hint refers to.
    if (sheets && isEmpty && clientWidth >= minWidthForOpenFields && this.#fieldsPane.isExpanded) {
      this.#sheets.openByDefault(this.#fieldsPane);
      this.#arrange(sheets);
    }
    this.element.classList.remove('short');
    const width = this.#viewport.clientWidth;
    let height = this.#viewport.clientHeight;
    const placed = placedVisuals(page, report.settings);
    // Custom layouts and pages in edit mode have exactly the given layout.
    const isAdaptable = layoutType === 0 && !report.editing && frame.displayOption === 'FitToPage' && isFluid(placed);
    const viewHeight = isAdaptable ? Number.POSITIVE_INFINITY : height;
    const isStacked = report.editing
      ? isStackedInEditMode(clientWidth, report.settings.zoomLevel)
      : isTooSmall(frame, width, viewHeight);
    const phone = layoutType >= 2 || (layoutType !== 1 && isStacked);
    this.#phone = phone;
    this.element.classList.toggle('stacked', phone);
    const isShort = phone && height < shortHeight;
    this.element.classList.toggle('short', isShort);
    const pageColor = report.editing && !phone && !page.wallpaper ? paper : 'transparent';
    this.#canvas.style.backgroundColor = page.background ? blend(page.background, palette.canvas) : pageColor;
    if (sheets && !phone && !report.editing) {
      this.#sheets.openByDefault(this.#filterPane.isExpanded ? this.#filterPane : undefined);
      this.#arrange(sheets);
    }
    // In edit mode, phones use the same styles if the page has its regular layout.
    this.element.classList.toggle('phone', phone || (report.editing && clientWidth < phoneWidth));
    // The tabs are lower in short frames.
    if (phone) height = this.#viewport.clientHeight;
    const popOut = report.state.popOut?.pageName === page.name ? report.state.popOut : undefined;
    const focusedName = popOut?.kind === 'focus' ? popOut.visualName : undefined;
    const focused = placed.find(({ visual }) => visual.name === focusedName);
    const visibleVisuals = focused ? [focused] : placed;
    const spotlightName = popOut?.kind === 'spotlight' ? popOut.visualName : undefined;
    const boxes = visibleVisuals.map(({ visual }) => {
      const box = this.#boxes.get(page, visual);
      box.element.classList.toggle('dimmed', spotlightName !== undefined && spotlightName !== visual.name);
      return box;
    });
    const layout = phone && !focused ? phoneLayout(readingOrder(placed), report, width, height, isShort) : undefined;
    const placedBoxes = layout && new Set(layout.boxes.map(({ visual }) => this.#boxes.get(page, visual)));
    const hasHint = isEmpty && report.settings.authoringHintsEnabled !== false;
    const openFields = (): void => {
      if (sheets) this.#sheets.open(this.#fieldsPane);
      else this.#fieldsPane.open();
    };
    const isClosed =
      !this.#fieldsPane.element.hidden &&
      (sheets ? !this.#fieldsPane.element.isConnected : this.#fieldsPane.isCollapsed);
    fill(
      this.#canvas,
      ...boxes.filter((box) => placedBoxes?.has(box) ?? true).map(({ element: box }) => box),
      layout?.row && this.#chartRow.element,
      focused && this.#backButton(report),
      hasHint && emptyPage(report.strings, isClosed ? openFields : undefined),
    );
    const isAdapted = isAdaptable && !phone && !focused;
    this.element.classList.toggle('adapted', isAdapted);
    this.#canvas.style.marginBottom = '';
    const isEdited = report.editing && !focused && !layout;
    const edited = isEdited ? editScale(frame, width, height, clientWidth < phoneWidth) : undefined;
    this.#statusBar.showScale(edited);
    const view = { report, page, placed, palette, width, height, edited };
    if (focused) this.#renderFocused(report, page, focused.visual, palette, width, height);
    else if (layout) this.#renderPhone(view, layout);
    else if (isAdapted) this.#renderAdapted(view);
    else this.#renderPage(view);
    this.#revealSelection(report, view);
    const names = visibleVisuals.map(({ visual }) => visual.name);
    this.#boxes.keepOnly(page);
    return names;
  }

  /** Returns the width of the panes and tabs next to the page, in pixels. The numbers match the style sheet. */
  #sideWidth(isExpanded = this.#filterPane.isExpanded): number {
    const others = this.#panes.slice(1, -1);
    const widthOf = (isShown: boolean, width: number): number => (isShown ? width : 0);
    return (
      widthOf(!this.#filterPane.element.hidden, isExpanded ? 248 : 38) +
      widthOf(
        others.some(({ element: pane }) => !pane.hidden),
        220,
      ) +
      widthOf(!this.#fieldsPane.element.hidden, this.#fieldsPane.isCollapsed ? 38 : 250) +
      widthOf(this.#tabs.left && !this.#tabs.element.hidden, 168)
    );
  }

  /**
   * Arranges bars and panes. Panes are next to the page, or open as sheets over the page. If they are sheets, the page list
   * is always below the page.
   */
  #arrange(sheets: boolean): void {
    const left = !sheets && this.#tabs.left;
    const sheet = sheets ? this.#sheets.render(this.#panes, this.#session.report.strings) : undefined;
    const [filters, ...others] = this.#panes.map(({ element: pane }) => pane);
    const fields = others.pop();
    if (!sheets) fill(this.#stack, ...others);
    this.#stack.hidden = others.every(({ hidden }) => hidden);
    const panes = sheets ? [sheet] : [filters, this.#stack, fields];
    fill(this.#middle, left && this.#tabs.element, this.#viewport, ...panes);
    // A sheet covers the whole page only on a phone in view mode.
    this.#viewport.inert = sheet !== undefined && this.#phone && !this.#session.report.editing;
    // With a single page, there are no tabs, and the status bar takes their place. On phones, it is next to them.
    const isPhone = this.#session.report.editing && this.element.clientWidth < phoneWidth;
    const isStatusInFoot = sheets && !this.#statusBar.element.hidden && (isPhone || this.#tabs.element.hidden);
    if (sheets)
      fill(
        this.#foot,
        !this.#tabs.element.hidden && this.#tabs.element,
        isStatusInFoot && this.#statusBar.element,
        this.#sheets.element,
      );
    const below = this.#bottomBars.map((part) => {
      if (part === this.#tabs) return sheets ? this.#foot : !left && part.element;
      return !(part === this.#statusBar && isStatusInFoot) && part.element;
    });
    fill(this.element, ...this.#topBars.map(({ element: part }) => part), this.#middle, ...below);
  }

  #renderPage({ report, page, placed, palette, width, height, edited }: PageView): void {
    const { settings } = report;
    const frame = pageFrame(page, settings);
    const margin = report.editing ? editMargin : 0;
    const fit = edited?.usual ?? pageScale(frame, width, height);
    const scale = fit * (settings.zoomLevel ?? 1);
    const textScale = edited ? editTextScaleAt(fit) : textScaleAt(fit, settings.layoutType === 1);
    this.#resetScale();
    this.#canvas.style.setProperty('--text-scale', String(textScale));
    // A zoom level scales the page as it is.
    this.#canvas.style.setProperty('--page-scale', String(fit));
    // The controls of edit mode keep their size.
    this.#canvas.style.setProperty('--zoom', String(scale));
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
    this.#setEdge(report.editing ? margin : left + indent * scale);
    setBounds(this.#canvas, { width: frame.width, height: frame.height });
    // In custom layouts, the page starts at the top. Otherwise, it is centered vertically.
    const top = settings.layoutType === 1 ? margin : Math.max(margin, (height - scaledHeight) / 2);
    const [overflowsX, overflowsY] = [left + scaledWidth > width + 1, top + scaledHeight > height + 1];
    // The hint is centered in the visible part of an empty page.
    const hint = this.#canvas.querySelector<HTMLElement>('.empty-page');
    if (hint)
      setBounds(hint, {
        width: Math.min(frame.width, (width - left) / scale),
        height: Math.min(frame.height, (height - top) / scale),
      });
    // In edit mode, a scroll bar takes up part of the margin, which must not cause a second scroll bar.
    const axis = (overflows: boolean): string => (overflows || !report.editing ? 'auto' : 'hidden');
    // With `hidden` in both directions, focusing an element could scroll the page out of view.
    const overflow = overflowsX || overflowsY ? `${axis(overflowsX)} ${axis(overflowsY)}` : 'clip';
    this.#zoomCenter.move(this.#viewport, { left, top, scale, zoomLevel: settings.zoomLevel ?? 1 }, () => {
      this.#canvas.style.transform = `translate(${String(left)}px, ${String(top)}px) scale(${String(scale)})`;
      this.#viewport.style.overflow = overflow;
    });
    for (const each of placed) {
      const { visual, at } = each;
      const box = this.#boxes.get(page, visual);
      const { width: boxWidth, height: boxHeight } = at;
      // The layout of an embedded visual starts one pixel from the corner.
      const fills =
        !report.editing && Math.max(at.x, at.y) <= 1 && boxWidth >= frame.width && boxHeight >= frame.height;
      const bounds = fills ? singleBounds(visual, boxWidth, boxHeight) : { ...at, isFramed: true };
      setBounds(box.element, { left: bounds.x, top: bounds.y });
      box.element.classList.toggle('filling', !bounds.isFramed);
      box.render({
        ...this.#visualInput(report, page, visual, palette),
        width: bounds.width,
        height: bounds.height,
        textScale,
        isSingle: !bounds.isFramed,
        isBesideKpi: isBesideKpi(each, placed),
      });
      dragVisual(this.#session, box.element, visual, scale);
    }
    this.#alignKpiRows(page, placed);
  }

  #renderPhone(view: PageView, { boxes, row, height }: ReturnType<typeof phoneLayout>): void {
    const { report, page, palette } = view;
    this.#canvas.style.transform = 'none';
    this.#canvas.style.width = '100%';
    this.#resetScale();
    this.#viewport.style.overflow = 'auto';
    this.#setEdge(phoneMargin);
    const charts = row?.charts ?? [];
    // The boxes must be in the document before their sizes are measured.
    if (row)
      this.#chartRow.render(
        row,
        charts.map(({ visual }) => this.#boxes.get(page, visual).element),
      );
    for (const each of [...boxes, ...charts]) {
      const { visual, at } = each;
      const box = this.#boxes.get(page, visual);
      setBounds(box.element, { left: at.x, top: at.y });
      const input = this.#visualInput(report, page, visual, palette);
      box.render({
        ...input,
        width: at.width,
        height: at.height,
        isCompact: isCompact(visual, report),
        isTitleInside: true,
        isSingle: boxes.length + charts.length === 1,
        isBesideKpi: isBesideKpi(each, boxes),
        narrow: each.narrow,
        isInRow: charts.includes(each),
      });
      removeDragging(box.element);
    }
    // Narrow KPIs have no room for their reference.
    const elements = boxes.map(({ visual }) => this.#boxes.get(page, visual).element);
    this.#chartRow.setNote(row?.caption ?? '', row?.hasReference ? sharedReference(elements, report.strings) : '');
    this.#alignKpiRows(page, boxes);
    // The hint on an empty page fills the view.
    this.#canvas.style.height = `${String(boxes.length > 0 ? height : view.height)}px`;
  }

  /** Renders a page whose visuals are arranged for the size of the view. */
  #renderAdapted({ report, page, placed, palette, width, height }: PageView): void {
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
    const overflows = layout.height * scale > height + 1 || zoom > 1;
    // With `hidden`, focusing an element could scroll the page out of view.
    this.#viewport.style.overflow = overflows ? 'auto' : 'clip';
    if (overflows && zoom <= 1) {
      // The scroll bar takes up room.
      pageWidth = this.#viewport.clientWidth;
      layout = arrange(pageWidth);
    }
    this.#canvas.style.setProperty('--text-scale', '1');
    // A zoom level chosen by the user or host scales all text alike.
    this.#canvas.style.setProperty('--page-scale', String(fit));
    this.element.style.setProperty('--tab-scale', String(fit));
    setBounds(this.#canvas, { width: pageWidth / fit, height: layout.height });
    const left = Math.max(0, (pageWidth - pageWidth * zoom) / 2);
    const top = Math.max(0, (height - layout.height * scale) / 2) * (zoom < 1 ? 1 : 0);
    this.#canvas.style.transform = `translate(${String(left)}px, ${String(top)}px) scale(${String(scale)})`;
    // The shadow at the bottom edge follows the page, whose scaled height differs from its own.
    this.#canvas.style.marginBottom = `${String(top + layout.height * (scale - 1))}px`;
    this.#setEdge(left + layout.left * scale);
    for (const each of layout.boxes) {
      const { visual, at } = each;
      const box = this.#boxes.get(page, visual);
      setBounds(box.element, { left: at.x, top: at.y });
      box.element.classList.remove('filling');
      box.render({
        ...this.#visualInput(report, page, visual, palette),
        width: at.width,
        height: at.height,
        textScale: 1,
        isCompact: (!isWide || at.height < minBoxedSlicerHeight) && isCompact(visual, report),
        isBesideKpi: isBesideKpi(each, layout.boxes),
      });
      removeDragging(box.element);
    }
    this.#alignKpiRows(page, layout.boxes);
  }

  #alignKpiRows(page: PageState, boxes: readonly Placed[]): void {
    alignKpiRows(boxes.map(({ visual, at }) => ({ element: this.#boxes.get(page, visual).element, at })));
  }

  /** Sets the distance of the text in bars from the left edge of the frame, in pixels. */
  #setEdge(left: number): void {
    this.element.style.setProperty('--page-left', !this.#tabs.left ? `${String(left)}px` : '');
  }

  /** Scrolls a visual into view after it has been selected in edit mode, or after the size of the view has changed. */
  #revealSelection({ editing, selectedVisual }: ReportSession, { page, width, height }: PageView): void {
    const visual = page.visuals.find(
      ({ name }) => editing && selectedVisual?.pageName === page.name && selectedVisual.visualName === name,
    );
    const revealed = this.#revealed;
    this.#revealed = visual && { visual, width, height };
    if (!visual || (revealed?.visual === visual && revealed.width === width && revealed.height === height)) return;
    const box = this.#boxes.get(page, visual).element;
    if (box.isConnected) reveal(this.#viewport, box, editMargin);
  }

  #resetScale(): void {
    this.#canvas.style.removeProperty('--text-scale');
    this.#canvas.style.removeProperty('--page-scale');
    this.element.style.removeProperty('--tab-scale');
  }

  #renderFocused(
    report: ReportSession,
    page: PageState,
    visual: VisualState,
    palette: Palette,
    width: number,
    height: number,
  ): void {
    this.#canvas.style.transform = 'none';
    this.#resetScale();
    setBounds(this.#canvas, { width, height });
    this.#viewport.style.overflow = 'hidden';
    const box = this.#boxes.get(page, visual);
    setBounds(box.element, { left: 16, top: 52 });
    this.#setEdge(16);
    const boxWidth = width - 32;
    const boxHeight = heightIn(height - 68, maxHeightOf(visual.type, boxWidth, width));
    box.render({ ...this.#visualInput(report, page, visual, palette), width: boxWidth, height: boxHeight });
  }

  /**
   * Returns the button that exits focus mode. The button is reused, so that it keeps focus when the report is
   * re-rendered.
   */
  #backButton({ strings }: ReportSession): HTMLElement {
    if (this.#back.textContent !== strings.backToReport) fill(this.#back, icon('back'), strings.backToReport);
    return this.#back;
  }

  #visualInput(report: ReportSession, page: PageState, visual: VisualState, palette: Palette) {
    return { session: this.#session, report, page, visual, palette, canPopOut: true };
  }

  dispose(): void {
    this.#disposal.abort();
    this.#boxes.dispose();
    this.element.remove();
  }
}
