import { nest, type Args } from './control';
import { sampleOf } from './samples';
import { expiredToken, freshToken, goodToken } from './site';

const tokens: Readonly<Record<string, string | undefined>> = { valid: goodToken, expired: expiredToken };

const hooks = {
  applicationContextProvider: () => ({ tenant: 'stories' }),
  accessTokenProvider: () => freshToken(),
};

/** Returns the component's props for the args. Names of tokens, functions and samples are replaced with their values. */
export function propsOf(args: Args): Record<string, unknown> {
  const { accessToken = 'valid', getAccessToken, eventHooks, ...fields } = nest(args);
  const hook = hooks[eventHooks as keyof typeof hooks] as (() => unknown) | undefined;
  return {
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, sampleOf(name, value)])),
    accessToken: tokens[accessToken as string],
    ...(getAccessToken === 'set' && { getAccessToken: () => freshToken() }),
    ...(hook && { eventHooks: { [eventHooks as string]: hook } }),
  };
}
