import { expect, it, onTestFinished, vi } from 'vitest';
import { paletteOf } from '../../../../src/emulator/frame/view/palette';
import { ReportViewElement } from '../../../../src/emulator/frame/view/report/report-view';
import { shopReport } from '../shop';
import { TestPage } from '../test-page';

/** Renders a report with a card on its first page and an empty second page, in a frame of `width` × `height` pixels. */
async function renderInFrame(config: object, width = 390, height = 700) {
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
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
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
  expect(viewport.style.overflow).toContain('auto');
  const textScale = Number(canvas.style.getPropertyValue('--text-scale'));
  expect(12 * scale * textScale).toBeCloseTo(12 * zoomLevel);
});

it.each([
  [939, true],
  [940, false],
])('in edit mode, panes in a %i px wide frame are sheets: %j', async (width, areSheets) => {
  const { view } = await renderInFrame({ viewMode: 1 }, width);
  expect(view.element.querySelector('.foot .sheet-buttons') !== null).toBe(areSheets);
});

it.each([
  [1400, 1000, 1368 / 1280, 12.825],
  [1000, 400, 368 / 720, 9.6],
  [1000, 300, 268 / 720, 1.9 * 12 * (268 / 720)],
])('fits a page to an editor of %i × %i px, with readable text', async (width, height, expected, textSize) => {
  const { canvas, scale } = await renderInFrame({ viewMode: 1 }, width, height);
  expect(scale).toBeCloseTo(expected);
  expect(12 * scale * Number(canvas.style.getPropertyValue('--text-scale'))).toBeCloseTo(textSize);
});

it('fits the page to a short editor until the author zooms, and again on request', async () => {
  const { view, viewport, session, palette, scale } = await renderInFrame({ viewMode: 1 }, 900, 340);
  const click = (name: string) => {
    view.element.querySelector<HTMLElement>(`.zoom [aria-label="${name}"]`)!.click();
    view.render(session.report, palette);
  };
  const percent = () => view.element.querySelector('.zoom output')?.textContent;
  expect(scale).toBe((340 - 32) / 720);
  expect(viewport.style.overflow).toBe('clip');
  expect(percent()).toBe('43%');
  click('Zoom in');
  expect(percent()).toBe('53%');
  click('Fit to page');
  expect(percent()).toBe('43%');
});

it('shows the zoom level in view mode, in which the page fits the frame', async () => {
  const { view, session, palette } = await renderInFrame(
    { settings: { bars: { statusBar: { visible: true } } } },
    1000,
  );
  const percent = () => view.element.querySelector('.zoom output')?.textContent;
  expect(percent()).toBe('Fit to page');
  session.report.patchSettings({ zoomLevel: 1.5 });
  view.render(session.report, palette);
  expect(percent()).toBe('150%');
});

it('keeps focus on the zoom buttons', async () => {
  const { view, session, palette } = await renderInFrame({ viewMode: 1 }, 640);
  const button = view.element.querySelector<HTMLElement>('.zoom [aria-label="Zoom in"]')!;
  button.focus();
  button.click();
  view.render(session.report, palette);
  expect(document.activeElement).toBe(button);
});

it.each([
  ['both panes are open', 1280, 'main', [true, true]],
  ['the fields are collapsed', 1024, 'main', [true, false]],
  ['the filters are collapsed if the hint on an empty page refers to the fields', 1024, 'second', [false, true]],
])('leaves most of the frame to the page: %s', async (_, width, pageName, expected) => {
  const settings = { panes: { filters: { expanded: true } } };
  const { view } = await renderInFrame({ viewMode: 1, pageName, settings }, width);
  const panes = [...view.element.querySelectorAll('.filter-pane, .fields-pane')];
  expect(panes.map(({ classList }) => !classList.contains('rail'))).toEqual(expected);
});

it.each([
  ['collapses the fields in a narrow frame', 1099, 'main', {}, false],
  ['keeps the fields open in a wider frame', 1100, 'main', {}, true],
  ['keeps the fields open next to an empty page', 1099, 'second', {}, true],
  ['keeps the fields open in a narrow frame if the settings expand them', 1099, 'main', { expanded: true }, true],
])('%s', async (_title, width, pageName, pane, isOpen) => {
  const settings = { panes: { fields: pane, visualizations: pane } };
  const { view } = await renderInFrame({ viewMode: 1, pageName, settings }, width);
  expect(!view.element.querySelector('.fields-pane')!.classList.contains('rail')).toBe(isOpen);
});

it('keeps the fields open in a narrow frame when the author adds the first visual', async () => {
  const { view, session, palette } = await renderInFrame({ viewMode: 1, pageName: 'second' }, 1000);
  view.element.querySelector<HTMLElement>('.kinds button')!.click();
  view.render(session.report, palette);
  expect(session.report.activePage.visuals).toHaveLength(1);
  expect(view.element.querySelector('.fields-pane')!.classList.contains('rail')).toBe(false);
});

it('keeps a pane open that the author has opened', async () => {
  const settings = { panes: { filters: { expanded: true } } };
  const { view, session, palette } = await renderInFrame({ viewMode: 1, settings }, 1024);
  view.element.querySelector<HTMLElement>('.fields-pane .pane-toggle')!.click();
  view.render(session.report, palette);
  const isRail = (pane: string) => view.element.querySelector(pane)!.classList.contains('rail');
  expect(isRail('.fields-pane')).toBe(false);
  expect(isRail('.filter-pane')).toBe(true);
  view.element.querySelector<HTMLElement>('.filter-pane .pane-toggle')!.click();
  view.render(session.report, palette);
  expect([isRail('.filter-pane'), isRail('.fields-pane')]).toEqual([false, false]);
});

it('centers the hint in the visible part of an empty page', async () => {
  const config = { viewMode: 1, pageName: 'second', settings: { zoomLevel: 2 } };
  const { canvas, scale } = await renderInFrame(config, 640);
  const { style } = canvas.querySelector<HTMLElement>('.empty-page')!;
  expect(Number.parseFloat(style.width)).toBeCloseTo((640 - 16) / scale);
  expect(style.height).toBe('720px');
});

it('shows the tabs, a zoom button and the panes in a single bar on a phone', async () => {
  const { view } = await renderInFrame({ viewMode: 1 });
  const foot = view.element.querySelector('.foot')!;
  expect([...foot.children].map(({ classList }) => classList[0])).toEqual(['pages', 'status-bar', 'sheet-buttons']);
  expect(view.element.lastElementChild).toBe(foot);
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
