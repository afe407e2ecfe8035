import { formatString, type LocaleStrings } from '../../../locales/locale';
import { element } from '../dom';
import { type IconName, icon } from '../icon';

/** Zoom factor for a printed page, or `fit` to fit the frame's width. */
export type Zoom = number | 'fit';

const zoomLevels = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** State and actions for a paginated report's toolbar. */
interface PaginatedToolbar {
  strings: LocaleStrings;
  /** Index of the visible page. */
  page: number;
  pageCount: number;
  zoom: Zoom;
  /** Whether the parameter panel is open. Undefined if the panel is disabled. */
  parametersOpen: boolean | undefined;
  showPage(page: number): void;
  setZoom(zoom: Zoom): void;
  toggleParameters(): void;
  print(): void;
  openExportMenu(button: HTMLElement): void;
}

/** Creates the toolbar for a paginated report: parameters, pages, zoom, print and export. */
export function paginatedToolbar(options: PaginatedToolbar): HTMLElement {
  const { strings, page, pageCount, zoom, parametersOpen } = options;
  const last = pageCount - 1;
  const pageButton = (symbol: IconName, label: string, target: number): HTMLElement =>
    element(
      'button',
      {
        type: 'button',
        title: label,
        'aria-label': label,
        disabled: target < 0 || target > last || target === page,
        onclick: () => {
          options.showPage(target);
        },
      },
      icon(symbol),
    );
  const select = element(
    'select',
    {
      'aria-label': strings.zoom,
      onchange: () => {
        options.setZoom(select.value === 'fit' ? 'fit' : Number(select.value));
      },
    },
    element('option', { value: 'fit' }, strings.automatic),
    ...zoomLevels.map((level) => element('option', { value: level }, `${String(level * 100)}%`)),
  );
  select.value = String(zoom);
  const exportButton = element(
    'button',
    {
      type: 'button',
      'aria-label': strings.exportReport,
      'aria-haspopup': 'menu',
      onclick: () => {
        options.openExportMenu(exportButton);
      },
    },
    icon('export'),
    element('span', { class: 'label' }, strings.exportReport),
    icon('chevron'),
  );
  const parameters =
    parametersOpen !== undefined &&
    element(
      'button',
      {
        type: 'button',
        'aria-label': strings.parameters,
        'aria-expanded': String(parametersOpen),
        onclick: () => {
          options.toggleParameters();
        },
      },
      icon('parameters'),
      element('span', { class: 'label' }, strings.parameters),
    );
  const printButton = element(
    'button',
    {
      type: 'button',
      class: 'print',
      onclick: () => {
        options.print();
      },
    },
    icon('print'),
    element('span', { class: 'label' }, strings.print),
  );
  const pages = element(
    'nav',
    { class: 'bar-group', 'aria-label': strings.pages },
    pageButton('first', strings.firstPage, 0),
    pageButton('previous', strings.previousPage, page - 1),
    element('span', { class: 'position', role: 'status' }, formatString(strings.pageOf, page + 1, pageCount)),
    pageField(options),
    pageButton('chevron', strings.nextPage, page + 1),
    pageButton('last', strings.lastPage, last),
  );
  return element('div', { class: 'paginated-bar' }, parameters, pages, select, printButton, exportButton);
}

/** Creates a field for the number of the page, with the number of pages. Values that are not numbers are discarded. */
function pageField(options: PaginatedToolbar): HTMLElement {
  const { strings, page, pageCount } = options;
  const [before = '', between = ''] = strings.pageOf.split(/\{\d\}/);
  const field = element('input', {
    type: 'text',
    inputmode: 'numeric',
    autocomplete: 'off',
    maxlength: 4,
    value: page + 1,
    'aria-label': before.trim(),
    onfocus: () => {
      field.select();
    },
    onchange: () => {
      const target = Math.min(Math.max(Math.round(Number(field.value)), 1), pageCount);
      if (field.value.trim() === '' || Number.isNaN(target) || target === page + 1) field.value = String(page + 1);
      else options.showPage(target - 1);
    },
  });
  return element(
    'span',
    { class: 'page-field', 'data-short': ` / ${String(pageCount)}` },
    element('span', { 'aria-hidden': 'true' }, before.trim()),
    field,
    element('span', { 'aria-hidden': 'true' }, `${between.trim()} ${String(pageCount)}`),
  );
}
