import { expect, it, onTestFinished, vi } from 'vitest';
import { paletteOf } from '../../../../src/emulator/frame/view/palette';
import { ReportViewElement } from '../../../../src/emulator/frame/view/report/report-view';
import { selectionOf } from '../../../../src/emulator/session/state/selection';
import { open, amount, region } from './tested-visual';

async function openReport() {
  const { session } = await open('tableEx', { categories: [region], measures: [amount] });
  const view = new ReportViewElement(session);
  onTestFinished(() => {
    view.dispose();
    vi.restoreAllMocks();
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
  document.body.replaceChildren(view.element);
  const render = (): void => {
    view.render(session.report, paletteOf(session.report.state, 0));
  };
  const pressEscape = (target: Element = document.body): void => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    render();
  };
  const focusButton = () => view.element.querySelector<HTMLElement>('[data-visual="tested"] .focus-button');
  const backButton = () => view.element.querySelector<HTMLElement>('.back');
  render();
  return { session, view, render, pressEscape, focusButton, backButton };
}

it('moves focus to the button that exits focus mode, and back to the visual afterwards', async () => {
  const { focusButton, backButton, render } = await openReport();
  focusButton()!.focus();
  focusButton()!.click();
  render();
  expect(document.activeElement).toBe(backButton());
  backButton()!.click();
  render();
  expect(backButton()).toBeNull();
  expect(document.activeElement).toBe(focusButton());
});

it('leaves focus outside the page where it is when a visual enters focus mode', async () => {
  const { session, render, backButton } = await openReport();
  session.actions.popOut({ kind: 'focus', pageName: session.report.activePage.name, visualName: 'tested' });
  render();
  expect(backButton()).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
});

it.each(['focus', 'spotlight'] as const)('exits %s on Escape', async (kind) => {
  const { session, render, pressEscape } = await openReport();
  session.actions.popOut({ kind, pageName: session.report.activePage.name, visualName: 'tested' });
  render();
  pressEscape();
  expect(session.report.state.popOut).toBeUndefined();
});

it('clears the selection of data points on Escape, unless a field or a dialog uses the key', async () => {
  const { session, view, render, pressEscape } = await openReport();
  const { report } = session;
  report.state.selection = selectionOf(report.activePage, report.visual(report.activePage.name, 'tested'), [['North']]);
  const input = document.createElement('input');
  view.element.append(input);
  pressEscape(input);
  expect(report.state.selection).toBeDefined();
  render();
  pressEscape();
  expect(report.state.selection).toBeUndefined();
});
