import { isObjectVisible } from '../../../session/authoring/properties';
import { canStep, ownFieldIndex } from '../../../session/state/drill';
import { narrate } from '../../../session/rendering/narrative';
import type { ReportSession } from '../../../session/report-session';
import { matrixOf } from '../../../session/rendering/matrix';
import type { Value } from '../../../engine/value';
import { formatText } from '../../../locales/locale';
import { isDecoration } from '../../../model/definition';
import { card, kpi, multiRowCard } from './card';
import { Chart } from './chart';
import { image, shape } from './decoration';
import { DrillButtons } from './drill-buttons';
import { HeaderButtons } from './header-buttons';
import { drawing } from './drawing';
import { element, fill, place } from '../dom';
import { icon } from '../icon';
import { rangeSlicer } from './range-slicer';
import { slicer } from './slicer';
import { commandState, hasHeader } from './commands';
import { formatBox } from './format-visual';
import { matrixTable } from './matrix';
import { dataTable } from './table';
import type { VisualInput } from './visual-input';
import { type TableSwitch, openVisualMenu } from './visual-menu';

const headerHeight = 30;
const padding = 10;
/** Size of the labels of charts in pixels. */
const labelSize = 12;

/** A visual with its title and menu. It is rendered again only when its input has changed. */
export class VisualBox {
  readonly element = element('section', { class: 'visual' });
  readonly #title = element('h2', {});
  readonly #menu = element('button', { type: 'button', class: 'menu-button', 'aria-haspopup': 'menu' }, icon('more'));
  readonly #body = element('div', { class: 'body' });
  readonly #search = { text: '', open: false };
  #input: VisualInput | undefined;
  #chart: Chart | undefined;
  readonly #drill = new DrillButtons();
  readonly #buttons = new HeaderButtons();
  #renderedSignature = '';
  #asTable = false;

  constructor() {
    this.element.append(
      element('header', {}, this.#title, this.#drill.element, this.#buttons.element, this.#menu),
      this.#body,
    );
    this.#menu.addEventListener('click', () => {
      if (this.#input) openVisualMenu(this.#input, this.#tableSwitch, this.#menu, 'visualOptionsMenu');
    });
    this.element.addEventListener('contextmenu', (event) => {
      const input = this.#input;
      if (!input || input.isStatic) return;
      event.preventDefault();
      openVisualMenu(input, this.#tableSwitch, { x: event.clientX, y: event.clientY }, 'visualContextMenu');
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

  /** Renders the visual if its data, size, colors or settings have changed. */
  render(input: VisualInput): void {
    this.#input = input;
    const { report, page, visual, palette, width, height, isStatic = false } = input;
    const result = report.result(page, visual);
    const selection = report.state.selection;
    const selected = selection?.visualName === visual.name && selection.pageName === page.name ? selection.points : [];
    const title = input.title ?? visual.title ?? '';
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
      selected,
      title,
      this.#asTable,
      report.formatter.locale,
      report.editing,
      report.texts.none,
      matrix && commandState(report.settings, visual, 'expandCollapse'),
      visual.type === 'slicer' && [
        commandState(report.settings, visual, 'search'),
        commandState(report.settings, visual, 'clearSelection'),
      ],
    ]);
    place(this.element, { width, height });
    const bare = isDecoration(visual.type);
    this.element.classList.toggle('bare', bare);
    this.element.classList.toggle('fitted', visual.type === 'slicer');
    formatBox(this.element, this.#title, visual, palette);
    // Assistive technology would announce an empty heading.
    if (title === '') this.#title.hidden = true;
    const hasMenu = hasHeader(report.settings, visual) && isObjectVisible(visual, 'visualHeader');
    this.#menu.hidden = isStatic || bare || !hasMenu;
    this.#menu.setAttribute('aria-label', formatText(report.texts.optionsOf, title || visual.name));
    this.#drill.render(isStatic ? undefined : input);
    this.#buttons.render(isStatic ? undefined : input, title || visual.name);
    const chosen = report.selectedVisual?.visualName === visual.name && report.selectedVisual.pageName === page.name;
    this.element.classList.toggle('chosen', chosen && report.editing);
    if (signature === this.#renderedSignature) return;
    this.#renderedSignature = signature;
    this.#title.textContent = title;
    this.element.setAttribute('aria-label', title || visual.name);
    this.element.dataset.visual = visual.name;
    this.#renderBody(input, result, selected, title);
  }

  #renderBody(
    input: VisualInput,
    result: ReturnType<ReportSession['result']>,
    selected: Value[][],
    title: string,
  ): void {
    const { session, report, page, visual, palette, width, height, isStatic = false } = input;
    const { formatter, texts } = report;
    const style = { formatter, texts };
    const follow = (url: string): boolean => session.actions.followLink(page, visual, url);
    const sort = (by: number): void => {
      const before = visual.query?.sort;
      const own = ownFieldIndex(visual, by);
      const direction = before?.by === own && before.direction === 'descending' ? 'ascending' : 'descending';
      visual.query = { ...visual.query, sort: { by: own, direction } };
      session.invalidate();
    };
    const table = (): HTMLElement =>
      dataTable(title, result, style, {
        follow,
        ...(!isStatic && { sort, sortedBy: visual.query?.sort, select: this.#select, selected }),
      });
    if (this.#asTable) {
      this.#show(table());
      return;
    }
    if (visual.query && result.columns.length === 0) {
      this.#show(element('p', { class: 'empty' }, texts.noFields));
      return;
    }
    switch (visual.type) {
      case 'textbox':
        this.#show(element('p', { class: 'text' }, visual.text ?? ''));
        return;
      case 'actionButton': {
        const press = (): void => {
          session.actions.pressButton(page, visual);
          const url = visual.action?.url;
          if (url && /^https?:\/\//i.test(url)) window.open(url, '_blank', 'noopener');
        };
        this.#show(
          element('button', { type: 'button', class: 'action', onclick: press }, visual.text ?? visual.title ?? ''),
        );
        return;
      }
      case 'card':
        this.#show(card(result, formatter));
        return;
      case 'kpi':
        this.#show(kpi(result, formatter, texts, visual.kpi));
        return;
      case 'multiRowCard':
        this.#show(multiRowCard(result, formatter));
        return;
      case 'tableEx':
        this.#show(table());
        return;
      case 'pivotTable':
        this.#showMatrix(input, title, selected);
        return;
      case 'slicer': {
        const restoreFocus = saveFocus(this.#body);
        this.#show(
          visual.slicer?.style === 'between'
            ? rangeSlicer(report, page, visual, (from, to) => {
                session.actions.selectRange(page, visual, from, to);
              })
            : slicer(
                report,
                page,
                visual,
                (values) => {
                  session.actions.selectInSlicer(page, visual, values);
                },
                this.#search,
              ),
        );
        restoreFocus(this.#body);
        return;
      }
      case 'image':
        this.#show(image(visual));
        return;
      case 'basicShape':
      case 'shape':
        this.#show(shape(visual, palette, width, height));
        return;
      default:
        this.#renderChart(
          {
            visual,
            result,
            dataset: report.dataset,
            palette,
            formatter,
            totalLabel: texts.total,
            selected,
            width: width - 2 * padding,
            height: height - headerHeight - padding,
            fontSize: labelSize * (input.textScale ?? 1),
          },
          input,
          title,
        );
    }
  }

  #showMatrix(
    { session, report, page, visual, isStatic = false }: VisualInput,
    title: string,
    selected: Value[][],
  ): void {
    const { formatter, texts, settings } = report;
    const state = commandState(settings, visual, 'expandCollapse');
    const toggle = (point: Value[]): void => {
      session.actions.toggleRow(visual, point);
    };
    const actions = {
      select: this.#select,
      selected,
      ...(state !== 'hidden' && { expand: { toggle, disabled: state === 'disabled' } }),
    };
    const restoreFocus = saveFocus(this.#body);
    this.#show(matrixTable(title, matrixOf(report, page, visual), { formatter, texts }, isStatic ? {} : actions));
    restoreFocus(this.#body);
  }

  #renderChart(input: Parameters<Chart['render']>[0], { report, isStatic }: VisualInput, title: string): void {
    if (input.result.rows.length === 0) {
      this.#show(element('p', { class: 'empty' }, report.texts.noData));
      return;
    }
    const width = Math.max(input.width, 40);
    const height = Math.max(input.height, 40);
    const description = `${title}. ${narrate(title, input.result, input.formatter, report.texts)}`;
    const drawn = drawing({ ...input, width, height }, report.texts, description, isStatic ? undefined : this.#select);
    if (drawn) {
      const restoreFocus = saveFocus(this.#body);
      this.#show(drawn);
      restoreFocus(this.#body);
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
    this.#chart.render({ ...input, width, height });
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
    const before = joined ? selection.points : [];
    session.actions.select(page, visual, [...before, point]);
  };

  #show(node: HTMLElement): void {
    if (this.#chart) {
      this.#chart.dispose();
      this.#chart = undefined;
    }
    fill(this.#body, node);
  }

  dispose(): void {
    this.#chart?.dispose();
    this.element.remove();
  }
}

// Slicers and matrices are recreated after every selection. Restores the keyboard focus by position.
function saveFocus(body: HTMLElement): (body: HTMLElement) => void {
  const focusable = 'input, summary, button';
  const at = [...body.querySelectorAll(focusable)].findIndex((item) => item === document.activeElement);
  return (recreated) => {
    if (at >= 0) recreated.querySelectorAll<HTMLElement>(focusable)[at]?.focus();
  };
}
