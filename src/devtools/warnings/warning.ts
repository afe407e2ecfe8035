import type { EmbedSnapshot } from '../store/embed-snapshot';

/** A problem with an embed, and how to fix it. */
export interface Warning {
  /** Name of the rule. */
  readonly rule: string;
  /** 'error' if the content cannot be used, 'warning' if it soon cannot, 'hint' for improvements. */
  readonly severity: 'error' | 'warning' | 'hint';
  /** Description of the problem. */
  readonly title: string;
  /** Instructions to fix it. */
  readonly fix: string;
  /** Guide that explains the problem, relative to `docs/`. */
  readonly guide: string;
}

/** Returns the warning of one rule for an embed, or undefined if there is none. */
export type Rule = (embed: EmbedSnapshot, nowMs: number) => Warning | undefined;
