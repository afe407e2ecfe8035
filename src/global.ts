/** Script tag: the exports of the core on `window.vitrine`. The page is scanned when its document is ready. */
import * as core from './core';
import { startFromScript } from './declarative/script-tag';
import * as models from './models';

// Not `document.currentScript`, which an element such as `<img name="currentScript">` would replace.
startFromScript(core.service, Reflect.get(Document.prototype, 'currentScript', document) as HTMLScriptElement | null);

// Built at run time, because `export *` would contain the name of each model twice.
// oxlint-disable-next-line no-restricted-exports -- Rollup assigns the default export to the global
export default { ...core, ...models, models };
