import type { Embed } from '@vitrine/sdk';
import type { EmbedRecord } from '../store/embed-record';
import type { EmbedSnapshot } from '../store/embed-snapshot';
import type { Recorder } from '../store/recorder';
import type { Session } from '../store/session';
import { findWarnings } from '../warnings';

/** Result of recording a report. See the emulator's `recordContent`. */
export interface RecordedReport {
  /** Content file. */
  readonly content: unknown;
  /** Parts that could not be recorded. */
  readonly unreadable: readonly unknown[];
}

/** Function that records a report as content for the emulator, such as `recordContent` from `@vitrine/sdk/emulator`. */
export type RecordContent = (
  report: never,
  options?: { anonymize?: boolean; onProgress?: (progress: { done: number; total: number }) => void },
) => Promise<RecordedReport>;

/** State and actions shared by all views. */
export interface ViewContext {
  /** The displayed session. */
  readonly session: Session;
  readonly recorder: Recorder;
  /** Records a report. Undefined if the page provides no recording function. */
  readonly recordContent: RecordContent | undefined;
  /** Key of the selected embed. */
  selectedKey: string | undefined;
  /** Returns snapshots of the embeds. The snapshots do not change during an update. */
  embeds(): readonly EmbedSnapshot[];
  /** Returns the record for a snapshot, or undefined for imported sessions and removed embeds. */
  recordOf(key: string): EmbedRecord | undefined;
  /** Returns the live embed for a snapshot, or undefined for imported sessions and removed embeds. */
  embedOf(key: string): Embed | undefined;
  /** Returns the container for a snapshot's embed. */
  elementOf(key: string): HTMLElement | undefined;
  /** Updates the view immediately instead of at the next scheduled update. */
  refresh(): void;
  /** Shows the messages that match a search term. */
  showMessages(search: string): void;
  /** Shows a message briefly. Screen readers announce it. */
  announce(text: string): void;
  /** Shows an imported session. Pass undefined to show the page's own session. */
  showSession(session: Session | undefined): void;
  /** Returns a guide's URL. */
  guideUrl(guide: string): string;
  /** Highlights a container. Pass undefined to remove the highlight. */
  highlight(element: HTMLElement | undefined): void;
}

/** A tab in the panel. */
export interface View {
  readonly id: string;
  readonly label: string;
  readonly root: HTMLElement;
  /** Number shown on the tab. */
  count?(): { value: number; severity?: 'error' | 'warning' } | undefined;
  /** Shows the current state. Called when the view is selected and when something has changed. */
  update(): void;
  /** Releases references to messages while the view is hidden, so that dropped messages can be garbage-collected. */
  release?(): void;
  /** Cancels the current operation when the panel is closed. */
  close?(): void;
}

/** Returns the selected embed. If none is selected, returns the first embed with an error, or else the first embed. */
export function selectedEmbed(context: ViewContext): EmbedSnapshot | undefined {
  const embeds = context.embeds();
  const { nowMs } = context.session;
  return (
    embeds.find(({ key }) => key === context.selectedKey) ??
    embeds.find((embed) => findWarnings(embed, nowMs).some(({ severity }) => severity === 'error')) ??
    embeds[0]
  );
}
