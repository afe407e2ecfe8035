/** Repository state that the changelog check compares. */
export interface ReleaseState {
  /** Version in package.json. */
  version: string;
  /** Content of CHANGELOG.md. */
  changelog: string;
  /** File names of the pending changesets. */
  changesets: readonly string[];
  /** Last release; undefined before the first one. */
  lastRelease?: {
    version: string;
    /** Whether the reports in api/ have changed since this release. */
    hasApiChanged: boolean;
  };
}

/** Returns a message for each problem in the changelog. */
export function findProblems(state: ReleaseState): string[];

/** Returns the file names of the pending changesets, relative to .changeset. */
export function listChangesets(): string[];
