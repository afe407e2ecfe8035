/** Entry point for the script tag. Exposes the core as `window.vitrine` and scans the page when its document is ready. */
import * as core from './core';
import { startFromScript } from './declarative/script-tag';
import * as models from './models';

// Not `document.currentScript`, which an element such as `<img name="currentScript">` can override.
startFromScript(core.service, Reflect.get(Document.prototype, 'currentScript', document) as HTMLScriptElement | null);

// Built at run time, because with `export *` the bundle would contain the name of each model twice.
// oxlint-disable-next-line no-restricted-exports -- Rollup assigns the default export to the global
export default { ...core, ...models, models };
