import type { ServiceConfiguration } from '@vitrine/sdk';
import type { Embed } from '../embeds/embed';
import type { HttpPostMessage } from './http-post-message';

/** Debug options of powerbi-client. Accepted for compatibility, without effect. */
export interface IDebugOptions {
  /** Has no effect: messages can contain access tokens, so they are not logged. */
  logMessages?: boolean;
  /** Has no effect. */
  wpmpName?: string;
}

/** Configuration of a service. The options of `@vitrine/sdk`, such as `trustedOrigins` and `timeoutMs`, are supported. */
export interface IServiceConfiguration extends IDebugOptions, Omit<ServiceConfiguration, 'onError'> {
  /** Called with the errors of containers that could not be embedded when the page was scanned. */
  onError?: (error: unknown) => unknown;
}

/** Members of a service for custom components. */
export interface IService {
  /** Sends requests with any path to a frame. */
  hpm: HttpPostMessage;
}

/** Element that contains an embed. */
export interface IPowerBiElement extends HTMLElement {
  /** Embed in the element. */
  powerBiEmbed: Embed;
}
