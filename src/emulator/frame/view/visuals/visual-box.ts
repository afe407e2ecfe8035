import { shownTitle } from '../../../session/authoring/change-visual';
import { isObjectVisible } from '../../../session/authoring/properties';
import { canStep } from '../../../session/state/drill';
import { narrate } from '../../../session/rendering/narrative';
import { matrixOf } from '../../../session/rendering/matrix';
import type { QueryResult } from '../../../engine/evaluate';
import type { Value } from '../../../engine/value';
import { formatString } from '../../../locales/locale';
import { isDecoration } from '../../../model/definition';
import { Chart } from './chart';
import type { ChartInput } from './chart-input';
import { chartHeight, hasTitleLegend, isHorizontal, withTitleLine } from './chart-layout';
import { chartOption, hasLegend } from './chart-option';
import { ClearButton } from './clear-button';
import { DrillButtons } from './drill-buttons';
import { HeaderButtons } from './header-buttons';
import { drawing } from './drawing';
import { element, fill, setBounds } from '../dom';
import { keepFocus } from '../focus';
import { icon } from '../icon';
import { commandState, hasHeader } from './commands';
import { contextPoint } from './context-point';
import { formatBox } from './format-visual';
import { fitDropdown, hasTitleRoom } from './slicer';
import { keepListScroll } from './list-scroll';
import { spaceColumns } from './even-columns';
import { measurePinnedColumn } from './pinned-column';
import { scrollThumb } from './scroll-thumb';
import { createBody, type VisualContent } from './visual-body';
import { setTitleRoom } from './title-room';
import type { VisualInput } from './visual-input';
import { type TableSwitch, openVisualMenu } from './visual-menu';
import { showWholeRows } from './whole-rows';

/** Height of the header without a layout, in pixels. */
const headerHeight = 30;
/** Minimum height of a visual whose title may wrap, in pixels. */
const minWrappedHeight = 150;
/** Height of a visual, in pixels, below which its title and its number are closer together. */
const shortHeight = 76;
/** Height of a card, in pixels, below which the change is next to the number. */
const miniHeight = 60;
/** Width of a low card, in pixels, below which it has no trend line, and its text is closer to its edges. */
const maxNarrowWidth = 130;
/** Minimum height, in pixels, of a compact slicer whose title is above its values instead of next to them. */
const minTwoLineHeight = 60;
/** Minimum height, in pixels, of a compact slicer with a border, like the cards in its row. */
const minBorderedHeight = 48;
/** Widths of a visual, in pixels, below which drill buttons, and the one for focus mode, would cover its title. They are also in its menu. */
const minDrillWidth = 360;
const minSingleDrillWidth = 440;
const minFocusWidth = 280;
const padding = 10;
/** Space around a chart in a row of charts, including the border, in pixels, as in the style sheet. */
const rowPadding = 6;
/** The same in a visual that is alone in its frame, whose title is aligned with the titles of cards in other frames. */
const singlePadding = 14;
/** Additional padding of a visual with text of twice the usual size, in pixels, as in the style sheet. */
const extraPadding = 9;
/** Font size of chart labels, in pixels: usually, and in a visual with at least the given size. */
const labelSize = 12;
const largeLabelSize = 14;
const largeVisual = { width: 840, height: 420 };
/** Space between a title and a legend next to it, and between the legend and the buttons, in pixels. */
const titleGap = 16;
const buttonGap = 2;
/** Width of the fade next to the buttons, in pixels, as in the style sheet. */
const buttonFade = 14;
/** Width of the icon at the corner of a dashboard tile that opens its report, with the space around it, in pixels. */
const tileLinkWidth = 32;
/** Minimum width and height of a chart or drawing, in pixels. */
const minimumSize = 40;
/** Maximum number of values that replace the title of a chart on a phone. In a row of charts, a box would cover most of the plot. */
const maxReadout = 3;
/** Height of the line of a legend, in pixels. */
const legendHeight = 16;
/** Minimum distance between the horizontal bars of a chart in a row, in pixels. */
const minBarDistance = 14.25;
/** Height, as a share of its box, above which a slicer fills the box instead of being only as tall as its values. */
const almostFull = 0.75;

/** Returns whether a result has rows, and a number in at least one of them if there are measures. */
function hasNumbers({ columns, rows }: QueryResult): boolean {
  const measures = columns.flatMap(({ role }, index) => (role === 'measure' ? [index] : []));
  return rows.some((row) => measures.length === 0 || measures.some((index) => typeof row[index] === 'number'));
}

/** Returns whether a scatter chart has a measure for each of its axes. */
const hasBothAxes = ({ columns }: QueryResult): boolean =>
  columns.filter(({ role, field }) => role === 'measure' && field.role !== 'Tooltips').length > 1;

/** Returns whether a visual has larger text. */
const isLarge = ({ width, height }: Pick<VisualInput, 'width' | 'height'>): boolean =>
  width >= largeVisual.width && height >= largeVisual.height;

/**
 * Reduces the height of a slicer's rows if all of them are visible only then. In a longer list, which scrolls anyway, rows keep their
 * height, except on the scaled-down pages of edit mode.
 */
function tightenRows(box: HTMLElement): void {
  const list = box.querySelector('.slicer > .options');
  const isTooLong = (): boolean => list !== null && list.scrollHeight > list.clientHeight;
  box.classList.remove('tight');
  box.classList.toggle('tight', isTooLong());
  if (isTooLong() && !box.closest('.editing')) box.classList.remove('tight');
}

/** A visual with its title and menu. The body is re-rendered only when the input has changed. */
export class VisualBox {
  readonly element = element('section', { class: 'visual' });
  readonly #header = element('header');
  readonly #title = element('h2', {});
  /** Number of visible rows and of all rows of a table that scrolls. */
  readonly #rowCount = element('span', { class: 'row-count', hidden: true });
  readonly #menu = element('button', { type: 'button', class: 'menu-button', 'aria-haspopup': 'menu' }, icon('more'));
  /** Button that exits the spotlight. Without it, only the menu would show how to. */
  readonly #exitSpotlight = element('button', { type: 'button', class: 'exit-spotlight', hidden: true }, icon('close'));
  readonly #buttonBox = element('div', { class: 'header-buttons' });
  readonly #body = element('div', { class: 'body' });
  readonly #search = { text: '', open: false };
  #input: VisualInput | undefined;
  #chart: Chart | undefined;
  readonly #drill = new DrillButtons();
  readonly #buttons = new HeaderButtons();
  readonly #clear = new ClearButton();
  #renderedSignature = '';
  #fitsTitle: boolean | undefined;
  #asTable = false;

  constructor() {
    const parts = [this.#drill.element, this.#buttons.element, this.#clear.element, this.#exitSpotlight, this.#menu];
    this.#buttonBox.append(...parts);
    this.#header.append(this.#title, this.#rowCount, this.#buttonBox);
    this.element.append(this.#header, this.#body);
    this.#menu.addEventListener('click', () => {
      if (this.#input) openVisualMenu(this.#input, this.#tableSwitch, this.#menu, 'visualOptionsMenu');
    });
    this.#exitSpotlight.addEventListener('click', () => {
      // The button disappears.
      this.#menu.focus();
      this.#input?.session.actions.popOut(undefined);
    });
    this.element.addEventListener('contextmenu', (event) => {
      const input = this.#input;
      if (!input || input.isStatic) return;
      event.preventDefault();
      const anchor = { x: event.clientX, y: event.clientY };
      openVisualMenu(input, this.#tableSwitch, anchor, 'visualContextMenu', contextPoint(event));
    });
    this.element.addEventListener('click', (event) => {
      const input = this.#input;
      if (!input || input.isStatic) return;
      if (!(event.target instanceof Element) || !event.target.closest('button, a, input, summary')) {
        input.session.actions.clickVisual(input.page, input.visual);
      }
    });
  }

  get #tableSwitch(): TableSwitch {
    return {
      on: this.#asTable,
      toggle: () => {
        this.#asTable = !this.#asTable;
        this.#input?.session.rerender();
      },
    };
  }

  /** Whether the visual's legend fits next to its title. Undefined if the visual has no legend above its plot. */
  get fitsTitleLegend(): boolean | undefined {
    return this.#chart?.hasLegend && hasTitleLegend(this.#input?.visual.type ?? '') ? this.#fitsTitle : undefined;
  }

  /** Width of the labels next to the value axis of a chart with dates below it, in pixels. Undefined if the visual has no such axis. */
  get gutter(): number | undefined {
    return this.#chart?.gutter;
  }

  get #buttonCount(): number {
    return this.#buttonBox.querySelectorAll('button:not([hidden], [hidden] *)').length;
  }

  /** Width of the buttons, or of a tile's link icon, in pixels, including those that are only visible while the pointer is over the visual. */
  get #buttonWidth(): number {
    const tools = this.#buttons.element;
    if (this.#buttonCount === 0) return this.element.closest('.tile') ? tileLinkWidth : 0;
    const drill = this.#drill.element;
    // On phones, drill buttons are to the left of the box, on top of the title.
    const outside = drill.offsetLeft < 0 ? drill.offsetWidth : 0;
    return this.#buttonBox.offsetWidth + tools.scrollWidth - tools.offsetWidth + outside;
  }

  /** Renders the visual. The body is skipped if its data, size, colors, buttons and settings are unchanged. */
  render(input: VisualInput): void {
    this.#input = input;
    const { report, page, visual, palette, width, height, isStatic = false } = input;
    const { result, selected } = report.rendered(page, visual);
    const title = input.title ?? shownTitle(report, visual);
    const matrix = visual.type === 'pivotTable' ? matrixOf(report, page, visual) : undefined;
    const signature = JSON.stringify([
      result.rows,
      result.columns,
      matrix?.rows,
      visual,
      palette,
      width,
      height,
      input.textScale,
      input.isCompact,
      input.isLine,
      input.isTitleInside,
      input.hasLegendBelow,
      input.gutter,
      input.rowLimit,
      input.narrow?.hasShortDetails,
      selected,
      title,
      this.#asTable,
      report.formatter.locale,
      report.editing,
      report.strings.none,
      matrix && commandState(report.settings, visual, 'expandCollapse'),
      visual.type === 'slicer' && [
        commandState(report.settings, visual, 'search'),
        commandState(report.settings, visual, 'clearSelection'),
      ],
    ]);
    setBounds(this.element, { width, height });
    const isBare = isDecoration(visual.type);
    this.element.classList.toggle('bare', isBare);
    const { narrow } = input;
    const canWrap = narrow?.hasTwoLineTitles ?? visual.type === 'card';
    this.#title.classList.toggle('one-line', (isStatic || height < minWrappedHeight) && !canWrap);
    this.element.classList.toggle('low', !isBare && height < shortHeight);
    const isFitted = visual.type === 'slicer';
    this.element.classList.toggle('mini', height < miniHeight);
    this.element.classList.toggle('large', isLarge({ width, height }));
    const isNarrow = narrow !== undefined || (visual.type === 'kpi' && height < shortHeight && width < maxNarrowWidth);
    this.element.classList.toggle('narrow', isNarrow);
    this.element.classList.toggle('no-drill', width < (input.isSingle ? minSingleDrillWidth : minDrillWidth));
    this.element.classList.toggle('no-focus', width < minFocusWidth);
    this.element.classList.toggle('figures-only', narrow?.details === 'none');
    this.element.classList.toggle('without-detail', narrow?.details === 'kpis' && visual.type === 'card');
    this.element.classList.toggle('wrapped', narrow?.hasTwoLineTitles === true);
    for (const [name, size] of Object.entries({
      '--number-size': narrow?.numberSize,
      '--padding': narrow?.padding,
    }))
      this.element.style.setProperty(name, size === undefined ? '' : `${String(size)}px`);
    this.element.classList.toggle('fitted', isFitted);
    this.element.classList.toggle('alone', input.isSingle === true);
    const isOneLine = input.isCompact === true && height < minTwoLineHeight;
    this.element.classList.toggle('compact', isOneLine);
    this.element.classList.toggle('line', isOneLine && input.isLine === true);
    this.element.classList.toggle('bordered', isOneLine && height >= minBorderedHeight);
    const isUntitled = isOneLine && (input.isTitleInside === true || !hasTitleRoom(visual, width));
    this.element.classList.toggle('untitled', isUntitled);
    this.element.classList.toggle('beside-kpi', input.isBesideKpi === true);
    // A slicer is as tall as its values, unless it almost fills its box. It scrolls if they do not fit.
    this.element.style.maxHeight = isFitted ? `${String(height)}px` : '';
    formatBox(this.element, this.#title, visual, palette);
    // The header of a table's only column would repeat the title.
    const isRepeated = visual.type === 'tableEx' && result.columns.length === 1 && result.columns[0]?.label === title;
    this.element.classList.toggle('untitled-table', isRepeated);
    // Assistive technology would announce an empty heading.
    if (title === '' || isRepeated) this.#title.hidden = true;
    const hasMenu = hasHeader(report.settings, visual) && isObjectVisible(visual, 'visualHeader');
    this.#menu.hidden = isStatic || isBare || !hasMenu;
    this.#menu.setAttribute('aria-label', formatString(report.strings.optionsOf, title || visual.name));
    const { popOut } = report.state;
    this.#exitSpotlight.hidden =
      popOut?.kind !== 'spotlight' || popOut.visualName !== visual.name || popOut.pageName !== page.name;
    this.#exitSpotlight.title = report.strings.backToReport;
    this.#exitSpotlight.setAttribute('aria-label', report.strings.backToReport);
    this.#drill.render(isStatic ? undefined : input);
    this.#buttons.render(isStatic ? undefined : input, title || visual.name);
    this.#clear.render(input);
    const isSelected =
      report.selectedVisual?.visualName === visual.name && report.selectedVisual.pageName === page.name;
    this.element.classList.toggle('chosen', isSelected && report.editing);
    const rendered = `${signature}${String(this.#buttonCount)}`;
    if (rendered === this.#renderedSignature) return;
    this.#renderedSignature = rendered;
    this.#title.textContent = title;
    // There may be no room for a long title, in particular next to the buttons.
    this.#title.title = title;
    this.element.setAttribute('aria-label', title || visual.name);
    this.element.dataset.visual = visual.name;
    const search = this.#search;
    this.element.style.minHeight = '';
    this.element.classList.remove('full');
    const state = { search, asTable: this.#asTable, isUntitled };
    keepListScroll(this.#body, () => {
      this.#renderBody(input, { title, result, selected, select: this.#select, ...state });
      if (isFitted && input.textScale !== undefined) tightenRows(this.element);
      fitDropdown(this.#body);
    });
    // A small gap below a slicer would look like a misaligned visual. A compact slicer is as tall as the one next to it.
    const isFull =
      input.isCompact === true ||
      this.element.classList.contains('tight') ||
      this.element.offsetHeight > height * almostFull;
    this.element.classList.toggle('full', isFitted && isFull);
    if (isFitted && isFull) this.element.style.minHeight = `${String(height)}px`;
    setTitleRoom(this.#title, this.#buttonWidth);
  }

  #renderBody(input: VisualInput, content: VisualContent): void {
    this.element.classList.remove('menu-only');
    const body = createBody(input, content);
    this.#rowCount.hidden = true;
    if (body) {
      this.#show(body);
      measurePinnedColumn(body);
      spaceColumns(body);
      const scrolled = showWholeRows(body);
      const visible = scrolled ?? (body.querySelector('.show-all') ? input.rowLimit : undefined);
      if (scrolled !== undefined && body.scrollWidth <= body.clientWidth) this.#body.append(scrollThumb(body));
      const isMatrix = input.visual.type === 'pivotTable' && !content.asTable;
      const count = isMatrix ? body.querySelectorAll('tbody tr').length : content.result.rows.length;
      if (visible !== undefined) this.#showRowCount(input, visible, count);
    } else this.#renderDrawing(input, content);
  }

  /** Shows the number of rows next to the title, unless the title then has too little room. */
  #showRowCount({ report: { formatter, strings }, isInRow }: VisualInput, visible: number, count: number): void {
    this.#rowCount.textContent = formatString(
      isInRow ? strings.countOf : strings.rowsOf,
      formatter.number(visible),
      formatter.number(count),
    );
    const { offsetHeight } = this.#header;
    this.#rowCount.hidden = false;
    const isTooLong = this.#header.offsetHeight > offsetHeight || this.#title.scrollWidth > this.#title.clientWidth;
    this.#rowCount.hidden = isTooLong;
    const end = this.#rowCount.offsetLeft + this.#rowCount.offsetWidth;
    this.#rowCount.classList.toggle('covered', end > this.#header.offsetWidth - this.#buttonWidth - buttonFade);
  }

  #renderDrawing(
    {
      report,
      visual,
      palette,
      isStatic,
      isSingle,
      isInRow,
      hasLegendBelow,
      gutter,
      textScale = 1,
      ...size
    }: VisualInput,
    { title, result, selected }: VisualContent,
  ): void {
    const { formatter, strings } = report;
    // A map shows places also without numbers.
    const isIncomplete = visual.type !== 'map' && result.columns.every(({ role }) => role !== 'measure');
    if (isIncomplete || !hasNumbers(result)) {
      this.#show(element('p', { class: 'empty' }, isIncomplete ? strings.noFields : strings.noData));
      return;
    }
    if (visual.type === 'scatterChart' && !hasBothAxes(result)) {
      this.#show(element('p', { class: 'empty' }, strings.noAxes));
      return;
    }
    const sidePadding = (isSingle ? singlePadding : isInRow ? rowPadding : padding) + (textScale - 1) * extraPadding;
    const width = Math.max(size.width - 2 * sidePadding, minimumSize);
    const titleHeight = this.#header.offsetHeight || headerHeight;
    const height = Math.max(size.height - titleHeight - (isInRow ? rowPadding : padding), minimumSize);
    const input: ChartInput = {
      visual,
      result,
      dataset: report.dataset,
      palette,
      formatter,
      totalLabel: strings.total,
      now: report.now,
      selected,
      width,
      height,
      fontSize: (isLarge(size) ? largeLabelSize : labelSize) * textScale,
      gutter,
    };
    const description = `${title}. ${narrate(title, result, formatter, strings)}`;
    const drawn = drawing(input, strings, description, isStatic ? undefined : this.#select);
    if (drawn) {
      this.#show(drawn);
      return;
    }
    if (!this.#chart) {
      const holder = element('div', { class: 'chart', role: 'img' });
      this.#show(holder);
      this.#chart = new Chart(holder, width, height, (point, join) => {
        if (!isStatic) this.#select(point, join);
      });
    }
    fill(this.#body, this.#chart.element);
    this.#chart.element.setAttribute('aria-label', description);
    const isPhone = this.element.closest('.phone') !== null;
    const limited: ChartInput = {
      ...input,
      height: chartHeight(input),
      minBarDistance: isInRow ? minBarDistance : undefined,
      maxReadout: isInRow ? Infinity : isPhone && !isSingle ? maxReadout : 0,
    };
    // The legend follows the title, and leaves room for the buttons. If there is not enough room for all of them, only the one that
    // opens the menu is shown, which has the same commands.
    const { classList } = this.element;
    const besideTitle = (isMenuOnly: boolean): ChartInput => {
      classList.add('title-legend');
      classList.toggle('menu-only', isMenuOnly);
      const { offsetLeft, offsetWidth } = this.#title;
      const left = offsetLeft - sidePadding + offsetWidth + titleGap;
      const buttonWidth = this.#buttonWidth;
      const covered = buttonWidth === 0 ? 0 : buttonWidth - (isPhone ? 0 : sidePadding) + buttonGap;
      return withTitleLine(limited, { height: titleHeight, left, room: width - left - covered });
    };
    const withAll = isSingle ? limited : besideTitle(false);
    const withLegend = isSingle || withAll.titleLine ? withAll : besideTitle(true);
    this.#fitsTitle = withLegend.titleLine !== undefined;
    // Lines whose names are at their ends have no legend.
    const isBeside = this.#fitsTitle && !hasLegendBelow && hasLegend(chartOption(withLegend));
    const shown = isBeside ? withLegend : limited;
    classList.toggle('title-legend', shown.titleLine !== undefined);
    if (!shown.titleLine) classList.remove('menu-only');
    const { style } = this.#chart.element;
    this.#chart.render(shown);
    // A few bars are in the middle of their box. A legend stays below the title.
    const isCentered = isHorizontal(visual.type) && !this.#chart.hasLegend;
    const top = shown.titleLine ? -titleHeight : isCentered ? Math.floor((height - limited.height) / 2) : 0;
    style.marginTop = top === 0 ? '' : `${String(top)}px`;
    style.height = top === 0 ? '' : `calc(100% - ${String(top)}px)`;
    // The values under the pointer replace the legend, which has the same names, or the title.
    const isLegendBelow = this.#chart.hasLegend && !shown.titleLine;
    this.element.classList.toggle('legend-below', isLegendBelow);
    style.setProperty('--readout-height', `${String(isLegendBelow ? legendHeight : titleHeight)}px`);
    style.setProperty('--readout-top', `${String(isLegendBelow || shown.titleLine ? 0 : -titleHeight - top)}px`);
  }

  /** Selects a data point, or drills into it while drill mode is on. */
  readonly #select = (point: Value[], join: boolean): void => {
    if (!this.#input) return;
    const { session, report, page, visual } = this.#input;
    if (this.#drill.on && canStep(visual, 'next')) {
      session.actions.drillIntoPoint(visual, point);
      return;
    }
    const { selection } = report.state;
    const joined = join && selection?.visualName === visual.name && selection.fields.length === point.length;
    const previous = joined ? selection.points : [];
    session.actions.select(page, visual, [...previous, point]);
  };

  #show(node: HTMLElement): void {
    this.#chart?.dispose();
    this.#chart = undefined;
    keepFocus(this.#body, () => {
      fill(this.#body, node);
    });
  }

  dispose(): void {
    this.#chart?.dispose();
    this.element.remove();
  }
}
