import { expect, it, onTestFinished } from 'vitest';
import { ActionBar } from '../../../../src/emulator/frame/view/report/action-bar';
import { addEditShortcuts } from '../../../../src/emulator/frame/view/report/edit-commands';
import { StatusBar } from '../../../../src/emulator/frame/view/report/status-bar';
import { shopReport } from '../shop';
import { TestPage } from '../test-page';

async function edit(settings: object = {}) {
  const page = new TestPage({ content: { reports: [shopReport] } });
  await page.load({ viewMode: 1, permissions: 7, settings });
  const { session } = page.frame;
  const bar = new ActionBar(session);
  document.body.replaceChildren(bar.element);
  bar.render();
  const shortcuts = new AbortController();
  addEditShortcuts(session, document.body, shortcuts.signal);
  onTestFinished(() => {
    shortcuts.abort();
  });
  const button = (label: string) => {
    bar.render();
    return bar.element.querySelector<HTMLButtonElement>(`[aria-label='${label}']`)!;
  };
  const isEnabled = (label: string) => button(label).getAttribute('aria-disabled') === 'false';
  const press = (key: string, modifiers: KeyboardEventInit = {}, target: Element = document.body) => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...modifiers }));
  };
  const select = (visualName: string) => {
    session.report.selectedVisual = { pageName: 'main', visualName };
  };
  const names = () => session.report.activePage.visuals.map(({ name }) => name);
  return { page, session, bar, button, isEnabled, press, select, names };
}

it('deletes the selected visual, and undoes and redoes the deletion with buttons', async () => {
  const { session, button, isEnabled, select, names } = await edit();
  expect(isEnabled('Delete visual')).toBe(false);
  select('total');
  button('Delete visual').click();
  expect(names()).toEqual(['by-region', 'regions']);
  expect(['Undo', 'Redo', 'Delete visual'].map(isEnabled)).toEqual([true, false, false]);
  button('Undo').click();
  expect(names()).toEqual(['by-region', 'regions', 'total']);
  expect(['Undo', 'Redo', 'Delete visual'].map(isEnabled)).toEqual([false, true, false]);
  button('Redo').click();
  expect(names()).toEqual(['by-region', 'regions']);
  expect(session.report.unsaved).toBe(true);
});

it('keeps the action bar in reading view, with a button to return to edit mode, until the host page switches the mode', async () => {
  const { page, session, bar, button, isEnabled, select } = await edit();
  select('total');
  button('Delete visual').click();
  button('Reading view').click();
  expect(session.report.editing).toBe(false);
  expect(button('Undo')).toBeNull();
  expect(bar.element.hidden).toBe(false);
  expect(bar.element.textContent).toContain('Unsaved changes');
  button('Edit').click();
  expect(session.report.editing).toBe(true);
  expect(isEnabled('Undo')).toBe(true);
  button('Reading view').click();
  await page.request('POST', '/report/switchMode/view');
  bar.render();
  expect(bar.element.hidden).toBe(true);
});

it.each<[undo: [string, object], redo: [string, object]]>([
  [
    ['z', { ctrlKey: true }],
    ['y', { ctrlKey: true }],
  ],
  [
    ['z', { metaKey: true }],
    ['Z', { metaKey: true, shiftKey: true }],
  ],
])('deletes a visual, and undoes and redoes the deletion, with the keyboard: %j, %j', async (undo, redo) => {
  const { press, select, names } = await edit();
  select('total');
  press('Delete');
  expect(names()).toHaveLength(2);
  press(...undo);
  expect(names()).toHaveLength(3);
  press(...redo);
  expect(names()).toHaveLength(2);
});

it('ignores keys that are pressed in text fields and panes', async () => {
  const { press, select, names } = await edit();
  select('total');
  const field = document.body.appendChild(document.createElement('input'));
  press('Delete', {}, field);
  const pane = document.body.appendChild(document.createElement('aside'));
  pane.className = 'pane';
  press('Delete', {}, pane);
  expect(names()).toHaveLength(3);
  press('Delete');
  press('z', { ctrlKey: true }, field);
  expect(names()).toHaveLength(2);
});

it('does not delete a visual outside edit mode or when the host page disables the command', async () => {
  const { session, isEnabled, press, select, names } = await edit({
    commands: [{ removeVisual: { displayOption: 1 } }],
  });
  select('total');
  expect(isEnabled('Delete visual')).toBe(false);
  press('Delete');
  session.report.state.settings = {};
  session.report.editing = false;
  press('Delete');
  expect(names()).toHaveLength(3);
});

it('undoes layout and title changes but keeps the slicer selection', async () => {
  const { session, press } = await edit();
  const { report } = session;
  const [, slicer, card] = report.activePage.visuals;
  session.actions.selectInSlicer(report.activePage, slicer!, ['North']);
  Object.assign(card!, { layout: { x: 8, y: 8, width: 64, height: 64 }, title: 'Moved' });
  session.invalidate();
  press('z', { ctrlKey: true });
  expect(report.visual('main', 'total')).toMatchObject({ layout: { x: 0, y: 300, width: 200, height: 100 } });
  expect(report.visual('main', 'total').title).toBeUndefined();
  expect(report.visual('main', 'regions').slicerFilters).toHaveLength(1);
});

it('keeps an undo history per page and clears it in view mode', async () => {
  const { session, isEnabled, press, select, names } = await edit();
  select('total');
  press('Delete');
  session.actions.showPage('second');
  expect(isEnabled('Undo')).toBe(false);
  session.actions.showPage('main');
  expect(isEnabled('Undo')).toBe(true);
  for (const editing of [false, true]) {
    session.report.editing = editing;
    session.invalidate();
  }
  press('z', { ctrlKey: true });
  expect(names()).toHaveLength(2);
});

it('keeps the buttons and their focus on re-render', async () => {
  const { bar, button, select } = await edit();
  select('total');
  const undo = button('Undo');
  undo.focus();
  bar.render();
  expect(button('Undo')).toBe(undo);
  expect(document.activeElement).toBe(undo);
});

it.each([
  [{}, false],
  [{ bars: { statusBar: { visible: false } } }, true],
])('shows the zoom control in edit mode, unless the settings hide it: %j', async (settings, hidden) => {
  const { session } = await edit(settings);
  const bar = new StatusBar(session);
  bar.render();
  expect(bar.element.hidden).toBe(hidden);
});
