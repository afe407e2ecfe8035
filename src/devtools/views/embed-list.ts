import { h, KeyedList, setAttribute, setText } from '../rendering/dom';
import type { EmbedSnapshot } from '../store/embed-snapshot';
import { findWarnings } from '../warnings';
import type { ViewContext } from './view';

const tones: Record<EmbedSnapshot['status'], string> = {
  waiting: 'warn',
  loading: 'accent',
  loaded: 'accent',
  rendered: 'ok',
  failed: 'error',
  crashed: 'error',
  detached: 'warn',
};

/** Shows an embed's status. */
export function setStatus(chip: HTMLElement, status: EmbedSnapshot['status']): void {
  setText(chip, status);
  chip.dataset.tone = tones[status];
}

/** Selectable list of embeds. */
export class EmbedList {
  readonly root = h('ul', { class: 'side', 'aria-label': 'Embeds', role: 'list' });
  readonly #context: ViewContext;
  readonly #onSelect: () => void;
  readonly #list: KeyedList<EmbedSnapshot>;
  #selectedKey: string | undefined;
  #revealedKey: string | undefined;

  constructor(context: ViewContext, onSelect: () => void) {
    this.#context = context;
    this.#onSelect = onSelect;
    this.#list = new KeyedList<EmbedSnapshot>(
      this.root,
      ({ key }) => key,
      ({ key }) => this.#createItem(key),
    );
  }

  #createItem(key: string) {
    const context = this.#context;
    const highlight = () => context.highlight(context.elementOf(key));
    const removeHighlight = () => context.highlight(undefined);
    const select = () => {
      context.selectedKey = key;
      this.#onSelect();
      context.elementOf(key)?.scrollIntoView({ block: 'center' });
    };
    const [name, chip, origin, problem] = [
      h('span', { class: 'name' }),
      h('span', { class: 'chip' }),
      h('span', { class: 'origin mono' }),
      h('span', { class: 'problem' }),
    ];
    const badge = h('span', { class: 'badge', role: 'img' });
    const control = h(
      'button',
      {
        type: 'button',
        class: 'embed',
        onclick: select,
        onpointerenter: highlight,
        onpointerleave: removeHighlight,
        onfocus: highlight,
        onblur: removeHighlight,
      },
      h('span', { class: 'line' }, name, badge, chip),
      origin,
      problem,
    );
    const update = (embed: EmbedSnapshot) => {
      setText(name, embed.name);
      setStatus(chip, embed.status);
      setText(origin, [embed.container, embed.origin].filter(Boolean).join(' · '));
      const warnings = findWarnings(embed, context.session.nowMs).filter(({ severity }) => severity !== 'hint');
      const [first] = warnings;
      badge.hidden = problem.hidden = warnings.length === 0;
      for (const element of [badge, problem]) setAttribute(element, 'data-severity', first?.severity);
      setText(badge, String(warnings.length));
      setAttribute(badge, 'aria-label', `${warnings.length} problem${warnings.length === 1 ? '' : 's'}`);
      setText(problem, first?.title.replaceAll('`', '') ?? '');
      setAttribute(control, 'aria-current', embed.key === this.#selectedKey ? 'true' : undefined);
    };
    return { root: h('li', { role: 'listitem' }, control), update };
  }

  update(embeds: readonly EmbedSnapshot[], selectedKey: string): void {
    this.#selectedKey = selectedKey;
    this.#list.update(embeds);
    this.#reveal(embeds.findIndex(({ key }) => key === selectedKey));
  }

  /**
   * Scrolls the list to the selected item once per selection. `scrollIntoView` is not used, because it could also
   * scroll the page.
   */
  #reveal(index: number): void {
    const { root } = this;
    const item = root.children[index] as HTMLElement | undefined;
    if (!item || this.#revealedKey === this.#selectedKey || root.clientHeight === 0) return;
    this.#revealedKey = this.#selectedKey;
    const top = item.offsetTop - root.offsetTop;
    root.scrollTop = Math.max(top + item.offsetHeight - root.clientHeight, Math.min(top, root.scrollTop));
  }
}
