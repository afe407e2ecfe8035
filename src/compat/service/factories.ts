// Factories that the constructor of powerbi-client's Service takes. The SDK has its own message channel and never calls
// them, so any function is accepted.

/** Factory of the object that sends requests. */
export type IHpmFactory = (
  wpmp: never,
  targetWindow?: Window,
  version?: string,
  type?: string,
  origin?: string,
) => object;

/** Factory of the object that posts messages. */
export type IWpmpFactory = (name?: string, logMessages?: boolean, eventSourceOverrideWindow?: Window) => object;

/** Factory of the object that receives messages. */
export type IRouterFactory = (wpmp: never) => object;
