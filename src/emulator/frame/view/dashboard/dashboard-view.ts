import type { FrameSession } from '../../../session/frame-session';
import type { DashboardView } from '../../../session/view';
import { formatString } from '../../../locales/locale';
import { element, fill, setBounds } from '../dom';
import { icon } from '../icon';
import { withCleanCut } from '../clean-cut';
import type { Palette } from '../palette';
import { isBesideKpi } from '../visuals/beside-kpi';
import { alignKpiRows } from '../visuals/kpi-rows';
import { VisualBox } from '../visuals/visual-box';
import { columnLayout, gridLayout, margin, rowHeight } from './tile-layout';

const actualWidth = 1240;
/** Width of a dashboard, in pixels, below which its tiles are in one column. */
const narrowWidth = 720;
/** Maximum numbers of small tiles in a row of such a dashboard, and the width from which more of them fit, in pixels. */
const smallPerRow = { narrow: 2, wide: 4 };
const wideRow = 704;
/** Maximum change of a row's height, in pixels. */
const maxRowChange = 24;

/** Returns the height of a dashboard with its margins, in pixels. */
const heightOf = (placed: readonly { at: { y: number; height: number } }[]): number =>
  Math.max(0, ...placed.map(({ at }) => at.y + at.height)) + margin;

/**
 * Dashboard with all its tiles, or a single tile. A single tile has the size from the load configuration, or fills the
 * frame.
 */
export class DashboardViewElement {
  readonly #tiles = element('div', {});
  readonly element = element('main', { class: 'dashboard' }, this.#tiles);
  readonly #session: FrameSession;
  readonly #boxes = new Map<string, { box: VisualBox; tile: HTMLElement }>();

  constructor(session: FrameSession) {
    this.#session = session;
  }

  /** Renders the tiles. Returns the names of the visuals in the tiles. */
  render(view: DashboardView, palette: Palette): string[] {
    const isSingle = view.kind === 'tile';
    // Must run before measuring, because a single tile has no scroll bar.
    this.element.classList.toggle('single', isSingle);
    const { clientWidth, clientHeight } = this.element;
    this.element.setAttribute('aria-label', view.dashboard.displayName);
    const isNarrow = clientWidth < narrowWidth && view.pageView === 'fitToWidth';
    // The space for the scroll bar counts as part of the margin, so that both side margins are equal.
    const gutter = Math.min(margin - 2, this.element.offsetWidth - clientWidth);
    const width = view.pageView === 'actualSize' ? actualWidth : clientWidth + gutter;
    const layouts = view.tiles.map(({ tile }) => tile.layout);
    const hasColumn = view.pageView === 'oneColumn' || isNarrow;
    const perRow = isNarrow ? smallPerRow[width < wideRow ? 'narrow' : 'wide'] : 1;
    const whole = { x: 0, y: 0, width: view.size?.width ?? clientWidth, height: view.size?.height ?? clientHeight };
    const arrange = (change: number) => {
      const row = rowHeight + change;
      const rectangles = hasColumn ? columnLayout(layouts, width, perRow, row) : gridLayout(layouts, width, row);
      const boxes = view.tiles.map(({ tile, report }, index) => {
        const visual = report.visual(tile.pageName, tile.visualName);
        return { tile, report, visual, at: (isSingle ? undefined : rectangles[index]) ?? whole };
      });
      return { boxes, height: heightOf(boxes) };
    };
    const maxChange = view.pageView === 'actualSize' ? 0 : maxRowChange;
    const rowCount = Math.max(1, ...layouts.map(({ row, height }) => row + height));
    const filling = Math.floor((clientHeight - heightOf(arrange(0).boxes)) / rowCount);
    // A dashboard that almost fits into the frame fills it.
    const { boxes: placed } =
      !hasColumn && Math.abs(filling) <= maxChange ? arrange(filling) : withCleanCut(clientHeight, arrange, maxChange);
    const holders = placed.map((each) => {
      const { tile, report, visual, at } = each;
      const title = tile.title ?? visual.title ?? '';
      const holder =
        this.#boxes.get(tile.id) ??
        this.#create(tile.id, formatString(report.strings.openReportOf, title || tile.id), view);
      setBounds(holder.tile, { left: at.x, top: at.y, width: at.width, height: at.height });
      holder.box.render({
        session: this.#session,
        report,
        page: report.page(tile.pageName),
        visual,
        palette,
        width: at.width,
        height: at.height,
        title,
        isStatic: true,
        isSingle,
        isBesideKpi: isBesideKpi(each, placed, isNarrow),
      });
      return { ...holder, at };
    });
    this.#tiles.style.height = isSingle ? '' : `${String(heightOf(placed))}px`;
    fill(this.#tiles, ...holders.map(({ tile }) => tile));
    alignKpiRows(holders.map(({ box, at }) => ({ element: box.element, at })));
    return view.tiles.map(({ tile }) => tile.visualName);
  }

  #create(id: string, label: string, view: DashboardView): { box: VisualBox; tile: HTMLElement } {
    const box = new VisualBox();
    const click = (): void => {
      const tile = view.tiles.find((each) => each.tile.id === id)?.tile;
      if (!tile) return;
      this.#session.emit('tileClicked', {
        tileId: tile.id,
        dashboardId: view.dashboard.id,
        pageName: tile.pageName,
        reportEmbedUrl: new URL(`/reportEmbed?reportId=${encodeURIComponent(tile.reportId)}`, location.origin).href,
        navigationUrl: new URL(
          `/reports/${encodeURIComponent(tile.reportId)}/${encodeURIComponent(tile.pageName)}`,
          location.origin,
        ).href,
      });
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      click();
    };
    // A button must not contain a table, so the button covers the visual instead.
    const cover = element(
      'button',
      { type: 'button', class: 'cover', title: label, 'aria-label': label, onclick: click, onkeydown: onKeyDown },
      element('span', { class: 'tile-link' }, icon('open')),
    );
    const created = { box, tile: element('div', { class: 'tile' }, box.element, cover) };
    this.#boxes.set(id, created);
    // Tables measure their rows when they are rendered.
    this.#tiles.append(created.tile);
    return created;
  }

  dispose(): void {
    for (const { box } of this.#boxes.values()) box.dispose();
    this.element.remove();
  }
}
