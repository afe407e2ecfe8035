// Options for the site search, shared with the test that checks its results.

/**
 * Returns the term that is indexed for a word, or null for a word that is irrelevant to the topic. VitePress sends this function's
 * source to the browser, so the function must be self-contained.
 */
export function processTerm(word) {
  const term = word.toLowerCase();
  if (
    /^(a|an|and|are|as|at|be|by|can|do|does|for|from|how|i|in|is|it|my|of|on|or|that|the|this|to|what|when|where|with)$/.test(
      term,
    )
  ) {
    return null;
  }
  // singular and plural are the same term
  return /^\w{3,}[^s]s$/.test(term) ? term.slice(0, -1) : term;
}

/** Options for each search: titles have the highest weight, and words may be incomplete or misspelled. */
export const searchOptions = { fuzzy: 0.2, prefix: true, boost: { title: 6, titles: 2, text: 1 } };
