import { h } from '../rendering/dom';
import { findWarnings } from '../warnings';
import { EmbedDetails } from './embed-details';
import { EmbedList } from './embed-list';
import { selectedEmbed, type View, type ViewContext } from './view';

/** The embeds on the page and their problems. */
export class EmbedsView implements View {
  readonly id = 'embeds';
  readonly label = 'Embeds';
  readonly root = h('div', { class: 'view' });
  readonly #context: ViewContext;
  readonly #empty = h(
    'div',
    { class: 'empty' },
    h('p', {}, 'Nothing is embedded on this page yet.'),
    h('p', {}, 'Embeds from every service appear here as soon as they are created.'),
  );
  readonly #list: EmbedList;
  readonly #details: EmbedDetails;
  readonly #split: HTMLElement;

  constructor(context: ViewContext) {
    this.#context = context;
    this.#list = new EmbedList(context, () => this.update());
    this.#details = new EmbedDetails(context);
    this.#split = h('div', { class: 'split' }, this.#list.root, this.#details.root);
    this.root.append(this.#empty, this.#split);
  }

  count() {
    const warnings = this.#context.embeds().flatMap((embed) => findWarnings(embed, this.#context.session.nowMs));
    const problems = warnings.filter(({ severity }) => severity !== 'hint');
    const isError = problems.some(({ severity }) => severity === 'error');
    return { value: problems.length, severity: isError ? ('error' as const) : ('warning' as const) };
  }

  update(): void {
    const embeds = this.#context.embeds();
    const embed = selectedEmbed(this.#context);
    this.#empty.hidden = embed !== undefined;
    this.#split.hidden = embed === undefined;
    if (!embed) return;
    this.#list.update(embeds, embed.key);
    this.#details.update(embed);
  }
}
