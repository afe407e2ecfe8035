import type { QueryResult } from '../../../engine/evaluate';
import { element } from '../dom';
import { svg } from '../svg';
import { type LocaleStrings, formatString } from '../../../locales/locale';
import { maxCharacters } from './card';
import { type ChartInput, textWidth } from './chart-input';

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

/** Smallest number that is shortened at the end of a scale, for example to 10K. */
const shortFrom = 10_000;

/** A gauge's data roles, in the order of its measures. */
const roles = ['Y', 'MinValue', 'MaxValue', 'TargetValue'];

/** Multiples of a power of ten at which a scale without a maximum can end. */
const endFactors = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Returns a round number that is at least as large as a positive number. */
function roundUp(number: number): number {
  const power = 10 ** Math.floor(Math.log10(number));
  const factor = endFactors.find((each) => each * power >= number) ?? 10;
  // Multiples of 0.1 are not exact.
  return Number((factor * power).toPrecision(2));
}

/**
 * Returns a gauge's numbers. If there is no maximum, the scale of a percentage up to 100% ends at 100%, and other scales end at a round number
 * of at least twice the value, as in Power BI, or at 1 if the value is not positive.
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
  const isShare = measures[0]?.column.format?.style === 'percent' && Math.max(value, target ?? 0) <= 1;
  const maximum = max ?? (value > 0 && !isShare ? roundUp(2 * value) : 1);
  return { value, min, max: Math.max(maximum, min + Number.EPSILON), target };
}

/** Creates a gauge: an arc from the minimum to the maximum, with the value and a line at the target. */
export function gauge(input: ChartInput, strings: LocaleStrings, label: string): HTMLElement {
  const { result, formatter, width, height, fontSize } = input;
  const { value, min, max, target } = gaugeReading(result);
  const column = result.columns.find(({ role }) => role === 'measure');
  const format = (number: number): string => (column ? formatter.show(number, column) : String(number));
  const exact = format(value);
  const angle = (number: number): number => Math.PI * (1 - Math.min(1, Math.max(0, (number - min) / (max - min))));
  const pointAt = (number: number, radius: number): string =>
    `${(100 + radius * Math.cos(angle(number))).toFixed(1)} ${(100 - radius * Math.sin(angle(number))).toFixed(1)}`;
  const arc = (to: number, name: string): SVGElement =>
    svg('path', { d: `M${pointAt(min, 80)}A80 80 0 0 1 ${pointAt(to, 80)}`, class: name });
  const text = (x: number, y: number, content: string, name = ''): SVGElement =>
    svg('text', { x, y, class: name, 'text-anchor': 'middle' }, content);
  // The ends of the scale can be different measures.
  const endText = (number: number, role: string): string => {
    const own = result.columns.find(({ field }) => field.role === role) ?? column;
    if (number === 0 || !own) return formatter.uniform([number], own?.format)(number);
    return Math.abs(number) < shortFrom ? formatter.show(number, own) : formatter.short(number, own.format);
  };
  const targetText = (number: number): SVGElement => {
    const [x = '', y = ''] = pointAt(number, 100).split(' ');
    const side = Math.cos(angle(number));
    const anchor = side > 0.2 ? 'start' : side < -0.2 ? 'end' : 'middle';
    return svg('text', { x, y, 'text-anchor': anchor }, formatter.short(number, column?.format));
  };
  const description = [
    `${label}. ${column?.label ?? ''}: ${exact}`,
    formatString(strings.betweenValues, format(min), format(max)),
    ...(target === undefined ? [] : [formatString(strings.target, format(target))]),
  ].join(', ');
  // The target's number is outside the arc.
  const [left, top, boxWidth, boxHeight] = target === undefined ? [0, 0, 200, 124] : [-20, -12, 240, 136];
  const scaleFactor = Math.min(Math.min(width, maxWidth) / boxWidth, Math.min(height, maxHeight) / boxHeight);
  const endLabel = (content: string, center: number): SVGElement => {
    // Below the end of the arc, unless the text would be cut off.
    const margin = textWidth(content, input) / scaleFactor / 2 + 2;
    return text(Math.min(Math.max(center, left + margin), left + boxWidth - margin), 118, content);
  };
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
    text(100, 96, exact.length > maxCharacters ? formatter.short(value, column?.format) : exact, 'gauge-number'),
    target !== undefined && targetText(target),
    endLabel(endText(min, 'MinValue'), 20),
    endLabel(endText(max, 'MaxValue'), 180),
  );
  const holder = element('div', { class: 'gauge' });
  holder.append(picture);
  return holder;
}
