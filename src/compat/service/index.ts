export { Service } from './service';
export type {
  EmbedComponentFactory,
  IComponentEmbedConfiguration,
  IDebugOptions,
  IPowerBiElement,
  IService,
  IServiceConfiguration,
} from './configuration';
export type { ICustomEvent, IEvent, IEventHandler } from './events';
export type { IHpmFactory, IRouterFactory, IWpmpFactory } from './factories';
export type { CallHeaders, HttpPostMessage } from './frame-calls';
