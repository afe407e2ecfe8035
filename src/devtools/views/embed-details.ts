import { button, h, prose, replace } from '../rendering/dom';
import { formatTime } from '../rendering/format';
import type { EmbedSnapshot } from '../store/embed-snapshot';
import { describeChange, type FieldChange } from '../store/load-record';
import { findWarnings, type Warning } from '../warnings';
import { setStatus } from './embed-list';
import { tree } from './tree';
import type { ViewContext } from './view';
import { waterfall } from './waterfall';

/** A section in the details. Re-renders only if its data has changed, so that expanded trees stay expanded. */
class Section {
  readonly root = h('section', { class: 'section' });
  readonly #body = h('div');
  #signature = '';

  constructor(title: string) {
    this.root.append(h('h3', {}, title), this.#body);
  }

  update(data: unknown, render: () => HTMLElement[]): void {
    const signature = JSON.stringify(data);
    if (signature === this.#signature) return;
    this.#signature = signature;
    const content = render();
    this.root.hidden = content.length === 0;
    replace(this.#body, ...content);
  }
}

const severities = { error: ['error', 'Error'], warning: ['warn', 'Warning'], hint: ['accent', 'Hint'] } as const;

function warningItem({ severity, title, fix, guide }: Warning, guideUrl: string): HTMLElement {
  const [tone, label] = severities[severity];
  const link = h('a', { href: guideUrl, target: '_blank', rel: 'noopener' }, guide.replace(/\.md.*/, ''));
  return h(
    'div',
    { class: 'warning', 'data-severity': severity },
    h('span', { class: 'chip', 'data-tone': tone }, label),
    h('p', { class: 'what' }, ...prose(title)),
    h('p', { class: 'how' }, ...prose(fix), ' Guide: ', link),
  );
}

const isEmpty = (value: unknown): boolean => Object.keys(value ?? {}).length === 0;

const fact = (name: string, value: string | undefined) =>
  value ? [h('dt', {}, name), h('dd', { class: 'mono' }, value)] : [];

function facts(embed: EmbedSnapshot): HTMLElement {
  const { container, layout, id, uniqueId, origin, title, content } = embed;
  const size = layout && (layout.isHidden ? 'hidden' : `${layout.width} × ${layout.height} px`);
  return h(
    'dl',
    { class: 'facts' },
    ...fact('Container', [container, size].filter(Boolean).join(', ')),
    ...fact('Content id', id),
    ...fact('Unique id', uniqueId),
    ...fact('Origin', origin),
    ...fact('Frame title', title),
    ...fact('Mode', content.mode),
    ...fact('Active page', content.page),
  );
}

const changed = (changes: readonly FieldChange[]) =>
  changes.length > 0 ? prose(`changed: ${changes.map(describeChange).join(', ')}`) : [];

function loads({ loads: all, isComplete, failure }: EmbedSnapshot): HTMLElement[] {
  const last = all.at(-1);
  if (!last) {
    const before = isComplete ? 'The content has not been loaded yet.' : 'No load since the devtools were added.';
    return [h('p', { class: 'muted' }, failure ? 'No frame was created.' : before)];
  }
  const earlier = all.slice(0, -1).reverse();
  const items = earlier.map(({ timeMs, error, changes = [] }) =>
    h('li', {}, `${formatTime(timeMs)} `, ...(error === undefined ? changed(changes) : [error])),
  );
  return [
    waterfall(last),
    ...(last.error === undefined ? [] : [h('p', { class: 'error-text' }, last.error)]),
    ...(items.length > 0 ? [h('details', {}, h('summary', {}, `${items.length} earlier`), h('ul', {}, ...items))] : []),
  ];
}

const problemItem = ({ timeMs, code, message }: EmbedSnapshot['problems'][number]) =>
  h(
    'li',
    {},
    h('span', { class: 'muted mono' }, `${formatTime(timeMs)} `),
    code ? h('code', {}, `${code} `) : null,
    message,
  );

/** Details for one embed: warnings, facts, load waterfall, errors, state and configuration. */
export class EmbedDetails {
  readonly root: HTMLElement;
  readonly #context: ViewContext;
  readonly #name = h('h2');
  readonly #status = h('span', { class: 'chip' });
  readonly #sections = {
    warnings: new Section('Findings'),
    facts: new Section('Embed'),
    loads: new Section('Last load'),
    problems: new Section('Errors'),
    filters: new Section('Filters'),
    settings: new Section('Settings'),
    theme: new Section('Theme'),
    config: new Section('Configuration'),
  };
  #key = '';

  constructor(context: ViewContext) {
    this.#context = context;
    const show = () => context.showMessages(this.#name.textContent);
    const scroll = () => context.elementOf(this.#key)?.scrollIntoView({ block: 'center' });
    this.root = h(
      'div',
      { class: 'main', tabindex: 0, role: 'region', 'aria-label': 'Embed details' },
      h(
        'div',
        { class: 'title-row' },
        this.#name,
        this.#status,
        h('span', { class: 'actions' }, button('Scroll into view', scroll), button('Show messages', show)),
      ),
      ...Object.values(this.#sections).map(({ root }) => root),
    );
  }

  update(embed: EmbedSnapshot): void {
    this.#key = embed.key;
    this.#name.textContent = embed.name;
    setStatus(this.#status, embed.status);
    const { warnings, facts: factList, loads: load, problems, filters, settings, theme, config } = this.#sections;
    const findings = findWarnings(embed, this.#context.session.nowMs);
    warnings.update([embed.key, findings], () =>
      findings.length > 0
        ? findings.map((warning) => warningItem(warning, this.#context.guideUrl(warning.guide)))
        : [h('p', { class: 'muted' }, 'No problems found.')],
    );
    const { content, layout, id, uniqueId, title, container, origin } = embed;
    factList.update([container, origin, id, content.page, content.mode, layout, uniqueId, title], () => [facts(embed)]);
    load.update([embed.key, embed.loads, embed.failure], () => loads(embed));
    problems.update([embed.key, embed.problems], () =>
      embed.problems.length > 0 ? [h('ul', {}, ...embed.problems.map(problemItem).reverse())] : [],
    );
    for (const [section, value] of [
      [filters, content.filters],
      [settings, content.settings],
      [theme, content.theme],
      [config, embed.config],
    ] as const) {
      section.update([embed.key, value ?? null], () => (isEmpty(value) ? [] : [tree(value)]));
    }
  }
}
