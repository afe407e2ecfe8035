export { hpmFactory, routerFactory, wpmpFactory } from './messages/factories';
export type { IHpmFactory, IRouterFactory, IWpmpFactory } from './messages/factories';
