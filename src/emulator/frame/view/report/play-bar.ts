import type { FrameSession } from '../../../session/frame-session';
import { formatString } from '../../../locales/locale';
import { element, fill } from '../dom';

/** Bar with the controls for a bookmark slide show. */
export class PlayBar {
  readonly element = element('section', { class: 'play-bar', hidden: true });
  readonly #session: FrameSession;

  constructor(session: FrameSession) {
    this.#session = session;
  }

  render(): void {
    const { report, actions } = this.#session;
    const { strings } = report;
    this.element.hidden = !report.playing;
    if (!report.playing) return;
    this.element.setAttribute('aria-label', strings.bookmarks);
    const all = (report.definition.bookmarks ?? []).flatMap(({ children, ...bookmark }) => children ?? [bookmark]);
    const current = all.findIndex(({ name }) => name === report.bookmark);
    const move = (step: number) => () => {
      const next = all[(Math.max(current, 0) + step + all.length) % all.length];
      if (next) actions.applyBookmark(next.name);
    };
    const exit = (): void => {
      report.playing = false;
      this.#session.rerender();
    };
    fill(
      this.element,
      element('button', { type: 'button', 'aria-label': strings.previousBookmark, onclick: move(-1) }, '‹'),
      element(
        'span',
        { role: 'status' },
        formatString(strings.bookmarkOf, current + 1, all.length, all[current]?.displayName ?? ''),
      ),
      element('button', { type: 'button', 'aria-label': strings.nextBookmark, onclick: move(1) }, '›'),
      element('button', { type: 'button', onclick: exit }, strings.exit),
    );
  }
}
