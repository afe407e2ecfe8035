import { EmbedError, type Embed, type EmbedConfiguration } from '@vitrine/sdk';

/**
 * Validates a configuration that a program has assigned to `createConfig`.
 *
 * @throws {EmbedError} `invalidConfig`
 */
export function assertValid(embed: Embed, config: EmbedConfiguration): void {
  const errors = embed.validate(config);
  if (errors?.[0]) throw new EmbedError('invalidConfig', errors[0].message, { errors });
}
