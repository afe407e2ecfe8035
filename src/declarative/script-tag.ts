/** The part of a service that the attributes of a script element configure. */
export interface ScriptTagService {
  /** Whether content is embedded in a container only when the container comes near the viewport. */
  lazy: boolean;
  /** Whether messages are logged to the console. */
  debug: boolean;
  /** Adds an origin that is trusted in addition to Power BI's hosts. */
  trustOrigin(origin: string): void;
  /** Scans the page when its document is ready. */
  enableAutoEmbed(): void;
}

/**
 * Configures a service based on the attributes of its script element, and scans the page:
 * - `data-auto-embed="false"` disables the scan;
 * - `data-trusted-origins` adds trusted origins, separated by spaces or commas;
 * - `data-lazy="true"` embeds content in a container when the container comes near the viewport;
 * - `data-debug="true"` logs messages to the console.
 */
export function startFromScript(service: ScriptTagService, script: Pick<HTMLElement, 'dataset'> | null): void {
  const { autoEmbed, trustedOrigins = '', lazy, debug } = script?.dataset ?? {};
  if (lazy === 'true') service.lazy = true;
  if (debug === 'true') service.debug = true;
  for (const origin of trustedOrigins.split(/[\s,]+/).filter(Boolean)) service.trustOrigin(origin);
  if (autoEmbed !== 'false') service.enableAutoEmbed();
}
