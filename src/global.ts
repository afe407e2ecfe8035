/** The script-tag door: the exports of the core on `window.vitrine`, and the page is scanned when its document is ready. */
import { service } from './service/singleton';
import { startFromScript } from './service/script-tag';

export * from './index';

startFromScript(service, document.currentScript);
