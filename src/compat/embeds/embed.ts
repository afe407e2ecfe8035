import * as core from '@vitrine/sdk';
import type { IEmbedConfigurationBase } from '../models';
import type { CompatService, Embed as EmbedInstance } from '../service/declarations';
import { commonEvents, embedStatics, type EmbedStatics } from './statics';

export type { CompatMembers } from '../service/declarations';

/** Embedded content in a container element. */
export type Embed = EmbedInstance;

/** Constructor of the embed classes other than `Embed`. */
export type EmbedConstructor<Instance> = (new (
  service: CompatService,
  element: HTMLElement,
  config: IEmbedConfigurationBase,
  phasedRender?: boolean,
  isBootstrap?: boolean,
  iframe?: HTMLIFrameElement,
) => Instance) &
  EmbedStatics;

/** Members that a custom component adds to `Embed`. */
export interface CustomEmbed extends Embed {
  /** Called after the configuration was completed. */
  configChanged(isBootstrap: boolean): void;
}

/** Base class of custom components, which are registered with `service.register`. */
abstract class Component extends core.Embed {
  override allowedEvents: readonly string[] = [...commonEvents];
  override embedtype: string;
  override loadPath = '';

  /** Takes the iframe before the flags, as in powerbi-client. */
  constructor(
    service: core.EmbedContext,
    element: HTMLElement,
    config: core.EmbedConfiguration,
    iframe?: HTMLIFrameElement,
    phasedRender?: boolean,
    isBootstrap?: boolean,
  ) {
    super(service, element, config, phasedRender, isBootstrap, iframe);
    this.embedtype = (config.type ?? '').toLowerCase();
  }

  abstract configChanged(isBootstrap: boolean): void;

  protected override complete(
    config: core.ResolvedConfiguration,
    _find: core.FindValue,
    isBootstrap: boolean,
  ): core.ResolvedConfiguration {
    this.config = config;
    this.configChanged(isBootstrap);
    return this.config;
  }
}

// All embeds are instances of `Embed`. Derived classes inherit this method, but only match their own instances.
Object.defineProperty(Component, Symbol.hasInstance, {
  value(this: unknown, value: unknown): boolean {
    return this === Component
      ? value instanceof core.Embed
      : Function.prototype[Symbol.hasInstance].call(this as () => unknown, value);
  },
});

/** Base class of all embeds and of custom components. */
export const Embed = Object.assign(Component, embedStatics) as unknown as (abstract new (
  service: CompatService,
  element: HTMLElement,
  config: IEmbedConfigurationBase,
  iframe?: HTMLIFrameElement,
  phasedRender?: boolean,
  isBootstrap?: boolean,
) => CustomEmbed) &
  EmbedStatics;
