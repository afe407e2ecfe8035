/** The script-tag door's effect for modules and bundlers: scans the page with the core's `service`. */
import { service } from '@vitrine/sdk';
import { startFromScript } from './service/script-tag';

// On a server there is no page to scan.
if (typeof document !== 'undefined') {
  // A module has no current script: its settings are on the script element that carries them.
  startFromScript(
    service,
    document.querySelector<HTMLElement>(
      'script:is([data-trusted-origins], [data-auto-embed], [data-lazy], [data-debug])',
    ),
  );
}
