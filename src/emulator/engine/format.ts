import type { NumberFormat } from '../model/definition';
import type { Bucket } from '../model/query';
import { type LocaleStrings, stringsFor } from '../locales/locale';
import { quarterOf } from './calendar';
import type { ResultColumn } from './evaluate';
import type { Value } from './value';

/** Formatter for values in one locale. */
export class Formatter {
  readonly locale: string;
  /** Text shown for a blank. */
  readonly blank: string;
  readonly #strings: LocaleStrings;
  readonly #minus: string;
  readonly #numbers = new Map<string, Intl.NumberFormat>();
  readonly #dates = new Map<string, Intl.DateTimeFormat>();

  /**
   * @param locale - BCP 47 tag; an unknown locale falls back to 'en-US'
   * @param strings - strings for blanks and booleans; default English
   * @param minus - replaces the hyphen that many locales have in front of negative numbers; default a hyphen
   */
  constructor(locale: string, strings: LocaleStrings = stringsFor('en'), minus: '-' | '\u2212' = '-') {
    this.locale = isLocale(locale) ? locale : 'en-US';
    this.#strings = strings;
    this.#minus = minus;
    this.blank = strings.blank;
  }

  /** Formats a value from a result column. */
  show(value: Value, column: Pick<ResultColumn, 'type' | 'format' | 'field'>): string {
    if (value === null) return this.blank;
    if (column.type === 'date' && typeof value === 'number') return this.date(value, bucketOf(column.field));
    if (column.type === 'number' && typeof value === 'number')
      return this.number(value, column.format ?? plainFormat(value));
    if (typeof value === 'boolean') return value ? this.#strings.yes : this.#strings.no;
    return String(value);
  }

  /** Formats a number. */
  number(value: number, format: NumberFormat = {}): string {
    return this.#withMinus(this.#format(format, false), value);
  }

  /** Formats a number in compact notation, such as 1.2M, for axes and cards. */
  short(value: number, format: NumberFormat = {}): string {
    return this.#withMinus(this.#format(format, true), value);
  }

  /**
   * Returns a function that formats the given values with the lowest precision that shows all of them exactly. Uses
   * compact notation if any absolute value is 10,000 or more, except for percentages.
   */
  uniform(
    values: readonly number[],
    { style = 'decimal', currency = 'USD' }: NumberFormat = {},
  ): (value: number) => string {
    const compact = style !== 'percent' && values.some((value) => Math.abs(value) >= 10_000);
    const format = (minimum: number, maximum: number) =>
      new Intl.NumberFormat(this.locale, {
        style,
        ...(style === 'currency' && { currency }),
        ...(compact && { notation: 'compact' }),
        minimumFractionDigits: minimum,
        maximumFractionDigits: maximum,
      });
    const exact = format(0, 6);
    const parts = (value: number) =>
      Object.fromEntries(exact.formatToParts(value).map(({ type, value: text }) => [type, text]));
    // Thousands and millions on the same axis have different units. Each unit has its own precision.
    const digits = new Map<string | undefined, number>();
    for (const value of values) {
      const { compact: unit, fraction = '' } = parts(value);
      digits.set(unit, Math.max(digits.get(unit) ?? 0, fraction.length));
    }
    return (value) => {
      const count = value === 0 && compact ? 0 : (digits.get(parts(value).compact) ?? 0);
      return this.#withMinus(format(count, count), value);
    };
  }

  /** Formats a date, or the period that starts with it. */
  date(instant: number, bucket?: Bucket): string {
    if (bucket === 'quarter') return `Q${String(quarterOf(instant))} ${String(new Date(instant).getUTCFullYear())}`;
    const key = bucket ?? 'day';
    let format = this.#dates.get(key);
    if (!format) {
      const options: Intl.DateTimeFormatOptions =
        bucket === 'year'
          ? { year: 'numeric' }
          : bucket === 'month'
            ? { month: 'short', year: 'numeric' }
            : { day: 'numeric', month: 'short', year: 'numeric' };
      format = this.#dateFormat(options);
      this.#dates.set(key, format);
    }
    return format.format(instant);
  }

  /** Formats the month or quarter that starts with a date, and its year, separately. */
  dateParts(instant: number, bucket: 'month' | 'quarter'): [part: string, year: string] {
    const year = this.date(instant, 'year');
    if (bucket === 'quarter') return [`Q${String(quarterOf(instant))}`, year];
    return [this.#dateFormat({ month: 'short' }).format(instant), year];
  }

  /** Formats a number. Negative numbers that are rounded to zero have no sign. */
  #withMinus(format: Intl.NumberFormat, value: number): string {
    const text = format.format(value);
    if (value > 0) return text;
    return text === format.format(-0) ? format.format(0) : text.replace('-', this.#minus);
  }

  /** Creates a date format. Periods are based on UTC and the Gregorian calendar, which some locales do not use by default. */
  #dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    return new Intl.DateTimeFormat(this.locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
  }

  #format({ style = 'decimal', currency = 'USD', decimals }: NumberFormat, short: boolean): Intl.NumberFormat {
    const key = `${style} ${currency} ${String(decimals)} ${String(short)}`;
    let format = this.#numbers.get(key);
    if (!format) {
      const digits = decimals ?? (style === 'percent' ? 1 : 0);
      format = new Intl.NumberFormat(this.locale, {
        style,
        ...(style === 'currency' && { currency }),
        ...(short && style !== 'percent'
          ? { notation: 'compact', maximumSignificantDigits: 3 }
          : { minimumFractionDigits: short ? 0 : digits, maximumFractionDigits: digits }),
      });
      this.#numbers.set(key, format);
    }
    return format;
  }
}

function isLocale(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}

const plainFormat = (value: number): NumberFormat => ({ decimals: Number.isInteger(value) ? 0 : 2 });

function bucketOf(field: ResultColumn['field']): Bucket | undefined {
  return 'bucket' in field ? field.bucket : undefined;
}
