import { expect, it } from 'vitest';
import { hideNarrowSparklines } from '../../../../src/emulator/frame/view/visuals/row-sparklines';

/** Creates a low KPI with the given widths, because the test environment has no layout. */
function kpiAt(y: number, width: number, number: number, change: number) {
  const element = document.createElement('section');
  element.className = 'visual mini';
  element.innerHTML = '<div class="kpi has-trend"><div class="card-value"></div><div class="kpi-change"></div></div>';
  const set = (selector: string, name: string, value: number): void => {
    Object.defineProperty(element.querySelector(selector)!, name, { value });
  };
  set('.kpi', 'clientWidth', width);
  set('.card-value', 'offsetWidth', number);
  set('.kpi-change', 'offsetWidth', change);
  return { element, at: { y } };
}

const isHidden = ({ element }: { element: HTMLElement }): boolean => element.classList.contains('without-trend');

it('hides the sparklines of all KPIs in a row if one of them has no room', () => {
  const visuals = [kpiAt(0, 150, 40, 44), kpiAt(0, 150, 80, 44), kpiAt(60, 150, 40, 44)];
  hideNarrowSparklines(visuals);
  expect(visuals.map(isHidden)).toEqual([true, true, false]);
});
