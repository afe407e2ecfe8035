import type { PaginatedView } from '../../../session/view';
import { element } from '../dom';

/** Maximum number of parameters in the panel. */
const maxParameters = 6;
/** Maximum number of distinct values in a column offered as a parameter. */
const maxValues = 12;

/** Minimum width of a parameter, and the space between two parameters, in pixels. */
const [minWidth, gap] = [136, 16];
/** Space to the left and right of the parameters, in pixels. */
const padding = 32;

/** Returns the number of columns for a panel of the given width, so that its rows have a similar length. */
export function balancedColumns(count: number, width: number): number {
  const most = Math.max(1, Math.floor((width - padding + gap) / (minWidth + gap)));
  const rows = Math.max(1, Math.ceil(count / most));
  return Math.max(1, Math.ceil(count / rows));
}

/**
 * Creates the parameter panel for a paginated report, with a dropdown list for each text column with few values, and a button that restores
 * the default values if they have changed.
 *
 * @param defaults - values of the parameters when the report was loaded
 * @param width - width of the panel, in pixels
 */
export function reportParameters(
  view: PaginatedView,
  defaults: PaginatedView['parameters'],
  width: number,
  onChange: () => void,
): HTMLElement {
  const { dataset, strings } = view.report;
  const columns = dataset.tables
    .flatMap(({ name: table, columns: tableColumns }) =>
      tableColumns.filter(({ type }) => type === 'text').map(({ name, label = name }) => ({ table, name, label })),
    )
    .filter(({ table, name }) => dataset.field(table, { table, column: name }).values.length <= maxValues);
  const parameters = [...new Map(columns.map((each) => [each.name, each])).values()].slice(0, maxParameters);
  const fields = parameters.map(({ table, name, label }) => {
    const values = dataset.field(table, { table, column: name }).values.map(String).sort();
    const select = element(
      'select',
      {
        onchange: () => {
          const others = view.parameters.filter((each) => each.name !== name);
          view.parameters = select.value === '' ? others : [...others, { name, value: select.value }];
          onChange();
        },
      },
      element('option', { value: '' }, strings.all),
      ...values.map((each) => element('option', { value: each }, each)),
    );
    select.value = view.parameters.find((each) => each.name === name)?.value ?? '';
    return element('label', {}, element('span', {}, label), select);
  });
  const reset = (): void => {
    view.parameters = defaults;
    onChange();
  };
  const panel = element(
    'section',
    { class: 'parameters', 'aria-label': strings.parameters },
    ...fields,
    view.parameters !== defaults &&
      element('button', { type: 'button', class: 'reset', onclick: reset }, strings.resetFilters),
  );
  panel.style.setProperty('--columns', String(balancedColumns(fields.length, width)));
  return panel;
}
