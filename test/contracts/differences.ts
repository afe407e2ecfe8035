import type { Recording } from './player';

/** A difference from the published client that is meant. */
export interface AcceptedDifference {
  /** Why it is meant. */
  reason: string;
  /** Turns the published client's recording into what the SDK must leave instead: nothing else may differ. */
  apply(golden: Recording): Recording;
}

/** Differences by scenario. */
export const acceptedDifferences: Record<string, AcceptedDifference> = {};
