import type { FrameSession } from '../../session/frame-session';
import { chromeOf } from '../../session/settings';
import { element, fill } from './dom';

/** The bookmarks: the bar that plays them, and the row of them all. */
export class BookmarkBar {
  readonly element = element('div', { class: 'bookmark-bar', hidden: true });
  readonly #session: FrameSession;

  constructor(session: FrameSession) {
    this.#session = session;
  }

  draw(): void {
    const { report, gestures } = this.#session;
    const all = (report.definition.bookmarks ?? []).flatMap(({ children, ...own }) => children ?? [own]);
    const pane = chromeOf(report.settings, report.editing).bookmarks;
    this.element.hidden = !report.playing && !(pane.visible && all.length > 0);
    const current = all.findIndex(({ name }) => name === report.bookmark);
    const go = (step: number) => () => {
      const next = all[(Math.max(current, 0) + step + all.length) % all.length];
      if (next) gestures.applyBookmark(next.name);
    };
    if (report.playing) {
      const leave = (): void => {
        report.playing = false;
        this.#session.changed();
      };
      const text = `${String(current + 1)} of ${String(all.length)}: ${all[current]?.displayName ?? ''}`;
      fill(
        this.element,
        element('button', { type: 'button', 'aria-label': 'Previous bookmark', onclick: go(-1) }, '‹'),
        element('span', { role: 'status' }, text),
        element('button', { type: 'button', 'aria-label': 'Next bookmark', onclick: go(1) }, '›'),
        element('button', { type: 'button', onclick: leave }, 'Exit'),
      );
      return;
    }
    const buttons = all.map(({ name, displayName }) =>
      element(
        'button',
        {
          type: 'button',
          'aria-pressed': String(name === report.bookmark),
          onclick: () => {
            gestures.applyBookmark(name);
          },
        },
        displayName,
      ),
    );
    fill(this.element, element('span', { class: 'note' }, 'Bookmarks'), ...buttons);
  }
}
