import { EmbedError } from '@vitrine/sdk';
import type { IHpmFactory, IRouterFactory, IWpmpFactory } from './service/factories';

export type { IHpmFactory, IRouterFactory, IWpmpFactory } from './service/factories';

// The published constructor of a service wants three factories. The SDK's service has a channel of its own and calls none,
// so there is nothing that they could make.
function unused(): never {
  throw new EmbedError(
    'notSupported',
    'The factories are for the constructor of a Service only. Pass them on; they are not to be called.',
  );
}

/** For the constructor of a `Service`. */
export const hpmFactory: IHpmFactory = unused;
/** For the constructor of a `Service`. */
export const wpmpFactory: IWpmpFactory = unused;
/** For the constructor of a `Service`. */
export const routerFactory: IRouterFactory = unused;
