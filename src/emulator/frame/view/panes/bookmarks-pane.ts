import type { FrameSession } from '../../../session/frame-session';
import { chromeOf } from '../../../session/state/settings';
import { addPersonalBookmark, personalBookmarks, removePersonalBookmark } from '../../../session/actions/user-state';
import { formatString } from '../../../locales/locale';
import { element, fill } from '../dom';
import { paneHeader } from './pane-header';
import { icon } from '../icon';

/** A bookmark's name and display name. */
interface BookmarkName {
  name: string;
  displayName: string;
}

/** Pane with the report's bookmarks and bookmark groups, and the user's personal bookmarks. */
export class BookmarksPane {
  readonly element = element('aside', { class: 'pane list-pane', hidden: true });
  readonly #session: FrameSession;
  readonly #name = element('input', { type: 'text', class: 'search', required: true, maxlength: 80 });

  constructor(session: FrameSession) {
    this.#session = session;
  }

  render(isSheet: boolean): void {
    const session = this.#session;
    const { report } = session;
    const { strings } = report;
    const all = report.definition.bookmarks ?? [];
    const personal = report.settings.personalBookmarksEnabled === true;
    const { bookmarks } = chromeOf(report.settings, report.editing);
    this.element.hidden = !bookmarks.visible || (all.length === 0 && !personal);
    if (this.element.hidden) return;
    this.element.setAttribute('aria-label', strings.bookmarks);
    const rows = all.map(({ name, displayName, children }) =>
      children
        ? element(
            'div',
            { role: 'group', 'aria-label': displayName },
            element('p', { class: 'group-name' }, displayName),
            ...children.map((child) => this.#row(child)),
          )
        : this.#row({ name, displayName }),
    );
    fill(
      this.element,
      paneHeader(session, 'bookmarks', isSheet),
      ...(rows.length > 0 ? [element('h3', {}, strings.reportBookmarks), ...rows] : []),
      ...(personal ? this.#personal() : []),
    );
  }

  #personal(): HTMLElement[] {
    const session = this.#session;
    const { strings } = session.report;
    this.#name.setAttribute('aria-label', strings.bookmarkName);
    this.#name.placeholder = strings.bookmarkName;
    const rows = personalBookmarks(session).map((bookmark) =>
      element(
        'div',
        { class: 'bookmark-row' },
        this.#row(bookmark),
        element(
          'button',
          {
            type: 'button',
            class: 'link',
            'aria-label': formatString(strings.deleteBookmark, bookmark.displayName),
            onclick: () => {
              removePersonalBookmark(session, bookmark.name);
              session.rerender();
            },
          },
          icon('close'),
        ),
      ),
    );
    const add = element(
      'form',
      {
        class: 'bookmark-row',
        onsubmit: (event: Event) => {
          event.preventDefault();
          const name = this.#name.value.trim();
          if (name === '') return;
          addPersonalBookmark(session, name);
          this.#name.value = '';
          session.rerender();
        },
      },
      this.#name,
      element('button', { type: 'submit', class: 'small' }, strings.add),
    );
    return [element('h3', {}, strings.personalBookmarks), ...rows, add];
  }

  #row({ name, displayName }: BookmarkName): HTMLElement {
    const { report, actions } = this.#session;
    return element(
      'button',
      {
        type: 'button',
        class: 'bookmark',
        'aria-pressed': String(name === report.bookmark),
        onclick: () => {
          actions.applyBookmark(name);
        },
      },
      icon('bookmark'),
      element('span', {}, displayName),
    );
  }
}
