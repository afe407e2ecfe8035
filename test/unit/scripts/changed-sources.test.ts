import { expect, it } from 'vitest';
import { groupSources } from '../../../scripts/changed-sources.mjs';

it('splits changed sources into those of the package and those of the demo, and omits other files', () => {
  const inPackage = ['playground/src/code/link.ts', 'scripts/lock.mjs', 'src/core.ts', 'stories/support/code.ts'];
  const inDemo = ['demo/scripts/seed.mjs', 'demo/app/src/main.tsx'];
  expect(groupSources([...inPackage, ...inDemo, 'README.md', 'package.json'])).toEqual({ inPackage, inDemo });
});
