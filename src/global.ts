/** The script-tag door: the exports of the core on `window.vitrine`, and the page is scanned when its document is ready. */
import { service } from './service/default-service';
import { startFromScript } from './service/script-tag';

export * from './index';

// not `document.currentScript`, which markup can put an element of its own in the place of: `<img name="currentScript">`
startFromScript(service, Reflect.get(Document.prototype, 'currentScript', document) as HTMLScriptElement | null);
