import type { Embed, Report } from '@vitrine/sdk';
import { hasToken, type EmbedInput } from './embed-input';
import { isEqual } from './is-equal';
import { commonUpdaters, type PageMemory, type PropUpdaters, type UpdateAction, type UpdateCall } from './prop-updates';

/**
 * Returns the smallest update that applies a component's new props.
 *
 * 1. A changed type or service, or a removed token, remounts the frame, so that none of the old content remains.
 * 2. Every other changed prop is looked up in the updaters. A remount takes precedence over a load, and a load takes precedence
 *    over calls. Paginated reports use only the common updaters, because they do not support the methods of interactive
 *    reports.
 * 3. While there is no token, there is no content to update. The load that follows the token applies all other changes. A removed
 *    prop remounts the frame, because the load would use the value that the frame was started with.
 */
export function planUpdate(
  applied: EmbedInput,
  input: EmbedInput,
  embed: Embed | null,
  page: PageMemory,
): 'load' | 'remount' | UpdateCall[] {
  const [had, has] = [hasToken(applied), hasToken(input)];
  if (applied.definition !== input.definition || applied.service !== input.service || (had && !has)) return 'remount';
  const [before, after] = [applied.config, input.config];
  const updaters: PropUpdaters = !embed ? {} : embed.isPaginated ? commonUpdaters : input.updaters;
  const actions = Object.keys({ ...updaters, ...before, ...after })
    .filter((name) => !isEqual(before[name], after[name]))
    .map((name): UpdateAction => {
      if (!had && after[name] === undefined) return 'remount';
      const update = updaters[name];
      const change = { embed, previous: before[name], next: after[name], page };
      return update ? update(change as never) : 'load';
    });
  if (applied.phased && !input.phased) actions.push(() => (embed as Report).render());
  if (actions.includes('remount') || (actions.length > 0 && !embed)) return 'remount';
  if (!had) return has ? 'load' : [];
  return actions.includes('load') ? 'load' : actions.filter((action) => typeof action === 'function');
}
