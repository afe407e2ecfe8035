import { expect, it, onTestFinished, vi } from 'vitest';
import { paletteOf } from '../../../../src/emulator/frame/view/palette';
import { ReportViewElement } from '../../../../src/emulator/frame/view/report/report-view';
import { shopReport } from '../shop';
import { TestPage } from '../test-page';

/** Renders a report with a card on its first page and an empty second page, in a `width` × 700 px frame. */
async function renderInFrame(config: object, width = 390) {
  const [main, second] = shopReport.pages;
  const pages = [{ ...main!, visuals: main!.visuals.filter(({ type }) => type === 'card') }, second!];
  const page = new TestPage({ content: { reports: [{ ...shopReport, pages }] } });
  await page.load({ permissions: 7, ...config });
  const { session } = page.frame;
  const view = new ReportViewElement(session);
  onTestFinished(() => {
    view.dispose();
    vi.restoreAllMocks();
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
  document.body.replaceChildren(view.element);
  const palette = paletteOf(session.report.state, 0);
  view.render(session.report, palette);
  const canvas = view.element.querySelector<HTMLElement>('.canvas')!;
  const viewport = view.element.querySelector<HTMLElement>('.viewport')!;
  const scale = Number(/scale\((.+)\)/.exec(canvas.style.transform)?.[1]);
  return { canvas, viewport, palette, scale, session, view };
}

it('uses the same page color in edit mode, and leaves the page transparent in view mode', async () => {
  const edited = await renderInFrame({ viewMode: 1 }, 640);
  expect(edited.canvas.style.backgroundColor).toBe(edited.palette.canvas);
  const viewed = await renderInFrame({}, 640);
  expect(viewed.canvas.style.backgroundColor).toBe('transparent');
});

it('stacks visuals on a phone, as in view mode, until the author zooms', async () => {
  const { view, canvas, viewport } = await renderInFrame({ viewMode: 1 });
  expect(view.element.classList.contains('stacked')).toBe(true);
  expect(canvas.style.transform).toBe('none');
  expect(viewport.style.overflow).toBe('auto');
  expect(canvas.querySelectorAll('.visual')).toHaveLength(1);
  expect(canvas.querySelectorAll('.grip, .handle')).toHaveLength(0);
  const zoomed = await renderInFrame({ viewMode: 1, settings: { zoomLevel: 1.1 } });
  expect(zoomed.view.element.classList.contains('stacked')).toBe(false);
  expect(zoomed.canvas.querySelectorAll('.grip')).toHaveLength(1);
});

it.each([1.1, 2])('scrolls a page with a zoom level of %d on a phone, with readable text', async (zoomLevel) => {
  const { viewport, canvas, scale } = await renderInFrame({ viewMode: 1, settings: { zoomLevel } });
  expect(viewport.style.overflow).toBe('auto');
  const textScale = Number(canvas.style.getPropertyValue('--text-scale'));
  expect(12 * scale * textScale).toBeCloseTo(10.6 * zoomLevel);
});

it.each([
  [939, true],
  [940, false],
])('in edit mode, panes in a %i px wide frame are sheets: %j', async (width, areSheets) => {
  const { view } = await renderInFrame({ viewMode: 1 }, width);
  expect(view.element.querySelector('.foot .sheet-buttons') !== null).toBe(areSheets);
});

it('fits the whole page next to the panes in a narrow editor', async () => {
  const { viewport, scale } = await renderInFrame({ viewMode: 1 }, 640);
  expect(viewport.style.overflow).toBe('clip');
  expect(1280 * scale).toBeLessThan(640);
});

it('centers the page vertically in the available space', async () => {
  const { canvas } = await renderInFrame({}, 640);
  expect(canvas.style.transform).toMatch(/^translate\(0px, 170px\)/);
});

it('centers a page in edit mode that is smaller than the editing area', async () => {
  const { canvas, scale } = await renderInFrame({ viewMode: 1 }, 640);
  const top = Number(/translate\(16px, (.+)px\)/.exec(canvas.style.transform)?.[1]);
  expect(top).toBeCloseTo((700 - 720 * scale) / 2);
});

it('fills the view with the hint on an empty page on a phone, and opens the fields from there', async () => {
  const { canvas, view } = await renderInFrame({ viewMode: 1, pageName: 'second' });
  expect(canvas.style.height).toBe('700px');
  expect(canvas.style.transform).toBe('none');
  expect(view.element.querySelector('.pane-sheet')).toBeNull();
  canvas.querySelector<HTMLElement>('.empty-page button')!.click();
  expect(view.element.querySelector('.pane-sheet .fields-pane')).not.toBeNull();
});

it.each([
  ['opens the fields next to an empty page', 640, 'second', {}, true],
  ['keeps the fields closed in a narrower frame', 639, 'second', {}, false],
  ['keeps the fields closed on a page with visuals', 640, 'main', {}, false],
  ['keeps the fields closed if the settings collapse them', 640, 'second', { expanded: false }, false],
])('%s', async (_title, width, pageName, pane, isOpen) => {
  const settings = { panes: { fields: pane, visualizations: pane } };
  const { canvas, view } = await renderInFrame({ viewMode: 1, pageName, settings }, width);
  expect(view.element.querySelector('.pane-sheet .fields-pane') !== null).toBe(isOpen);
  expect(canvas.querySelector('.empty-page button') !== null).toBe(pageName === 'second' && !isOpen);
});

it('keeps the fields closed once the author has closed them', async () => {
  const { view, session, palette } = await renderInFrame({ viewMode: 1, pageName: 'second' }, 640);
  view.element.querySelector<HTMLElement>('.pane-sheet .close')!.click();
  view.render(session.report, palette);
  expect(view.element.querySelector('.pane-sheet')).toBeNull();
});

it('distinguishes the page from its surroundings if the theme gives pages and cards the same color', async () => {
  const { view, session, viewport, palette } = await renderInFrame({ viewMode: 1 }, 640);
  view.render(session.report, { ...palette, canvas: palette.card });
  expect(viewport.style.backgroundColor).not.toBe('');
  expect(viewport.style.backgroundColor).not.toBe(palette.card);
});

it('keeps focus on the button that exits focus mode when the report is rendered again', async () => {
  const { canvas, session, view, palette } = await renderInFrame({}, 1000);
  const [visual] = session.report.activePage.visuals;
  session.actions.popOut({ kind: 'focus', pageName: session.report.activePage.name, visualName: visual!.name });
  view.render(session.report, palette);
  const back = canvas.querySelector<HTMLElement>('.back')!;
  back.focus();
  view.render(session.report, palette);
  expect(document.activeElement).toBe(back);
  expect(canvas.querySelectorAll('.back')).toHaveLength(1);
});
