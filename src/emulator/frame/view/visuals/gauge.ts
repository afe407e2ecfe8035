import type { QueryResult } from '../../../engine/evaluate';
import { element } from '../dom';
import { svg } from '../svg';
import { type LocaleStrings, formatString } from '../../../locales/locale';
import type { ChartInput } from './chart-input';

/** Numbers shown on a gauge. */
interface Reading {
  value: number;
  min: number;
  max: number;
  target: number | undefined;
}

/** Maximum size of a gauge, in pixels, as in the style sheet. */
const maxWidth = 380;
const maxHeight = 236;

/** A gauge's data roles, in the order of its measures. */
const roles = ['Y', 'MinValue', 'MaxValue', 'TargetValue'];

/**
 * Returns a gauge's numbers. If there is no maximum, the scale ends at twice the value, as in Power BI, or at 1 if the
 * value is not positive.
 */
export function gaugeReading({ columns, rows: [row = []] }: QueryResult): Reading {
  const measures = columns.flatMap((column, index) => (column.role === 'measure' ? [{ column, index }] : []));
  const numberOf = (role: string, position: number): number | undefined => {
    const named = measures.find(({ column }) => column.field.role === role);
    const unnamed = measures[position];
    const value = row[(named ?? (unnamed?.column.field.role === undefined ? unnamed : undefined))?.index ?? -1];
    return typeof value === 'number' ? value : undefined;
  };
  const [value = 0, min = 0, max, target] = roles.map(numberOf);
  const maximum = max ?? (value > 0 ? 2 * value : 1);
  return { value, min, max: Math.max(maximum, min + Number.EPSILON), target };
}

/** Creates a gauge: an arc from the minimum to the maximum, with the value and a line at the target. */
export function gauge(
  { result, formatter, width, height, fontSize }: ChartInput,
  strings: LocaleStrings,
  label: string,
): HTMLElement {
  const { value, min, max, target } = gaugeReading(result);
  const column = result.columns.find(({ role }) => role === 'measure');
  const format = (number: number): string => (column ? formatter.show(number, column) : String(number));
  const angle = (number: number): number => Math.PI * (1 - Math.min(1, Math.max(0, (number - min) / (max - min))));
  const pointAt = (number: number, radius: number): string =>
    `${(100 + radius * Math.cos(angle(number))).toFixed(1)} ${(100 - radius * Math.sin(angle(number))).toFixed(1)}`;
  const arc = (to: number, name: string): SVGElement =>
    svg('path', { d: `M${pointAt(min, 80)}A80 80 0 0 1 ${pointAt(to, 80)}`, class: name });
  const text = (x: number, y: number, content: string, name = ''): SVGElement =>
    svg('text', { x, y, class: name, 'text-anchor': 'middle' }, content);
  const scale = formatter.uniform([min, max], column?.format);
  const targetText = (number: number): SVGElement => {
    const [x = '', y = ''] = pointAt(number, 100).split(' ');
    const side = Math.cos(angle(number));
    const anchor = side > 0.2 ? 'start' : side < -0.2 ? 'end' : 'middle';
    return svg('text', { x, y, 'text-anchor': anchor }, formatter.short(number, column?.format));
  };
  const description = [
    `${label}. ${column?.label ?? ''}: ${format(value)}`,
    formatString(strings.betweenValues, format(min), format(max)),
    ...(target === undefined ? [] : [formatString(strings.target, format(target))]),
  ].join(', ');
  // The target's number is outside the arc.
  const [left, top, boxWidth, boxHeight] = target === undefined ? [0, 0, 200, 124] : [-20, -12, 240, 136];
  const scaleFactor = Math.min(Math.min(width, maxWidth) / boxWidth, Math.min(height, maxHeight) / boxHeight);
  const picture = svg(
    'svg',
    {
      viewBox: [left, top, boxWidth, boxHeight].join(' '),
      role: 'img',
      'aria-label': description,
      'font-size': fontSize / scaleFactor,
    },
    arc(max, 'gauge-scale'),
    value > min && arc(value, 'gauge-value'),
    target !== undefined && svg('path', { d: `M${pointAt(target, 66)}L${pointAt(target, 94)}`, class: 'gauge-target' }),
    text(100, 96, format(value), 'gauge-number'),
    target !== undefined && targetText(target),
    text(20, 118, scale(min)),
    text(180, 118, scale(max)),
  );
  const holder = element('div', { class: 'gauge' });
  holder.append(picture);
  return holder;
}
