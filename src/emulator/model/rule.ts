/** What is wrong with a value of this name, for people, as 'direction must be …'; undefined for a sound one. */
export type Rule = (value: unknown, name: string) => string | undefined;

/** Rules by the names of fields. */
export type Rules = Readonly<Record<string, Rule>>;

const isMissing = (value: unknown): boolean => value === undefined || value === null;

/** A value of the wire as a message quotes it: never a whole object, never without end. */
function quoted(value: unknown): string {
  if (typeof value === 'string') return `'${value.slice(0, 60)}'`;
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;

const must =
  (be: string, test: (value: unknown) => boolean): Rule =>
  (value, name) => {
    if (test(value)) return undefined;
    return isMissing(value) ? `${name} is required` : `${name} must be ${be}, not ${quoted(value)}`;
  };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text = must('a string', (value) => typeof value === 'string');
export const number = must('a number', (value) => typeof value === 'number');
export const flag = must('true or false', (value) => typeof value === 'boolean');
export const object = must('an object', isObject);
export const list = must('an array', Array.isArray);

/** A value of data: what a cell may hold, or a date as an object. A blank is null. */
export const cell = must(
  'a text, a number, a boolean or a date',
  (value) => value === null || ['string', 'number', 'boolean'].includes(typeof value) || value instanceof Date,
);

/** A whole number, not less than `least`. */
export const wholeNumber = (least: number): Rule =>
  must(`a whole number of at least ${String(least)}`, (value) => Number.isInteger(value) && Number(value) >= least);

/** A number within two others. */
export const within =
  (least: number, most: number): Rule =>
  (value, name) =>
    number(value, name) ??
    (Number(value) >= least && Number(value) <= most
      ? undefined
      : `${name} must lie within ${String(least)} and ${String(most)}, not ${String(value)}`);

/** One of the names of a table, which says what each of them does or is. */
export const keyOf = (table: object): Rule =>
  must(listed(Object.keys(table)), (value) => typeof value === 'string' && Object.hasOwn(table, value));

/** One of the numbers of an enumeration of the wire. */
export const memberOf = (members: Readonly<Record<string, number>>): Rule =>
  must(listed(Object.entries(members).map(([name, value]) => `${String(value)} (${name})`)), (value) =>
    Object.values(members).includes(value as number),
  );

/** May be missing. */
export const optional =
  (rule: Rule): Rule =>
  (value, name) =>
    isMissing(value) ? undefined : rule(value, name);

/** Every item is sound, and there are not more than `most`. */
export const listOf =
  (item: Rule, most = Infinity): Rule =>
  (value, name) => {
    if (!Array.isArray(value)) return list(value, name);
    if (value.length > most) return `${name} must hold at most ${String(most)}, not ${String(value.length)}`;
    for (const [index, each] of value.entries()) {
      const fault = item(each, `${name}[${String(index)}]`);
      if (fault !== undefined) return fault;
    }
    return undefined;
  };

/** An object whose fields are sound; it may have others. */
export const fields =
  (rules: Rules): Rule =>
  (value, name) =>
    isObject(value) ? fieldFault(value, rules, `${name}.`) : object(value, name);

/** The first fault of an object's fields. */
export function fieldFault(value: object, rules: Rules, prefix = ''): string | undefined {
  for (const [name, rule] of Object.entries(rules)) {
    const fault = rule((value as Record<string, unknown>)[name], `${prefix}${name}`);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
