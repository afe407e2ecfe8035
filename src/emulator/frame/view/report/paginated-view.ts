import type { FrameSession } from '../../../session/frame-session';
import { parameterFilters, paginatedSections } from '../../../session/rendering/paginated-sections';
import type { PaginatedView } from '../../../session/view';
import { formatText } from '../../../locales/locale';
import { element, fill } from '../dom';
import { dataTable } from '../visuals/table';

const rowsPerPage = 40;

/** Paginated report: the tables of all pages, split into printed pages, and a parameter panel. */
export class PaginatedViewElement {
  readonly element = element('div', { class: 'paginated' });
  readonly #session: FrameSession;
  #page = 0;
  #open: boolean | undefined;

  constructor(session: FrameSession) {
    this.#session = session;
  }

  /** Renders the current page. Returns the name of its visual. */
  render(view: PaginatedView): string[] {
    const { report } = view;
    const { texts } = report;
    report.state.filters = parameterFilters(view);
    const pages = paginatedSections(view).flatMap(({ visual, result }) => {
      const count = Math.max(1, Math.ceil(result.rows.length / rowsPerPage));
      return Array.from({ length: count }, (_, index) => ({
        visual,
        result: { ...result, rows: result.rows.slice(index * rowsPerPage, (index + 1) * rowsPerPage) },
      }));
    });
    this.#page = Math.min(this.#page, Math.max(pages.length - 1, 0));
    const shown = pages[this.#page];
    const turn = (step: number) => () => {
      this.#page = Math.min(Math.max(this.#page + step, 0), pages.length - 1);
      this.#session.invalidate();
    };
    const bar = element(
      'nav',
      { class: 'paginated-bar', 'aria-label': texts.pages },
      element(
        'button',
        { type: 'button', 'aria-label': texts.previousPage, disabled: this.#page === 0, onclick: turn(-1) },
        '‹',
      ),
      element('span', { role: 'status' }, formatText(texts.pageOf, this.#page + 1, Math.max(pages.length, 1))),
      element(
        'button',
        { type: 'button', 'aria-label': texts.nextPage, disabled: this.#page >= pages.length - 1, onclick: turn(1) },
        '›',
      ),
    );
    const { displayName } = report.definition;
    const sheet = element('article', { class: 'sheet' }, element('h1', {}, displayName));
    if (shown)
      sheet.append(
        element('h2', {}, shown.visual.title ?? shown.visual.name),
        dataTable(shown.visual.title ?? '', shown.result, report),
      );
    fill(
      this.element,
      bar,
      this.#parameters(view),
      element('main', { class: 'sheets', 'aria-label': displayName }, sheet),
    );
    return shown ? [shown.visual.name] : [];
  }

  #parameters(view: PaginatedView): HTMLElement | false {
    const panel = (
      view.report.settings.commands as { parameterPanel?: { enabled?: boolean; expanded?: boolean } } | undefined
    )?.parameterPanel;
    if (panel?.enabled === false) return false;
    this.#open ??= panel?.expanded ?? false;
    const names = view.report.dataset.tables
      .flatMap((table) =>
        table.columns.filter(({ type }) => type === 'text').map(({ name }) => ({ table: table.name, name })),
      )
      .filter(({ table, name }) => view.report.dataset.field(table, { table, column: name }).values.length <= 12);
    const parameters = [...new Map(names.map((each) => [each.name, each])).values()].slice(0, 6);
    const fields = parameters.map(({ table, name }) => {
      const value = view.parameters.find((each) => each.name === name)?.value ?? '';
      const values = view.report.dataset.field(table, { table, column: name }).values.map(String).sort();
      const select = element(
        'select',
        {
          onchange: () => {
            view.parameters = [
              ...view.parameters.filter((each) => each.name !== name),
              ...(select.value === '' ? [] : [{ name, value: select.value }]),
            ];
            this.#page = 0;
            this.#session.invalidate();
          },
        },
        element('option', { value: '' }, view.report.texts.all),
        ...values.map((each) => element('option', { value: each }, each)),
      );
      select.value = value;
      return element('label', {}, element('span', {}, name), select);
    });
    const details = element(
      'details',
      { class: 'parameters', open: this.#open },
      element('summary', {}, view.report.texts.parameters),
      ...fields,
    );
    details.addEventListener('toggle', () => {
      this.#open = details.open;
    });
    return element('section', { 'aria-label': view.report.texts.parameters }, details);
  }

  dispose(): void {
    this.element.remove();
  }
}
