/**
 * The published `powerbi-models`: its names and types, the core's code.
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
