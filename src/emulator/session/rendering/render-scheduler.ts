import { asFailure } from '../../failure';
import type { ReportSession } from '../state/report-session';
import type { SessionContext } from '../session-context';
import { placedVisuals } from '../state/layout';
import type { View } from '../view';

/** Scheduler that renders a session's view once for all changes in the same task, and emits the rendering events. */
export class RenderScheduler {
  /** True between the `prepare` and `render` requests of a phased load, when nothing is rendered. */
  phased = false;
  readonly #session: SessionContext;
  #isRendering = false;
  #isDirty = false;

  constructor(session: SessionContext) {
    this.#session = session;
  }

  /** Schedules a render that emits the rendering events. */
  invalidate(): void {
    this.#isDirty = true;
    if (this.#isRendering || this.phased || !this.#session.view) return;
    this.#isRendering = true;
    setTimeout(() => void this.#render(), 0);
  }

  /** Renders without events, for changes to panes and menus. */
  rerender(): void {
    if (this.phased || !this.#session.view || this.#isRendering) return;
    this.#session.renderer.render().catch((error: unknown) => {
      this.#session.emit('error', asFailure(error).body);
    });
  }

  async #render(): Promise<void> {
    const session = this.#session;
    while (this.#isDirty && session.view) {
      this.#isDirty = false;
      const { view } = session;
      const isReport = view.kind === 'report' || view.kind === 'paginated';
      if (isReport) {
        session.emit('renderingStarted');
        await this.#updateApplicationContext(view.report);
      }
      let rendered: string[];
      try {
        rendered = await session.renderer.render();
      } catch (error) {
        session.emit('error', asFailure(error).body);
        break;
      }
      if (view !== session.view) continue;
      this.#emitVisualRendered(view, rendered);
      session.emit('rendered');
    }
    this.#isRendering = false;
  }

  #emitVisualRendered(view: View, rendered: readonly string[]): void {
    const session = this.#session;
    if ((view.kind === 'report' || view.kind === 'paginated') && view.report.settings.visualRenderedEvents) {
      const page = view.report.activePage;
      for (const name of rendered)
        session.emit('visualRendered', { name, page: page.name }, { page: page.name, visual: name });
    }
    if (view.kind === 'qna' && view.question !== '') {
      session.emit('visualRendered', { question: view.question, normalizedQuestion: view.normalizedQuestion });
    }
  }

  async #updateApplicationContext(report: ReportSession): Promise<void> {
    const session = this.#session;
    if (!session.callsPreQuery) return;
    const page = report.activePage;
    // Power BI calls the hook for each query. One call per render has the same effect.
    const visualNames = page.visuals.filter(({ query }) => query).map(({ name }) => name);
    const context = await session.callHook('preQuery', {
      filters: report.state.filters,
      pageName: page.name,
      visualNames,
    });
    if (context !== undefined) report.applicationContext = context;
  }
}

/** Returns the names of the visuals that are visible in a view, from back to front. */
export function visibleVisuals(view: View | undefined): string[] {
  if (!view) return [];
  if ('tiles' in view) return view.tiles.map(({ tile }) => tile.visualName);
  const { activePage: page, settings, state } = view.report;
  const names = placedVisuals(page, settings).map(({ visual }) => visual.name);
  const { kind, pageName, visualName = '' } = state.popOut ?? {};
  const isFocused = kind === 'focus' && pageName === page.name && names.includes(visualName);
  return isFocused ? [visualName] : names;
}
