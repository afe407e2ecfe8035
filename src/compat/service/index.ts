export { Service } from './service';
export type { IDebugOptions, IPowerBiElement, IService, IServiceConfiguration } from './configuration';
export type { CallHeaders, EmbedComponentFactory, HttpPostMessage, IComponentEmbedConfiguration } from './declarations';
export type { ICustomEvent, IEvent, IEventHandler } from './events';
export type { IHpmFactory, IRouterFactory, IWpmpFactory } from './factories';
