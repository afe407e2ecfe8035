import type { Embed } from '@vitrine/sdk';
import type { EmbedRecord } from '../store/embed-record';
import type { EmbedSnapshot } from '../store/embed-snapshot';
import type { Recorder } from '../store/recorder';
import { LiveSession, type Session } from '../store/session';
import type { RecordContent, ViewContext } from '../views/view';

/** The panel functions that views call through their context. */
export interface ContextHost {
  refresh(): void;
  showMessages(search: string): void;
  announce(text: string): void;
  onSessionChange(): void;
  highlight(element: HTMLElement | undefined): void;
}

/** Options for a `PanelContext`. */
export interface ContextOptions {
  readonly recorder: Recorder;
  readonly recordContent: RecordContent | undefined;
  /** Base URL of the guides, with a trailing slash. */
  readonly guides: string;
}

/** State shared by a panel's views. */
export class PanelContext implements ViewContext {
  readonly recorder: Recorder;
  readonly recordContent: RecordContent | undefined;
  selectedKey: string | undefined;
  readonly #live: Session;
  readonly #guides: string;
  readonly #host: ContextHost;
  #imported: Session | undefined;
  #embeds: readonly EmbedSnapshot[] | undefined;

  constructor({ recorder, recordContent, guides }: ContextOptions, host: ContextHost) {
    this.recorder = recorder;
    this.recordContent = recordContent;
    this.#guides = guides;
    this.#live = new LiveSession(recorder);
    this.#host = host;
  }

  get session(): Session {
    return this.#imported ?? this.#live;
  }

  embeds(): readonly EmbedSnapshot[] {
    return (this.#embeds ??= this.session.embeds());
  }

  /** Discards the snapshots. The panel calls this at the start of each update. */
  invalidate(): void {
    this.#embeds = undefined;
  }

  embedOf(key: string): Embed | undefined {
    return this.recordOf(key)?.embed;
  }

  elementOf(key: string): HTMLElement | undefined {
    return this.recordOf(key)?.element;
  }

  recordOf(key: string): EmbedRecord | undefined {
    return this.session.isLive ? this.recorder.records.find((record) => record.key === key) : undefined;
  }

  showSession(session: Session | undefined): void {
    this.#imported = session;
    this.selectedKey = undefined;
    this.#host.onSessionChange();
  }

  guideUrl(guide: string): string {
    return this.#guides + guide;
  }

  refresh(): void {
    this.#host.refresh();
  }

  showMessages(search: string): void {
    this.#host.showMessages(search);
  }

  announce(text: string): void {
    this.#host.announce(text);
  }

  highlight(element: HTMLElement | undefined): void {
    this.#host.highlight(element);
  }
}
