import { h } from '../rendering/dom';
import { formatDuration } from '../rendering/format';
import type { LoadRecord, LoadStep } from '../store/load-record';

/** A phase of a load, from one step to another. Without `from`, the phase begins when the load starts. */
interface Phase {
  readonly name: string;
  readonly kind: 'frame' | 'load' | 'render';
  readonly from?: LoadStep;
  readonly to: LoadStep;
}

const phases: readonly Phase[] = [
  { name: 'Frame requested → ready', kind: 'frame', to: 'ready' },
  { name: 'Frame requested → loaded', kind: 'frame', to: 'frameLoaded' },
  { name: 'Load sent → accepted', kind: 'load', from: 'sent', to: 'accepted' },
  { name: 'Load sent → content loaded', kind: 'load', from: 'sent', to: 'loaded' },
  { name: 'Loaded → rendered', kind: 'render', from: 'loaded', to: 'rendered' },
];

/** Creates a diagram of a load's steps and their durations. */
export function waterfall({ steps, isPartial }: LoadRecord): HTMLElement {
  const end = Math.max(1, ...Object.values(steps));
  const reached = phases.flatMap(({ name, kind, from, to }) => {
    const [start, stop] = [from ? steps[from] : 0, steps[to]];
    if (start === undefined || stop === undefined || (isPartial && !from)) return [];
    return [{ name, kind, start, stop }];
  });
  // Frames report their steps in different orders.
  reached.sort((one, other) => one.start - other.start || one.stop - other.stop);
  const rows = reached.flatMap(({ name, kind, start, stop }) => {
    const bar = h('span', { class: 'bar', 'data-phase': kind, 'aria-hidden': 'true' });
    bar.style.setProperty('--from', `${(start / end) * 100}%`);
    bar.style.setProperty('--to', `${(Math.max(start, stop) / end) * 100}%`);
    return [h('span', {}, name), bar, h('span', { class: 'time' }, formatDuration(Math.max(0, stop - start)))];
  });
  if (isPartial) rows.unshift(h('p', { class: 'muted note' }, 'This load started before the devtools were added.'));
  if (rows.length === 0) return h('p', { class: 'muted' }, 'No steps have been reached yet.');
  const total = [h('span', { class: 'muted' }, 'Total'), h('span'), h('span', { class: 'time' }, formatDuration(end))];
  return h('div', { class: 'waterfall' }, ...rows, ...(isPartial ? [] : total));
}
