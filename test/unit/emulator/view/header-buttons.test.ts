import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../../src/models';
import type { FrameSession } from '../../../../src/emulator/session/frame-session';
import { HeaderButtons } from '../../../../src/emulator/frame/view/visuals/header-buttons';
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
