import type { Recorder } from '../store/recorder';
import { CallView } from '../views/call-view';
import { EmbedsView } from '../views/embeds-view';
import { EmulatorView } from '../views/emulator-view';
import { MessagesView } from '../views/messages-view';
import { viewSheet } from '../views/style';
import { TokensView } from '../views/tokens-view';
import type { RecordContent, View } from '../views/view';
import { PanelContext, type ContextHost } from './context';
import { createStyleSheet, h, icon, iconButton, setAttribute } from '../rendering/dom';
import { Highlight } from './highlight';
import { Opener } from './opener';
import { PageSpace } from './page-space';
import {
  readPreferences,
  writePreferences,
  type PanelPosition,
  type PanelTheme,
  type Preferences,
} from './preferences';
import { Resizer } from './resizer';
import { SessionNotice } from './session-notice';
import { StatusMessage } from './status-message';
import { panelSheet } from './style';
import { Tabs } from './tabs';
import { themeSheet } from './theme';

/** Interval between updates to an open panel, in milliseconds. Faster updates would be hard to read. */
const updateIntervalMs = 200;
/** Interval at which countdowns and sizes are checked when there are no messages, in milliseconds. */
const idleIntervalMs = 1000;

/** Options for a `Panel`. */
export interface PanelOptions {
  readonly recorder: Recorder;
  readonly position: PanelPosition;
  readonly initiallyOpen: boolean;
  readonly theme: PanelTheme;
  readonly buttonPosition: 'bottom-right' | 'bottom-left';
  /** Element that contains the panel. Undefined docks it to the window. */
  readonly container: HTMLElement | undefined;
  /** Id of the initially selected view. */
  readonly view: string;
  readonly recordContent: RecordContent | undefined;
  readonly guides: string;
}

/** The button in the corner and the panel that it opens. */
export class Panel {
  readonly #host = document.createElement('div');
  readonly #recorder: Recorder;
  readonly #preferences: Preferences;
  readonly #context: PanelContext;
  readonly #views: readonly View[];
  readonly #messages: MessagesView;
  readonly #tabs: Tabs;
  readonly #highlight = new Highlight();
  readonly #pageSpace = new PageSpace();
  readonly #isInline: boolean;
  readonly #opener: Opener;
  readonly #panel: HTMLElement;
  readonly #root: HTMLElement;
  readonly #notice = new SessionNotice(() => this.#context.showSession(undefined));
  readonly #status = new StatusMessage();
  readonly #dock: HTMLButtonElement;
  readonly #resizer: Resizer;
  readonly #unsubscribe: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isDirty = false;
  /** Message log revision that is currently shown. */
  #shownRevision = 0;
  #updatedAtMs = 0;
  #isDisposed = false;
  #isWatching = false;

  constructor(options: PanelOptions) {
    const { recorder, container, position, initiallyOpen, theme, view } = options;
    this.#recorder = recorder;
    // leaves most of a short window to the page
    const height = Math.min(380, innerHeight * 0.475);
    const defaults = { isOpen: initiallyOpen, position, height, width: 520, theme, view };
    this.#isInline = container !== undefined;
    this.#preferences = this.#isInline ? { ...defaults, isOpen: true } : readPreferences(defaults);
    this.#context = new PanelContext(options, this.#createContextHost());
    this.#messages = new MessagesView(this.#context);
    this.#views = [
      new EmbedsView(this.#context),
      this.#messages,
      new TokensView(this.#context),
      new CallView(this.#context),
      new EmulatorView(this.#context),
    ];
    this.#tabs = new Tabs(this.#views, (id) => this.#onSelect(id));
    this.#opener = new Opener(options.buttonPosition, () => this.open());
    this.#dock = iconButton('right', 'Dock to the right', () => this.#toggleDock(), { class: 'icon-button dock' });
    this.#resizer = new Resizer({
      getPosition: () => this.#preferences.position,
      getSize: () => this.#size,
      setSize: (size) => this.#resize(size),
      onEnd: () => this.#change({ [this.#dimension]: this.#size }),
    });
    this.#panel = h(
      'div',
      { class: this.#isInline ? 'panel inline' : 'panel docked', onkeydown: (event) => this.#onKey(event) },
      ...(this.#isInline ? [] : [this.#resizer.root]),
      this.#createHeader(),
      this.#notice.root,
      ...this.#views.map(({ root }) => root),
      this.#status.root,
    );
    this.#root = h(
      'section',
      { class: 'root', dir: 'ltr', lang: 'en', 'aria-label': 'Vitrine devtools' },
      this.#panel,
      this.#highlight.root,
    );
    if (this.#isInline) this.#host.style.height = '100%';
    else this.#root.append(this.#opener.root);
    const shadow = this.#host.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [themeSheet, panelSheet, viewSheet].map(createStyleSheet);
    shadow.append(this.#root);
    this.#host.dataset.vitrineDevtools = '';
    this.#unsubscribe = recorder.subscribe(() => this.#onChange());
    this.#tabs.select(this.#preferences.view);
    (container ?? document.body).append(this.#host);
    this.#show();
  }

  /** Returns the functions of the panel that the views can call. */
  #createContextHost(): ContextHost {
    return {
      refresh: () => this.#update(),
      showMessages: (search) => {
        this.#tabs.select('messages');
        this.#messages.search(search);
      },
      announce: (text) => this.#status.show(text),
      onSessionChange: () => this.#onSessionChange(),
      highlight: (element) => this.#highlight.show(element),
    };
  }

  #createHeader(): HTMLElement {
    return h(
      'div',
      { class: 'header' },
      h('span', { class: 'brand' }, icon('mark'), h('span', {}, 'Vitrine')),
      this.#tabs.list,
      iconButton('theme', 'Change the colors', () => this.#changeTheme()),
      ...(this.#isInline ? [] : [this.#dock, iconButton('close', 'Close the devtools', () => this.close())]),
    );
  }

  /** Whether the panel is open. */
  get isOpen(): boolean {
    return this.#preferences.isOpen;
  }

  /** Opens the panel. */
  open(): void {
    if (this.isOpen) return;
    this.#change({ isOpen: true });
    this.#panel.classList.add('enter');
    this.#tabs.focus();
  }

  /** Closes the panel and shows its button again. */
  close(): void {
    if (!this.isOpen || this.#isInline) return;
    const hadFocus = this.#host.shadowRoot?.activeElement;
    for (const view of this.#views) view.close?.();
    this.#highlight.show(undefined);
    this.#change({ isOpen: false });
    if (hadFocus) this.#opener.root.focus();
  }

  /** Removes the panel and its button. */
  dispose(): void {
    this.#isDisposed = true;
    this.#watch(false);
    clearTimeout(this.#timer);
    this.#status.dispose();
    this.#unsubscribe();
    this.#pageSpace.release();
    for (const view of this.#views) {
      view.release?.();
      view.close?.();
    }
    this.#host.remove();
  }

  get #size(): number {
    return this.#preferences[this.#dimension];
  }

  get #dimension(): 'height' | 'width' {
    return this.#preferences.position === 'bottom' ? 'height' : 'width';
  }

  get #otherPosition(): PanelPosition {
    return this.#preferences.position === 'bottom' ? 'right' : 'bottom';
  }

  #change(changes: Partial<Preferences>): void {
    Object.assign(this.#preferences, changes);
    if (!this.#isInline) writePreferences(changes);
    this.#show();
  }

  /** Registers the panel with the recorder while the panel is open. */
  #watch(isWatching: boolean): void {
    if (isWatching !== this.#isWatching) this.#recorder.openPanels += isWatching ? 1 : -1;
    this.#isWatching = isWatching;
  }

  /** Applies the preferences. */
  #show(): void {
    this.#watch(this.isOpen);
    const { isOpen, position, height, width, theme } = this.#preferences;
    this.#root.dataset.theme = theme;
    this.#panel.hidden = !isOpen;
    this.#opener.root.hidden = isOpen;
    this.#panel.dataset.position = position;
    this.#panel.style.setProperty('--height', `${height}px`);
    this.#panel.style.setProperty('--width', `${width}px`);
    setAttribute(this.#dock, 'aria-label', `Dock to the ${this.#otherPosition}`);
    this.#dock.replaceChildren(icon(this.#otherPosition));
    this.#resizer.update();
    this.#reservePageSpace();
    this.#update();
  }

  #reservePageSpace(): void {
    if (this.#isInline) return;
    if (this.isOpen) this.#pageSpace.reserve(this.#preferences.position, this.#size);
    else this.#pageSpace.release();
  }

  #onSelect(id: string): void {
    if (id !== this.#preferences.view) this.#change({ view: id });
    else this.#update();
  }

  #toggleDock(): void {
    this.#change({ position: this.#otherPosition });
  }

  #changeTheme(): void {
    const next = { auto: 'light', light: 'dark', dark: 'auto' } as const;
    const theme = next[this.#preferences.theme];
    this.#change({ theme });
    this.#status.show(theme === 'auto' ? 'System colors.' : `${theme === 'dark' ? 'Dark' : 'Light'} colors.`);
  }

  #resize(size: number): void {
    this.#preferences[this.#dimension] = size;
    this.#panel.style.setProperty(`--${this.#dimension}`, `${size}px`);
    this.#reservePageSpace();
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (!this.isOpen || this.#isInline) return;
    // Escape clears a search field first.
    if (event.target instanceof HTMLInputElement && event.target.type === 'search' && event.target.value !== '') return;
    event.stopPropagation();
    this.close();
  }

  /** Schedules an update for a closed panel. An open panel polls instead. */
  #onChange(): void {
    if (this.#isDirty) return;
    this.#isDirty = true;
    if (!this.isOpen) this.#timer = setTimeout(() => this.#update(), idleIntervalMs);
  }

  /**
   * Updates an open panel if something has changed, and otherwise once a second, so that countdowns stay current. Messages
   * do not schedule updates, because scheduling would slow down every event.
   */
  #poll(): void {
    const { revision } = this.#recorder.log;
    const isRecent = performance.now() - this.#updatedAtMs < idleIntervalMs;
    if (isRecent && !this.#isDirty && revision === this.#shownRevision) this.#schedulePoll();
    else this.#update();
  }

  #schedulePoll(): void {
    this.#timer = setTimeout(() => this.#poll(), updateIntervalMs);
  }

  #update(): void {
    if (this.#isDisposed) return;
    clearTimeout(this.#timer);
    this.#isDirty = false;
    this.#context.invalidate();
    this.#showFailures();
    const shownView = this.isOpen ? this.#views.find(({ id }) => id === this.#preferences.view) : undefined;
    for (const view of this.#views) if (view !== shownView) view.release?.();
    if (!shownView) return;
    this.#tabs.updateCounts();
    this.#shownRevision = this.#recorder.log.revision;
    this.#updatedAtMs = performance.now();
    shownView.update();
    this.#schedulePoll();
  }

  /** Shows the number of failed embeds on the button. Counting them requires neither layout nor messages. */
  #showFailures(): void {
    this.#opener.showFailures(this.#recorder.records.filter(({ hasFailed }) => hasFailed).length);
  }

  #onSessionChange(): void {
    this.#notice.update(this.#context.session);
    this.#update();
  }
}
