import type { Service } from './service';

/**
 * What the script-tag door does: it reads the script's own attributes and scans the page.
 * `data-auto-embed="false"` turns the scan off; `data-trusted-origins` names extra origins, separated by blanks or commas;
 * `data-lazy="true"` embeds containers as they come near the view; `data-debug="true"` prints what passes to the console.
 */
export function startFromScript(service: Service, script: Pick<HTMLElement, 'dataset'> | null): void {
  const { autoEmbed, trustedOrigins = '', lazy, debug } = script?.dataset ?? {};
  if (lazy === 'true') service.lazy = true;
  if (debug === 'true') service.debug = true;
  for (const origin of trustedOrigins.split(/[\s,]+/).filter(Boolean)) service.trustOrigin(origin);
  if (autoEmbed !== 'false') service.enableAutoEmbed();
}
