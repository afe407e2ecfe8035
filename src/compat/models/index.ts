/**
 * Drop-in replacement for `powerbi-models`: the same names and types, implemented by `@vitrine/sdk`.
 *
 * @packageDocumentation
 */
export * from './classes';
export * from './configurations';
export * from './enums';
export * from './filters';
export * from './names';
export * from './predicates';
export * from './validators';
