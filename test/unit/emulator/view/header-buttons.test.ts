import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../../src/models';
import type { FrameSession } from '../../../../src/emulator/session/frame-session';
import { DrillButtons } from '../../../../src/emulator/frame/view/visuals/drill-buttons';
import { HeaderButtons } from '../../../../src/emulator/frame/view/visuals/header-buttons';
import { openVisualMenu } from '../../../../src/emulator/frame/view/visuals/visual-menu';
import { amount, inputOf, open, region } from './tested-visual';

describe("a visual's header", () => {
  const buttonsOf = async (prepare: (session: FrameSession) => void = () => undefined) => {
    const { session } = await open('columnChart', { categories: [region], measures: [amount] });
    prepare(session);
    const buttons = new HeaderButtons();
    buttons.render({ ...inputOf(session), canPopOut: true }, 'Tested');
    return {
      session,
      labels: [...buttons.element.querySelectorAll('button')].map((each) => each.getAttribute('aria-label')),
      buttons,
    };
  };

  it('shows buttons for focus mode and for the applied filters', async () => {
    expect((await buttonsOf()).labels).toEqual(['Focus mode for Tested']);
    const { labels, buttons } = await buttonsOf(({ actions, report }) => {
      actions.selectRange(report.activePage, report.visual('main', 'days'), Date.UTC(2026, 4, 1), null);
    });
    expect(labels).toEqual(['Filters on Tested', 'Focus mode for Tested']);
    expect(buttons.element.querySelector('button')!.title).toContain('May 1, 2026');
  });

  it('opens focus mode with the header button', async () => {
    const { session, buttons } = await buttonsOf();
    buttons.element.querySelector('button')!.click();
    expect(session.report.state.popOut).toMatchObject({ kind: 'focus', visualName: 'tested' });
  });

  it.each<[what: string, settings: Settings]>([
    ['the command is hidden', { commands: [{ focusMode: { displayOption: 2 } }] }],
    ['headers are hidden', { visualSettings: { visualHeaders: [{ settings: { visible: false } }] } }],
  ])('hides the focus mode button if %s', async (_, settings) => {
    const { buttons } = await buttonsOf(({ report }) => {
      report.patchSettings(settings);
    });
    expect(buttons.element.hidden || buttons.element.childElementCount === 0).toBe(true);
  });
});

it('lists the filters in the menu where the header has no button for them', async () => {
  const { session } = await open('columnChart', { categories: [region], measures: [amount] });
  const { actions, report } = session;
  actions.selectRange(report.activePage, report.visual('main', 'days'), Date.UTC(2026, 4, 1), null);
  const entriesIn = (name: string) => {
    document.body.innerHTML = `<div id="frame"><div class="${name}"><main><button></button></main></div></div>`;
    const table = { on: false, toggle: () => undefined };
    openVisualMenu(inputOf(session), table, document.querySelector('button')!, 'visualOptionsMenu');
    return [...document.querySelectorAll<HTMLElement>('.menu button')];
  };
  const isFilters = ({ textContent }: HTMLElement) => textContent === 'Filters (1)';
  expect(entriesIn('').some(isFilters)).toBe(false);
  expect(entriesIn('visual menu-only').some(isFilters)).toBe(true);
  entriesIn('phone').find(isFilters)!.click();
  expect(document.querySelector('.menu:not([hidden])')!.textContent).toContain('May 1, 2026');
});

it('has a button that drills up only below the top level, and moves focus to it from a button that is disabled', async () => {
  const { session } = await open('columnChart', {
    categories: [region],
    levels: [{ table: 'Stores', column: 'Store' }],
    measures: [amount],
  });
  const buttons = new DrillButtons();
  document.body.replaceChildren(buttons.element);
  const labels = () => {
    buttons.render(inputOf(session));
    return [...buttons.element.querySelectorAll('button')].map((each) => each.getAttribute('aria-label'));
  };
  const below = ['Click a data point to drill down', 'Go to the next level', 'Expand all down one level'];
  expect(labels()).toEqual(below);
  const next = buttons.element.querySelector<HTMLElement>(`[aria-label="${below[1]!}"]`)!;
  next.focus();
  next.click();
  expect(labels()).toEqual(['Drill up', ...below]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Drill up');
});
