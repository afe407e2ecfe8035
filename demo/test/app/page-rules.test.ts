import { expect, test } from 'vitest';
import { isInMenu, pageRules } from '../../app/src/lib/session/page-rules';
import { createSession } from '../../app/src/lib/session/session';
import { spaces } from '../../shared';

const sessionWith = (permissions: string[]) =>
  createSession({ sub: '1', primaryRegion: 'IYG-US', permissions }, () => Promise.resolve());

test('each menu entry leads to an external site or to a page with a rule', () => {
  const paths = spaces.flatMap(({ menu }) => menu.map(({ url }) => url)).filter((url) => !url.startsWith('https:'));
  expect(Object.keys(pageRules)).toEqual(expect.arrayContaining(paths));
});

test("the menu shows pages that the user may open, in spaces of the user's brand", () => {
  const session = sessionWith(['access-reports']);
  const paths = ['', 'KPIReport', 'academy', 'unknown'];
  const visibleIn = (space: string) => paths.filter((path) => isInMenu(path, session, space));
  expect(visibleIn('IYG-CA')).toEqual(['KPIReport']);
  expect(visibleIn('BLT-US')).toEqual([]);
});
