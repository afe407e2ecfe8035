import { Page, VisualDescriptor, type Embed } from '@vitrine/sdk';
import { ArgumentError } from '../calls/arguments';
import { codeOf, languages, type Call, type Language } from '../calls/call-code';
import { methodsOf, type CallTarget, type Method } from '../calls/methods';
import { button, h, icon, replace, setText } from '../rendering/dom';
import { formatDuration } from '../rendering/format';
import { messageOf } from '../store/to-text';
import { CallForm } from './call-form';
import { copyText } from './message-details';
import { tree } from './tree';
import { selectedEmbed, type View, type ViewContext } from './view';

const targetNames: Readonly<Record<CallTarget, string>> = {
  embed: 'The embed',
  bookmarksManager: 'Its bookmarks manager',
  page: 'A page',
  visual: 'A visual',
};

/** Embed types that have pages and bookmarks. */
const reportTypes = ['report', 'visual'];

function setOptions(select: HTMLSelectElement, values: readonly (readonly [value: string, text: string])[]): void {
  const { value } = select;
  replace(select, ...values.map(([key, text]) => h('option', { value: key }, text)));
  if (values.some(([key]) => key === value)) select.value = value;
}

const labeled = (text: string, field: HTMLElement) => h('label', { class: 'field' }, h('span', {}, text), field);

/** View that calls an embed's methods. */
export class CallView implements View {
  readonly id = 'call';
  readonly label = 'Call';
  readonly root: HTMLElement;
  readonly #context: ViewContext;
  readonly #embed = h('select', { class: 'input' });
  readonly #target = h('select', { class: 'input' });
  readonly #search = h('input', {
    class: 'input',
    type: 'search',
    autocomplete: 'off',
    placeholder: 'Part of the name',
  });
  readonly #method = h('select', { class: 'input' });
  readonly #page = h('input', { class: 'input', autocomplete: 'off', placeholder: 'Page name' });
  readonly #visual = h('input', { class: 'input', autocomplete: 'off', placeholder: 'Visual name' });
  readonly #pageField = labeled('Page', this.#page);
  readonly #visualField = labeled('Visual', this.#visual);
  readonly #form = new CallForm();
  readonly #run = button('Call', () => void this.#call(), { class: 'button primary' });
  readonly #copyButton = button('Copy as code', () => this.#copy());
  readonly #language = h('select', { class: 'input', 'aria-label': 'Code language' });
  readonly #result = h(
    'div',
    { class: 'section', role: 'status' },
    h('p', { class: 'muted' }, 'The result appears here.'),
  );
  readonly #empty = h('p', { class: 'empty' });
  readonly #content: HTMLElement;
  #shownMethod = '';

  constructor(context: ViewContext) {
    this.#context = context;
    this.#run.prepend(icon('play'));
    setOptions(
      this.#language,
      languages.map((language) => [language, language]),
    );
    this.#embed.addEventListener('change', () => {
      context.selectedKey = this.#embed.value;
      this.update();
    });
    for (const select of [this.#target, this.#method]) select.addEventListener('change', () => this.update());
    this.#search.addEventListener('input', () => this.update());
    this.#content = h(
      'div',
      { class: 'main', tabindex: 0, role: 'region', 'aria-label': 'Call' },
      h(
        'div',
        { class: 'form section' },
        h(
          'div',
          { class: 'row-fields' },
          labeled('Embed', this.#embed),
          labeled('Object', this.#target),
          this.#pageField,
          this.#visualField,
          labeled('Find a method', this.#search),
          labeled('Method', this.#method),
        ),
        this.#form.root,
        h(
          'div',
          { class: 'title-row' },
          this.#run,
          h('span', { class: 'actions' }, h('span', { class: 'field' }, this.#language), this.#copyButton),
        ),
      ),
      this.#result,
    );
    this.root = h('div', { class: 'view' }, this.#empty, this.#content);
  }

  update(): void {
    const live = this.#context.embeds().filter(({ key }) => this.#context.embedOf(key));
    const selected = selectedEmbed(this.#context);
    const { isLive } = this.#context.session;
    setText(this.#empty, isLive ? 'There is no embed to call.' : 'Imported sessions cannot receive calls.');
    this.#empty.hidden = live.length > 0;
    this.#content.hidden = live.length === 0;
    setOptions(
      this.#embed,
      live.map(({ key, name, container }) => [key, `${name} (${container})`]),
    );
    if (selected && live.includes(selected)) this.#embed.value = selected.key;
    const embed = this.#context.embedOf(this.#embed.value);
    if (!embed) return;
    const isReport = reportTypes.includes(embed.embedtype);
    const targets = (Object.keys(targetNames) as CallTarget[]).filter((target) => target === 'embed' || isReport);
    setOptions(
      this.#target,
      targets.map((target) => [target, targetNames[target]]),
    );
    const target = this.#target.value as CallTarget;
    this.#pageField.hidden = target !== 'page' && target !== 'visual';
    this.#visualField.hidden = target !== 'visual';
    const method = this.#showMethods(methodsOf(target, sampleOf(target, embed)));
    const key = `${embed.embedtype} ${target} ${method?.name ?? ''}`;
    if (!method || key === this.#shownMethod) return;
    this.#shownMethod = key;
    this.#form.show(method);
  }

  /** Lists the methods whose name contains the search text. Returns the selected one. */
  #showMethods(methods: readonly Method[]): Method | undefined {
    const text = this.#search.value.trim().toLowerCase();
    const matching = methods.filter(({ name }) => name.toLowerCase().includes(text));
    setOptions(
      this.#method,
      matching.map(({ name }) => [name, name]),
    );
    const method = matching.find(({ name }) => name === this.#method.value);
    this.#run.disabled = this.#copyButton.disabled = !method;
    return method;
  }

  get #current(): Call {
    const embed = this.#context.embeds().find(({ key }) => key === this.#embed.value);
    return {
      target: this.#target.value as CallTarget,
      type: embed?.type ?? '',
      container: embed?.container ?? '',
      method: this.#method.value,
      args: this.#form.read(),
      page: this.#page.value,
      visual: this.#visual.value,
    };
  }

  async #call(): Promise<void> {
    const embed = this.#context.embedOf(this.#embed.value);
    if (!embed) return;
    const startedAtMs = performance.now();
    let call: Call;
    try {
      call = this.#current;
    } catch (error) {
      this.#show('rejected', startedAtMs, error);
      return;
    }
    replace(this.#result, h('p', { class: 'muted' }, 'Waiting for the response…'));
    try {
      const object = await objectOf(call, embed);
      const run = Reflect.get(object, call.method) as (...args: unknown[]) => unknown;
      this.#show('resolved', startedAtMs, await run.apply(object, [...call.args]));
    } catch (error) {
      this.#show('rejected', startedAtMs, error);
    }
  }

  #show(outcome: 'resolved' | 'rejected', startedAtMs: number, value: unknown): void {
    const isError = value instanceof Error;
    const { code } = (value ?? {}) as { code?: unknown };
    const message = isError ? `${typeof code === 'string' ? `${code}: ` : ''}${value.message}` : undefined;
    const text = h('p', { class: 'error-text' });
    if (message !== undefined) setText(text, this.#context.recorder.secrets.redactText(message));
    const isLocal = value instanceof ArgumentError;
    const embedName = this.#context.embeds().find(({ key }) => key === this.#embed.value)?.name ?? '';
    replace(
      this.#result,
      h(
        'div',
        { class: 'title-row' },
        h('span', { class: 'chip', 'data-tone': outcome === 'resolved' ? 'ok' : 'error' }, outcome),
        h(
          'span',
          { class: 'muted' },
          isLocal ? 'not sent' : `after ${formatDuration(performance.now() - startedAtMs)}`,
        ),
        isLocal ? null : button('Show messages', () => this.#context.showMessages(`request ${embedName}`)),
      ),
      message === undefined ? tree(this.#context.recorder.secrets.redact(plain(value))) : text,
    );
  }

  #copy(): void {
    try {
      const { args, ...call } = this.#current;
      const safe = { ...call, args: this.#context.recorder.secrets.redact(args) as unknown[] };
      void copyText(codeOf(safe, this.#language.value as Language)).then((text) => this.#context.announce(text));
    } catch (error) {
      this.#context.announce(messageOf(error));
    }
  }
}

/** The report members needed to call methods on its parts. */
interface ReportParts {
  readonly bookmarksManager: object;
  getPageByName(name: string): Promise<{ getVisualByName(name: string): Promise<object> }>;
}

/** Returns an object with a target's methods, without sending a request to the frame. */
function sampleOf(target: CallTarget, embed: Embed): object {
  if (target === 'embed') return embed;
  if (target === 'bookmarksManager') return (embed as unknown as ReportParts).bookmarksManager;
  return target === 'page' ? Page.prototype : VisualDescriptor.prototype;
}

async function objectOf({ target, page, visual }: Call, embed: Embed): Promise<object> {
  const report = embed as unknown as ReportParts;
  if (target === 'embed') return embed;
  if (target === 'bookmarksManager') return report.bookmarksManager;
  const reportPage = await report.getPageByName(page);
  return target === 'page' ? reportPage : reportPage.getVisualByName(visual);
}

/** Removes references to the report from pages and visuals. The report is hard to read and contains tokens. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== 'report' && name !== 'page'));
}
