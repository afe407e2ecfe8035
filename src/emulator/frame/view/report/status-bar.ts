import type { FrameSession } from '../../../session/frame-session';
import { chromeOf } from '../../../session/state/settings';
import { formatString } from '../../../locales/locale';
import { element, fill } from '../dom';
import { icon } from '../icon';

const [minZoom, maxZoom, step] = [0.25, 4, 0.1];

/** Bar below a report, with the page number and zoom controls. */
export class StatusBar {
  readonly element = element('footer', { class: 'status-bar', hidden: true });
  readonly #session: FrameSession;
  // The slider is logarithmic so that 100% is in the middle.
  readonly #slider = element('input', {
    type: 'range',
    min: Math.log2(minZoom),
    max: Math.log2(maxZoom),
    step: 0.125,
  });

  constructor(session: FrameSession) {
    this.#session = session;
    this.#slider.addEventListener('input', () => {
      this.#zoom(2 ** Number(this.#slider.value));
    });
  }

  render(): void {
    const { report } = this.#session;
    const { strings, formatter } = report;
    this.element.hidden = !chromeOf(report.settings, report.editing).statusBar;
    if (this.element.hidden) return;
    const zoom = report.settings.zoomLevel ?? 1;
    const pages = report.state.pages.filter(({ hidden, name }) => !hidden || name === report.activePage.name);
    this.#slider.value = String(Math.log2(zoom));
    const share = Math.log2(zoom / minZoom) / Math.log2(maxZoom / minZoom);
    this.#slider.style.setProperty('--filled', `${String(share * 100)}%`);
    this.#slider.setAttribute('aria-label', strings.zoom);
    const percent = formatter.number(zoom, { style: 'percent', decimals: 0 });
    this.#slider.setAttribute('aria-valuetext', percent);
    const button = (sign: string | SVGElement, title: string, level: number) =>
      element(
        'button',
        {
          type: 'button',
          title,
          'aria-label': title,
          onclick: () => {
            this.#zoom(level);
          },
        },
        sign,
      );
    fill(
      this.element,
      element('span', {}, formatString(strings.pageOf, pages.indexOf(report.activePage) + 1, pages.length)),
      element(
        'span',
        { class: 'zoom', role: 'group', 'aria-label': strings.zoom },
        button('−', strings.zoomOut, zoom - step),
        this.#slider,
        button('+', strings.zoomIn, zoom + step),
        // At this level, the page fits the frame, whatever its size on the screen.
        element('output', {}, zoom === 1 ? strings.fitToPage : percent),
        button(icon('fit'), strings.fitToPage, 1),
      ),
    );
  }

  #zoom(level: number): void {
    const zoomLevel = Math.round(Math.min(maxZoom, Math.max(minZoom, level)) * 100) / 100;
    this.#session.report.patchSettings({ zoomLevel });
    this.#session.rerender();
  }
}
