import type { ServiceConfiguration } from '@vitrine/sdk';
import type { Embed } from '../embeds/embed';
import type {
  IDashboardEmbedConfiguration,
  IEmbedConfigurationBase,
  IQnaEmbedConfiguration,
  IReportEmbedConfiguration,
  ITileEmbedConfiguration,
  IVisualEmbedConfiguration,
} from '../models';
import type { HttpPostMessage } from './frame-calls';
import type { Service } from './service';

/** Taken for the sake of the type: nothing is logged, and there is no proxy to name. */
export interface IDebugOptions {
  /** Has no effect: messages may hold tokens, and are not logged. */
  logMessages?: boolean;
  /** Has no effect. */
  wpmpName?: string;
}

/** How a service is made; the core's settings are taken too, among them `trustedOrigins` and `timeoutMs`. */
export interface IServiceConfiguration extends IDebugOptions, Omit<ServiceConfiguration, 'onError'> {
  /** Hears the errors of containers that a scan could not embed. */
  onError?: (error: unknown) => unknown;
}

/** What a service has for components of a page's own. */
export interface IService {
  /** Calls of any path upon a frame. */
  hpm: HttpPostMessage;
}

/** An element that holds an embed. */
export interface IPowerBiElement extends HTMLElement {
  /** The embed. */
  powerBiEmbed: Embed;
}

/** The configuration of an embed of one of five types. */
export type IComponentEmbedConfiguration =
  | IReportEmbedConfiguration
  | IDashboardEmbedConfiguration
  | ITileEmbedConfiguration
  | IVisualEmbedConfiguration
  | IQnaEmbedConfiguration;

/** Makes a component of a page's own. */
export type EmbedComponentFactory = (
  service: Service,
  element: HTMLElement,
  config: IEmbedConfigurationBase,
  phasedRender?: boolean,
  isBootstrap?: boolean,
) => Embed;
