import { describe, expect, it } from 'vitest';
import { BasicFilter, FiltersOperations, type Settings } from '../../../src';
import type { Route } from '../../../src/protocol/requests';
import { recordRequest, type RecordedRequest, type RecordedState } from '../../../src/report/recorded-state';

const unchanged: RecordedState = { changes: {}, replayed: [] };

/** Returns the fields of a load request that a request changes. */
const changesOf = (request: RecordedRequest, settings?: Settings) =>
  recordRequest(unchanged, request, {}, () => settings).changes;

const patchSettings = (settings: Settings | undefined, body: Settings) =>
  changesOf({ route: 'PATCH /report/settings', body }, settings);

describe('state changes from render', () => {
  it('records all fields passed to render except the token', () => {
    const body = { pageName: 'b', filters: [], accessToken: 'old' };
    expect(changesOf({ route: 'POST /report/render', body })).toEqual({ pageName: 'b', filters: [] });
    expect(changesOf({ route: 'POST /report/render' })).toEqual({});
  });
});

describe('state changes from a settings patch', () => {
  it('keeps settings that the patch does not contain, at any depth', () => {
    const first = { zoomLevel: 1, panes: { filters: { visible: false, expanded: false } } };
    expect(patchSettings(first, { panes: { filters: { expanded: true }, bookmarks: { visible: true } } })).toEqual({
      settings: { zoomLevel: 1, panes: { filters: { visible: false, expanded: true }, bookmarks: { visible: true } } },
    });
    expect(patchSettings(undefined, { zoomLevel: 2 })).toEqual({ settings: { zoomLevel: 2 } });
  });

  it('replaces lists with the lists in the patch', () => {
    const commands = [{ copy: { displayOption: 2 as const } }];
    expect(patchSettings({ commands: [{ sort: { displayOption: 1 } }, {}] }, { commands })).toEqual({
      settings: { commands },
    });
  });

  it('keeps the positions of all moved visuals', () => {
    const move = (visual: string): Settings => ({
      layoutType: 1,
      customLayout: { pagesLayout: { p: { visualsLayout: { [visual]: { x: 1 } } } } },
    });
    const { settings } = patchSettings(move('a'), move('b'));
    expect(Object.keys(settings?.customLayout?.pagesLayout?.p?.visualsLayout ?? {})).toEqual(['a', 'b']);
  });
});

describe('replayed requests', () => {
  const pageFiltersRoute = 'POST /report/pages/:pageName/filters' as const;
  const params = { pageName: 'a' };
  const filter = (column: string, value: string) => new BasicFilter({ table: 'T', column }, 'In', value);
  const replay = (...requests: RecordedRequest[]) =>
    requests.reduce((state, request) => recordRequest(state, request, {}, () => undefined), unchanged).replayed;

  it('replays only slicer states, page filters and visual filters', () => {
    const count = (route: Route) => replay({ route, params, body: [] }).length;
    expect(count('PUT /report/filters')).toBe(0);
    expect(count('GET /report/pages/:pageName/filters')).toBe(0);
    expect(count('PUT /report/pages/:pageName/visuals/:visualName/slicer')).toBe(1);
    expect(count('PUT /report/pages/:pageName/visuals/:visualName/filters')).toBe(1);
  });

  it('removes earlier requests that a later request overrides', () => {
    const replace = (value: string, column = 'c'): RecordedRequest => ({
      route: pageFiltersRoute,
      params,
      body: { filtersOperation: FiltersOperations.Replace, filters: [filter(column, value)] },
    });
    const otherPage = { ...replace('other page'), params: { pageName: 'b' } };
    const requests = [replace('1'), otherPage, replace('1', 'd'), replace('2')];
    expect(replay(...requests)).toEqual([otherPage, replace('1', 'd'), replace('2')]);
    const removeAll = { route: pageFiltersRoute, params, body: { filtersOperation: FiltersOperations.RemoveAll } };
    expect(replay(...requests, removeAll)).toEqual([otherPage, removeAll]);
    const set: RecordedRequest = { route: 'PUT /report/pages/:pageName/filters', params, body: [] };
    expect(replay(...requests, removeAll, set)).toEqual([otherPage, set]);
  });
});
