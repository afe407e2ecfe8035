import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handlers } from '../../../src/emulator/session/handlers';
import { FiltersOperations } from '../../../src/models';
import { TestPage } from './test-page';

const anyBody = fc.constantFrom<unknown>(
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

/** Replaces path parameters with valid values. */
const fill = (path: string): string =>
  path
    .replace(':pageName', 'main')
    .replace(':visualName', 'regions')
    .replace(':layoutType', 'Master')
    .replace(':viewMode', 'view')
    .replace(':dataRole', 'Values')
    .replace(':index', '0')
    .replace(':visualType', 'card')
    .replace(':clearPopOutState', 'false');

const requests = Object.keys(handlers).map((route) => route.split(' ') as [string, string]);

describe('invalid request bodies', () => {
  it.each(requests)('never responds to %s %s with an internal error', async (method, path) => {
    const bodies = fc.sample(anyBody, { numRuns: 12, seed: 3 });
    for (const body of new Set(bodies)) {
      const page = new TestPage();
      await page.load({ permissions: 7, viewMode: 1 });
      const { status } = await page.request(method, fill(path), body);
      expect(status, JSON.stringify(body)).toBeLessThan(500);
      page.frame.close();
    }
  });

  it.each(['/report/filters', '/report/pages/main/filters'])(
    'treats null as an empty list of filters in an update of %s',
    async (path) => {
      const page = new TestPage();
      await page.load();
      const { body: filters } = await page.request('GET', path);
      for (const filtersOperation of [FiltersOperations.Add, FiltersOperations.Replace])
        expect((await page.request('POST', path, { filtersOperation, filters: null })).status).toBe(200);
      expect((await page.request('GET', path)).body).toEqual(filters);
      page.frame.close();
    },
  );

  it('states what was expected when it rejects an invalid request body', async () => {
    const page = new TestPage();
    await page.load();
    const rejectionOf = async (method: string, path: string, body?: unknown) => {
      const { status, body: error } = await page.request(method, path, body);
      return [status, (error as { detailedMessage: string }).detailedMessage];
    };
    expect(await rejectionOf('PUT', '/report/pages/active')).toEqual([
      400,
      'body must be an object with name; received undefined',
    ]);
    expect(await rejectionOf('PUT', '/report/filters', {})).toEqual([400, 'body must be an array; received an object']);
    expect(await rejectionOf('POST', '/report/filters', { filtersOperation: 9 })).toEqual([
      400,
      'filtersOperation must be 0 (RemoveAll), 1 (ReplaceAll), 2 (Add) or 3 (Replace); received 9',
    ]);
    expect(await rejectionOf('PATCH', '/report/settings', { zoomLevel: 9 })).toEqual([
      400,
      'zoomLevel must be between 0.25 and 4; received 9',
    ]);
    const capture = '/report/bookmarks/capture';
    expect(await rejectionOf('POST', capture, {})).toEqual([400, 'options is required']);
    expect(await rejectionOf('POST', capture, { options: { personalizeVisuals: 'x' } })).toEqual([
      400,
      "options.personalizeVisuals must be a boolean; received 'x'",
    ]);
    expect(await rejectionOf('POST', capture, { options: { allPages: 1 } })).toEqual([
      400,
      'options.allPages must be a boolean; received 1',
    ]);
    expect(await rejectionOf('POST', '/qna/interpret', { question: 'total', datasetIds: [5] })).toEqual([
      400,
      'datasetIds[0] must be a string; received 5',
    ]);
    expect(await rejectionOf('POST', '/report/token', 5)).toEqual([400, 'body must be a non-empty string; received 5']);
  });
});
