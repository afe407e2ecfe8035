import { expect, it, vi } from 'vitest';
import { ChartRow, chartRowLayout } from '../../../../src/emulator/frame/view/report/chart-row';
import type { Placed } from '../../../../src/emulator/frame/view/report/placed';

const titles = ['Sales', 'Returns', 'Stores'];
const charts = titles.map((title) => ({ visual: { title }, at: {} })) as Placed[];

const layoutWith = (caption: string, width = 388, height = 200) =>
  chartRowLayout(charts, 0, { width, height }, { side: 16, bottom: 8 }, { caption, hasReference: false })!;
const layout = layoutWith('Data to May 1');

/** Creates a row whose charts are 340 px wide and 8 px apart. */
function rowOf(rowLayout = layout) {
  const row = new ChartRow();
  const boxes = titles.map(() => {
    const box = document.createElement('section');
    Object.defineProperty(box, 'offsetWidth', { value: 340 });
    return box;
  });
  row.render(rowLayout, boxes);
  const list = row.element.querySelector<HTMLElement>('.row-charts')!;
  list.scrollTo = ((options: ScrollToOptions) => {
    list.scrollLeft = options.left ?? 0;
    list.dispatchEvent(new Event('scroll'));
  }) as typeof list.scrollTo;
  const buttons = [...row.element.querySelectorAll('button')];
  return {
    list,
    element: row.element,
    dots: () => [...row.element.querySelectorAll<HTMLElement>('.dots span')],
    names: () => buttons.map((button) => button.getAttribute('aria-label')),
    current: () => [...row.element.querySelectorAll('.dots span')].findIndex((dot) => dot.matches('.current')),
    previous: buttons[0]!,
    next: buttons[1]!,
  };
}

it('names its two buttons after the charts that they lead to', () => {
  const { names, next } = rowOf();
  expect(names()).toEqual(['Stores', 'Returns']);
  next.click();
  expect(names()).toEqual(['Sales', 'Stores']);
});

it('scrolls from the last chart to the first one and back', () => {
  const { list, current, previous, next } = rowOf();
  for (const [button, index] of [
    [next, 1],
    [next, 2],
    [next, 0],
    [previous, 2],
  ] as const) {
    button.click();
    expect([current(), list.scrollLeft]).toEqual([index, index * 348]);
  }
});

it('gives its charts the room below the line with its dots, and the last one also that of the next one', () => {
  expect(layout.charts.map(({ at: { width, height } }) => [width, height])).toEqual([
    [352, 170],
    [352, 170],
    [356, 170],
  ]);
});

it('has a lower line without a text next to the dots', () => {
  expect(layoutWith('').charts[0]!.at.height).toBeGreaterThan(layout.charts[0]!.at.height);
});

it('has a line of the same height with arrow buttons in a wide view, with and without a text', () => {
  const [withText, withoutText] = [layoutWith('Data to May 1', 600), layoutWith('', 600)];
  expect(withText.hasArrows && withoutText.hasArrows).toBe(true);
  expect(withText.noteHeight).toBe(withoutText.noteHeight);
  expect(rowOf(withText).element.classList).toContain('with-arrows');
});

it('has no arrow buttons in a narrow view, if the charts would be too short, and on devices without hover', () => {
  expect(layoutWith('').hasArrows).toBe(false);
  expect(layoutWith('', 600, 120).hasArrows).toBe(false);
  const match = vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  expect(layoutWith('', 600)).toMatchObject({ hasArrows: false, noteHeight: layoutWith('').noteHeight });
  match.mockRestore();
});

it('scrolls to the chart whose dot is clicked', () => {
  const { dots, list, current } = rowOf(layoutWith('', 600));
  dots()[2]!.click();
  expect([current(), list.scrollLeft]).toEqual([2, 2 * 348]);
});

it('disables its arrow buttons at the ends of the row', () => {
  const { list, next, previous } = rowOf(layoutWith('', 600));
  const areDisabled = () => [previous, next].map((button) => button.getAttribute('aria-disabled'));
  expect(areDisabled()).toEqual(['true', 'false']);
  previous.click();
  expect(list.scrollLeft).toBe(0);
  next.click();
  expect(areDisabled()).toEqual(['false', 'false']);
  next.click();
  expect(areDisabled()).toEqual(['false', 'true']);
});
