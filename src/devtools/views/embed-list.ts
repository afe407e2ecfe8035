import { h, KeyedList, setAttribute, setText } from '../panel/dom';
import type { EmbedSnapshot } from '../store/embed-snapshot';
import { findWarnings } from '../warnings';
import type { ViewContext } from './view';

const tones: Record<EmbedSnapshot['status'], string> = {
  waiting: 'warn',
  loading: 'accent',
  loaded: 'accent',
  rendered: 'ok',
  failed: 'error',
  detached: 'warn',
};

/** Shows the status of an embed. */
export function setStatus(chip: HTMLElement, status: EmbedSnapshot['status']): void {
  setText(chip, status);
  chip.dataset.tone = tones[status];
}

/** The list of embeds, from which one is selected. */
export class EmbedList {
  readonly root = h('ul', { class: 'side', 'aria-label': 'Embeds', role: 'list' });
  readonly #context: ViewContext;
  readonly #onSelect: () => void;
  readonly #list: KeyedList<EmbedSnapshot>;

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
    const [name, chip, place] = [
      h('span', { class: 'name' }),
      h('span', { class: 'chip' }),
      h('span', { class: 'place mono' }),
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
      place,
    );
    const update = (embed: EmbedSnapshot) => {
      setText(name, embed.name);
      setStatus(chip, embed.status);
      setText(place, [embed.container, embed.origin].filter(Boolean).join(' · '));
      const found = findWarnings(embed, context.session.nowMs);
      const problems = found.filter(({ severity }) => severity !== 'hint').length;
      setAttribute(badge, 'data-severity', found.some(({ severity }) => severity === 'error') ? 'error' : 'warning');
      badge.hidden = problems === 0;
      setText(badge, String(problems));
      setAttribute(badge, 'aria-label', `${problems} problem${problems === 1 ? '' : 's'}`);
      setAttribute(control, 'aria-current', embed.key === context.selectedKey ? 'true' : undefined);
    };
    return { root: h('li', { role: 'listitem' }, control), update };
  }

  update(embeds: readonly EmbedSnapshot[]): void {
    this.#list.update(embeds);
  }
}
