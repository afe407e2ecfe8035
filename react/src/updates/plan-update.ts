import type { Embed, Report } from '@vitrine/sdk';
import { hasToken, type EmbedInput } from '../control/input';
import { isEqual } from './is-equal';
import { commonUpdaters, type PageMemory, type PropUpdaters, type UpdateAction } from './prop-updates';

/**
 * Says what has to be done for a component's new props: the least that is right.
 *
 * 1. Another type, another service, or a token that was taken away: a new frame, nothing of the old content stays.
 * 2. Each changed prop by its row; a new frame outweighs a load, a load outweighs calls. A paginated report answers no calls
 *    of an interactive one.
 * 3. While there is no token there is nobody to call: everything else waits for the load that comes with it.
 */
export function planUpdate(
  applied: EmbedInput,
  input: EmbedInput,
  embed: Embed | null,
  page: PageMemory,
): UpdateAction {
  const [had, has] = [hasToken(applied), hasToken(input)];
  if (applied.type !== input.type || applied.service !== input.service || (had && !has)) return 'remount';
  const [before, after] = [applied.config, input.config];
  const rows: PropUpdaters = !embed ? {} : embed.isPaginated ? commonUpdaters : input.updaters;
  const steps = Object.keys({ ...rows, ...before, ...after })
    .filter((name) => !isEqual(before[name], after[name]))
    .map((name): UpdateAction => {
      const change = { embed, previous: before[name], next: after[name], page };
      return rows[name]?.(change as never) ?? 'load';
    });
  if (applied.phased && !input.phased) steps.push([() => (embed as Report).render()]);
  if (steps.includes('remount') || (steps.length > 0 && !embed)) return 'remount';
  if (!had) return has ? 'load' : [];
  return steps.includes('load') ? 'load' : (steps as (() => Promise<unknown>)[][]).flat();
}
