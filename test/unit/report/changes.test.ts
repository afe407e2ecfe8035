import { describe, expect, it } from 'vitest';
import { BasicFilter, FiltersOperations, type Settings } from '../../../src';
import type { Route } from '../../../src/protocol/requests';
import { withReplayedRequest, type ReplayedRequest } from '../../../src/report/replayed-requests';
import { stateChangesOf } from '../../../src/report/state-changes';

const patchSettings = (current: Settings | undefined, body: Settings) =>
  stateChangesOf({ route: 'PATCH /report/settings', body }, () => ({ settings: current }));

describe('state changes from render', () => {
  it('records all fields passed to render except the token', () => {
    const body = { pageName: 'b', filters: [], accessToken: 'old' };
    expect(stateChangesOf({ route: 'POST /report/render', body }, () => ({}))).toEqual({ pageName: 'b', filters: [] });
    expect(stateChangesOf({ route: 'POST /report/render' }, () => ({}))).toEqual({});
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
    const { settings } = patchSettings(move('a'), move('b')) as { settings: Settings };
    expect(Object.keys(settings.customLayout?.pagesLayout?.p?.visualsLayout ?? {})).toEqual(['a', 'b']);
  });
});

describe('replayed requests', () => {
  const pageFiltersRoute = 'POST /report/pages/:pageName/filters' as const;
  const params = { pageName: 'a' };
  const filter = (column: string, value: string) => new BasicFilter({ table: 'T', column }, 'In', value);
  const bodiesOf = (requests: readonly ReplayedRequest[]) => requests.map(({ body }) => body);

  it('replays only slicer states, page filters and visual filters', () => {
    const replay = (route: Route) => withReplayedRequest([], { route, params, body: [] });
    expect(replay('PUT /report/filters')).toEqual([]);
    expect(replay('GET /report/pages/:pageName/filters')).toEqual([]);
    expect(replay('PUT /report/pages/:pageName/visuals/:visualName/slicer')).toHaveLength(1);
    expect(replay('PUT /report/pages/:pageName/visuals/:visualName/filters')).toHaveLength(1);
  });

  it('removes earlier requests that a later request overrides', () => {
    const replace = (value: string, column = 'c'): ReplayedRequest => ({
      route: pageFiltersRoute,
      params,
      body: { filtersOperation: FiltersOperations.Replace, filters: [filter(column, value)] },
    });
    const add = { ...replace('added'), body: { filtersOperation: FiltersOperations.Add, filters: [] } };
    const otherPage = { ...replace('other page'), params: { pageName: 'b' } };
    let requests = [replace('1'), otherPage, add, replace('1', 'd'), replace('2')].reduce(withReplayedRequest, []);
    expect(requests).toEqual([otherPage, add, replace('1', 'd'), replace('2')]);
    const removeAll = { route: pageFiltersRoute, params, body: { filtersOperation: FiltersOperations.RemoveAll } };
    requests = withReplayedRequest(requests, removeAll);
    expect(requests).toEqual([otherPage, removeAll]);
    requests = withReplayedRequest(requests, { route: 'PUT /report/pages/:pageName/filters', params, body: [] });
    expect(bodiesOf(requests)).toEqual([otherPage.body, []]);
  });
});
