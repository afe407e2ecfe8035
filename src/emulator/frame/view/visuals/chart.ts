import { BarChart, LineChart, PieChart, ScatterChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { type EChartsType, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { Value } from '../../../engine/value';
import type { ChartInput } from './chart-input';
import { scrolledHeight } from './chart-layout';
import { chartOption } from './chart-option';
import { setContextPoint } from './context-point';
import { formatChart } from './format-visual';
import { tooltipPosition } from './tooltip-surroundings';

use([BarChart, LineChart, PieChart, ScatterChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

/** Width reserved for the scroll bar, in pixels. */
const scrollBarWidth = 10;

/** A chart rendered into an element. It scrolls if it has more bars than fit. */
export class Chart {
  readonly element: HTMLElement;
  readonly #chart: EChartsType;

  /** @param select - called with the clicked data point and whether to add it to the selection (Ctrl or Command key) */
  constructor(holder: HTMLElement, width: number, height: number, select: (point: Value[], join: boolean) => void) {
    this.element = holder;
    this.#chart = init(holder, null, { renderer: 'svg', width, height });
    this.#chart.on('click', (event) => {
      const { point } = event.data as { point?: Value[] };
      const { ctrlKey = false, metaKey = false } = (event.event?.event ?? {}) as unknown as Partial<MouseEvent>;
      if (point) select(point, ctrlKey || metaKey);
    });
    this.#chart.on('contextmenu', (event) => {
      const { point } = event.data as { point?: Value[] };
      if (point && event.event) setContextPoint(event.event.event as unknown as Event, point);
    });
    // The tooltip would cover the menu.
    holder.addEventListener('contextmenu', () => {
      this.#chart.dispatchAction({ type: 'hideTip' });
      this.#chart.dispatchAction({ type: 'updateAxisPointer', currTrigger: 'leave' });
    });
  }

  render(visible: ChartInput): void {
    const scrolled = scrolledHeight(visible);
    const input = scrolled ? { ...visible, height: scrolled.height, width: visible.width - scrollBarWidth } : visible;
    const { width, height } = input;
    this.element.classList.toggle('scrolled', scrolled !== undefined);
    if (scrolled) {
      // Focusable, so that users can scroll it with the keyboard.
      this.element.tabIndex = 0;
      this.element.style.setProperty('--row-height', `${scrolled.rowHeight.toFixed(2)}px`);
    } else this.element.removeAttribute('tabindex');
    if (this.#chart.getWidth() !== width || this.#chart.getHeight() !== height) this.#chart.resize({ width, height });
    const option = formatChart(chartOption(input), input.visual, input.palette);
    const tooltip = { ...(option.tooltip as object), position: tooltipPosition(input, option) };
    this.#chart.setOption({ ...option, tooltip }, { notMerge: true });
  }

  dispose(): void {
    this.#chart.dispose();
  }
}
