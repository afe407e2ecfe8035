/** Entry point for modules and bundlers. Scans the page with the core's `service`, as the script tag does. */
import { service } from '@vitrine/sdk';
import { startFromScript } from './declarative/script-tag';

// A server has no page to scan.
if (typeof document !== 'undefined') {
  // Modules have no `currentScript`, so the settings are read from the first script element with one of these attributes.
  startFromScript(
    service,
    document.querySelector<HTMLElement>(
      'script:is([data-trusted-origins], [data-auto-embed], [data-lazy], [data-debug])',
    ),
  );
}
