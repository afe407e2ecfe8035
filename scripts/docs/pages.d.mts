/** Returns the paths of all documents on the site, by their paths in the repository. */
export function readPages(): Map<string, string>;
