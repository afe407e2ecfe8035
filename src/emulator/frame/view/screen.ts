import type { FrameSession } from '../../session/frame-session';
import type { Renderer } from '../../session/rendering/renderer';
import { placedVisuals } from '../../session/state/layout';
import { DashboardViewElement } from './dashboard/dashboard-view';
import { textsOf } from '../../locales/locale';
import { element, fill } from './dom';
import { PaginatedViewElement } from './report/paginated-view';
import { type Palette, mix, paletteOf, readableOn } from './palette';
import { QnaViewElement } from './report/qna-view';
import { ReportViewElement } from './report/report-view';

/** So long the frame works at a stretch before it lets the browser in. */
const longestTurnMs = 24;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

type ViewElement = ReportViewElement | DashboardViewElement | QnaViewElement | PaginatedViewElement;

/** The frame's picture: draws whatever the session shows. */
export class Screen implements Renderer {
  readonly #session: FrameSession;
  readonly #root: HTMLElement;
  #shown: { kind: string; view: unknown; element: ViewElement } | undefined;

  constructor(session: FrameSession, root: HTMLElement) {
    this.#session = session;
    this.#root = root;
    // A frame of another size is another picture, though nothing of the content has changed.
    new ResizeObserver(() => {
      if (this.#session.view && this.#shown) this.#paint();
    }).observe(root);
  }

  async render(): Promise<string[]> {
    await this.#evaluate();
    return new Promise((resolve, reject) => {
      requestAnimationFrameOrSoon(() => {
        try {
          resolve(this.#paint());
        } catch (error) {
          this.fail(error instanceof Error ? error.message : String(error));
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
    });
  }

  /**
   * Evaluates what the page will show, visual by visual with pauses in between: over many rows it would else be one
   * task, in which the frame is frozen. The report keeps the results, so that the drawing finds them ready.
   */
  async #evaluate(): Promise<void> {
    const { view } = this.#session;
    if (view?.kind !== 'report') return;
    const { report } = view;
    const page = report.activePage;
    const shown = placedVisuals(page, report.settings);
    let since = performance.now();
    for (const { visual } of shown) {
      if (performance.now() - since > longestTurnMs) {
        await pause();
        since = performance.now();
        if (this.#session.view !== view) return;
      }
      try {
        report.result(page, visual);
      } catch {
        // The drawing comes upon the same fault, and tells of it.
        return;
      }
    }
  }

  print(): void {
    window.print();
  }

  /** Shows that something is on its way. */
  wait(): void {
    this.#clear();
    fill(
      this.#root,
      element(
        'div',
        { class: 'waiting', role: 'status' },
        element('span', { class: 'spinner', 'aria-hidden': 'true' }),
        textsOf(this.#session.locale.language).loading,
      ),
    );
  }

  /** Shows why there is nothing to see. */
  fail(message: string, title = textsOf(this.#session.locale.language).unavailable): void {
    this.#clear();
    fill(
      this.#root,
      element('div', { class: 'failure', role: 'alert' }, element('strong', {}, title), element('p', {}, message)),
    );
  }

  #clear(): void {
    this.#shown?.element.dispose();
    this.#shown = undefined;
  }

  #paint(): string[] {
    const { view } = this.#session;
    if (!view) return [];
    const state = 'report' in view ? view.report.state : (view.tiles[0]?.report.state ?? { theme: {} });
    const palette = paletteOf(state, this.#session.contrastMode);
    dress(this.#root, palette);
    // BrowserPrintAdjustmentsMode of the wire: 1 prints the colours as they are.
    const exact = 'report' in view && view.report.settings.printSettings?.browserPrintAdjustmentsMode === 1;
    this.#root.classList.toggle('exact-colours', exact);
    if ('report' in view) document.documentElement.lang = view.report.formatter.locale;
    if (this.#shown?.view !== view) {
      this.#clear();
      const made = this.#make(view.kind);
      this.#shown = { kind: view.kind, view, element: made };
      fill(this.#root, made.element);
    }
    const shown = this.#element;
    if (view.kind === 'report' && shown instanceof ReportViewElement) return shown.draw(view.report, palette);
    if (view.kind === 'paginated' && shown instanceof PaginatedViewElement) return shown.draw(view);
    if (view.kind === 'qna' && shown instanceof QnaViewElement) return shown.draw(view, palette);
    if ('tiles' in view && shown instanceof DashboardViewElement) return shown.draw(view, palette);
    return [];
  }

  get #element(): ViewElement | undefined {
    return this.#shown?.element;
  }

  #make(kind: string): ViewElement {
    switch (kind) {
      case 'dashboard':
      case 'tile':
        return new DashboardViewElement(this.#session);
      case 'qna':
        return new QnaViewElement(this.#session);
      case 'paginated':
        return new PaginatedViewElement(this.#session);
      default:
        return new ReportViewElement(this.#session);
    }
  }
}

/** Gives the style sheet its colours. */
function dress(root: HTMLElement, palette: Palette): void {
  const { canvas, card, text, muted, line, accent } = palette;
  const values = {
    canvas,
    card,
    text,
    muted,
    line,
    accent,
    'on-accent': readableOn(accent),
    soft: mix(card, accent, 0.1),
    hover: mix(card, text, 0.06),
  };
  // Boxes to tick, bars to scroll and the like come from the browser, light or dark.
  root.style.colorScheme = readableOn(card) === '#ffffff' ? 'dark' : 'light';
  for (const [name, value] of Object.entries(values)) root.style.setProperty(`--${name}`, value);
}

// A frame that is not seen gets no animation frames, yet its page waits for `rendered`.
function requestAnimationFrameOrSoon(draw: () => void): void {
  let done = false;
  const once = (): void => {
    if (done) return;
    done = true;
    draw();
  };
  requestAnimationFrame(once);
  setTimeout(once, 60);
}
