/**
 * Drop-in replacement for `powerbi-client`: the same names, types, attributes and global, implemented by `@vitrine/sdk`.
 * To migrate, add bundler aliases from `powerbi-client` to `@vitrine/sdk/compat` and from `powerbi-models` to
 * `@vitrine/sdk/compat/models`.
 *
 * @packageDocumentation
 */
import { createGlobalService } from './global';

export * from './builders';
export * from './embeds';
export * as factories from './factories';
export * as models from './models';
export * as service from './service';
export type {
  IDashboardEmbedConfiguration,
  IEmbedConfiguration,
  IQnaEmbedConfiguration,
  IQuickCreateConfiguration,
  IReportCreateConfiguration,
  IReportEmbedConfiguration,
  ITileEmbedConfiguration,
  IVisualEmbedConfiguration,
} from './models';
export type { ILocaleSettings, IQnaSettings, ISettings as IEmbedSettings } from './models';
export type { Filterable as IFilterable } from '@vitrine/sdk';
// powerbi-client declares these names in its modules, so the modules in modules.d.ts must export them.
export type { IBootstrapEmbedConfiguration, IEmbedConfigurationBase } from './models';
export type {
  EmbedComponentFactory,
  ICustomEvent,
  IComponentEmbedConfiguration,
  IDebugOptions,
  IEvent,
  IEventHandler,
  IHpmFactory,
  IInternalEventHandler,
  IPowerBiElement,
  IRouterFactory,
  IService,
  IServiceConfiguration,
  IWpmpFactory,
  Service,
} from './service';

createGlobalService();
