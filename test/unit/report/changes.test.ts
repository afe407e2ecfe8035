import { describe, expect, it } from 'vitest';
import { stateChangesOf } from '../../../src/report/state-changes';
import type { Settings } from '../../../src';

const patched = (present: Settings | undefined, body: Settings) =>
  stateChangesOf({ route: 'PATCH /report/settings', body }, () => ({ settings: present }));

describe('a rendering with a configuration', () => {
  it('changes what it names, but for the token', () => {
    const body = { pageName: 'b', filters: [], accessToken: 'old' };
    expect(stateChangesOf({ route: 'POST /report/render', body }, () => ({}))).toEqual({ pageName: 'b', filters: [] });
    expect(stateChangesOf({ route: 'POST /report/render' }, () => ({}))).toEqual({});
  });
});

describe('settings after a patch, as a frame that reloads gets them', () => {
  it('keep what the patch does not name, however deep it lies', () => {
    const first = { zoomLevel: 1, panes: { filters: { visible: false, expanded: false } } };
    expect(patched(first, { panes: { filters: { expanded: true }, bookmarks: { visible: true } } })).toEqual({
      settings: { zoomLevel: 1, panes: { filters: { visible: false, expanded: true }, bookmarks: { visible: true } } },
    });
    expect(patched(undefined, { zoomLevel: 2 })).toEqual({ settings: { zoomLevel: 2 } });
  });

  it('have lists as the patch gives them', () => {
    const commands = [{ copy: { displayOption: 2 as const } }];
    expect(patched({ commands: [{ sort: { displayOption: 1 } }, {}] }, { commands })).toEqual({
      settings: { commands },
    });
  });

  it('keep both of two visuals that were moved', () => {
    const move = (visual: string): Settings => ({
      layoutType: 1,
      customLayout: { pagesLayout: { p: { visualsLayout: { [visual]: { x: 1 } } } } },
    });
    const { settings } = patched(move('a'), move('b')) as { settings: Settings };
    expect(Object.keys(settings.customLayout?.pagesLayout?.p?.visualsLayout ?? {})).toEqual(['a', 'b']);
  });
});
