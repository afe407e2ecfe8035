import type { Embed, Report } from '@vitrine/sdk';
import { hasToken, type EmbedInput } from '../control/input';
import { isEqual } from './equal';
import { rowsOf, type PageMemory, type Step } from './table';

export type { PageMemory } from './table';

/**
 * Says what has to be done for a component's new props: the least that is right.
 *
 * 1. Another type, another service, or a token that was taken away: a new frame, nothing of the old content stays.
 * 2. A first token after a bootstrap: a load.
 * 3. Each changed prop by its row; a new frame outweighs a load, a load outweighs calls.
 */
export function planChange(applied: EmbedInput, input: EmbedInput, embed: Embed | null, page: PageMemory): Step {
  const [had, has] = [hasToken(applied), hasToken(input)];
  if (applied.type !== input.type || applied.service !== input.service || (had && !has)) return 'fresh';
  const rows: Record<string, unknown> = embed ? rowsOf(embed) : {};
  const names = [...new Set([...Object.keys(rows), ...Object.keys({ ...applied.config, ...input.config })])];
  const changed = names.filter((name) => !isEqual(applied.config[name], input.config[name]));
  if (!embed) return changed.length > 0 ? 'fresh' : [];
  if (!had) {
    embed.setComponentTitle(input.config.title as string);
    return planBootstrapped(changed, has);
  }
  const calls: (() => Promise<unknown>)[] = [];
  let load = false;
  const steps: Step[] = changed.map((name) => {
    const row = rows[name] as ((change: object) => Step) | undefined;
    return row?.({ embed, previous: applied.config[name], next: input.config[name], page }) ?? 'load';
  });
  if (applied.phased && !input.phased) steps.push([() => (embed as unknown as Report).render()]);
  for (const step of steps) {
    if (step === 'fresh') return 'fresh';
    if (step === 'load') load = true;
    else calls.push(...step);
  }
  return load ? 'load' : calls;
}

/** A frame without content can take everything with its load, but what belongs to its address. */
function planBootstrapped(changed: string[], hasToken: boolean): Step {
  const address = ['embedUrl', 'hostname', 'uniqueId', 'eventHooks', 'settings'];
  if (changed.some((name) => address.includes(name))) return 'fresh';
  return hasToken ? 'load' : [];
}
