/**
 * The published `powerbi-client`: its names, types, attributes and global, the core's code. An alias in the bundler from
 * `powerbi-client` to this module, and from `powerbi-models` to its `models`, is a migration.
 *
 * @packageDocumentation
 */
import { publishService } from './global';

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

publishService();
