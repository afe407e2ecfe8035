/** The last release, as far as the check needs it. */
export interface LastRelease {
  /** The changelog as it was then. */
  changelog: string;
  /** Whether the reports in api/ are others now. */
  surfaceChanged: boolean;
}

/** What is wrong with a changelog. */
export function findFaults(text: string, packageVersion: string, last?: LastRelease): string[];
