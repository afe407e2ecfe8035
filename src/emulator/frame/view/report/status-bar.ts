import type { FrameSession } from '../../../session/frame-session';
import { chromeOf } from '../../../session/state/settings';
import { formatString } from '../../../locales/locale';
import { element } from '../dom';
import { type IconName, icon } from '../icon';

const [minZoom, maxZoom, step] = [0.25, 4, 0.1];

/** Rounds a scale to a whole percentage. */
const rounded = (scale: number): number => Math.round(scale * 100) / 100;

/** Bar below a report, with the page number and zoom controls. */
export class StatusBar {
  readonly element = element('footer', { class: 'status-bar', hidden: true });
  readonly #session: FrameSession;
  /** Scale of the page in edit mode without a zoom level. In this mode, the bar shows the page's scale. In view mode, it shows the zoom level. */
  #editScale: number | undefined;
  // The slider is logarithmic so that 100% is in the middle.
  readonly #slider = element('input', {
    type: 'range',
    min: Math.log2(minZoom),
    max: Math.log2(maxZoom),
    step: 0.125,
  });

  readonly #pageNumber = element('span', {});
  readonly #percent = element('output', {});
  readonly #buttons = {
    out: this.#button('zoomOut', () => rounded(this.#scale) - step),
    in: this.#button('zoomIn', () => rounded(this.#scale) + step),
    fit: this.#button('fit', () => this.#editScale ?? 1),
  };
  readonly #zoomGroup = element(
    'span',
    { class: 'zoom', role: 'group' },
    this.#buttons.out,
    this.#slider,
    this.#buttons.in,
    this.#percent,
    this.#buttons.fit,
  );

  constructor(session: FrameSession) {
    this.#session = session;
    this.#slider.addEventListener('input', () => {
      this.#zoom(2 ** Number(this.#slider.value));
    });
    this.element.append(this.#pageNumber, this.#zoomGroup);
  }

  render(): void {
    const { report } = this.#session;
    const { strings, formatter } = report;
    this.element.hidden = !chromeOf(report.settings, report.editing).statusBar;
    if (this.element.hidden) return;
    const scale = this.#scale;
    const pages = report.state.pages.filter(({ hidden, name }) => !hidden || name === report.activePage.name);
    this.#pageNumber.textContent = formatString(strings.pageOf, pages.indexOf(report.activePage) + 1, pages.length);
    this.#zoomGroup.setAttribute('aria-label', strings.zoom);
    this.#slider.value = String(Math.log2(scale));
    const share = Math.log2(scale / minZoom) / Math.log2(maxZoom / minZoom);
    this.#slider.style.setProperty('--filled', `${String(share * 100)}%`);
    this.#slider.setAttribute('aria-label', strings.zoom);
    const percent = formatter.number(scale, { style: 'percent', decimals: 0 });
    this.#slider.setAttribute('aria-valuetext', percent);
    // In view mode, the page fits the frame at this level, whatever its size on the screen.
    this.#percent.textContent = this.#editScale === undefined && scale === 1 ? strings.fitToPage : percent;
    for (const [button, title] of [
      [this.#buttons.out, strings.zoomOut],
      [this.#buttons.in, strings.zoomIn],
      [this.#buttons.fit, strings.fitToPage],
    ] as const) {
      button.title = title;
      button.setAttribute('aria-label', title);
    }
  }

  /** Scale that the bar shows. */
  get #scale(): number {
    return (this.#session.report.settings.zoomLevel ?? 1) * (this.#editScale ?? 1);
  }

  /** Shows the page's scale in edit mode. */
  showScale(scale: number | undefined): void {
    this.#editScale = scale;
    this.render();
  }

  #button(symbol: IconName, scaleOf: () => number): HTMLButtonElement {
    const onclick = () => {
      this.#zoom(scaleOf());
    };
    return element('button', { type: 'button', onclick }, icon(symbol));
  }

  /** Sets the scale. It is rounded to a whole percentage, unless it fits the page. */
  #zoom(scale: number): void {
    const fit = this.#editScale ?? 1;
    const level = scale === fit ? 1 : rounded(scale) / fit;
    this.#session.report.patchSettings({ zoomLevel: Math.min(maxZoom, Math.max(minZoom, level)) });
    this.#session.rerender();
  }
}
