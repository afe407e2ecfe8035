import { Embedder } from '@vitrine/sdk';
import type { HttpPostMessage } from './http-post-message';
import { WindowPostMessageProxy, type MessageHandler } from './message-proxy';
import { ProxyCalls, type RequestProxy } from './proxy-calls';
import { Router } from './router';

// A service does not need factories, because the SDK has its own message channel. If a page passes its own factory, for example in
// a test, the service uses the object that the factory returns instead.

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

const isDefined = ([, value]: [string, unknown]) => value !== undefined;

/** Creates an object that sends requests with a message proxy. Defaults are used for omitted versions and types. */
export function hpmFactory(
  wpmp: RequestProxy,
  targetWindow?: Window | null,
  version?: string,
  type?: string,
  wrapperVersion?: string,
): HttpPostMessage {
  const values = { 'x-sdk-type': type, 'x-sdk-version': version, 'x-sdk-wrapper-version': wrapperVersion };
  const headers = { ...new Embedder().sdkHeaders, ...Object.fromEntries(Object.entries(values).filter(isDefined)) };
  return new ProxyCalls(wpmp, headers, targetWindow);
}

/**
 * Creates an object that posts messages to frames, and receives requests from the frames of embeds and from
 * `eventSourceOverrideWindow`, which must be the window of a frame. Requests from all other windows are ignored. The name and
 * `logMessages` have no effect. Messages are not logged, because they can contain access tokens.
 */
export function wpmpFactory(
  _name?: string,
  _logMessages?: boolean,
  eventSourceOverrideWindow?: Window,
): WindowPostMessageProxy {
  return new WindowPostMessageProxy(eventSourceOverrideWindow);
}

/**
 * Creates an object that calls handlers for requests from frames. With a proxy from `wpmpFactory`, a path with `:uniqueId` matches
 * only requests with the unique id of the embed whose frame sent them.
 */
export function routerFactory(wpmp: { addHandler(handler: MessageHandler): void }): Router {
  return new Router(wpmp);
}
