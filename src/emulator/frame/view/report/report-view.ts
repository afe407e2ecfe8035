import type { FrameSession } from '../../../session/frame-session';
import { pageFrame, placedVisuals } from '../../../session/state/layout';
import type { ReportSession } from '../../../session/state/report-session';
import { ActionBar } from './action-bar';
import { SelectionPane } from '../panes/selection-pane';
import { SyncSlicersPane } from '../panes/sync-slicers-pane';
import { BookmarksPane } from '../panes/bookmarks-pane';
import { PlayBar } from './play-bar';
import { element, fill } from '../dom';
import { FieldsPane } from '../panes/fields-pane';
import { FilterPane } from '../panes/filter-pane';
import { FocusMode } from './focus-mode';
import { PageCanvas, type PageView } from './page-canvas';
import { PageTabs } from './page-tabs';
import { type Palette, blend, mix, readableOn } from '../palette';
import { type Pane, PaneSheets } from '../panes/pane-sheets';
import { isFluid } from './fluid-layout';
import { phoneLayout, shortHeight } from './phone-layout';
import { readingOrder } from './reading-order';
import {
  editScale,
  isColumnInEditMode,
  isTooSmall,
  isTooSmallForRows,
  minWidthForOpenFields,
  minWidthForInitialFields,
  minWidthFor,
  phoneWidth,
} from './page-scale';
import { dropFields } from './drop-fields';
import { addEditShortcuts } from './edit-commands';
import { emptyPage } from './empty-page';
import { StatusBar } from './status-bar';
import { SwipeDetector } from './swipe-detector';

/** Minimum width of the page in edit mode, as a share of the frame's width, for panes that the author has not opened. */
const minPageShare = 0.55;

/** Interactive report: the active page's canvas, surrounded by panes and bars. */
export class ReportViewElement {
  readonly element = element('div', { class: 'report' });
  readonly #session: FrameSession;
  readonly #canvas: HTMLElement;
  readonly #viewport: HTMLElement;
  readonly #pageCanvas: PageCanvas;
  readonly #middle = element('div', { class: 'middle' });
  /** All panes except those for filters and fields. They are stacked, to leave room for the page. */
  readonly #stack = element('div', { class: 'pane-stack' });
  /** Bar with page tabs and pane buttons. Used if panes are sheets. */
  readonly #foot = element('div', { class: 'foot' });
  readonly #tabs: PageTabs;
  readonly #statusBar: StatusBar;
  /** Name of the page that was rendered last. */
  #pageName = '';
  readonly #focusMode: FocusMode;
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
  readonly #disposal = new AbortController();

  constructor(session: FrameSession) {
    this.#session = session;
    this.#tabs = new PageTabs(session);
    this.#pageCanvas = new PageCanvas(session, {
      setEdge: (left) => {
        this.element.style.setProperty('--page-left', !this.#tabs.left ? `${String(left)}px` : '');
      },
      setTabScale: (scale) => {
        this.element.style.setProperty('--tab-scale', scale === undefined ? '' : String(scale));
      },
    });
    ({ viewport: this.#viewport, canvas: this.#canvas } = this.#pageCanvas);
    this.#focusMode = new FocusMode(session, this.#canvas, this.#disposal.signal);
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
    // While a sheet covers the page, the page is inert, so that its clicks have this target.
    this.#middle.addEventListener('click', ({ target }) => {
      if (target === this.#middle) this.#sheets.close();
    });
    dropFields(this.#viewport, this.#canvas, this.#fieldsPane);
    new SwipeDetector(session).observe(this.#viewport);
    this.#viewport.tabIndex = -1;
    addEditShortcuts(session, this.#viewport, this.#disposal.signal);
  }

  /** Renders the active page. Returns the names of the visible visuals. */
  render(report: ReportSession, palette: Palette): string[] {
    const page = report.activePage;
    const hadFocus = this.#canvas.contains(document.activeElement);
    // LayoutType 1 is custom, which takes precedence over the frame's width. 2 and 3 are mobile layouts.
    const { layoutType = this.#session.isMobile ? 2 : 0 } = report.settings;
    const { clientWidth } = this.element;
    if (this.#pageName !== page.name) this.#pageCanvas.reset();
    this.#pageName = page.name;
    const frame = pageFrame(page, report.settings);
    for (const part of [...this.#topBars, ...this.#bottomBars]) part.render();
    const isNarrow = layoutType >= 2 || clientWidth < minWidthFor(report.editing);
    for (const pane of this.#panes) pane.render(isNarrow);
    const isEmpty = report.editing && page.visuals.length === 0;
    if (report.editing && !isNarrow) {
      if (!isEmpty && clientWidth < minWidthForInitialFields && !this.#fieldsPane.isRequested)
        this.#fieldsPane.makeRoom();
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
    const isCard = content?.kind === 'report' && (content.isNew === true || content.isVisual === true);
    const paper = isCard ? palette.card : palette.canvas;
    const isDark = readableOn(palette.card) === '#ffffff';
    const desk = isDark ? mix(palette.canvas, '#000000', 0.3) : mix(palette.canvas, palette.text, 0.06);
    const surface = report.editing ? desk : paper;
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
    const isColumn = isColumnInEditMode(clientWidth, sheets ? width : clientWidth);
    const isStacked = report.editing
      ? isColumn && (report.settings.zoomLevel ?? 1) === 1
      : isTooSmall(frame, width, viewHeight) || (isAdaptable && isTooSmallForRows(width, height));
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
    // In edit mode, phones use the same styles if the page has its regular layout, and larger frames do not use them.
    const isPhone = layoutType >= 2 || clientWidth < phoneWidth;
    this.element.classList.toggle('phone', report.editing ? isPhone : phone);
    // The tabs are lower in short frames.
    if (phone) height = this.#viewport.clientHeight;
    const popOut = report.state.popOut?.pageName === page.name ? report.state.popOut : undefined;
    const focusedName = popOut?.kind === 'focus' ? popOut.visualName : undefined;
    const focused = placed.find(({ visual }) => visual.name === focusedName);
    const visibleVisuals = focused ? [focused] : placed;
    const spotlightName = popOut?.kind === 'spotlight' ? popOut.visualName : undefined;
    const boxes = visibleVisuals.map(({ visual }) => {
      const box = this.#pageCanvas.boxes.get(page, visual);
      box.element.classList.toggle('dimmed', spotlightName !== undefined && spotlightName !== visual.name);
      return box;
    });
    const layout = phone && !focused ? phoneLayout(readingOrder(placed), report, width, height, isShort) : undefined;
    // The chip of the selection is in the middle of the line above a row of charts.
    const chipCenter = layout?.row && height - layout.row.top - layout.row.noteHeight / 2;
    this.element.style.setProperty('--chip-center', chipCenter === undefined ? '' : `${String(chipCenter)}px`);
    const placedBoxes = layout && new Set(layout.boxes.map(({ visual }) => this.#pageCanvas.boxes.get(page, visual)));
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
      layout?.row && this.#pageCanvas.chartRow.element,
      focused && this.#focusMode.render(report.strings),
      hasHint && emptyPage(report.strings, isClosed ? openFields : undefined),
    );
    const isAdapted = isAdaptable && !phone && !focused;
    this.element.classList.toggle('adapted', isAdapted);
    this.#canvas.style.margin = '';
    const isEdited = report.editing && !focused && !layout;
    const edited = isEdited ? editScale(frame, width, height, isColumn) : undefined;
    this.#statusBar.showScale(edited);
    const view: PageView = { report, page, placed, palette, width, height, edited };
    if (focused) this.#pageCanvas.renderFocused(view, focused.visual);
    else if (layout) this.#pageCanvas.renderPhone(view, layout);
    else if (isAdapted) this.#pageCanvas.renderAdapted(view);
    else this.#pageCanvas.renderPage(view);
    this.#pageCanvas.revealSelection(view);
    this.#tabs.collapse();
    this.#focusMode.moveFocus(focused && focusedName, hadFocus);
    const names = visibleVisuals.map(({ visual }) => visual.name);
    this.#pageCanvas.boxes.keepOnly(page);
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

  dispose(): void {
    this.#disposal.abort();
    this.#pageCanvas.boxes.dispose();
    this.element.remove();
  }
}
