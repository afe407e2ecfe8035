export { Service } from './service';
export type { IDebugOptions, IPowerBiElement, IServiceConfiguration } from './configuration';
export type { EmbedComponentFactory, IComponentEmbedConfiguration } from '../embeds/embed';
export type { ICustomEvent, IEvent, IEventHandler, IInternalEventHandler } from '../messages/events';
export type { CallHeaders, HttpPostMessage, IHttpPostMessageResponse, IService } from '../messages/http-post-message';
export type { IHpmFactory, IRouterFactory, IWpmpFactory } from '../messages/factories';
