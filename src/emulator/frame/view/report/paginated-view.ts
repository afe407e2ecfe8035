import type { QueryResult } from '../../../engine/evaluate';
import type { Value } from '../../../engine/value';
import type { FrameSession } from '../../../session/frame-session';
import { toCsv } from '../../../session/rendering/csv-export';
import { paginatedSections, parameterFilters, parameterText } from '../../../session/rendering/paginated-sections';
import type { VisualState } from '../../../session/state/report-state';
import type { PaginatedView } from '../../../session/view';
import { formatString } from '../../../locales/locale';
import { element, fill } from '../dom';
import { downloadCsv } from '../download';
import { keepFocus } from '../focus';
import { openMenu } from '../menu';
import { dataTable } from '../visuals/table';
import { paginatedToolbar, type Zoom } from './paginated-toolbar';
import { reportParameters } from './report-parameters';
import { fitTo, widestRows, zoomTo } from './sheet-fit';

const maxRowsPerPage = 36;

/** A page in a paginated report, with some of a table's rows. */
interface PrintedPage {
  name: string;
  title: string;
  result: QueryResult;
  /** Totals of the table, on its last page. */
  totals: readonly Value[] | undefined;
  groups: ReadonlyMap<Value, readonly Value[]> | undefined;
}

/** Paginated report: the tables from all pages, split into printed pages, with a toolbar and parameters. */
export class PaginatedViewElement {
  readonly element = element('main', { class: 'paginated' });
  readonly #session: FrameSession;
  #page = 0;
  #zoom: Zoom = 'fit';
  #parametersOpen: boolean | undefined;
  #defaults: PaginatedView['parameters'] | undefined;

  constructor(session: FrameSession) {
    this.#session = session;
  }

  /** Renders the current page. Returns the name of the visual on the page. */
  render(view: PaginatedView): string[] {
    const { state } = view.report;
    // The zoom and the width do not depend on the parameters.
    state.filters = [];
    const unfiltered = widestPages(view);
    state.filters = parameterFilters(view);
    const pages = printedPages(view);
    this.#page = Math.min(this.#page, Math.max(pages.length - 1, 0));
    const panel = (
      view.report.settings.commands as { parameterPanel?: { enabled?: boolean; expanded?: boolean } } | undefined
    )?.parameterPanel;
    this.#defaults ??= view.parameters;
    const defaults = this.#defaults;
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
        parametersOpen === true && reportParameters(view, defaults, this.element.clientWidth, changed),
        sheets,
      );
    });
    const others = unfiltered.map((page) => this.#sheet(view, page, pages.length));
    if (this.#zoom === 'fit') fitTo(sheets, sheet, others);
    else zoomTo(sheets, sheet, others, this.#zoom);
    return currentPage ? [currentPage.name] : [];
  }

  #toolbar(view: PaginatedView, count: number, parametersOpen: boolean | undefined): HTMLElement {
    const { strings, definition } = view.report;
    const print = (): void => {
      this.#session.renderer.print();
    };
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
      print,
      openExportMenu: (button) => {
        const csv = (): void => {
          const parts = paginatedSections(view).map(({ result }) => toCsv(result));
          downloadCsv(definition.displayName, parts.join('\r\n'));
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
    const parameters = parameterText(view);
    return element(
      'article',
      { class: 'sheet' },
      element('h1', {}, displayName),
      ...(page
        ? [
            element('h2', {}, page.title),
            parameters !== '' && element('p', { class: 'used-parameters' }, parameters),
            dataTable(page.title, page.result, report, {
              follow: () => true,
              totals: page.totals,
              groups: page.groups,
              isPrinted: true,
            }),
          ]
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

/** Returns a page for each table with its widest rows. */
const widestPages = (view: PaginatedView): PrintedPage[] =>
  paginatedSections(view).map(({ visual, result, totals, groups }) => ({
    name: visual.name,
    title: titleOf(visual),
    result: { ...result, rows: widestRows(result.rows) },
    totals,
    groups,
  }));

const titleOf = ({ title, name }: VisualState): string => title ?? name;

/** Divides tables into pages. The pages of a table have similar numbers of rows, and groups of rows stay together if they fit. */
function printedPages(view: PaginatedView): PrintedPage[] {
  return paginatedSections(view).flatMap(({ visual, result, totals, groups }) => {
    const { rows } = result;
    const pages: Value[][][] = [];
    let start = 0;
    do {
      const remaining = rows.length - start;
      let end = start + Math.ceil(remaining / Math.max(1, Math.ceil(remaining / maxRowsPerPage)));
      while (end < rows.length && end < start + maxRowsPerPage && rows[end]?.[0] === rows[end - 1]?.[0]) end++;
      pages.push(rows.slice(start, end));
      start = end;
    } while (start < rows.length);
    return pages.map((pageRows, index) => ({
      name: visual.name,
      title: titleOf(visual),
      result: { ...result, rows: pageRows },
      totals: index === pages.length - 1 ? totals : undefined,
      groups,
    }));
  });
}
