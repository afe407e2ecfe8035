import type { Value } from './configuration';

/** Returns a field's value as source code. */
export const literal = (value: Value): string => (typeof value === 'string' ? `'${value}'` : value.source);

/** Returns whether a value is declared before the embed. This applies to values with several lines. */
export const isDeclared = (value: Value): boolean => literal(value).includes('\n');

/** Joins the lines of the code. */
export const lines = (...parts: readonly (string | readonly string[])[]): string => parts.flat().join('\n');

/** Returns the line that finds the element for the content. */
export const findContent = (name: string): string => `const ${name} = document.querySelector('#content');`;

/** Returns the lines that declare values with several lines. */
export const declarations = (fields: Readonly<Record<string, Value>>): readonly string[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    isDeclared(value) ? [`const ${name} = ${literal(value)};`, ''] : [],
  );

/** Returns a field as a property of the configuration. */
export const formatProperty = ([name, value]: readonly [string, Value]): string =>
  isDeclared(value) ? `  ${name},` : `  ${name}: ${literal(value)},`;
