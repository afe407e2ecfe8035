/*
 * The factories that the published constructor of a service wants. The SDK's service has a channel of its own and calls
 * none of them, so that what they take and make does not matter: any factory of a page's own fits.
 */

/** Makes what makes calls. */
export type IHpmFactory = (
  wpmp: never,
  targetWindow?: Window,
  version?: string,
  type?: string,
  origin?: string,
) => object;

/** Makes what posts messages. */
export type IWpmpFactory = (name?: string, logMessages?: boolean, eventSourceOverrideWindow?: Window) => object;

/** Makes what hears messages. */
export type IRouterFactory = (wpmp: never) => object;
