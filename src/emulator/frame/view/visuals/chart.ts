import { BarChart, LineChart, PieChart, ScatterChart } from 'echarts/charts';
import { GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { type ECElementEvent, type EChartsType, type ElementEvent, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { Value } from '../../../engine/value';
import { bandPoint } from './category-band';
import type { ChartInput } from './chart-input';
import { scrolledHeight } from './chart-layout';
import { chartOption, hasLegend } from './chart-option';
import { setContextPoint } from './context-point';
import { formatChart } from './format-visual';
import { dateChartGutter } from './gutter';
import { nearestDot, showSelectedDot } from './nearest-dot';
import { tooltipPosition } from './tooltip-surroundings';
import { withoutHover } from './without-hover';

use([BarChart, LineChart, PieChart, ScatterChart, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

/** Width reserved for the scroll bar, in pixels. */
const scrollBarWidth = 10;

/** Returns whether an event is from a touch screen. */
const isTouch = ({ event }: ElementEvent): boolean => (event as unknown as { zrByTouch?: boolean }).zrByTouch === true;

/** A chart rendered into an element. It scrolls if it has more bars than fit. */
export class Chart {
  readonly element: HTMLElement;
  readonly #chart: EChartsType;
  readonly #listeners = new AbortController();
  /** Whether the chart has a legend. */
  hasLegend = false;
  /** Width of the labels next to the value axis, if there are dates below it. */
  gutter: number | undefined;
  /** Position of a tap that changes the selection, or the bar that it is close to, until the chart is rendered. */
  #tap: { x: number; y: number } | { seriesIndex: number; dataIndex: number } | undefined;

  /** @param select - called with the clicked data point and whether to add it to the selection (Ctrl or Command key) */
  constructor(holder: HTMLElement, width: number, height: number, select: (point: Value[], join: boolean) => void) {
    this.element = holder;
    this.#chart = init(holder, null, { renderer: 'svg', width, height });
    this.#chart.on('click', (event) => {
      const { point } = event.data as { point?: Value[] };
      const { ctrlKey = false, metaKey = false } = (event.event?.event ?? {}) as unknown as Partial<MouseEvent>;
      if (!point) return;
      if (event.event) this.#keepTap(event.event, event.seriesType === 'bar' ? event : undefined);
      select(point, ctrlKey || metaKey);
    });
    this.#chart.getZr().on('click', (event) => {
      const target = event.target as ElementEvent['target'] | undefined;
      if (target) return;
      const { offsetX, offsetY } = event;
      const dot = isTouch(event) ? nearestDot(this.#chart, offsetX, offsetY) : undefined;
      const point = dot ?? bandPoint(this.#chart, offsetX, offsetY);
      if (!point) return;
      const { ctrlKey = false, metaKey = false } = event.event as unknown as Partial<MouseEvent>;
      this.#keepTap(event);
      select(point, ctrlKey || metaKey);
    });
    // ECharts has set the default cursor before this event.
    this.#chart.getZr().on('mousemove', ({ target, offsetX, offsetY }) => {
      if (!(target as unknown) && bandPoint(this.#chart, offsetX, offsetY))
        this.#chart.getZr().setCursorStyle('pointer');
    });
    this.#chart.on('contextmenu', (event) => {
      const { point } = event.data as { point?: Value[] };
      if (point && event.event) setContextPoint(event.event.event as unknown as Event, point);
    });
    // The tooltip would cover the menu.
    holder.addEventListener('contextmenu', this.#hideTooltip);
    // On a touch screen, no pointer leaves the chart.
    const { signal } = this.#listeners;
    const hideOnPressOutside = ({ target }: Event): void => {
      if (!(target instanceof Node && holder.contains(target))) this.#hideTooltip();
    };
    document.addEventListener('pointerdown', hideOnPressOutside, { capture: true, signal });
    window.addEventListener('blur', this.#hideTooltip, { signal });
  }

  readonly #hideTooltip = (): void => {
    this.#chart.dispatchAction({ type: 'hideTip' });
    this.#chart.dispatchAction({ type: 'updateAxisPointer', currTrigger: 'leave' });
  };

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
    if (this.#chart.getWidth() !== width || this.#chart.getHeight() !== height) {
      // It would move to the data point that is now at its position.
      this.#hideTooltip();
      this.#chart.resize({ width, height });
    }
    const option = formatChart(chartOption(input), input.visual, input.palette);
    this.hasLegend = hasLegend(option);
    this.gutter = dateChartGutter(option, input);
    const tooltip = { ...(option.tooltip as object), position: tooltipPosition(input, option) };
    const shown = { ...option, tooltip };
    this.#chart.setOption(matchMedia('(hover: none)').matches ? withoutHover(shown) : shown, { notMerge: true });
    if (!this.#tap) return;
    // Rendering hides the tooltip, and without a pointer, it would not appear again.
    if (input.visual.type === 'scatterChart') showSelectedDot(this.#chart, input.selected[0]);
    else this.#chart.dispatchAction({ type: 'showTip', ...this.#tap });
    this.#tap = undefined;
  }

  #keepTap(event: ElementEvent, { seriesIndex, dataIndex }: Partial<ECElementEvent> = {}): void {
    const point = seriesIndex === undefined || dataIndex === undefined ? undefined : { seriesIndex, dataIndex };
    this.#tap = isTouch(event) ? (point ?? { x: event.offsetX, y: event.offsetY }) : undefined;
  }

  dispose(): void {
    this.#listeners.abort();
    this.#chart.dispose();
  }
}
