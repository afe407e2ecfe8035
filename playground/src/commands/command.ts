import type { Scheme } from '../preview/document';

/** A command's field values by name. */
export type Values = Readonly<Record<string, string>>;

/** A field option: its value, and the text shown to visitors. */
export type Option = readonly [value: string, label: string];

/** A field in a command's form. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: 'choice' | 'text' | 'number' | 'color' | 'switch';
  /** Default value. It can depend on preceding fields and on the color scheme. */
  readonly initial: (values: Values, scheme: Scheme) => string;
  /** Options for a choice. They can depend on preceding fields. */
  readonly options?: (values: Values) => readonly Option[];
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
}

/** A command's source code: statements, and the expression whose value is the result. */
export interface CommandCode {
  readonly statements: readonly string[];
  readonly result: string;
}

/** A command that visitors can run. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly summary: string;
  readonly fields: readonly Field[];
  readonly code: (values: Values) => CommandCode;
}

/** Commands about one topic. */
export interface CommandGroup {
  readonly label: string;
  readonly commands: readonly Command[];
}

/** Returns the values for all of a command's fields. Missing values and unknown options are replaced with the defaults. */
export function valuesOf({ fields }: Command, input: Values, scheme: Scheme = 'light'): Record<string, string> {
  const values: Record<string, string> = {};
  for (const field of fields) {
    const value = input[field.name];
    const isValid = value !== undefined && (field.options?.(values).some(([option]) => option === value) ?? true);
    values[field.name] = isValid ? value : field.initial(values, scheme);
  }
  return values;
}

/** Returns the code shown to visitors. */
export const shownCode = ({ statements, result }: CommandCode): string => [...statements, `${result};`].join('\n');

/** Returns the function body that runs the code. */
export const functionBody = ({ statements, result }: CommandCode): string =>
  [...statements, `return ${result};`].join('\n');

/** Returns a string as a JavaScript literal. */
export const quote = (text: string): string =>
  `'${text
    .replace(/[\\']/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\r', String.raw`\r`)}'`;

/** Returns a number field's text as a number literal, or 0 if it is not a number. */
export const numeral = (text: string | undefined): string => String(Number(text) || 0);

/** Returns a switch's value as a boolean literal. */
export const booleanLiteral = (value: string | undefined): string => String(value === 'true');
