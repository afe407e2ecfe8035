export { Service } from './service';
export type { IDebugOptions, IPowerBiElement, IService, IServiceConfiguration } from './configuration';
export type { EmbedComponentFactory, IComponentEmbedConfiguration } from '../embeds/embed';
export type { ICustomEvent, IEvent, IEventHandler, IInternalEventHandler } from './events';
export type { CallHeaders, HttpPostMessage, IHttpPostMessageResponse } from './http-post-message';
export type { IHpmFactory, IRouterFactory, IWpmpFactory } from './factories';
