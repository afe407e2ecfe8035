import { expect, it } from 'vitest';
import { alignKpiRows } from '../../../../src/emulator/frame/view/visuals/kpi-rows';

/** Creates a low KPI with the given widths, because the test environment has no layout. */
function kpiAt(y: number, width: number, number: number, change: number) {
  const element = document.createElement('section');
  element.className = 'visual mini';
  element.innerHTML = `
    <div class="kpi has-trend"><div class="card-value"></div>
      <div class="kpi-change"><span>▲ 0.5%</span><span class="kpi-reference"> vs. May 2026</span></div>
    </div>`;
  const set = (selector: string, name: string, value: number): void => {
    Object.defineProperty(element.querySelector(selector)!, name, { value });
  };
  set('.kpi', 'clientWidth', width);
  set('.card-value', 'offsetWidth', number);
  set('.kpi-change', 'offsetWidth', change);
  return { element, at: { y, width } };
}

const classesOf = (visuals: { element: HTMLElement }[], name: string): boolean[] =>
  visuals.map(({ element }) => element.classList.contains(name));

it('hides the sparklines of all KPIs in a row if one of them has no room', () => {
  const visuals = [kpiAt(0, 150, 40, 44), kpiAt(0, 150, 80, 44), kpiAt(60, 150, 40, 44)];
  alignKpiRows(visuals);
  expect(classesOf(visuals, 'without-trend')).toEqual([true, true, false]);
});

it('hides only the years of the references if they then fit', () => {
  const visuals = [kpiAt(0, 150, 40, 44), kpiAt(0, 150, 40, 44)];
  const { element } = visuals[0]!;
  Object.defineProperty(element.querySelector('.kpi-reference'), 'offsetTop', {
    get: () => (element.classList.contains('without-year') ? 0 : 16),
  });
  alignKpiRows(visuals);
  expect(classesOf(visuals, 'without-year')).toEqual([true, true]);
  expect(classesOf(visuals, 'without-reference')).toEqual([false, false]);
});

it('hides the references of all KPIs in a row if one of them does not fit, until it fits again', () => {
  const visuals = [kpiAt(0, 150, 40, 44), kpiAt(0, 150, 40, 44), kpiAt(60, 150, 40, 44)];
  let top = 16;
  Object.defineProperty(visuals[0]!.element.querySelector('.kpi-reference'), 'offsetTop', { get: () => top });
  alignKpiRows(visuals);
  expect(classesOf(visuals, 'without-reference')).toEqual([true, true, false]);
  top = 0;
  alignKpiRows(visuals);
  expect(classesOf(visuals, 'without-reference')).toEqual([false, false, false]);
});

it('ignores a difference of one pixel between the widths of cards in a row', () => {
  const visuals = [kpiAt(0, 151, 40, 44), kpiAt(0, 150, 40, 44), kpiAt(60, 151, 40, 44), kpiAt(60, 90, 40, 44)];
  alignKpiRows(visuals);
  const values = visuals.map(({ element }) => element.style.getPropertyValue('--rounding'));
  expect(values).toEqual(['1px', '0px', '', '0px']);
});
