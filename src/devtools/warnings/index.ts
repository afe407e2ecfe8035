import type { EmbedSnapshot } from '../store/embed-snapshot';
import { hidden, missingTitle, noHeight } from './layout-rules';
import {
  failedLoad,
  injectedFaults,
  notCreated,
  notRecorded,
  repeatedLoads,
  silentFrame,
  unresponsiveFrame,
} from './load-rules';
import { expiredToken, expiringToken, failedRefresh } from './token-rules';
import type { Rule, Warning } from './warning';

const severities: readonly Warning['severity'][] = ['error', 'warning', 'hint'];

/** All rules, most important first within each severity. */
const rules: readonly Rule[] = [
  notCreated,
  expiredToken,
  failedRefresh,
  silentFrame,
  failedLoad,
  noHeight,
  injectedFaults,
  unresponsiveFrame,
  repeatedLoads,
  expiringToken,
  hidden,
  notRecorded,
  missingTitle,
];

/** Returns an embed's warnings at a given time, in milliseconds since 1970, most severe first. */
export function findWarnings(embed: EmbedSnapshot, nowMs: number): Warning[] {
  const rankOf = ({ severity }: Warning) => severities.indexOf(severity);
  return rules.flatMap((rule) => rule(embed, nowMs) ?? []).sort((one, other) => rankOf(one) - rankOf(other));
}

export type { Warning } from './warning';
