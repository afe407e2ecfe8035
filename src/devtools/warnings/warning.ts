import type { EmbedSnapshot } from '../store/embed-snapshot';

/** A problem with an embed, and how to fix it. */
export interface Warning {
  /** Rule name. */
  readonly rule: string;
  /** 'error' if the content is unusable, 'warning' if it may be or become unusable, 'hint' for improvements. */
  readonly severity: 'error' | 'warning' | 'hint';
  /** Problem description. */
  readonly title: string;
  /** Instructions for fixing the problem. */
  readonly fix: string;
  /** Guide that explains the problem, relative to `docs/`. */
  readonly guide: string;
}

/** Returns one rule's warning for an embed, or undefined if there is none. */
export type Rule = (embed: EmbedSnapshot, nowMs: number) => Warning | undefined;
