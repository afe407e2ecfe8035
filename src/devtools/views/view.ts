import type { Embed } from '@vitrine/sdk';
import type { EmbedSnapshot } from '../store/embed-snapshot';
import type { Recorder } from '../store/recorder';
import type { Session } from '../store/session';
import { findWarnings } from '../warnings';

/** Result of recording a report; see `recordContent` of the emulator. */
export interface RecordedReport {
  /** Content file. */
  readonly content: unknown;
  /** Parts that could not be recorded. */
  readonly unreadable: readonly unknown[];
}

/** Records a report as content for the emulator: `recordContent` of `@vitrine/sdk/emulator`. */
export type RecordContent = (
  report: never,
  options?: { anonymize?: boolean; onProgress?: (progress: { done: number; total: number }) => void },
) => Promise<RecordedReport>;

/** State and actions that views share. */
export interface ViewContext {
  /** The session that is shown. */
  readonly session: Session;
  readonly recorder: Recorder;
  /** Records a report. Undefined if the page has not passed the function. */
  readonly recordContent: RecordContent | undefined;
  /** Key of the selected embed. */
  selectedKey: string | undefined;
  /** Returns the snapshots of the embeds. They do not change during an update. */
  embeds(): readonly EmbedSnapshot[];
  /** Returns the live embed of a snapshot; undefined for an imported session and a removed embed. */
  embedOf(key: string): Embed | undefined;
  /** Returns the container of a snapshot. */
  elementOf(key: string): HTMLElement | undefined;
  /** Updates the view immediately instead of with the next message. */
  refresh(): void;
  /** Shows messages that match a search text. */
  showMessages(search: string): void;
  /** Shows a message briefly. Screen readers announce it. */
  announce(text: string): void;
  /** Shows an imported session. Undefined shows the page's session. */
  showSession(session: Session | undefined): void;
  /** Returns the URL of a guide. */
  guideUrl(guide: string): string;
  /** Highlights a container while the pointer is on its name. Undefined removes the highlight. */
  highlight(element: HTMLElement | undefined): void;
}

/** One tab of the panel. */
export interface View {
  readonly id: string;
  readonly label: string;
  readonly root: HTMLElement;
  /** Number that the tab shows. */
  count?(): { value: number; severity?: 'error' | 'warning' } | undefined;
  /** Shows the current state. Called when the view is selected and when something has changed. */
  update(): void;
  /** Releases references to messages while the view is not shown, so that the log bounds their memory. */
  release?(): void;
  /** Cancels the current operation when the panel is closed. */
  close?(): void;
}

/** Returns the selected embed, otherwise the first one with an error, otherwise the first one. */
export function selectedEmbed(context: ViewContext): EmbedSnapshot | undefined {
  const embeds = context.embeds();
  const { nowMs } = context.session;
  return (
    embeds.find(({ key }) => key === context.selectedKey) ??
    embeds.find((embed) => findWarnings(embed, nowMs).some(({ severity }) => severity === 'error')) ??
    embeds[0]
  );
}
