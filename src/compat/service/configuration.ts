import type { ServiceConfiguration } from '@vitrine/sdk';
import type { Embed } from '../embeds/embed';

/** Debug options of powerbi-client. They have no effect unless the page passes its own message proxy factory. */
export interface IDebugOptions {
  /**
   * Passed to the page's own message proxy factory. The SDK's message proxy does not log messages, because they can contain access
   * tokens.
   */
  logMessages?: boolean;
  /** Name of the message proxy. Passed to the page's own message proxy factory. */
  wpmpName?: string;
}

/** Configuration of a service. The options of `@vitrine/sdk`, such as `trustedOrigins` and `timeoutMs`, are supported. */
export interface IServiceConfiguration extends IDebugOptions, Omit<ServiceConfiguration, 'onError'> {
  /** Called with the errors from containers whose content could not be embedded when the page was scanned. */
  onError?: (error: unknown) => unknown;
}

/** Element that contains an embed. */
export interface IPowerBiElement extends HTMLElement {
  /** Embed in the element. */
  powerBiEmbed: Embed;
}
