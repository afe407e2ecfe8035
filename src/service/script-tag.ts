import type { Service } from './service';

/**
 * What the script-tag door does: it reads the script's own attributes and scans the page.
 * `data-auto-embed="false"` turns the scan off; `data-trusted-origins` names extra origins, separated by blanks or commas.
 */
export function startFromScript(service: Service, script: Pick<HTMLElement, 'dataset'> | null): void {
  const { autoEmbed, trustedOrigins = '' } = script?.dataset ?? {};
  for (const origin of trustedOrigins.split(/[\s,]+/).filter(Boolean)) service.trustOrigin(origin);
  if (autoEmbed !== 'false') service.enableAutoEmbed();
}
