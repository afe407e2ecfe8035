import type { Reply } from '../channel/channel';
import { EmbedError } from '../errors';
import type { EventHooks } from '../models';
import { TokenType } from '../models';
import { hookFields, type HookName } from '../protocol/hooks';

const providerTypes = ['report', 'create', 'quickcreate'];

/**
 * Checks the hooks of a configuration (embedding toolkit, 5).
 *
 * @throws EmbedError `invalidHook`
 */
export function validateEventHooks(hooks: EventHooks, embedType: string, tokenType: TokenType | undefined): void {
  for (const [name, hook] of Object.entries(hooks) as [string, unknown][]) {
    if (typeof hook !== 'function') throw new EmbedError('invalidHook', `${name} must be a function`);
  }
  const type = embedType.toLowerCase();
  if (hooks.applicationContextProvider && type !== 'report') {
    throw new EmbedError('invalidHook', 'applicationContextProvider is only supported in report embed');
  }
  if (hooks.accessTokenProvider && (!providerTypes.includes(type) || tokenType !== TokenType.Aad)) {
    throw new EmbedError(
      'invalidHook',
      'accessTokenProvider is only supported for report, create and quickCreate embeds with tokenType Aad',
    );
  }
}

/**
 * Answers a hook request: 404 without a handler, 400 when it fails, else 200 with its result (embedding toolkit, 2).
 * The handler gets the request's body and the embed as `report` (wire protocol, 4).
 */
export async function answerHook(
  hooks: EventHooks,
  name: HookName,
  request: object,
  onError: (error: EmbedError) => void,
): Promise<Reply> {
  const handler = hooks[hookFields[name]] as ((request: object) => unknown) | undefined;
  if (!handler) return { statusCode: 404, body: null };
  try {
    return { statusCode: 200, body: await handler(request) };
  } catch (cause) {
    onError(new EmbedError('hookFailed', `The hook ${hookFields[name]} failed; the frame got no result.`, { cause }));
    return { statusCode: 400, body: null };
  }
}
