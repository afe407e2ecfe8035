/** Storybook's color scheme. */
export type Scheme = 'light' | 'dark';

/** Returns the color scheme from the URL's `scheme` global, otherwise the system's scheme. */
export function initialScheme(): Scheme {
  const [, scheme] = /(?:^|;)scheme:(light|dark)/.exec(new URLSearchParams(location.search).get('globals') ?? '') ?? [];
  if (scheme === 'light' || scheme === 'dark') return scheme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
