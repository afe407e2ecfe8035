import { button, h, setText } from '../rendering/dom';
import { formatJson } from '../rendering/format';
import { actions, applyFault, faults, readFrameFaults, writeFrameFaults } from './fault-requests';
import { messageOf } from '../store/to-text';
import { download } from './download';
import { selectedEmbed, type View, type ViewContext } from './view';

const fieldset = (name: string) => h('fieldset', { class: 'section', disabled: true }, h('legend', {}, name));

/** View for injecting faults into emulator frames and for recording any report as emulator content. */
export class EmulatorView implements View {
  readonly id = 'emulator';
  readonly label = 'Emulator';
  readonly root: HTMLElement;
  readonly #context: ViewContext;
  readonly #name = h('h2');
  readonly #state = h('p', { class: 'muted', role: 'status' });
  readonly #controls = [fieldset('Faults'), fieldset('Actions')] as const;
  readonly #switches = faults.map((fault) => ({
    fault,
    toggle: h('input', { type: 'checkbox' }),
    value: h('input', {
      class: 'input',
      type: 'number',
      min: 0,
      value: fault.example,
      'aria-label': `${fault.name}: ${fault.argument ?? ''}`,
    }),
  }));
  readonly #route = h('input', { class: 'input', placeholder: 'All requests', autocomplete: 'off' });
  readonly #record = button('Record as emulator content', () => void this.#recordContent());
  readonly #anonymize = h('input', { type: 'checkbox' });
  readonly #progress = h('p', { class: 'muted', role: 'status' });
  readonly #recording = h(
    'section',
    { class: 'section' },
    h('h3', {}, 'Work offline'),
    h('p', {}, 'Saves pages, visuals and their data to a content file.'),
    h(
      'div',
      { class: 'title-row' },
      this.#record,
      h('label', { class: 'check' }, this.#anonymize, 'Replace text and numbers'),
    ),
    this.#progress,
  );
  #checkedKey: string | undefined;
  #isRecording = false;

  constructor(context: ViewContext) {
    this.#context = context;
    const rows = this.#switches.map(({ fault, toggle, value }) => {
      for (const input of [toggle, value]) input.addEventListener('change', () => void this.#apply());
      value.hidden = fault.argument === undefined;
      return h(
        'div',
        { class: 'fault' },
        h('label', { class: 'check' }, toggle, fault.name),
        value,
        h('span', { class: 'muted' }, fault.help),
      );
    });
    this.#route.addEventListener('change', () => void this.#apply());
    const buttons = actions.map(({ name, action }) =>
      button(name, () => void this.#applyAction(action, `${name}: done.`)),
    );
    const [faultControls, actionControls] = this.#controls;
    faultControls.append(...rows, h('label', { class: 'fault' }, 'Only requests with', this.#route));
    actionControls.append(h('div', { class: 'row-fields' }, ...buttons));
    this.#recording.hidden = !context.recordContent;
    this.root = h(
      'div',
      { class: 'view' },
      h(
        'div',
        { class: 'main', tabindex: 0, role: 'region', 'aria-label': 'Emulator' },
        h('div', { class: 'title-row' }, this.#name, this.#state),
        h('div', { class: 'columns' }, faultControls, h('div', {}, actionControls, this.#recording)),
      ),
    );
  }

  count() {
    const active = this.#context.embeds().flatMap(({ faults = '' }) => (faults === '' ? [] : faults.split(';')));
    return active.length > 0 ? { value: active.length, severity: 'warning' as const } : undefined;
  }

  get #embed() {
    const { selectedKey } = this.#context;
    return selectedKey === undefined ? undefined : this.#context.embedOf(selectedKey);
  }

  update(): void {
    const selected = selectedEmbed(this.#context);
    this.#context.selectedKey = selected?.key;
    setText(this.#name, selected?.name ?? 'No embed');
    const { recordContent } = this.#context;
    const canRecord = selected?.type === 'report' && this.#embed !== undefined && recordContent !== undefined;
    this.#record.disabled = !canRecord || this.#isRecording;
    // Reloading the frame removes its faults.
    const load = selected?.loads.at(-1);
    const key = selected && `${selected.key} ${load?.timeMs ?? ''} ${load?.steps.frameLoaded ?? ''}`;
    if (this.#checkedKey === key) return;
    this.#checkedKey = key;
    void this.#check();
  }

  /** Requests the frame's faults. The request fails unless the frame is the emulator. */
  async #check(): Promise<void> {
    this.#setDisabled(true);
    const key = this.#checkedKey;
    const embed = this.#embed;
    if (!embed) {
      const { session, selectedKey } = this.#context;
      const state = selectedKey === undefined ? 'Nothing is embedded on this page yet.' : 'This embed has no frame.';
      setText(this.#state, session.isLive ? state : 'An imported session has no frames.');
      return;
    }
    setText(this.#state, 'Checking…');
    const text = await readFrameFaults(embed);
    if (key !== this.#checkedKey) return;
    this.#setDisabled(text === undefined);
    setText(
      this.#state,
      text === undefined
        ? 'The frame is not the emulator, or does not respond.'
        : 'Faults apply until the frame reloads.',
    );
    this.#read(text ?? '');
    this.#remember(text ?? '');
  }

  #setDisabled(isDisabled: boolean): void {
    for (const fieldset of this.#controls) fieldset.disabled = isDisabled;
  }

  /** Stores the selected embed's faults so that all views show them. */
  #remember(text: string): void {
    const record = this.#context.recordOf(this.#context.selectedKey ?? '');
    if (!record || record.faults === text) return;
    record.faults = text;
    this.#context.refresh();
  }

  #read(text: string): void {
    const parts = text.split(';').map((part) => part.split('@'));
    for (const { fault, toggle, value } of this.#switches) {
      const part = parts.find(([head = '']) => head.split(':')[0] === fault.kind);
      toggle.checked = part !== undefined;
      const argument = part?.[0]?.split(':')[1];
      if (argument !== undefined) value.value = argument;
      if (part?.[1] !== undefined) this.#route.value = part[1];
    }
  }

  async #apply(): Promise<void> {
    const embed = this.#embed;
    if (!embed) return;
    const route = this.#route.value.trim();
    const text = this.#switches
      .filter(({ toggle }) => toggle.checked)
      .map(
        ({ fault, value }) =>
          `${fault.kind}${fault.argument === undefined ? '' : `:${value.value}`}${route && `@${route}`}`,
      )
      .join(';');
    const isDone = await this.#run(() => writeFrameFaults(embed, text), text === '' ? 'No faults.' : `Faults: ${text}`);
    if (isDone) this.#remember(text);
  }

  async #applyAction(action: (typeof actions)[number]['action'], done: string): Promise<void> {
    const embed = this.#embed;
    const record = this.#context.recordOf(this.#context.selectedKey ?? '');
    if (!embed || !record || !(await this.#run(() => applyFault(embed, action), done))) return;
    if (action === 'crash') record.hasCrashed = true;
    this.#context.refresh();
  }

  /** Sends a request and shows its result. Returns whether it succeeded. */
  async #run(request: () => Promise<void>, done: string): Promise<boolean> {
    try {
      await request();
      this.#context.announce(done);
      return true;
    } catch (error) {
      this.#context.announce(this.#context.recorder.secrets.redactText(messageOf(error)));
      return false;
    }
  }

  async #recordContent(): Promise<void> {
    const { recordContent, recorder } = this.#context;
    const { secrets } = recorder;
    const embed = this.#embed;
    if (!embed || !recordContent) return;
    this.#record.disabled = this.#isRecording = true;
    try {
      const { content, unreadable } = await recordContent(embed as never, {
        anonymize: this.#anonymize.checked,
        onProgress: ({ done, total }) => setText(this.#progress, `${done} of ${total} visuals`),
      });
      download('content.json', new Blob([formatJson(secrets.redact(content))], { type: 'application/json' }));
      const missing = `${unreadable.length} part${unreadable.length === 1 ? '' : 's'}`;
      setText(this.#progress, `The content was saved to content.json. ${missing} could not be read.`);
    } catch (error) {
      setText(this.#progress, `The recording failed: ${secrets.redactText(messageOf(error))}`);
    } finally {
      this.#isRecording = false;
      this.update();
    }
  }
}
