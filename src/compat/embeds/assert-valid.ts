import { EmbedError, type Embed, type EmbedConfiguration } from '@vitrine/sdk';

/**
 * Validates a configuration that was assigned to `createConfig`.
 *
 * @throws {EmbedError} `invalidConfig` if the configuration is invalid
 */
export function assertValid(embed: Embed, config: EmbedConfiguration): void {
  const errors = embed.validate(config);
  if (errors?.[0]) throw new EmbedError('invalidConfig', errors[0].message, { errors });
}
