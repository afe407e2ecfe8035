import { nest, type Args } from './control';
import { toSettings, type FlatSettings } from './flat-settings';
import { withSamples } from './samples';
import { expiredToken, freshToken, goodToken } from './site';

const tokens: Readonly<Record<string, string | undefined>> = { valid: goodToken, expired: expiredToken };

const hooks = {
  applicationContextProvider: () => ({ tenant: 'stories' }),
  accessTokenProvider: () => freshToken(),
};

/**
 * Returns the component's props for the args. Names of tokens, functions and samples are replaced with their values. Settings
 * for paginated reports are passed unchanged.
 */
export function toProps(args: Args, isPaginated = false): Record<string, unknown> {
  const { accessToken = 'valid', getAccessToken, eventHooks, settings, datasetCreateConfig, ...fields } = nest(args);
  const hook = hooks[eventHooks as keyof typeof hooks] as (() => unknown) | undefined;
  return {
    ...withSamples(fields),
    ...(datasetCreateConfig !== undefined && { datasetCreateConfig: withSamples(datasetCreateConfig as object) }),
    ...(settings !== undefined && { settings: isPaginated ? settings : toSettings(settings as FlatSettings) }),
    accessToken: tokens[accessToken as string],
    ...(getAccessToken === 'set' && { getAccessToken: () => freshToken() }),
    ...(hook && { eventHooks: { [eventHooks as string]: hook } }),
  };
}
