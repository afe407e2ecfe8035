/**
 * Core: embeds, their object model, models and validators. Importing it has no side effects and does not require a browser.
 *
 * @packageDocumentation
 */
export * from './core';
export * from './models';
export * as models from './models';
// Not part of `core`, so that the script tag does not contain them.
export { themeFromPage } from './theme/page-theme';
export { subscribeToPageTheme } from './theme/subscribe-to-page-theme';
