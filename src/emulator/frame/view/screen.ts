import { asFailure } from '../../failure';
import type { FrameSession } from '../../session/frame-session';
import type { Renderer } from '../../session/renderer';
import { placedVisuals } from '../../session/state/layout';
import { DashboardViewElement } from './dashboard/dashboard-view';
import { stringsFor } from '../../locales/locale';
import { element, fill } from './dom';
import { iconImage } from './icon';
import { PaginatedViewElement } from './report/paginated-view';
import { type Palette, mix, paletteOf, readableOn } from './palette';
import { QnaViewElement } from './report/qna-view';
import { ReportViewElement } from './report/report-view';

/** Maximum time without yielding to the browser, in milliseconds. */
const maxWorkMs = 24;

const yieldToBrowser = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

type ViewElement = ReportViewElement | DashboardViewElement | QnaViewElement | PaginatedViewElement;

/** Renderer that displays the session's content in the frame's document. */
export class Screen implements Renderer {
  readonly #session: FrameSession;
  readonly #root: HTMLElement;
  /** Matches a dark color scheme: the host page's, or the user's if the host page does not set one. */
  readonly #dark = matchMedia('(prefers-color-scheme: dark)');
  /** Matches forced colors, such as the contrast themes of Windows. */
  readonly #forced = matchMedia('(forced-colors: active)');
  #shown: { kind: string; view: unknown; element: ViewElement } | undefined;

  constructor(session: FrameSession, root: HTMLElement) {
    this.#session = session;
    this.#root = root;
    // The layout depends on the frame's size.
    new ResizeObserver(() => {
      if (this.#session.view && this.#shown) this.#paint();
    }).observe(root);
    this.#applyScheme();
    for (const query of [this.#dark, this.#forced])
      query.addEventListener('change', () => {
        if (this.#session.view && this.#shown) this.#paint();
        else this.#applyScheme();
      });
  }

  /** Sets the colors of the placeholders and errors that are shown before the content. */
  #applyScheme(): void {
    applyColors(this.#root, paletteOf({ theme: {} }, 0, this.#dark.matches));
  }

  /**
   * Contrast mode in the load configuration. By default, the mode with the same background as forced colors, because
   * browsers do not replace the colors of charts: 3 is white on black, and 4 is black on white.
   */
  get #contrastMode(): number {
    return this.#session.contrastMode || (this.#forced.matches ? (this.#dark.matches ? 3 : 4) : 0);
  }

  async render(): Promise<string[]> {
    await this.#evaluate();
    return new Promise((resolve, reject) => {
      onNextFrameOrTimeout(() => {
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
   * Evaluates the visuals on the page one by one, yielding to the browser in between. With many rows, a single task would
   * freeze the frame. The report caches the results for the subsequent render.
   */
  async #evaluate(): Promise<void> {
    const { view } = this.#session;
    if (view?.kind !== 'report') return;
    const { report } = view;
    const page = report.activePage;
    const visuals = placedVisuals(page, report.settings);
    let sliceStartMs = performance.now();
    for (const { visual } of visuals) {
      if (performance.now() - sliceStartMs > maxWorkMs) {
        await yieldToBrowser();
        sliceStartMs = performance.now();
        if (this.#session.view !== view) return;
      }
      try {
        report.result(page, visual);
      } catch {
        // Rendering throws the same error and reports it.
        return;
      }
    }
  }

  print(): void {
    window.print();
  }

  /** Shows placeholders while the content is loading. `isVisual` is set for a single visual from a report. */
  wait(isVisual = false): void {
    this.#clear();
    const kind = isVisual ? 'tile' : this.#session.kind;
    fill(
      this.#root,
      element(
        'div',
        { class: 'waiting', role: 'status', 'data-kind': kind },
        element('span', { class: 'loading-text' }, stringsFor(this.#session.locale.language).loading),
        ...Array.from({ length: 7 }, () => element('span', { class: 'placeholder' })),
      ),
    );
  }

  /** Shows that the content, or the part of it that was requested, is not available, with the error as details. */
  failLoad(error: unknown): void {
    const { missing } = asFailure(error);
    const strings = stringsFor(this.#session.locale.language);
    this.fail(failureText(error), missing ? strings[`${missing}Unavailable`] : strings.unavailable);
  }

  /** Shows an error message instead of the content. */
  fail(message: string, title = stringsFor(this.#session.locale.language).unavailable): void {
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
    // A report's colors come from its author or from the theme in the load configuration. Other content cannot have a
    // theme.
    const isDark = view.kind !== 'report' && this.#dark.matches;
    const palette = paletteOf(state, this.#contrastMode, isDark);
    applyColors(this.#root, palette);
    // BrowserPrintAdjustmentsMode 1 prints colors exactly.
    const exact = 'report' in view && view.report.settings.printSettings?.browserPrintAdjustmentsMode === 1;
    this.#root.classList.toggle('exact-colors', exact);
    // Sheets in a paginated report stay white, except in a contrast mode.
    this.#root.classList.toggle('white-sheets', isDark && this.#contrastMode === 0);
    if ('report' in view) document.documentElement.lang = view.report.formatter.locale;
    if (this.#shown?.view !== view) {
      this.#clear();
      const created = this.#create(view.kind);
      this.#shown = { kind: view.kind, view, element: created };
      fill(this.#root, created.element);
    }
    const viewElement = this.#element;
    if (view.kind === 'report' && viewElement instanceof ReportViewElement)
      return viewElement.render(view.report, palette);
    if (view.kind === 'paginated' && viewElement instanceof PaginatedViewElement) return viewElement.render(view);
    if (view.kind === 'qna' && viewElement instanceof QnaViewElement) return viewElement.render(view, palette);
    if ('tiles' in view && viewElement instanceof DashboardViewElement) return viewElement.render(view, palette);
    return [];
  }

  get #element(): ViewElement | undefined {
    return this.#shown?.element;
  }

  #create(kind: string): ViewElement {
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

function failureText(error: unknown): string {
  const failure = asFailure(error);
  // Internal errors may contain implementation details, which must not be shown to users.
  if (failure !== error && failure.status === 500) return 'An error occurred while the content was loading.';
  const body = Array.isArray(failure.body) ? failure.body[0] : failure.body;
  return body?.detailedMessage ?? body?.message ?? '';
}

/** Sets the style sheet's custom properties. */
function applyColors(root: HTMLElement, palette: Palette): void {
  const { canvas, card, text, muted, line, accent, good, bad, font, radius, border } = palette;
  const isDark = readableOn(card) === '#ffffff';
  const values = {
    canvas,
    card,
    text,
    muted,
    line,
    accent,
    good,
    bad,
    font,
    'visual-radius': radius,
    // Controls are smaller than visuals, so their corners are slightly sharper.
    'control-radius': `max(min(4px, ${radius}), min(12px, .75 * ${radius}))`,
    'visual-border': border,
    'on-accent': readableOn(accent),
    soft: mix(card, accent, 0.1),
    hover: mix(card, text, 0.06),
    raised: isDark && !palette.isContrast ? mix(card, text, 0.08) : card,
  };
  // Makes the browser's own controls, such as checkboxes and scroll bars, light or dark.
  root.style.colorScheme = isDark ? 'dark' : 'light';
  root.style.setProperty('--chevron', iconImage('chevronDown', muted));
  for (const [name, value] of Object.entries(values)) root.style.setProperty(`--${name}`, value);
}

// Hidden frames receive no animation frames, but the host page still waits for `rendered`.
function onNextFrameOrTimeout(callback: () => void): void {
  let done = false;
  const once = (): void => {
    if (done) return;
    done = true;
    callback();
  };
  requestAnimationFrame(once);
  setTimeout(once, 60);
}
