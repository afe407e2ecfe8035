import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handlers } from '../../../src/emulator/session/handlers';
import { TestPage } from './page';

const odd = fc.constantFrom<unknown>(
  undefined,
  null,
  '',
  'text',
  0,
  5,
  true,
  [],
  [null],
  [5],
  [{}],
  {},
  { filters: 5 },
  { filters: [{}] },
  { filtersOperation: 2, filters: [{ target: 5 }] },
  { name: 5 },
  { state: {} },
  { playMode: 'x' },
  { settings: 5 },
  { orderBy: {} },
  { displayName: null },
  { themeJson: 5 },
  { options: [] },
  { layoutType: 'x', zoomLevel: 'y' },
);

/** A call's path with names that are there. */
const fill = (path: string): string =>
  path
    .replace(':pageName', 'main')
    .replace(':visualName', 'regions')
    .replace(':layoutType', 'Master')
    .replace(':viewMode', 'view')
    .replace(':clearPopOutState', 'false');

const calls = Object.keys(handlers).map((route) => route.split(' ') as [string, string]);

describe('a call with a body that makes no sense', () => {
  it.each(calls)('%s %s is never an internal error', async (method, path) => {
    const bodies = fc.sample(odd, { numRuns: 12, seed: 3 });
    for (const body of new Set(bodies)) {
      const page = new TestPage();
      await page.load({ permissions: 7, viewMode: 1 });
      const { status } = await page.call(method, fill(path), body);
      expect(status, JSON.stringify(body)).toBeLessThan(500);
      page.frame.close();
    }
  });

  it('says what the body must be', async () => {
    const page = new TestPage();
    await page.load();
    const refusal = async (method: string, path: string, body?: unknown) => {
      const { status, body: answer } = await page.call(method, path, body);
      return [status, (answer as { detailedMessage: string }).detailedMessage];
    };
    expect(await refusal('PUT', '/report/pages/active')).toEqual([400, 'the body must be an object with name']);
    expect(await refusal('PUT', '/report/filters', {})).toEqual([400, 'the body must be an array of filters']);
    expect(await refusal('POST', '/report/filters', { filtersOperation: 9 })).toEqual([
      400,
      'filtersOperation must be 0 (RemoveAll), 1 (ReplaceAll), 2 (Add) or 3 (Replace), not 9',
    ]);
    expect(await refusal('PATCH', '/report/settings', { zoomLevel: 9 })).toEqual([
      400,
      'zoomLevel must lie within 0.25 and 4, not 9',
    ]);
    expect(await refusal('POST', '/report/token', 5)).toEqual([
      400,
      'the body must be the access token, a string that is not empty',
    ]);
  });
});
