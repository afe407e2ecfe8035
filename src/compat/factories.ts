import { EmbedError } from '@vitrine/sdk';
import type { IHpmFactory, IRouterFactory, IWpmpFactory } from './service/factories';

export type { IHpmFactory, IRouterFactory, IWpmpFactory } from './service/factories';

// The constructor of powerbi-client's Service takes three factories. The SDK has its own message channel and never calls
// them, so they do not create anything.
function unused(): never {
  throw new EmbedError(
    'notSupported',
    'The factories can only be passed to the constructor of Service. Do not call them directly.',
  );
}

/** Factory to pass to the constructor of `Service`. Throws `notSupported` if it is called. */
export const hpmFactory: IHpmFactory = unused;
/** Factory to pass to the constructor of `Service`. Throws `notSupported` if it is called. */
export const wpmpFactory: IWpmpFactory = unused;
/** Factory to pass to the constructor of `Service`. Throws `notSupported` if it is called. */
export const routerFactory: IRouterFactory = unused;
