import type { FrameSession } from '../../session/frame-session';
import { pageFrame, placementOf } from '../../session/layout';
import type { ReportSession } from '../../session/report-session';
import type { PageState, VisualState } from '../../session/state';
import { BookmarkBar } from './bookmark-bar';
import { element, fill, place } from './dom';
import { dragVisual } from './editing';
import { FieldsPane } from './fields-pane';
import { FilterPane } from './filter-pane';
import { PageTabs } from './page-tabs';
import { type Palette, mix } from './palette';
import { VisualBox } from './visual-box';

/** Below this width of the frame a page flows in one column. */
const phoneWidth = 560;

/** A report: the page's canvas, and the panes and bars around it. */
export class ReportViewElement {
  readonly element = element('div', { class: 'report' });
  readonly #session: FrameSession;
  readonly #canvas = element('div', { class: 'canvas' });
  readonly #viewport = element('main', { class: 'viewport' }, this.#canvas);
  readonly #filters: FilterPane;
  readonly #tabs: PageTabs;
  readonly #fields: FieldsPane;
  readonly #bookmarks: BookmarkBar;
  readonly #boxes = new Map<string, VisualBox>();
  #focused: string | undefined;

  constructor(session: FrameSession) {
    this.#session = session;
    this.#filters = new FilterPane(session);
    this.#tabs = new PageTabs(session);
    this.#fields = new FieldsPane(session);
    this.#bookmarks = new BookmarkBar(session);
    const middle = element('div', { class: 'middle' }, this.#viewport, this.#filters.element, this.#fields.element);
    this.element.append(this.#bookmarks.element, middle, this.#tabs.element);
    this.#viewport.addEventListener('click', (event) => {
      if (event.target === this.#viewport || event.target === this.#canvas) session.gestures.clearSelection();
    });
    this.#watchSwipes();
  }

  /** Draws the active page; gives the names of its visible visuals. */
  draw(report: ReportSession, palette: Palette): string[] {
    const page = report.activePage;
    this.#tabs.draw();
    this.#filters.draw();
    this.#fields.draw();
    this.#bookmarks.draw();
    // BackgroundType of the wire: 1 is transparent.
    const transparent = report.settings.background === 1;
    this.element.classList.toggle('transparent', transparent);
    this.#viewport.style.backgroundColor = transparent ? 'transparent' : tinted(page.wallpaper, palette.canvas);
    this.#canvas.style.backgroundColor = page.background ? tinted(page.background, palette.canvas) : 'transparent';
    // LayoutType of the wire: 1 is the page's own layout, which a narrow frame does not overrule; 2 and 3 are for phones.
    const { layoutType = this.#session.isMobile ? 2 : 0 } = report.settings;
    const narrow = this.element.clientWidth < phoneWidth && layoutType !== 1 && !report.editing;
    const phone = layoutType >= 2 || narrow;
    // The style of phones hides panes, so the room is measured after.
    this.element.classList.toggle('phone', phone);
    const width = this.#viewport.clientWidth;
    const height = this.#viewport.clientHeight;
    const placed = page.visuals
      .map((visual) => ({ visual, at: placementOf(page, visual, report.settings) }))
      .filter(({ at }) => at.visible)
      .sort((a, b) => a.at.z - b.at.z);
    const focused = placed.find(({ visual }) => visual.name === this.#focused);
    const shown = focused ? [focused] : placed;
    const boxes = shown.map(({ visual }) => this.#box(page, visual));
    fill(this.#canvas, ...boxes.map(({ element: box }) => box), focused && this.#backButton());
    if (focused) this.#drawFocused(report, page, focused.visual, palette, width, height);
    else if (phone) this.#drawPhone(report, page, readingOrder(placed), palette, width);
    else this.#drawPage(report, page, placed, palette, width, height);
    const names = shown.map(({ visual }) => visual.name);
    this.#forget(page, new Set(page.visuals.map(({ name }) => name)));
    return names;
  }

  #drawPage(
    report: ReportSession,
    page: PageState,
    placed: Placed[],
    palette: Palette,
    width: number,
    height: number,
  ): void {
    const { settings } = report;
    const frame = pageFrame(page, settings);
    const byWidth = width / frame.width;
    const fit =
      frame.displayOption === 'ActualSize'
        ? 1
        : frame.displayOption === 'FitToWidth'
          ? byWidth
          : Math.min(byWidth, height / frame.height);
    const scale = fit * (settings.zoomLevel ?? 1);
    const drawnWidth = frame.width * scale;
    // ReportAlignment of the wire: 0 left, 1 center, 2 right, 3 none.
    const align = settings.layoutType === 1 ? (settings.customLayout?.reportAlignment ?? 1) : 1;
    const left =
      drawnWidth >= width || align === 0 || align === 3
        ? 0
        : align === 2
          ? width - drawnWidth
          : (width - drawnWidth) / 2;
    place(this.#canvas, { width: frame.width, height: frame.height });
    const top = settings.layoutType === 1 ? 0 : Math.max(0, (height - frame.height * scale) / 2);
    this.#canvas.style.transform = `translate(${String(left)}px, ${String(top)}px) scale(${String(scale)})`;
    this.#viewport.style.overflow = drawnWidth > width + 1 || frame.height * scale > height + 1 ? 'auto' : 'hidden';
    for (const { visual, at } of placed) {
      const box = this.#box(page, visual);
      place(box.element, { left: at.x, top: at.y });
      box.draw({ ...this.#setting(report, page, visual, palette), width: at.width, height: at.height });
      dragVisual(this.#session, box.element, visual, scale);
    }
  }

  #drawPhone(report: ReportSession, page: PageState, placed: Placed[], palette: Palette, width: number): void {
    this.#canvas.style.transform = 'none';
    this.#canvas.style.width = '100%';
    this.#viewport.style.overflow = 'auto';
    const gap = 10;
    // Room for the scroll bar, also before there is one.
    const full = Math.min(width, 720) - 2 * gap - 12;
    let y = gap;
    let half: number | undefined;
    placed.forEach(({ visual }, index) => {
      const box = this.#box(page, visual);
      const small = visual.type === 'card';
      const paired = small && (half !== undefined || placed[index + 1]?.visual.type === 'card');
      const height = phoneHeight(visual, report);
      const left = half === undefined ? gap : gap + (full + gap) / 2;
      place(box.element, { left, top: half ?? y });
      box.draw({ ...this.#setting(report, page, visual, palette), width: paired ? (full - gap) / 2 : full, height });
      if (paired && half === undefined) half = y;
      else {
        y = (half ?? y) + height + gap;
        half = undefined;
      }
    });
    this.#canvas.style.height = `${String(y)}px`;
  }

  #drawFocused(
    report: ReportSession,
    page: PageState,
    visual: VisualState,
    palette: Palette,
    width: number,
    height: number,
  ): void {
    this.#canvas.style.transform = 'none';
    place(this.#canvas, { width, height });
    this.#viewport.style.overflow = 'hidden';
    const box = this.#box(page, visual);
    place(box.element, { left: 16, top: 52 });
    box.draw({ ...this.#setting(report, page, visual, palette), width: width - 32, height: height - 68 });
  }

  #backButton(): HTMLElement {
    return element(
      'button',
      {
        type: 'button',
        class: 'back',
        onclick: () => {
          this.#focus(undefined);
        },
      },
      '‹ Back to report',
    );
  }

  #focus(name: string | undefined): void {
    this.#focused = name;
    if (name !== undefined)
      this.#session.overlays.opened(() => {
        this.#focus(undefined);
      });
    this.#session.changed();
  }

  #setting(report: ReportSession, page: PageState, visual: VisualState, palette: Palette) {
    const focus = (): void => {
      this.#focus(visual.name);
    };
    return { session: this.#session, report, page, visual, palette, ...(this.#focused === undefined && { focus }) };
  }

  #box(page: PageState, visual: VisualState): VisualBox {
    const key = `${page.name}\n${visual.name}`;
    const known = this.#boxes.get(key);
    if (known) return known;
    const made = new VisualBox();
    this.#boxes.set(key, made);
    return made;
  }

  #forget(page: PageState, names: ReadonlySet<string>): void {
    for (const [key, box] of this.#boxes) {
      const [pageName, name = ''] = key.split('\n');
      if (pageName === page.name && names.has(name)) continue;
      box.dispose();
      this.#boxes.delete(key);
    }
  }

  #watchSwipes(): void {
    let start: { x: number; y: number } | undefined;
    const at = ({ changedTouches: [touch] }: TouchEvent) => ({ x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 });
    this.#viewport.addEventListener(
      'touchstart',
      (event) => {
        start = at(event);
        this.#session.raise('swipeStart', { currentPosition: start, startPosition: start });
      },
      { passive: true },
    );
    this.#viewport.addEventListener(
      'touchend',
      (event) => {
        if (start) this.#session.raise('swipeEnd', { currentPosition: at(event), startPosition: start });
        start = undefined;
      },
      { passive: true },
    );
  }

  dispose(): void {
    for (const box of this.#boxes.values()) box.dispose();
    this.#boxes.clear();
    this.element.remove();
  }
}

interface Placed {
  visual: VisualState;
  at: { x: number; y: number; width: number; height: number };
}

// Slicers first: on a phone one chooses before one looks. Then from the top down, from the left to the right.
function readingOrder(placed: readonly Placed[]): Placed[] {
  const rank = ({ visual }: Placed): number => (visual.type === 'slicer' ? 0 : visual.type === 'card' ? 1 : 2);
  const place = ({ visual, at }: Placed) => visual.mobileLayout ?? at;
  return [...placed].sort((a, b) => rank(a) - rank(b) || place(a).y - place(b).y || place(a).x - place(b).x);
}

function phoneHeight(visual: VisualState, report: ReportSession): number {
  switch (visual.type) {
    case 'card':
      return 96;
    case 'slicer':
      if (visual.slicer?.style === 'dropdown') return 80;
      // As many values as are there, up to about six; the rest scrolls.
      return 44 + 29 * Math.min(6, Math.max(2, report.result(report.activePage, visual).rows.length));
    case 'kpi':
      return 150;
    case 'multiRowCard':
    case 'tableEx':
    case 'pivotTable':
      return 340;
    case 'pieChart':
    case 'donutChart':
      return 320;
    case 'textbox':
    case 'actionButton':
      return 72;
    default:
      return visual.type.includes('Bar')
        ? 90 + 28 * Math.min(12, report.result(report.activePage, visual).rows.length)
        : 280;
  }
}

function tinted(style: { color?: string; transparency?: number } | undefined, fallback: string): string {
  const { color, transparency = 0 } = style ?? {};
  if (color === undefined || !/^#[0-9a-f]{3,8}$/i.test(color)) return fallback;
  return mix(color, fallback, Math.min(Math.max(transparency, 0), 100) / 100);
}
