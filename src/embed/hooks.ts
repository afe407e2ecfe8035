import type { Reply } from '../channel/channel';
import { EmbedError } from '../errors';
import { TokenType, type EventHooks } from '../models';
import { hookFields, type HookName } from '../protocol/hooks';

/** How long an event hook may take, in milliseconds. Long enough for a user to sign in. */
const hookTimeoutMs = 120_000;

const tokenHookTypes = ['report', 'create', 'quickcreate'];

/**
 * Checks the event hooks of a configuration.
 *
 * @throws {EmbedError} `invalidHook`
 */
export function validateEventHooks(hooks: EventHooks, embedType: string, tokenType: TokenType | undefined): void {
  for (const [name, hook] of Object.entries(hooks) as [string, unknown][]) {
    if (typeof hook !== 'function') throw new EmbedError('invalidHook', `${name} must be a function`);
  }
  const type = embedType.toLowerCase();
  if (hooks.applicationContextProvider && type !== 'report') {
    throw new EmbedError('invalidHook', 'applicationContextProvider is only supported in report embed');
  }
  if (hooks.accessTokenProvider && (!tokenHookTypes.includes(type) || tokenType !== TokenType.Aad)) {
    throw new EmbedError(
      'invalidHook',
      'accessTokenProvider is only supported for report, create and quickCreate embeds with tokenType Aad',
    );
  }
}

/**
 * Runs the hook that a frame requested. The reply has status 200 and the result, status 404 if there is no handler, or status
 * 400 if the handler fails, does not settle within two minutes, or returns a value that cannot be cloned.
 */
export async function runHook(
  hooks: EventHooks,
  name: HookName,
  request: object,
  onError: (error: EmbedError) => void,
): Promise<Reply> {
  const handler = hooks[hookFields[name]] as ((request: object) => unknown) | undefined;
  if (!handler) return { statusCode: 404, body: null };
  const fail = (cause: unknown): Reply => {
    const message = `The ${hookFields[name]} event hook failed, so the frame received no result.`;
    onError(new EmbedError('hookFailed', message, { cause }));
    return { statusCode: 400, body: null };
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new EmbedError('timeout', `The hook did not settle within ${hookTimeoutMs / 1000} s.`));
    }, hookTimeoutMs);
  });
  try {
    return { statusCode: 200, body: await Promise.race([handler(request), timeout]), onNotCloneable: fail };
  } catch (cause) {
    return fail(cause);
  } finally {
    clearTimeout(timer);
  }
}
