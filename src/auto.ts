/** The effect of the script tag for modules and bundlers: scans the page with the core's `service`. */
import { service } from '@vitrine/sdk';
import { startFromScript } from './declarative/script-tag';

// A server has no page to scan.
if (typeof document !== 'undefined') {
  // A module has no `currentScript`, so the settings are read from the first script element that has any.
  startFromScript(
    service,
    document.querySelector<HTMLElement>(
      'script:is([data-trusted-origins], [data-auto-embed], [data-lazy], [data-debug])',
    ),
  );
}
