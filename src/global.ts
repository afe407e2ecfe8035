/** Entry point for the script tag. Exposes the core as `window.vitrine` and scans the page when its document is ready. */
import * as core from './core';
import { startFromScript } from './declarative/script-tag';
import * as models from './models';

// Not `document.currentScript`, which an element such as `<img name="currentScript">` can override.
startFromScript(core.service, Reflect.get(Document.prototype, 'currentScript', document) as HTMLScriptElement | null);

// Built at run time, because with `export *` the bundle would contain the name of each model twice.
const vitrine = { ...core, ...models, models };

/** The function of an AMD loader that registers a module. */
declare const define: { (name: string, dependencies: string[], create: () => unknown): void; amd?: object } | undefined;

// Loaders report an error for a script tag that registers a module without a name.
if (typeof define === 'function' && define.amd) define('vitrine', [], () => vitrine);

// oxlint-disable-next-line no-restricted-exports -- Rollup assigns the default export to the global
export default vitrine;
