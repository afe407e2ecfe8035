/** Script tag: the exports of the core on `window.vitrine`. The page is scanned when its document is ready. */
import { startFromScript } from './declarative/script-tag';
import { service } from './service/default-service';

export * from './index';

// not `document.currentScript`, which an element such as `<img name="currentScript">` would replace
startFromScript(service, Reflect.get(Document.prototype, 'currentScript', document) as HTMLScriptElement | null);
