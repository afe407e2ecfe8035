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
  openExportMenu(button: HTMLElement): void;
}

/** Creates the toolbar for a paginated report: parameters, pages, zoom and export. */
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
  const pages = element(
    'nav',
    { class: 'bar-group', 'aria-label': strings.pages },
    pageButton('first', strings.firstPage, 0),
    pageButton('previous', strings.previousPage, page - 1),
    element(
      'span',
      { role: 'status', 'data-short': `${String(page + 1)} / ${String(pageCount)}` },
      element('span', {}, formatString(strings.pageOf, page + 1, pageCount)),
    ),
    pageButton('chevron', strings.nextPage, page + 1),
    pageButton('last', strings.lastPage, last),
  );
  return element('div', { class: 'paginated-bar' }, parameters, pages, select, exportButton);
}
