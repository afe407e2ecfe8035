/** Public methods of the published client that no scenario needs to call, with the reason. */
export const uncalled: Record<string, string> = {
  'Embed.create': 'every class that uses it overrides it',
};

/** Public methods of the published client that ours lacks on purpose, with the reason. */
export const lacking: Record<string, string> = {};
