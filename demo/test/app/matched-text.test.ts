import { expect, test } from 'vitest';
import { matchesOf } from '../../app/src/components/matched-text';

test.each([
  ['Anna', 'an', ['An']],
  ['Banana', 'an', ['an', 'an']],
  ['René', 'RENE', ['René']],
  ['Rene\u0301 Dubois', 'rene', ['Rene\u0301']],
  ['Łukasz', 'luk', ['Łuk']],
  ['Weißmann', 'weiss', ['Weiß']],
  ['Weißmann', 'weis', ['Weiß']],
  ['Weissmann', 'weiß', ['Weiss']],
  ['D’Arcy', "d'a", ['D’A']],
  ['Ann', 'q', []],
  ['Ann', '', []],
])('in "%s", the term "%s" matches %j', (text, term, expected) => {
  expect(matchesOf(text, term).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});
