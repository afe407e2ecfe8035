import type { ServiceConfiguration } from '@vitrine/sdk';
import type { Embed } from '../embeds/embed';

/** Debug options of powerbi-client. Accepted for compatibility, but they have no effect. */
export interface IDebugOptions {
  /** Has no effect. Messages are not logged, because they can contain access tokens. */
  logMessages?: boolean;
  /** Has no effect. */
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
