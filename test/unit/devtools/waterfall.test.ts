import { expect, it } from 'vitest';
import { waterfall } from '../../../src/devtools/views/waterfall';

it('lists load steps in chronological order', () => {
  const chart = waterfall({ timeMs: 0, steps: { frameLoaded: 40, ready: 90, sent: 41, accepted: 60, loaded: 80 } });
  const names = [...chart.querySelectorAll('span:first-child, .time + span:not(.muted)')].map(
    ({ textContent }) => textContent,
  );
  expect(names).toEqual([
    'Frame requested → loaded',
    'Frame requested → ready',
    'Load sent → accepted',
    'Load sent → content loaded',
  ]);
});
