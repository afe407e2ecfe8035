import type { Field, Option, Values } from './command';
import { columns, columnValues, pages, listVisuals } from './sample-names';

/** Returns a field with options. The default is `initial` if it is an option, otherwise the first option. */
export function choice(
  name: string,
  label: string,
  options: readonly Option[] | ((values: Values) => readonly Option[]),
  initial?: string,
): Field {
  const optionsFor = typeof options === 'function' ? options : () => options;
  return {
    name,
    label,
    type: 'choice',
    options: optionsFor,
    initial: (values) => {
      const options = optionsFor(values);
      const [value = ''] = options.find(([option]) => option === initial) ?? options[0] ?? [];
      return value;
    },
  };
}

/** Returns options whose labels are their values. */
export const same = (...values: readonly string[]): readonly Option[] => values.map((value) => [value, value]);

export const text = (name: string, label: string, initial: string): Field => ({
  name,
  label,
  type: 'text',
  initial: () => initial,
});

/** Returns a field whose default is one of two colors, depending on the color scheme. */
export const color = (name: string, label: string, light: string, dark: string): Field => ({
  name,
  label,
  type: 'color',
  initial: (_, scheme) => (scheme === 'dark' ? dark : light),
});

/** Returns a field whose value is 'true' or 'false'. */
export const toggle = (name: string, label: string, isOn: boolean): Field => ({
  name,
  label,
  type: 'switch',
  initial: () => String(isOn),
});

export const number = (
  name: string,
  label: string,
  initial: number,
  range: { min?: number; max?: number; step?: number } = {},
): Field => ({ name, label, type: 'number', initial: () => String(initial), ...range });

export const pageField = (initial = 'overview'): Field => choice('page', 'Page', pages, initial);

/** Returns a field with the visuals on the page selected in a preceding field. */
export const visualField = (accepts?: (type: string) => boolean, initial?: string): Field =>
  choice('visual', 'Visual', ({ page = '' }) => listVisuals(page, accepts), initial);

export const columnField: Field = choice('column', 'Column', columns);

/** Field for a value of the column selected in a preceding field. */
export const valueField: Field = choice('value', 'Value', ({ column = '' }) => columnValues(column));
