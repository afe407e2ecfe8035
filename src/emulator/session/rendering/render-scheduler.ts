import { asFailure } from '../failure';
import type { FrameSession } from '../frame-session';
import { placedVisuals } from '../layout';
import type { ReportSession } from '../report-session';
import type { View } from '../view';

/** Draws what a session shows, once for all changes of a moment, and raises the events of drawing. */
export class RenderScheduler {
  /** True between `prepare` and `render` of a phased load: nothing is drawn. */
  phased = false;
  readonly #session: FrameSession;
  #drawing = false;
  #dirty = false;

  constructor(session: FrameSession) {
    this.#session = session;
  }

  /** The content has changed. */
  changed(): void {
    this.#dirty = true;
    if (this.#drawing || this.phased || !this.#session.view) return;
    this.#drawing = true;
    setTimeout(() => void this.#draw(), 0);
  }

  /** Only what is around the content has changed: draws without an event. */
  redraw(): void {
    if (this.phased || !this.#session.view || this.#drawing) return;
    this.#session.stage.draw().catch((error: unknown) => {
      this.#session.raise('error', asFailure(error).body);
    });
  }

  async #draw(): Promise<void> {
    const session = this.#session;
    while (this.#dirty && session.view) {
      this.#dirty = false;
      const { view } = session;
      const isReport = view.kind === 'report' || view.kind === 'paginated';
      if (isReport) {
        session.raise('renderingStarted');
        await this.#askForContext(view.report);
      }
      let drawn: string[];
      try {
        drawn = await session.stage.draw();
      } catch (error) {
        session.raise('error', asFailure(error).body);
        break;
      }
      if (view !== session.view) continue;
      this.#tellDrawn(view, drawn);
      session.raise('rendered');
    }
    this.#drawing = false;
  }

  #tellDrawn(view: View, drawn: readonly string[]): void {
    const session = this.#session;
    if ((view.kind === 'report' || view.kind === 'paginated') && view.report.settings.visualRenderedEvents) {
      const page = view.report.activePage;
      for (const name of drawn)
        session.raise('visualRendered', { name, page: page.name }, { page: page.name, visual: name });
    }
    if (view.kind === 'qna' && view.question !== '') {
      session.raise('visualRendered', { question: view.question, normalizedQuestion: view.normalizedQuestion });
    }
  }

  async #askForContext(report: ReportSession): Promise<void> {
    const session = this.#session;
    if (!session.asksForContext) return;
    const page = report.activePage;
    // One question for the queries of a drawing; the provider asks per query, with the same answer.
    const queries = page.visuals.filter(({ query }) => query).map(({ name }) => name);
    const context = await session.hook('preQuery', {
      filters: report.state.filters,
      pageName: page.name,
      visualNames: queries,
    });
    if (context !== undefined) report.applicationContext = context;
  }
}

/** The visuals that a drawing of the view would show, from back to front: what a frame without a picture has drawn. */
export function visibleVisuals(view: View | undefined): string[] {
  if (!view) return [];
  if ('tiles' in view) return view.tiles.map(({ tile }) => tile.visualName);
  const { activePage: page, settings, state } = view.report;
  const names = placedVisuals(page, settings).map(({ visual }) => visual.name);
  const { kind, pageName, visualName = '' } = state.popOut ?? {};
  const isAlone = kind === 'focus' && pageName === page.name && names.includes(visualName);
  return isAlone ? [visualName] : names;
}
