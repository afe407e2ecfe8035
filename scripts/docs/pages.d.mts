/** Returns the documents of the site, by their path in the repository, with their paths on the site. */
export function readPages(): Map<string, string>;
