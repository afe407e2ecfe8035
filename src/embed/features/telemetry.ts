import type { EmbedFeature } from '../feature';
import { Telemetry, type TelemetryOptions } from '../telemetry';

/**
 * Returns a feature that reports the messages between the page and the frame and the duration of each load step. Changes to
 * `options` apply to embeds that are started later.
 *
 * @example
 * embedReport(element, config, { features: [telemetry({ onTelemetry: (entry) => send(entry) })] });
 */
export function telemetry(options: TelemetryOptions): EmbedFeature {
  return {
    createTelemetry: (subject) => {
      const { onTelemetry, debug } = options;
      return onTelemetry || debug ? new Telemetry(subject, { onTelemetry, debug }) : undefined;
    },
  };
}
