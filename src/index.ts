/**
 * Core: embeds, their object model, models and validators. Importing it has no side effects and needs no browser.
 *
 * @packageDocumentation
 */
export * from './core';
export * from './models';
export * as models from './models';
