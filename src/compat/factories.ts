export { hpmFactory, routerFactory, wpmpFactory } from './service/factories';
export type { IHpmFactory, IRouterFactory, IWpmpFactory } from './service/factories';
