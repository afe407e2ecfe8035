import type { QueryResult } from '../../../engine/evaluate';
import type { FrameSession } from '../../../session/frame-session';
import { toCsv } from '../../../session/rendering/csv-export';
import { parameterFilters, paginatedSections } from '../../../session/rendering/paginated-sections';
import type { PaginatedView } from '../../../session/view';
import { formatString } from '../../../locales/locale';
import { element, fill } from '../dom';
import { downloadCsv } from '../download';
import { icon } from '../icon';
import { keepFocus } from '../focus';
import { openMenu } from '../menu';
import { dataTable } from '../visuals/table';
import { paginatedToolbar, type Zoom } from './paginated-toolbar';
import { reportParameters } from './report-parameters';

const rowsPerPage = 36;
/** Minimum zoom at which a whole sheet is shown, with text of 11 px, and maximum zoom of a sheet in a wide frame. */
const minFit = 0.92;
const maxFit = 1.3;
/** Step in which the zoom is reduced until all columns fit. */
const zoomStep = 0.005;
/**
 * Zooms in narrower frames, in which a sheet is as wide as the frame. The first one at which all columns fit is used. If they do not fit
 * at any of them, the table scrolls.
 */
const narrowZooms = [1, 0.96, minFit];

/** A page in a paginated report, with some of a table's rows. */
interface PrintedPage {
  name: string;
  title: string;
  result: QueryResult;
}

/** Paginated report: the tables from all pages, split into printed pages, with a toolbar and parameters. */
export class PaginatedViewElement {
  readonly element = element('main', { class: 'paginated' });
  readonly #session: FrameSession;
  #page = 0;
  #zoom: Zoom = 'fit';
  #parametersOpen: boolean | undefined;

  constructor(session: FrameSession) {
    this.#session = session;
  }

  /** Renders the current page. Returns the name of the visual on the page. */
  render(view: PaginatedView): string[] {
    view.report.state.filters = parameterFilters(view);
    const pages = printedPages(view);
    this.#page = Math.min(this.#page, Math.max(pages.length - 1, 0));
    const panel = (
      view.report.settings.commands as { parameterPanel?: { enabled?: boolean; expanded?: boolean } } | undefined
    )?.parameterPanel;
    this.#parametersOpen ??= panel?.expanded ?? false;
    const parametersOpen = panel?.enabled === false ? undefined : this.#parametersOpen;
    const currentPage = pages[this.#page];
    const changed = (): void => {
      this.#session.invalidate();
    };
    const sheet = this.#sheet(view, currentPage, pages.length);
    const sheets = element(
      'div',
      { class: 'sheets', role: 'region', 'aria-label': view.report.definition.displayName, tabindex: 0 },
      sheet,
    );
    keepFocus(this.element, () => {
      fill(
        this.element,
        this.#toolbar(view, pages.length, parametersOpen),
        parametersOpen === true && reportParameters(view, this.element.clientWidth, changed),
        sheets,
      );
    });
    if (this.#zoom !== 'fit') sheet.style.setProperty('zoom', String(this.#zoom));
    else {
      const { zoom, fits } = fitTo(sheets, sheet);
      const percent = zoom === undefined ? '' : view.report.formatter.number(zoom, { style: 'percent', decimals: 0 });
      const option = this.element.querySelector('option[value="fit"]');
      if (option && percent) option.textContent = fits ? `${view.report.strings.fitToWidth} (${percent})` : percent;
    }
    return currentPage ? [currentPage.name] : [];
  }

  #toolbar(view: PaginatedView, count: number, parametersOpen: boolean | undefined): HTMLElement {
    const { strings, definition } = view.report;
    return paginatedToolbar({
      strings,
      page: this.#page,
      pageCount: Math.max(count, 1),
      zoom: this.#zoom,
      parametersOpen,
      showPage: (page) => {
        this.#page = page;
        this.#session.invalidate();
      },
      setZoom: (zoom) => {
        this.#zoom = zoom;
        this.#session.rerender();
      },
      toggleParameters: () => {
        this.#parametersOpen = !parametersOpen;
        this.#session.rerender();
      },
      openExportMenu: (button) => {
        const csv = (): void => {
          const parts = paginatedSections(view).map(({ result }) => toCsv(result));
          downloadCsv(definition.displayName, parts.join('\r\n'));
        };
        const print = (): void => {
          this.#session.renderer.print();
        };
        openMenu(this.#session, button, [
          { title: 'CSV (.csv)', symbol: 'table', run: csv },
          { title: 'PDF (.pdf)', symbol: 'page', run: print },
        ]);
      },
    });
  }

  #sheet(view: PaginatedView, page: PrintedPage | undefined, count: number): HTMLElement {
    const { report } = view;
    const { displayName } = report.definition;
    return element(
      'article',
      { class: 'sheet' },
      element('h1', {}, displayName),
      ...(page
        ? [element('h2', {}, page.title), dataTable(page.title, page.result, report, { follow: () => true })]
        : []),
      element(
        'footer',
        {},
        element('span', {}, displayName),
        element('span', {}, formatString(report.strings.pageOf, this.#page + 1, Math.max(count, 1))),
      ),
    );
  }

  dispose(): void {
    this.element.remove();
  }
}

/**
 * Zooms a sheet to fit the width of the surrounding area. Below `minFit`, its text would be hard to read. The sheet then has
 * smaller margins, and its links are icons. If its columns still do not fit, its table scrolls horizontally. Returns the zoom of a
 * whole sheet or of one that does not fit.
 */
function fitTo(area: HTMLElement, sheet: HTMLElement): { zoom?: number; fits: boolean } {
  const { paddingLeft, paddingRight } = getComputedStyle(area);
  const available = area.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const scroller = sheet.querySelector('.scroller');
  const widthOf = (): number => sheet.getBoundingClientRect().width;
  const setZoom = (zoom: number): void => {
    sheet.style.setProperty('zoom', String(zoom));
    sheet.style.width = `${String(available / zoom)}px`;
  };
  const isTooWide = (): boolean => scroller !== null && scroller.scrollWidth > scroller.clientWidth;
  // Otherwise, column names would wrap in a frame that is too narrow.
  sheet.style.width = 'max-content';
  const usualWidth = widthOf();
  // A frame without layout.
  if (usualWidth === 0) return { fits: true };
  const usualFit = available / usualWidth;
  if (usualFit >= minFit) {
    if (usualFit >= maxFit) {
      sheet.style.setProperty('zoom', String(maxFit));
      return { zoom: maxFit, fits: true };
    }
    let zoom = usualFit;
    setZoom(zoom);
    // The width of text is not exactly proportional to the zoom, so what should fit may still be too wide.
    while (isTooWide() && zoom > minFit) {
      zoom -= zoomStep;
      setZoom(zoom);
    }
    return { zoom, fits: true };
  }
  sheet.classList.add('narrow');
  for (const link of sheet.querySelectorAll('td a')) {
    link.setAttribute('aria-label', link.textContent);
    link.replaceChildren(icon('open'));
  }
  const fitting = narrowZooms.find((zoom) => {
    setZoom(zoom);
    return !isTooWide();
  });
  sheet.classList.toggle('scrolled', fitting === undefined);
  return fitting === undefined ? { zoom: minFit, fits: false } : { fits: true };
}

function printedPages(view: PaginatedView): PrintedPage[] {
  return paginatedSections(view).flatMap(({ visual, result }) => {
    const count = Math.max(1, Math.ceil(result.rows.length / rowsPerPage));
    return Array.from({ length: count }, (_, index) => ({
      name: visual.name,
      title: visual.title ?? visual.name,
      result: { ...result, rows: result.rows.slice(index * rowsPerPage, (index + 1) * rowsPerPage) },
    }));
  });
}
