import { describe, expect, it } from 'vitest';
import { stateChangesOf } from '../../../src/report/state-changes';
import type { Settings } from '../../../src';

const patched = (current: Settings | undefined, body: Settings) =>
  stateChangesOf({ route: 'PATCH /report/settings', body }, () => ({ settings: current }));

describe('state changes of render', () => {
  it('records all passed fields except the token', () => {
    const body = { pageName: 'b', filters: [], accessToken: 'old' };
    expect(stateChangesOf({ route: 'POST /report/render', body }, () => ({}))).toEqual({ pageName: 'b', filters: [] });
    expect(stateChangesOf({ route: 'POST /report/render' }, () => ({}))).toEqual({});
  });
});

describe('state changes of a settings patch', () => {
  it('keeps settings that the patch does not contain, at any depth', () => {
    const first = { zoomLevel: 1, panes: { filters: { visible: false, expanded: false } } };
    expect(patched(first, { panes: { filters: { expanded: true }, bookmarks: { visible: true } } })).toEqual({
      settings: { zoomLevel: 1, panes: { filters: { visible: false, expanded: true }, bookmarks: { visible: true } } },
    });
    expect(patched(undefined, { zoomLevel: 2 })).toEqual({ settings: { zoomLevel: 2 } });
  });

  it('replaces lists with the lists of the patch', () => {
    const commands = [{ copy: { displayOption: 2 as const } }];
    expect(patched({ commands: [{ sort: { displayOption: 1 } }, {}] }, { commands })).toEqual({
      settings: { commands },
    });
  });

  it('keeps the positions of all moved visuals', () => {
    const move = (visual: string): Settings => ({
      layoutType: 1,
      customLayout: { pagesLayout: { p: { visualsLayout: { [visual]: { x: 1 } } } } },
    });
    const { settings } = patched(move('a'), move('b')) as { settings: Settings };
    expect(Object.keys(settings.customLayout?.pagesLayout?.p?.visualsLayout ?? {})).toEqual(['a', 'b']);
  });
});
