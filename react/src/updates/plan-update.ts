import type { Embed, Report } from '@vitrine/sdk';
import { hasToken, type EmbedInput } from '../control/input';
import { isEqual } from './is-equal';
import { commonUpdaters, type PageMemory, type PropUpdaters, type UpdateAction } from './prop-updates';

/**
 * Returns the smallest update that applies a component's new props.
 *
 * 1. Another type, another service or a removed token remounts the embed, so that nothing of the old content stays.
 * 2. Each changed prop has its updater; a remount takes precedence over a load, a load over calls. Paginated reports do not
 *    support the calls of interactive ones.
 * 3. Without a token, no calls are possible: all other changes are applied by the load with the first token.
 */
export function planUpdate(
  applied: EmbedInput,
  input: EmbedInput,
  embed: Embed | null,
  page: PageMemory,
): UpdateAction {
  const [had, has] = [hasToken(applied), hasToken(input)];
  if (applied.definition !== input.definition || applied.service !== input.service || (had && !has)) return 'remount';
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
