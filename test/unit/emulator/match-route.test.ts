import { expect, it } from 'vitest';
import { matchRoute } from '../../../src/emulator/session/handlers/match-route';

it.each([
  ['a%2Fb%3Fc%23d%252F', 'a/b?c#d%2F'],
  [`Übersicht "A" & 'B' + c=d; e:f@g`, `Übersicht "A" & 'B' + c=d; e:f@g`],
  // powerbi-client does not encode page names.
  ['50%', '50%'],
])('decodes the path segment %j to the page name %j', (segment, pageName) => {
  expect(matchRoute('GET', `/report/pages/${segment}/filters`)?.params).toEqual({ pageName });
});

it.each(['/REPORT/pages', '/report/Pages', '/report/pages/main/Filters'])(
  'matches no route for the path %j',
  (path) => {
    expect(matchRoute('GET', path)).toBeUndefined();
  },
);
