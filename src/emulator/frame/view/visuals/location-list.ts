import type { Value } from '../../../engine/value';
import { type LocaleStrings, formatString } from '../../../locales/locale';
import { element } from '../dom';
import { type ChartInput, formatValue } from './chart-input';
import { setContextPoint } from './context-point';

/** Maximum number of locations in the list. */
const maxLocations = 200;

/** Creates a list of locations with bars. Replaces a map if none of its locations has coordinates. */
export function locationList(
  { result: { columns, rows }, formatter, selected, palette }: ChartInput,
  strings: LocaleStrings,
  label: string,
  select: ((point: Value[], join: boolean) => void) | undefined,
): HTMLElement {
  const sizeIndex = columns.findIndex(
    ({ role, field }) => role === 'measure' && !['X', 'Y', 'Tooltips'].includes(field.role ?? ''),
  );
  const parts = columns.filter(({ role }) => role === 'category' || role === 'series').length;
  const sizeOf = (row: readonly Value[]): number => {
    const value = row[sizeIndex];
    return typeof value === 'number' ? Math.max(0, value) : 0;
  };
  const sorted = [...rows].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, maxLocations);
  const largest = Math.max(...sorted.map(sizeOf)) || 1;
  const items = sorted.map((row) => {
    const point = row.slice(0, parts);
    const isSelected = selected.some((each) => each.every((part, index) => part === point[index]));
    const bar = element('span', { class: 'location-bar' });
    bar.style.width = `${String((sizeOf(row) / largest) * 100)}%`;
    bar.style.backgroundColor = palette.data[0] ?? palette.accent;
    const button = element(
      'button',
      {
        type: 'button',
        class: selected.length > 0 && !isSelected ? 'location faint' : 'location',
        'aria-pressed': String(isSelected),
        disabled: !select,
        onclick: ({ ctrlKey, metaKey }: MouseEvent) => select?.(point, ctrlKey || metaKey),
        oncontextmenu: (event: Event) => {
          setContextPoint(event, point);
        },
      },
      element('span', {}, point.map((part, index) => formatValue(formatter, part, columns[index])).join(', ')),
      element('span', { class: 'location-track' }, bar),
      element(
        'span',
        { class: 'number' },
        sizeIndex < 0 ? '' : formatValue(formatter, row[sizeIndex] ?? null, columns[sizeIndex]),
      ),
    );
    return element('li', {}, button);
  });
  const note = formatString(strings.withoutCoordinates, String(rows.length));
  return element(
    'div',
    { class: 'location-list' },
    element('ul', { 'aria-label': label }, ...items),
    element('p', { class: 'note' }, note),
  );
}
